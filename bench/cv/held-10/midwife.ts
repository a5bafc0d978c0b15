import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9pt;color:#384347;padding:13mm 14mm}h1{font-size:22pt;margin:0;color:#000;text-transform:uppercase}.t{color:#0a7c86;font-size:12pt;margin:0 0 1.5mm}.c span{margin-right:6mm}.w{display:grid;grid-template-columns:1fr 64mm;gap:10mm}h2{font-size:11.5pt;border-bottom:.7mm solid #000;margin:5mm 0 2.5mm;color:#000;font-weight:500}h3{font-size:10.5pt;margin:2.5mm 0 0;font-weight:400;color:#000}p{margin:0 0 .6mm}.e{color:#0a7c86;font-weight:700}.d{font-size:8pt}.d span{margin-right:6mm}ul{margin:.5mm 0 1mm;padding-left:4.5mm}.k span{display:inline-block;border-bottom:.3mm solid #999;margin:0 4mm 2mm 0;font-weight:700}.l{display:grid;grid-template-columns:22mm 20mm 1fr}`;

const job = (title: string, employer: string, when: string, where: string, tasks: readonly string[]) =>
  `<h3>${title}</h3><p class=e>${employer}<p class=d><span>☷ ${when}</span><span>⚲ ${where}</span><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const card = (title: string, ...lines: readonly string[]) =>
  `<h3>${title}</h3>${lines.map((line) => `<p>${line}`).join("")}`;
const language = (name: string, level: string, dots: string) =>
  `<p class=l><b>${name}</b><span>${level}</span><span>${dots}</span>`;

const body = `<h1>Siobhán Gallagher-Reeves</h1><p class=t>Registered Midwife | Continuity of Care | Waterbirth<p class=c><span>☎ +353 (0)85 012 3456</span><span>✉ s.gallagher-reeves@example.org</span><span>⚲ Cork, moving to Perth WA</span>
<div class=w><div><h2>EXPERIENCE</h2>
${job("Clinical Midwife Manager 1", "Lee Valley Maternity Hospital", "03/2021 - Present", "Cork, Ireland", ["Leads a birth suite of nine rooms and a team of 22 midwives on her shifts", "Started the early transfer home scheme with four community midwives", "Third degree tears down from 3.4% to 2.1% in two years"])}
${job("Staff Midwife", "Lee Valley Maternity Hospital", "09/2017 - 02/2021", "Cork, Ireland", ["Birth suite, postnatal ward and outpatient clinic in turn", "Preceptor to eleven students"])}
${job("Rotational Midwife (Band 6)", "St Brannoc’s Maternity Unit", "10/2015 - 08/2017", "Bristol, United Kingdom", ["Midwife-led unit with 600 births a year; home births on call"])}
${job("Healthcare Assistant", "Shandon Bells Nursing Home", "06/2011 - 09/2015", "Cork, Ireland", ["Weekends and summers throughout the degree"])}
<h2>EDUCATION</h2>
${job("Postgraduate Certificate in Perinatal Mental Health", "Atlantic College of Technology", "2019 - 2020", "Galway, Ireland", [])}
${job("BSc (Hons) Midwifery", "University of Munster", "09/2011 - 09/2015", "Cork, Ireland", [])}</div>
<div><h2>PHILOSOPHY</h2><p><i>“Sit on your hands until they are needed.”</i><p class=d>my first mentor
<h2>REGISTRATION</h2>${card("AHPRA Midwife", "No. MID0002219945", "Renewal due 30/11/2026")}${card("NMBI Registered Midwife", "PIN 00118842", "Ireland")}
<h2>CERTIFICATION</h2>${card("Neonatal Resuscitation Program", "Valid until Aug 2026")}${card("PROMPT Obstetric Emergencies", "2025")}${card("K2 Fetal Monitoring", "2024")}
<h2>SKILLS</h2><p class=k><span>Waterbirth</span><span>Perineal suturing</span><span>CTG interpretation</span><span>Cannulation</span><span>Lactation support</span><span>Epidural care</span>
<h2>LANGUAGES</h2>${language("English", "Native", "●●●●●")}${language("Irish", "Proficient", "●●●●○")}${language("French", "Beginner", "●●○○○")}
<h2>PASSIONS</h2><p>Sea swimming in every month of the year<p>Second row for the county women’s rugby side</div></div>`;

/** An Irish midwife who moves to Perth, in a site's template: signs for calendar and place between employer and tasks, registrations as cards with number and renewal on lines of their own, dots for languages, "passions". */
export const midwife: UnseenCv = {
  name: "signs for calendar and place, registrations as cards, dots for languages",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Siobhán",
    family: "Gallagher-Reeves",
    email: "s.gallagher-reeves@example.org",
    phone: "+353850123456",
    jobs: [
      ["Clinical Midwife Manager 1", "Lee Valley Maternity Hospital", "2021-03", null],
      ["Staff Midwife", "Lee Valley Maternity Hospital", "2017-09", "2021-02"],
      [
        "Rotational Midwife (Band 6) / Rotational Midwife",
        "St Brannoc’s Maternity Unit",
        "2015-10",
        "2017-08",
      ],
      ["Healthcare Assistant", "Shandon Bells Nursing Home", "2011-06", "2015-09"],
    ],
    studies: [
      ["Postgraduate Certificate in Perinatal Mental Health", "Atlantic College of Technology", "2020"],
      ["BSc (Hons) Midwifery", "University of Munster", "2015-09"],
    ],
    skills: [
      "Waterbirth",
      "Perineal suturing",
      "CTG interpretation",
      "Cannulation",
      "Lactation support",
      "Epidural care",
    ],
    licences: [
      ["AHPRA Midwife / AHPRA / Midwife", "MID0002219945", "2026-11-30"],
      ["NMBI Registered Midwife / NMBI / Registered Midwife", "00118842"],
      ["Neonatal Resuscitation Program", undefined, "2026-08"],
      ["PROMPT Obstetric Emergencies / PROMPT"],
      ["K2 Fetal Monitoring"],
    ],
    languages: ["English", "Irish", "French"],
  },
};
