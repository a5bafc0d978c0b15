import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.4 "DejaVu Sans",sans-serif;color:#1d1d1d;padding:12mm 18mm}.top{border:.2mm solid #dcdcdc;border-radius:2mm;overflow:hidden;margin-bottom:4mm}.ban{height:20mm;background:linear-gradient(90deg,#a0b4b7,#d7c9b0)}.in{padding:3mm 6mm 4mm}h1{font-size:18pt;font-weight:600;margin:0}.in p{margin:.5mm 0}.g{color:#666;font-size:9pt}.card{border:.2mm solid #dcdcdc;border-radius:2mm;padding:3mm 6mm;margin-bottom:4mm}h2{font-size:13pt;font-weight:600;margin:0 0 2mm;break-after:avoid}.e{display:grid;grid-template-columns:12mm 1fr;gap:3mm;padding:2mm 0;border-bottom:.2mm solid #eee;break-inside:avoid}.e:last-child{border:0}.e i{width:11mm;height:11mm;background:#c8d4dc;display:block}.e p{margin:0}.t{font-weight:700}.r{border-left:.4mm solid #ddd;padding-left:3mm;margin:2mm 0 0!important}.x{margin-top:1mm!important;font-size:9.2pt}`;
const role = (title: string, when: string, place: string, words = "") =>
  `<p class=t>${title}</p><p class=g>${when}</p><p class=g>${place}</p>${words && `<p class=x>${words}</p>`}`;
const one = (inner: string) => `<div class=e><i></i><div>${inner}</div></div>`;
const school = (at: string, title: string, when: string, more = "") =>
  one(`<p class=t>${at}</p><p>${title}</p><p class=g>${when}</p>${more && `<p class=x>Grade: ${more}</p>`}`);
const paper = (title: string, by: string, when: string) =>
  one(`<p class=t>${title}</p><p>${by}</p><p class=g>${when}</p>`);

const body = `<div class=top><div class=ban></div><div class=in><h1>Wanjiru Kimathi</h1><p>Learning Designer | Moodle, assessment and the quiet students | she/her</p><p class=g>Adelaide, South Australia, Australia · 500+ connections</p><p class=g>wanjiru.kimathi@example.com · 0491 570 156</p></div></div>
<div class=card><h2>About</h2><p style="margin:0">I turn subject outlines into courses that people finish. Eight years beside academics at two institutions, and before that four years in front of a class in Nakuru. I test everything on a phone with a cracked screen, because that is what the students have.</p></div>
<div class=card><h2>Experience</h2>
${one(`<p class=t>Coorong Open University</p><p class=g>Full-time · 5 yrs 4 mos</p><div class=r>${role("Senior Learning Designer", "Jan 2024 - Present · 2 yrs 8 mos", "Adelaide, South Australia, Australia · Hybrid", "Lead designer for the nursing and social work courses: 34 subjects, two designers, one very patient librarian.")}</div><div class=r>${role("Learning Designer", "May 2021 - Dec 2023 · 2 yrs 8 mos", "Adelaide, South Australia, Australia · Remote", "Rebuilt first-year statistics with weekly practice; pass rate went from 61 to 78 per cent.")}</div>`)}
${one(`<p class=t>Educational Technologist</p><p>Torrens Gulf Institute · Contract</p><p class=g>Feb 2019 - Apr 2021 · 2 yrs 3 mos</p><p class=g>Adelaide, South Australia, Australia · On-site</p><p class=x>Moved 210 courses online in five weeks of 2020. Slept in June.</p>`)}
${one(`<p class=t>Teaching Assistant</p><p>Torrens Gulf Institute · Part-time</p><p class=g>Jul 2018 - Dec 2019 · 1 yr 6 mos</p><p class=g>Adelaide, South Australia, Australia</p>`)}
${one(`<p class=t>High School Teacher, Mathematics</p><p>Menengai Crater Secondary School · Full-time</p><p class=g>Jan 2013 - Nov 2016 · 3 yrs 11 mos</p><p class=g>Nakuru, Kenya</p>`)}</div>
<div class=card><h2>Education</h2>
${school("Torrens Gulf Institute", "Master of Education - MEd, Digital Learning", "2017 - 2018", "Distinction")}
${school("Rift Valley University", "Bachelor of Education (Science), Mathematics and Physics", "2008 - 2012")}</div>
<div class=card><h2>Licenses &amp; certifications</h2>
${paper("Articulate 360 Certified Trainer", "Storyboard Academy", "Issued Aug 2023 · Expires Aug 2027")}
${paper("Accessible Documents Essentials", "Access Works Australia", "Issued Mar 2022")}</div>
<div class=card><h2>Skills</h2>${["Learning Design", "Moodle", "Assessment Design", "Articulate Storyline", "Web Accessibility", "Video Scripting"].map((skill, nth) => `<p style="margin:.6mm 0"><b>${skill}</b></p>${nth < 3 ? `<p class=g style="margin:0 0 1.5mm">${23 - nth * 6} endorsements</p>` : ""}`).join("")}</div>
<div class=card><h2>Languages</h2><p style="margin:0"><b>English</b></p><p class=g style="margin:0 0 1mm">Full professional proficiency</p><p style="margin:0"><b>Swahili</b></p><p class=g style="margin:0 0 1mm">Native or bilingual proficiency</p><p style="margin:0"><b>Kikuyu</b></p><p class=g style="margin:0">Native or bilingual proficiency</p></div>
<div class=card><h2>Volunteering</h2>${one(`<p class=t>Homework Club Tutor</p><p>Salisbury Community Library</p><p class=g>Mar 2020 - Present</p>`)}</div>`;

