import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "DejaVu Sans",sans-serif;color:#3f3a38}header{display:flex;gap:8mm;background:#004494;color:#fff;padding:8mm 14mm;margin:0 0 5mm}h1{font-size:19pt;font-weight:400;margin:0 0 2mm}header p{margin:0 0 .8mm;font-size:9pt}main{padding:0 14mm}h2{font-size:10.5pt;color:#004494;border-bottom:.3mm solid #004494;margin:5mm 0 2.5mm;break-after:avoid}.w{font-size:8.8pt;color:#666;margin:3mm 0 0}.t{font-size:10.6pt;margin:0;color:#004494}.t b{text-transform:uppercase}p{margin:0 0 1mm}ul{margin:.5mm 0 1mm;padding-left:5mm}table{border-collapse:collapse;margin:1mm 0}td,th{border:.2mm solid #bbb;padding:.8mm 2.5mm;font-weight:400;font-size:8.8pt;text-align:left}`;
const entry = (when: string, where: string, title: string, at: string, ...texts: readonly string[]) =>
  `<p class=w>${when} – ${where}</p><p class=t><b>${title}</b> – ${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;

const body = `<header><div><h1>Arash Golzari</h1><p><b>Date of birth:</b> 19/06/1988 | <b>Nationality:</b> Iranian | <b>Gender:</b> Male</p><p><b>Visa:</b> Skilled Independent (subclass 189)</p><p><b>Phone number:</b> (+61) 491574632 (Mobile)</p><p><b>Email address:</b> arash.golzari@example.com</p><p><b>Address:</b> 3/48 Whyte Street, 5011 Woodville SA, Australia (Home)</p></div></header><main>
<h2>ABOUT ME</h2><p>Chemical engineer with a background in desalination and wine. Skills assessed by the professional body in 2023.</p>
<h2>WORK EXPERIENCE</h2>
${entry("02/10/2023 – CURRENT", "Adelaide, Australia", "Process Engineer", "Brackish &amp; Bright Water Pty Ltd", "Scale-up of a membrane pilot from 2 to 40 m³ an hour", "Reduced antiscalant use by 22%")}
${entry("01/2022 – 09/2023", "Nuriootpa, Australia", "Cellar Hand", "Three Ravens Winery", "Two vintages while my skills were assessed")}
${entry("04/2016 – 12/2021", "Bandar Abbas, Iran", "Senior Process Engineer", "Hormoz Desalination Company", "Team of five on a plant of 100,000 m³ a day")}
${entry("09/2012 – 03/2016", "Shiraz, Iran", "Process Engineer", "Zagros Petrochemical Design")}
<h2>EDUCATION AND TRAINING</h2>
${entry("2010 – 2012", "Tehran, Iran", "MSc in Chemical Engineering", "Alborz University of Technology")}
${entry("2006 – 2010", "Shiraz, Iran", "BSc in Chemical Engineering", "Fars University")}
<h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): <b>PERSIAN</b></p><p>Other language(s):</p>
<table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken interaction</th><th>Writing</th></tr><tr><td><b>ENGLISH</b></td><td>C1</td><td>C1</td><td>C1</td><td>B2</td></tr><tr><td><b>ARABIC</b></td><td>A2</td><td>B1</td><td>A2</td><td>A2</td></tr></table>
<h2>DIGITAL SKILLS</h2><p>Aspen HYSYS | AutoCAD P&amp;ID | MATLAB | WinFlows | Microsoft Office</p>
<h2>JOB-RELATED SKILLS</h2><p>Reverse osmosis | HAZOP studies | Commissioning | Water chemistry</p>
<h2>LICENCES AND CERTIFICATES</h2><p>White Card (SA 0774126)</p><p>HAZOP Leader, Process Safety Academy, 03/2025</p>
<h2>DRIVING LICENCE</h2><p>Cars: C</p>
<h2>MEMBERSHIPS</h2><p>Member of the Guild of Chemical Engineers since 2023</p></main>`;

/** An Iranian chemical engineer's CV of the European form: particulars with birth date, nationality and visa, “dates – place” over “TITLE – EMPLOYER”, table of languages. */
export const chemicalEngineer: UnseenCv = {
  name: "Iranian chemical engineer's European form: particulars, “02/10/2023 – CURRENT – place” over “TITLE – employer”, language table",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Arash",
    family: "Golzari",
    email: "arash.golzari@example.com",
    phone: "+61491574632",
    jobs: [
      ["Process Engineer", "Brackish & Bright Water Pty Ltd / Brackish & Bright Water", "2023-10", null],
      ["Cellar Hand", "Three Ravens Winery", "2022-01", "2023-09"],
      ["Senior Process Engineer", "Hormoz Desalination Company", "2016-04", "2021-12"],
      ["Process Engineer", "Zagros Petrochemical Design", "2012-09", "2016-03"],
    ],
    studies: [
      ["MSc in Chemical Engineering", "Alborz University of Technology", "2012"],
      ["BSc in Chemical Engineering", "Fars University", "2010"],
    ],
    skills: [
      "Aspen HYSYS",
      "AutoCAD P&ID",
      "MATLAB",
      "WinFlows",
      "Microsoft Office",
      "Reverse osmosis",
      "HAZOP studies",
      "Commissioning",
      "Water chemistry",
    ],
    licences: [["White Card / White Card (SA)", "SA 0774126 / 0774126"], ["HAZOP Leader"]],
    drives: ["C"],
    languages: ["Persian / Persian (Farsi)", "English", "Arabic"],
    besides: [
      "Driving licence",
      "Skilled Independent (subclass 189)",
      "Guild of Chemical Engineers",
      "Process Safety Academy",
    ],
  },
};
