import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.45 "DejaVu Serif",serif;color:#111}h1{font-size:20pt;text-align:center;margin:0;font-weight:400}.c{text-align:center;margin:1mm 0 4mm;font-size:9.6pt}h2{font-size:11.5pt;margin:5mm 0 2mm;border-top:.3mm solid #000;border-bottom:.3mm solid #000;padding:.8mm 0;text-align:center;font-variant:small-caps}.x{display:flex;justify-content:space-between;margin-top:2.5mm}p{margin:0}ul{margin:1mm 0;padding-left:6mm}`;
const job = (at: string, where: string, title: string, when: string, ...duties: readonly string[]) =>
  `<div class=x><b>${at}</b><span>${where}</span></div><div class=x style="margin:0"><i>${title}</i><i>${when}</i></div><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<h1>Tobias Wrenfield-Achebe</h1><p class=c>5 Showground Crescent, Orange NSW 2800 ◆ 0491 570 737 ◆ tobias.wa@example.com</p>
<h2>Teaching Accreditation</h2>
<p>NESA accreditation (Conditional), no. 8834120</p>
<p>Working With Children Check WWC2210045E, expires 14/05/2029</p>
<p>Anaphylaxis e-training, completed January 2026</p>
<h2>Education</h2>
${job("Macquarie Plains University", "Bathurst, NSW", "Master of Teaching (Secondary)", "Feb 2024 - Nov 2025", "Methods: Science and Mathematics")}
${job("Macquarie Plains University", "Bathurst, NSW", "Bachelor of Science (Physics)", "Feb 2020 - Nov 2023", "Dean's list 2022")}
<h2>Teaching Experience</h2>
${job("Canobolas Ridge High School", "Orange, NSW", "Science Teacher (temporary)", "Jan 2026 - Present", "Years 7 to 10 Science and a Year 11 Physics class", "Runs the telescope night each term")}
${job("Lithgow Valley College", "Lithgow, NSW", "Pre-service Teacher (final placement, 30 days)", "Aug 2025 - Sep 2025", "Full load of Stage 5 Science", "Unit on electricity that the faculty kept")}
${job("Kelso Plains High School", "Kelso, NSW", "Pre-service Teacher (first placement, 20 days)", "Jun 2024", "Stage 4 Mathematics with a class of 27")}
<h2>Other Employment</h2>
${job("Bright Orchard Tutoring", "Online", "Mathematics Tutor", "Mar 2021 - Dec 2025", "Eight students a week, Years 9 to 12")}
${job("Millthorpe Bakehouse", "Millthorpe, NSW", "Shop Assistant", "Nov 2018 - Feb 2021", "Opened at five on Saturdays")}
<h2>Skills</h2>
<p>Classroom management, Differentiation, Canvas, Python, Data logging, Behaviour support plans</p>
<h2>Languages</h2><p>English (first language), Igbo (conversational)</p>
<h2>Interests</h2><p>Astronomy, cricket umpiring, choir</p>
<h2>Referees</h2>
<p>Marguerite Donnelly, Head Teacher Science, Canobolas Ridge High School, 02 5550 7714, m.donnelly@canobolas.example</p>
<p>Dr Ibrahim Sayegh, Senior Lecturer, Macquarie Plains University, 02 5550 2093</p>`;

/** A graduate teacher's CV on a classic template: employer and place in one line, title and dates in italics below, placements among the teaching. */
export const secondaryTeacher: UnseenCv = {
  name: "graduate science teacher's classic template printed as PDF: centred small-caps headings between rules, accreditation first, school left and town right, title and “Jan 2026 - Present” in italics below, placements with days in brackets and one of a single month, skills in one line with commas",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Tobias",
    family: "Wrenfield-Achebe",
    email: "tobias.wa@example.com",
    phone: "+61491570737",
    jobs: [
      ["Science Teacher (temporary) / Science Teacher", "Canobolas Ridge High School", "2026-01", null],
      [
        "Pre-service Teacher (final placement, 30 days) / Pre-service Teacher / Pre-service Teacher (final placement)",
        "Lithgow Valley College",
        "2025-08",
        "2025-09",
      ],
      [
        "Pre-service Teacher (first placement, 20 days) / Pre-service Teacher / Pre-service Teacher (first placement)",
        "Kelso Plains High School",
        "2024-06",
        "2024-06",
      ],
      ["Mathematics Tutor", "Bright Orchard Tutoring", "2021-03", "2025-12"],
      ["Shop Assistant", "Millthorpe Bakehouse", "2018-11", "2021-02"],
    ],
    studies: [
      ["Master of Teaching (Secondary) / Master of Teaching", "Macquarie Plains University", "2025-11"],
      [
        "Bachelor of Science (Physics) / Bachelor of Science / Bachelor of Science in Physics",
        "Macquarie Plains University",
        "2023-11",
      ],
    ],
    skills: [
      "Classroom management",
      "Differentiation",
      "Canvas",
      "Python",
      "Data logging",
      "Behaviour support plans",
    ],
    licences: [
      [
        "NESA accreditation (Conditional) / NESA accreditation / Conditional NESA accreditation / NESA Conditional accreditation",
        "8834120",
      ],
      ["Working With Children Check", "WWC2210045E", "2029-05-14"],
      ["Anaphylaxis e-training / Anaphylaxis"],
    ],
    languages: ["English", "Igbo"],
    besides: [
      "Dean's list",
      "Marguerite Donnelly",
      "Head Teacher Science",
      "Ibrahim Sayegh",
      "Senior Lecturer",
      "Science and Mathematics",
    ],
  },
};
