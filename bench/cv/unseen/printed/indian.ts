import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{padding:15mm;font-size:10pt;border:2px solid #000;margin:8mm}h1{text-align:center;text-decoration:underline;font-size:14pt;margin:0 0 4mm}h2{background:#ccc;font-size:10.5pt;padding:1mm 2mm;margin:4mm 0 2mm}table.g{border-collapse:collapse;width:100%}table.g td,table.g th{border:1px solid #000;padding:1mm 2mm;text-align:center;font-size:9pt}table.k td{padding:.3mm 2mm;vertical-align:top}ul{margin:1mm 0}`;
const kv = (rows: string[][]) =>
  `<table class=k>${rows.map(([k, v]) => `<tr><td>${k}<td>:<td>${v}`).join("")}</table>`;
const body = `<h1>CURRICULUM VITAE</h1><div style="display:flex;justify-content:space-between"><div><b>LAKSHMI NARASIMHAN VENKATARAMAN</b><br>Plot No. 22, 4th Cross Street, Anna Nagar,<br>Chennai – 600 040, Tamil Nadu.</div><div>Mobile : +91-98400-55218<br>E-Mail : lakshmi.venkat@dak.example</div></div>
<h2>CAREER OBJECTIVE</h2>To work in a challenging environment where I can use my skills in civil engineering for the growth of the organization.
<h2>ACADEMIC PROFILE</h2><table class=g><tr><th>Course<th>Institution<th>Board / University<th>Year of passing<th>% / CGPA
<tr><td>M.E. (Structural Engineering)<td>College of Engineering, Guindy<td>Anna University<td>2014<td>8.6<tr><td>B.E. (Civil)<td>Sri Venkateswara College of Engineering<td>Anna University<td>2012<td>82 %<tr><td>HSC<td>D.A.V. Boys Hr. Sec. School<td>State Board<td>2008<td>94 %</table>
<h2>PROFESSIONAL EXPERIENCE : 10+ Years</h2>
${kv([
  ["Organization", "<b>Larsen Infra Projects Ltd., Chennai</b>"],
  ["Designation", "Assistant Manager – Structural Design"],
  ["Duration", "Jul’ 2019 to till date"],
  ["Project", "Elevated corridor, Chennai Metro Phase II (Client: CMRL)"],
])}
<u>Roles &amp; Responsibilities:</u><ul><li>Design of pier caps and piles as per IRC 112.<li>Co-ordination with the consultant M/s. Systra and the client.</ul>
${kv([
  ["Organization", "<b>Gammon Bridges Pvt. Ltd., Mumbai</b>"],
  ["Designation", "Senior Engineer (Design)"],
  ["Duration", "Aug’ 2016 to Jun’ 2019"],
  ["Project", "Sea link, ramp 3"],
])}
<u>Roles &amp; Responsibilities:</u><ul><li>Checked 140 drawings of M/s. Aecom between 2017 and 2018.</ul>
${kv([
  ["Organization", "<b>Sterling Consultants, Coimbatore</b>"],
  ["Designation", "Graduate Engineer Trainee"],
  ["Duration", "Jun’ 2014 to Jul’ 2016"],
])}
<h2>TECHNICAL SKILLS</h2>${kv([
  ["Design", "STAAD.Pro, MIDAS Civil, ETABS"],
  ["Drafting", "AutoCAD"],
  ["Office", "MS Excel, MS Project"],
])}
<h2>STRENGTHS</h2><ul><li>Hard working and sincere<li>Good communication skill</ul>
<h2>PERSONAL PROFILE</h2>${kv([
  ["Father’s Name", "Mr. S. Venkataraman"],
  ["Date of Birth", "17-04-1991"],
  ["Marital Status", "Married"],
  ["Languages Known", "English, Tamil, Telugu and Hindi"],
  ["Passport No.", "Z5521804"],
  ["Hobbies", "Carnatic music, chess"],
])}
<h2>DECLARATION</h2>I hereby declare that the above information is true to the best of my knowledge.<p>Place : Chennai<br>Date : 02-11-2026 <span style="float:right">(LAKSHMI NARASIMHAN V)</span>`;

/** An engineer as CVs in India are: a frame, a table of degrees, labelled lines, a declaration. */
export const indian: UnseenCv = {
  name: "labelled lines with declaration",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Lakshmi Narasimhan",
    family: "Venkataraman",
    email: "lakshmi.venkat@dak.example",
    phone: "+919840055218",
    jobs: [
      [
        "Assistant Manager – Structural Design",
        "Larsen Infra Projects Ltd., Chennai / Larsen Infra Projects Ltd.",
        "2019-07",
        null,
      ],
      [
        "Senior Engineer (Design)",
        "Gammon Bridges Pvt. Ltd., Mumbai / Gammon Bridges Pvt. Ltd.",
        "2016-08",
        "2019-06",
      ],
      [
        "Graduate Engineer Trainee",
        "Sterling Consultants, Coimbatore / Sterling Consultants",
        "2014-06",
        "2016-07",
      ],
    ],
    studies: [
      [
        "M.E. (Structural Engineering)",
        "College of Engineering, Guindy / Anna University / College of Engineering, Guindy, Anna University",
        "2014",
      ],
      [
        "B.E. (Civil)",
        "Sri Venkateswara College of Engineering / Anna University / Sri Venkateswara College of Engineering, Anna University",
        "2012",
      ],
      ["HSC", "D.A.V. Boys Hr. Sec. School / D.A.V. Boys Hr. Sec. School, State Board", "2008"],
    ],
    skills: ["STAAD.Pro", "MIDAS Civil", "ETABS", "AutoCAD", "MS Excel", "MS Project"],
    languages: ["English", "Tamil", "Telugu", "Hindi"],
    besides: ["Hard working and sincere", "Good communication skill"],
  },
};
