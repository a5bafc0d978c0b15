import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.4 "DejaVu Sans",sans-serif;color:#222}header{display:flex;justify-content:space-between;margin-bottom:4mm}h1{font-size:21pt;font-weight:400;margin:0;color:#1e4d8c}.t{color:#1e4d8c;margin:0}.c{text-align:right;font-size:8.8pt}.c p{margin:0 0 .8mm}.g{display:flex;gap:9mm}.a{flex:1.7}.b{flex:1}h2{font-size:12pt;color:#1e4d8c;border-bottom:.6mm solid #1e4d8c;margin:4mm 0 2.5mm}.k{font-weight:700;font-size:10.5pt;margin:2.5mm 0 0}.f{margin:0}.d{display:flex;justify-content:space-between;font-size:8.4pt;color:#1e4d8c;font-style:italic}.n{font-size:8.2pt;color:#888;font-style:italic;margin:.5mm 0}ul{margin:0;padding-left:4.5mm}.s span{display:inline-block;background:#6d8db8;color:#fff;border-radius:1mm;padding:.6mm 2mm;margin:0 1mm 1.6mm 0}p{margin:0 0 1mm}`;
const job = (title: string, at: string, when: string, where: string, ...texts: readonly string[]) =>
  `<p class=k>${title}</p><p class=f>${at}</p><div class=d><span>${when}</span><span>${where}</span></div>${texts.length > 0 ? `<p class=n>Achievements/Tasks</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;

const body = `<header><div><h1>Dr Nazanin Farrokhi</h1><p class=t>Optometrist, therapeutically endorsed</p><p style="max-width:95mm">Eleven years of eyes from two weeks to 102 years old. Interested in myopia control and outback clinics.</p></div><div class=c><p>nazanin.f@example.com</p><p>0491 570 110</p><p>Toowoomba, Australia</p><p>linkedin.com/in/nazanin-farrokhi-example</p></div></header>
<div class=g><div class=a><h2>WORK EXPERIENCE</h2>
${job("Senior Optometrist", "Range View Eyecare", "06/2021 - Present", "Toowoomba, QLD", "Began a myopia clinic; 210 children in the first two years", "Monthly outreach to Cunnamulla and Charleville")}
${job("Optometrist", "Spectra Optical Group", "02/2017 - 05/2021", "Ipswich, QLD", "18 consultations a day, glaucoma co-management with the hospital")}
${job("Locum Optometrist", "Various practices through EyeLocums", "01/2016 - 01/2017", "NSW and QLD")}
<h2>EDUCATION</h2>
<p class=k>Master of Optometry</p><p class=f>Kangaroo Point University</p><div class=d><span>02/2014 - 12/2015</span></div>
<p class=k>Bachelor of Vision Science (Distinction)</p><p class=f>Kangaroo Point University</p><div class=d><span>02/2011 - 12/2013</span></div></div>
<div class=b><h2>SKILLS</h2><div class=s><span>Ocular therapeutics</span><span>OCT</span><span>Myopia control</span><span>Contact lenses</span><span>Glaucoma management</span><span>Optomate</span><span>Staff training</span></div>
<h2>REGISTRATION</h2><p>AHPRA OPT0001932207<br><i>valid until 30/11/2027</i></p><p>Blue Card 2290174/2<br><i>valid until 07/02/2028</i></p>
<h2>VOLUNTEER EXPERIENCE</h2><p><b>Volunteer Optometrist</b><br>Sight for Islands, Solomon Islands<br><i>2019 and 2023</i></p>
<h2>LANGUAGES</h2><p>Persian<br><i>Native or Bilingual Proficiency</i></p><p>English<br><i>Full Professional Proficiency</i></p><p>French<br><i>Elementary Proficiency</i></p>
<h2>INTERESTS</h2><div class=s><span style="background:none;border:.2mm solid #aaa;color:#333">Bouldering</span><span style="background:none;border:.2mm solid #aaa;color:#333">Setar</span><span style="background:none;border:.2mm solid #aaa;color:#333">Sourdough</span></div></div></div>`;

/** An optometrist's PDF of an online builder: blue headings over two columns, “Achievements/Tasks”, dates left and places right in italics, skills and interests as chips. */
export const optometrist: UnseenCv = {
  name: "optometrist's online-builder PDF: two columns, “Achievements/Tasks”, skills and interests as chips, Dr before the name",
  type: "pdf",
  write: print(css, body, { margin: "12mm" }),
  says: {
    given: "Nazanin",
    family: "Farrokhi",
    email: "nazanin.f@example.com",
    phone: "+61491570110",
    jobs: [
      ["Senior Optometrist", "Range View Eyecare", "2021-06", null],
      ["Optometrist", "Spectra Optical Group", "2017-02", "2021-05"],
      [
        "Locum Optometrist",
        "Various practices through EyeLocums / EyeLocums / Various practices",
        "2016-01",
        "2017-01",
      ],
    ],
    studies: [
      ["Master of Optometry", "Kangaroo Point University", "2015-12"],
      [
        "Bachelor of Vision Science (Distinction) / Bachelor of Vision Science",
        "Kangaroo Point University",
        "2013-12",
      ],
    ],
    skills: [
      "Ocular therapeutics",
      "OCT",
      "Myopia control",
      "Contact lenses",
      "Glaucoma management",
      "Optomate",
      "Staff training",
    ],
    licences: [
      ["AHPRA / AHPRA registration / AHPRA registration (Optometrist)", "OPT0001932207", "2027-11-30"],
      ["Blue Card", "2290174/2", "2028-02-07"],
    ],
    languages: ["Persian / Persian (Farsi)", "English", "French"],
    besides: ["Volunteer Optometrist", "Sight for Islands", "Therapeutically endorsed"],
  },
};
