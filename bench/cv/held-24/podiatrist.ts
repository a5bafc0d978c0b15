import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.5 "DejaVu Sans",sans-serif;color:#262b33}.g{display:flex;gap:11mm}main{flex:2.2}aside{flex:1;font-size:9pt}header{display:flex;align-items:center;gap:5mm;margin-bottom:7mm}.o{width:18mm;height:18mm;border-radius:2mm;background:#cfd8e6}h1{font-size:22pt;margin:0;line-height:1.1}header p{margin:0;color:#566}h2{font-size:13pt;margin:5mm 0 2mm}h3{font-size:10.3pt;margin:3mm 0 0}.w{font-size:8.3pt;color:#8a93a0;letter-spacing:.6px;margin:0 0 1mm}aside h2{font-size:11.5pt}aside p{margin:0 0 1.2mm}.s{margin:0 0 3mm}.s i{display:block;height:1mm;background:#dbe1ea;margin-top:1mm}.s i b{display:block;height:1mm;background:#2a5bd7}ul{margin:0;padding-left:4.5mm}p{margin:0 0 1mm}a{color:#2a5bd7}`;
const entry = (title: string, when: string, ...texts: readonly string[]) =>
  `<h3>${title}</h3><p class=w>${when}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;
const bar = (words: string, percent: number) =>
  `<div class=s>${words}<i><b style="width:${percent}%"></b></i></div>`;

const body = `<header><div class=o></div><div><h1>Kim Oanh Nguyễn</h1><p>Podiatrist</p></div></header>
<div class=g><main><h2>Profile</h2><p>Podiatrist for diabetic feet and stubborn heels, seven years in public and private clinics. I speak Vietnamese with a third of my patients.</p>
<h2>Employment History</h2>
${entry("Senior Podiatrist at Sunvale Community Health, Sunshine", "OCTOBER 2022 — PRESENT", "High-risk foot clinic, 14 patients a day", "Amputations among clinic patients down by a quarter in three years")}
${entry("Podiatrist at Stride Right Clinics, Footscray", "JANUARY 2019 — SEPTEMBER 2022", "Biomechanics, orthoses and nail surgery")}
${entry("Pharmacy Assistant at Minh's Chemist, St Albans", "2015 — 2018")}
<h2>Education</h2>
${entry("Bachelor of Podiatric Practice (Honours), Bundoora Hills University, Melbourne", "FEBRUARY 2015 — NOVEMBER 2018", "First class honours")}
${entry("Victorian Certificate of Education, St Albans East College", "2014")}
<h2>Courses</h2>
${entry("Dry Needling Level 1, Needle Academy", "MAY 2021")}
<h2>Extra-curricular activities</h2>
${entry("Volunteer Podiatrist at Street Feet Melbourne", "2020 — PRESENT")}
<h2>References</h2><h3>Dr Ashok Rane from Sunvale Community Health</h3><p>ashok.rane@example.com · 03 5550 9021</p></main>
<aside><h2>Details</h2><p>8 Jacaranda Street<br>Deer Park, VIC 3023<br>Australia<br>0491 579 455<br><a>oanh.nguyen@example.com</a></p><p style="color:#8a93a0">Driving licence</p><p>Full (C)</p><p style="color:#8a93a0">AHPRA</p><p>POD0003071862, renewed to 30/11/2026</p>
<h2>Links</h2><p><a>LinkedIn</a></p>
<h2>Skills</h2>${bar("Wound care", 100)}${bar("Orthotic prescription", 80)}${bar("Nail surgery", 80)}${bar("Gait analysis", 80)}${bar("Doppler assessment", 60)}
<h2>Languages</h2>${bar("Vietnamese", 100)}${bar("English", 100)}${bar("Cantonese", 40)}
<h2>Hobbies</h2><p>Badminton, bánh mì critic</p></aside></div>`;

/** A podiatrist's resume of an online builder: “Title at Employer, place” over dates in capitals with long dashes, sidebar at the right with details, bars and a registration as a detail. */
export const podiatrist: UnseenCv = {
  name: "Vietnamese podiatrist's builder PDF: “Title at Employer, place” over capitals with long dashes, sidebar at the right with bars, licences among the details",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Kim Oanh",
    family: "Nguyễn / Nguyen",
    email: "oanh.nguyen@example.com",
    phone: "+61491579455",
    jobs: [
      ["Senior Podiatrist", "Sunvale Community Health / Sunvale Community Health, Sunshine", "2022-10", null],
      ["Podiatrist", "Stride Right Clinics / Stride Right Clinics, Footscray", "2019-01", "2022-09"],
      ["Pharmacy Assistant", "Minh's Chemist / Minh's Chemist, St Albans", "2015", "2018"],
    ],
    studies: [
      [
        "Bachelor of Podiatric Practice (Honours) / Bachelor of Podiatric Practice",
        "Bundoora Hills University / Bundoora Hills University, Melbourne",
        "2018-11",
      ],
      ["Victorian Certificate of Education", "St Albans East College", "2014"],
    ],
    skills: ["Wound care", "Orthotic prescription", "Nail surgery", "Gait analysis", "Doppler assessment"],
    licences: [
      ["AHPRA / AHPRA registration / AHPRA registration (Podiatrist)", "POD0003071862", "2026-11-30"],
    ],
    drives: ["C"],
    languages: ["Vietnamese", "English", "Cantonese"],
    besides: [
      "Driving licence",
      "Driver licence",
      "Volunteer Podiatrist",
      "Street Feet Melbourne",
      "Ashok Rane",
      "Dry Needling Level 1",
      "Needle Academy",
    ],
  },
};
