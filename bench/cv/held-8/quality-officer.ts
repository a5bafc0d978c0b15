import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "Liberation Sans",sans-serif;color:#222}.h{border-bottom:2px solid #0b7285;display:flex;justify-content:space-between;padding-bottom:2mm}h1{font-size:17pt;margin:3mm 0 1mm}h2{background:#e3f1f3;color:#0b7285;font-size:11pt;padding:1.5mm 3mm;margin:6mm 0 2mm}table{width:100%;border-collapse:collapse;margin-bottom:3mm;break-inside:avoid}td{padding:.8mm 2mm;vertical-align:top;border-bottom:1px solid #eee}td:first-child{width:42mm;color:#666}p{margin:0 0 1mm}`;
const fields = (rows: readonly (readonly [string, string])[]) =>
  `<table>${rows.map(([label, value]) => `<tr><td>${label}<td>${value}`).join("")}</table>`;
const job = (title: string, company: string, place: string, from: string, to: string, text: string) =>
  fields([
    ["Job title", title],
    ["Company", company],
    ["Location", place],
    ["Start date", from],
    ["End date", to],
    ["Current employer", to === "–" ? "Yes" : "No"],
    ["Responsibilities", text],
  ]);
const study = (degree: string, school: string, field: string, to: string) =>
  fields([
    ["Degree", degree],
    ["Institution", school],
    ["Field of study", field],
    ["Graduation date", to],
  ]);
const body = `<div class=h><span>Candidate profile</span><span>Requisition 40217: Quality Assurance Lead</span></div>
<h1>Mereana Tupou</h1><p>Application received 03-Nov-2026 · Source: careers page · Status: Under review
<h2>Contact information</h2>${fields([
  ["First name", "Mereana"],
  ["Last name", "Tupou"],
  ["Email", "mereana.tupou@kumara.example"],
  ["Mobile phone", "+61 452 088 613"],
  ["City", "Shepparton"],
  ["State", "VIC"],
  ["Postcode", "3630"],
  ["Country", "Australia"],
])}
<h2>Pre-screening questions</h2>${fields([
  ["Are you entitled to work in Australia?", "Yes – permanent resident"],
  ["Notice period", "4 weeks"],
  ["Expected salary", "AUD 98,000 plus super"],
  ["Have you worked for us before?", "No"],
])}
<h2>Work experience</h2>
${job("Quality Assurance Officer", "Goulburn Fruit Preserving", "Shepparton, VIC", "15-Mar-2022", "–", "Runs the HACCP plan of two lines. Host of retailer audits. Investigates complaints; brought them down by a third. Trains 60 seasonal staff each January.")}
${job("Laboratory Technician", "Goulburn Fruit Preserving", "Shepparton, VIC", "08-Jul-2019", "14-Mar-2022", "Microbiology, Brix and pH of 80 samples a shift. Calibration of balances.")}
${job("Process Worker", "Kyabram Dairy Co-operative", "Kyabram, VIC", "04-Sep-2017", "05-Jul-2019", "Cheese room, packing and clean-in-place.")}
${job("Quality Control Assistant", "Bay of Plenty Kiwifruit Packers", "Te Puke, New Zealand", "01-Feb-2014", "30-Jun-2017", "Sampled fruit for dry matter and pests; kept export records.")}
<h2>Education</h2>
${study("Bachelor of Science", "University of Tauranga", "Food Technology", "Dec-2013")}
${study("Certificate IV", "Murray Valley TAFE", "Food Science and Technology", "Nov-2020")}
<h2>Certifications</h2>${fields([
  ["Certification", "Lead Auditor, Food Safety"],
  ["Number", "LA-55102"],
  ["Expiration date", "30-Apr-2028"],
])}${fields([
  ["Certification", "First Aid"],
  ["Number", "–"],
  ["Expiration date", "12-Aug-2027"],
])}
<h2>Skills</h2><p>HACCP; Internal auditing; Root cause analysis; SAP QM; Microbiology
<h2>Languages</h2>${fields([
  ["English", "Native"],
  ["Māori", "Intermediate"],
])}
<h2>Attachments</h2><p>M_Tupou_cover_letter.pdf (84 KB)`;

/** A quality officer's application as an employer's system for candidates prints it: tables of labels and values for each job, study and certificate, dates by hyphens, questions with answers, two pages with a footer. */
export const qualityOfficer: UnseenCv = {
  name: "print of a system for candidates, labels and values",
  type: "pdf",
  write: print(css, body, {
    margin: "15mm",
    footer: `<div style="display:flex;justify-content:space-between"><span>Confidential. Printed 09-Nov-2026 10:42</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
  }),
  says: {
    given: "Mereana",
    family: "Tupou",
    email: "mereana.tupou@kumara.example",
    phone: "+61452088613",
    jobs: [
      ["Quality Assurance Officer", "Goulburn Fruit Preserving", "2022-03", null],
      ["Laboratory Technician", "Goulburn Fruit Preserving", "2019-07", "2022-03"],
      ["Process Worker", "Kyabram Dairy Co-operative", "2017-09", "2019-07"],
      ["Quality Control Assistant", "Bay of Plenty Kiwifruit Packers", "2014-02", "2017-06"],
    ],
    studies: [
      [
        "Bachelor of Science / Bachelor of Science in Food Technology / Bachelor of Science (Food Technology) / Bachelor of Science, Food Technology",
        "University of Tauranga",
        "2013-12",
      ],
      [
        "Certificate IV / Certificate IV in Food Science and Technology / Certificate IV (Food Science and Technology) / Certificate IV, Food Science and Technology",
        "Murray Valley TAFE",
        "2020-11",
      ],
    ],
    skills: ["HACCP", "Internal auditing", "Root cause analysis", "SAP QM", "Microbiology"],
    licences: [
      ["Lead Auditor, Food Safety", "LA-55102", "2028-04-30"],
      ["First Aid", undefined, "2027-08-12"],
    ],
    languages: ["English", "Māori"],
  },
};