/** A Kenyan-Australian learning designer's profile page of the professional network printed from the browser: cards, two roles below one employer, “title, employer · Contract, dates · 2 yrs 3 mos”, endorsements. */
export const learningDesigner: UnseenCv = {
  name: "Kenyan-Australian learning designer's network page printed from the browser: cards, two roles below “Full-time · 5 yrs 4 mos”, “Employer · Contract” below titles, “Issued … · Expires …”",
  type: "pdf",
  write: print(css, body, { margin: "6mm" }),
  says: {
    given: "Wanjiru",
    family: "Kimathi",
    email: "wanjiru.kimathi@example.com",
    phone: "+61491570156",
    jobs: [
      ["Senior Learning Designer", "Coorong Open University", "2024-01", null],
      ["Learning Designer", "Coorong Open University", "2021-05", "2023-12"],
      ["Educational Technologist", "Torrens Gulf Institute", "2019-02", "2021-04"],
      ["Teaching Assistant", "Torrens Gulf Institute", "2018-07", "2019-12"],
      [
        "High School Teacher, Mathematics / High School Teacher / High School Teacher (Mathematics) / High School Mathematics Teacher",
        "Menengai Crater Secondary School",
        "2013-01",
        "2016-11",
      ],
    ],
    studies: [
      [
        "Master of Education - MEd, Digital Learning / Master of Education, Digital Learning / Master of Education (Digital Learning) / Master of Education - MEd / Master of Education",
        "Torrens Gulf Institute",
        "2018",
      ],
      [
        "Bachelor of Education (Science), Mathematics and Physics / Bachelor of Education (Science) / Bachelor of Education / Bachelor of Education, Mathematics and Physics / Bachelor of Education (Mathematics and Physics)",
        "Rift Valley University",
        "2012",
      ],
    ],
    skills: [
      "Learning Design",
      "Moodle",
      "Assessment Design",
      "Articulate Storyline",
      "Web Accessibility",
      "Video Scripting",
    ],
    licences: [
      [
        "Articulate 360 Certified Trainer / Articulate 360 Certified Trainer, Storyboard Academy",
        undefined,
        "2027-08",
      ],
      ["Accessible Documents Essentials / Accessible Documents Essentials, Access Works Australia"],
    ],
    languages: ["English", "Swahili", "Kikuyu"],
    besides: ["Homework Club Tutor", "Salisbury Community Library"],
  },
};
