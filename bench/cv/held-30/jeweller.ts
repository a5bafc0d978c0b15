import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Serif",serif;color:#252932}.g{display:grid;grid-template-columns:1fr 62mm;height:296mm;overflow:hidden}main{padding:15mm 10mm 10mm 16mm}aside{background:#0f4c5c;color:#fff;padding:15mm 8mm;text-align:center;font-family:"DejaVu Sans",sans-serif;font-size:8.8pt}h1{font-size:24pt;font-weight:400;margin:0}.r{font-size:8.5pt;letter-spacing:2px;text-transform:uppercase;margin:1mm 0 7mm}main h2{font-size:13pt;margin:4.5mm 0 1.5mm;font-weight:700}p{margin:0 0 1mm}.t{font-weight:700}.d{font-size:8.2pt;letter-spacing:1px;color:#7e8795;text-transform:uppercase}.e{margin-bottom:2.8mm}ul{margin:0;padding-left:4.5mm}aside h2{font-size:10.5pt;font-weight:700;margin:7mm 0 2mm}aside h2:first-child{margin-top:0}.b{height:.8mm;background:#3c7280;margin:0 0 3mm}.b i{display:block;height:100%;background:#fff}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (what: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${what}</p><p class=d>${when}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;
const bar = (what: string, share: number) =>
  `<p>${what}</p><div class=b><i style="width:${share}%"></i></div>`;

const body = `<div class=g><main><h1>Parisa Golestani</h1><p class=r>Jeweller and stone setter</p>
<h2>Profile</h2><p>Bench jeweller for fourteen years, in Isfahan and in Hobart. I make rings that are worn at work, so I make them strong. Handmade commissions, remodelling of inherited pieces, repairs while you wait.</p>
<h2>Employment History</h2>
${entry("Bench Jeweller and Setter at Salamanca Goldsmiths, Hobart", "March 2020 — Present", "Engagement rings from sketch to hallmark, about 140 a year", "Pavé, grain and channel setting under the microscope", "Teach Saturday workshops for beginners")}
${entry("Jewellery Repairer at Tick Tock Watch &amp; Jewel, Moonah", "July 2018 — February 2020", "Resizing, retipping, restringing; 30 jobs a day before Christmas")}
${entry("Goldsmith at Golestani Family Workshop, Isfahan", "2009 — 2017")}
${entry("Fruit Picker at Huon Orchards", "Summer 2017/18")}
<h2>Education</h2>
${entry("Certificate IV in Jewellery Design, Derwent TAFE, Hobart", "February 2019 — November 2020")}
${entry("Bachelor of Handicrafts, Zayandeh Art University, Isfahan", "2005 — 2009")}
<h2>Courses</h2>
${entry("CAD for Jewellers, Southern School of Gems", "May 2023")}
${entry("Diamond Grading, Southern School of Gems", "August 2021")}
<h2>Extra-curricular activities</h2>
${entry("Treasurer at Persian Cultural Society of Tasmania", "2021 — Present")}
<h2>References</h2>${entry("Maxwell Teague from Salamanca Goldsmiths", "m.teague@example.org · 0491 570 157")}
</main><aside><h2>Details</h2><p>14 Lochner Street<br>West Hobart, 7000<br>Australia</p><p>0491 571 266</p><p>parisa.golestani@example.com</p><p style="margin-top:3mm;opacity:.8">Nationality</p><p>Australian</p><p style="opacity:.8">Driving license</p><p>Full (C), Tasmania</p>
<h2>Links</h2><p><u>parisa-gold.example</u></p><p><u>Instagram</u></p>
<h2>Skills</h2>${bar("Stone setting", 95)}${bar("Hand engraving", 60)}${bar("Casting", 80)}${bar("MatrixGold", 55)}${bar("Repairs", 95)}${bar("Customer consultations", 75)}
<h2>Languages</h2>${bar("Persian", 100)}${bar("English", 80)}${bar("Azerbaijani", 50)}
<h2>Hobbies</h2><p>Calligraphy, bushwalking, backgammon</p></aside></div>`;

/** An Iranian-Australian jeweller's page from a builder with the sidebar at the right: “Title at Employer, City” in bold over “MARCH 2020 — PRESENT”, skills and languages over thin bars, courses and an office in a society in the form of jobs. */
export const jeweller: UnseenCv = {
  name: "Iranian-Australian jeweller's page from a résumé builder: “Title at Employer, City” over “MARCH 2020 — PRESENT”, right sidebar with details, skills and languages over bars, a summer over New Year, courses, a treasurer's office",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Parisa",
    family: "Golestani",
    email: "parisa.golestani@example.com",
    phone: "+61491571266",
    jobs: [
      ["Bench Jeweller and Setter", "Salamanca Goldsmiths / Salamanca Goldsmiths, Hobart", "2020-03", null],
      [
        "Jewellery Repairer",
        "Tick Tock Watch & Jewel / Tick Tock Watch & Jewel, Moonah",
        "2018-07",
        "2020-02",
      ],
      ["Goldsmith", "Golestani Family Workshop / Golestani Family Workshop, Isfahan", "2009", "2017"],
      ["Fruit Picker", "Huon Orchards", "2017", "2018"],
    ],
    studies: [
      ["Certificate IV in Jewellery Design", "Derwent TAFE / Derwent TAFE, Hobart", "2020-11"],
      ["Bachelor of Handicrafts", "Zayandeh Art University / Zayandeh Art University, Isfahan", "2009"],
    ],
    skills: ["Stone setting", "Hand engraving", "Casting", "MatrixGold", "Repairs", "Customer consultations"],
    drives: ["C"],
    languages: ["Persian / Persian (Farsi)", "English", "Azerbaijani"],
    besides: [
      "Driver licence",
      "Driving license",
      "Full (C), Tasmania",
      "CAD for Jewellers",
      "Diamond Grading",
      "Southern School of Gems",
      "Treasurer",
      "Persian Cultural Society of Tasmania",
      "Maxwell Teague",
    ],
  },
};
