import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#3f3f3f}h1{font-size:19pt;font-weight:400;margin:0 0 2mm;color:#1a3f7c}.c{margin:0 0 5mm;font-size:8.8pt}h2{font-size:10.5pt;color:#1a3f7c;letter-spacing:.5px;border-bottom:.3mm solid #b9c6da;padding-bottom:1mm;margin:5mm 0 3mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.d{font-size:8.6pt;color:#777}.t{font-weight:700;color:#1a3f7c}.e p.x{margin-top:.8mm}ul{margin:.6mm 0;padding-left:5mm}table{border-collapse:collapse;font-size:8.6pt;margin-top:1mm}td,th{padding:.8mm 3mm;text-align:center;font-weight:400;border-bottom:.2mm solid #ccc}th{color:#777}.f{font-size:8pt;color:#777}p{margin:0 0 1mm}`;
const entry = (when: string, title: string, at: string, where: string, ...texts: readonly string[]) =>
  `<div class=e><p class=d>[ ${when} ]</p><p><span class=t>${title}</span></p><p><b>${at}</b></p>${where && `<p class=f>${where}</p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<h1>Rūta Petrauskaitė</h1><p class=c><b>Date of birth:</b> 12/05/1990 | <b>Nationality:</b> Lithuanian | <b>Gender:</b> Female | <b>Phone number:</b> (+61) 491576398 (Mobile) | <b>Email address:</b> ruta.petrauskaite@example.com | <b>Address:</b> 3/40 Herries Lane, 4350, Toowoomba, Australia (Home)</p>
<h2>ABOUT ME</h2><p>Agronomist for broadacre crops. I walk paddocks in the morning and read satellites after lunch.</p>
<h2>WORK EXPERIENCE</h2>
${entry("03/02/2021 – Current", "Agronomist", "Black Soil Crop Advisers", "<b>City:</b> Toowoomba | <b>Country:</b> Australia", "Advise 38 farms on sorghum, wheat and chickpeas, 61,000 hectares", "Trials of controlled traffic and variable rate")}
${entry("01/09/2018 – 20/12/2020", "Assistant Agronomist", "Maranoa Grain Cooperative", "<b>City:</b> Roma | <b>Country:</b> Australia", "Soil sampling, insect counts, spray diaries")}
${entry("15/03/2018 – 15/08/2018", "Cotton Ginner", "Balonne Gin Pty Ltd", "<b>City:</b> St George | <b>Country:</b> Australia")}
${entry("2014 – 2017", "Crop Protection Specialist", "UAB Žalias Laukas", "<b>City:</b> Panevėžys | <b>Country:</b> Lithuania")}
<h2>EDUCATION AND TRAINING</h2>
${entry("2012 – 2014", "Master of Agronomy", "Nemunas Agricultural University", "<b>City:</b> Kaunas | <b>Country:</b> Lithuania | <b>Final grade:</b> 9.4 | <b>Level in EQF:</b> EQF level 7 | <b>Thesis:</b> Rust in winter wheat")}
${entry("2008 – 2012", "Bachelor of Agronomy", "Nemunas Agricultural University", "<b>City:</b> Kaunas | <b>Country:</b> Lithuania | <b>Level in EQF:</b> EQF level 6")}
<h2>LANGUAGE SKILLS</h2><p><b>Mother tongue(s):</b> Lithuanian</p><p><b>Other language(s):</b></p>
<table><tr><th></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th>WRITING</th></tr><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th></th></tr><tr><td><b>English</b></td><td>C1</td><td>C2</td><td>C1</td><td>C1</td><td>C1</td></tr><tr><td><b>Russian</b></td><td>B2</td><td>B1</td><td>B1</td><td>B2</td><td>A2</td></tr></table>
<p class=f>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>DIGITAL SKILLS</h2><p>QGIS / Agworld / Microsoft Excel / Drone mapping</p>
<h2>JOB-RELATED SKILLS</h2><ul><li>Weed identification</li><li>Nutrient budgets</li><li>Field days</li></ul>
<h2>DRIVING LICENCE</h2><p><b>Queensland:</b> class C</p>
<h2>LICENCES AND CERTIFICATES</h2>
${entry("14/06/2024 – 14/06/2029", "Chemical user accreditation", "RuralSafe Training", "No. 2209144")}
${entry("2022", "Remote Pilot Licence (RePL)", "Civil Aviation Safety Authority", "ARN 1120884")}
<h2>NETWORKS AND MEMBERSHIPS</h2>
${entry("2021 – Current", "Member", "Downs Agronomists' Circle", "")}`;

/** A Lithuanian agronomist's CV of the newer European form: “[ 03/02/2021 – Current ]” above the title, employer in bold, City and Country on a line of labels, languages in a table of levels. */
export const agronomist: UnseenCv = {
  name: "Lithuanian agronomist's newer European form: “[ 03/02/2021 – Current ]” above title and employer, City and Country as labels, digital skills between strokes",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Rūta",
    family: "Petrauskaitė",
    email: "ruta.petrauskaite@example.com",
    phone: "+61491576398",
    jobs: [
      ["Agronomist", "Black Soil Crop Advisers", "2021-02", null],
      ["Assistant Agronomist", "Maranoa Grain Cooperative", "2018-09", "2020-12"],
      ["Cotton Ginner", "Balonne Gin Pty Ltd / Balonne Gin", "2018-03", "2018-08"],
      ["Crop Protection Specialist", "UAB Žalias Laukas / Žalias Laukas", "2014", "2017"],
    ],
    studies: [
      ["Master of Agronomy", "Nemunas Agricultural University", "2014"],
      ["Bachelor of Agronomy", "Nemunas Agricultural University", "2012"],
    ],
    skills: [
      "QGIS",
      "Agworld",
      "Microsoft Excel",
      "Drone mapping",
      "Weed identification",
      "Nutrient budgets",
      "Field days",
    ],
    licences: [
      ["Chemical user accreditation", "2209144", "2029-06-14"],
      ["Remote Pilot Licence (RePL) / Remote Pilot Licence / RePL", "1120884 / ARN 1120884"],
    ],
    drives: ["C"],
    languages: ["Lithuanian", "English", "Russian"],
    besides: ["Driver licence", "Driving licence", "Member", "Downs Agronomists' Circle"],
  },
};
