import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{padding:18mm}h1{color:#7a3fd1;font-size:24pt;margin:0}h2{color:#7a3fd1;font-size:12pt;margin:5mm 0 1mm}p{margin:0 0 1mm}ul{margin:0 0 2mm}`;
const body = `<h1>Zahra Haidari</h1><p>Dandenong VIC 3175 · 0480 551 934 · zahra.haidari@students.example
<h2>About Me</h2><p>I finish Year 12 in November 2026 and would love a traineeship in business. I learn quickly, and I have not had a paid job yet.
<h2>Education</h2><p><b>Dandenong High School</b>, 2021 – 2026<p>Victorian Certificate of Education (VCE)<br>Subjects: English, Business Management, Mathematics, Dari, Health<ul><li>School Captain 2026<li>95 % attendance</ul>
<p><b>Certificate II in Business (VET in Schools)</b><br>Chisholm Institute, 2025
<h2>Work Placement</h2><p><b>Office Assistant (one week)</b> – City of Greater Dandenong, June 2025<ul><li>Filing and phones for the Planning Department</ul>
<h2>Volunteering</h2><p><b>Homework Club Tutor</b> – Springvale Library, February 2024 to present<ul><li>Help of children from Grade 3 to 6</ul>
<h2>Awards</h2><p>Rotary Youth Leadership Award, 2025<br>Year 10 Humanities Prize, 2024
<h2>Skills</h2><ul><li>Microsoft Word and Excel<li>Typing 60 words a minute<li>Customer service<li>Interpreting</ul>
<h2>Languages</h2><p>Dari, Pashto, English
<h2>References</h2><p>Ms K. Abbott, Year 12 Coordinator, Dandenong High School, 03 9792 5518`;

/** A school leaver without jobs: one week of placement and a club as a volunteer. */
export const leaver: UnseenCv = {
  name: "school leaver",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Zahra",
    family: "Haidari",
    email: "zahra.haidari@students.example",
    phone: "+61480551934",
    jobs: [],
    studies: [
      [
        "Victorian Certificate of Education (VCE) / Victorian Certificate of Education",
        "Dandenong High School",
        "2026",
      ],
      [
        "Certificate II in Business (VET in Schools) / Certificate II in Business",
        "Chisholm Institute",
        "2025",
      ],
    ],
    skills: ["Microsoft Word and Excel", "Typing 60 words a minute", "Customer service", "Interpreting"],
    languages: ["Dari", "Pashto", "English"],
    besides: [
      "Office Assistant (one week)",
      "Office Assistant",
      "City of Greater Dandenong",
      "Homework Club Tutor",
      "Springvale Library",
      "Rotary Youth Leadership Award",
      "Year 10 Humanities Prize",
    ],
  },
};
