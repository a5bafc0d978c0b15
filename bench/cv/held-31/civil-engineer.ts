import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "Liberation Sans",sans-serif;color:#3f3a38}.h{background:#eef1f6;padding:9mm 14mm 6mm}h1{font-size:22pt;font-weight:700;margin:0;color:#1a3f7c}.h p{margin:1mm 0 0;font-size:9.2pt}.b{padding:0 14mm}h2{font-size:11pt;color:#1a3f7c;text-transform:uppercase;border-bottom:.3mm solid #1a3f7c;margin:6mm 0 2.5mm;padding-bottom:.8mm}p{margin:0}.w{font-size:9pt;color:#777;margin-top:3mm}.t{font-size:10.6pt;text-transform:uppercase}.t b{color:#1a3f7c}ul{margin:1mm 0;padding-left:5mm}table{border-collapse:collapse;font-size:8.8pt;margin:2mm 0;width:100%}td,th{border:.2mm solid #bbb;padding:1mm 2mm;text-align:center}.n{font-size:8.2pt;font-style:italic}.e{break-inside:avoid}`;
const list = (...texts: readonly string[]) =>
  texts.length > 0 ? `<ul>${texts.map((one) => `<li>${one}</li>`).join("")}</ul>` : "";
const entry = (when: string, what: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w>${when}</p><p class=t><b>${what}</b> ${at}</p>${list(...texts)}</div>`;

const body = `<div class=h><h1>Zrinka Pavičić</h1><p><b>Nationality:</b> Croatian &nbsp; <b>Date of birth:</b> 17/02/1993 &nbsp; <b>Gender:</b> Female</p><p><b>Phone number:</b> (+61) 491577644 (Mobile) &nbsp; <b>Email address:</b> zrinka.pavicic@example.eu</p><p><b>Address:</b> 14 Gasworks Street, 4006 Newstead, Brisbane, Australia (Home)</p></div><div class=b>
<h2>About me</h2><p>Civil engineer for roads and drainage. I moved to Queensland with my husband in 2025 and hold a partner visa (820) with full work rights.</p>
<h2>Work experience</h2>
${entry("03/11/2025 – CURRENT Brisbane, Australia", "Civil Designer", "Moreton Alignment Consulting", "Road geometry in 12d for two bypass projects", "Drainage reports to the Queensland manual")}
${entry("01/04/2020 – 30/06/2025 Zagreb, Croatia", "Senior Road Engineer", "Cestoprojekt d.o.o.", "Motorway junctions, noise walls; EUR 42 million in design value", "Team of four")}
${entry("02/10/2017 – 31/03/2020 Split, Croatia", "Junior Civil Engineer", "Jadran Inženjering")}
${entry("06/2016 – 09/2016 Trieste, Italy", "Trainee", "Studio Strade Adriatiche")}
<h2>Education and training</h2>
${entry("2015 – 2017 Zagreb, Croatia", "Master of Science in Civil Engineering", "University of Medvednica", "Final grade 4.7 – Thesis: Skid resistance of limestone aggregates", "Level in EQF: EQF level 7")}
${entry("2012 – 2015 Zagreb, Croatia", "Bachelor of Civil Engineering", "University of Medvednica")}
<h2>Language skills</h2><p>Mother tongue(s): <b>Croatian</b></p><p>Other language(s):</p>
<table><tr><th></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th>WRITING</th></tr><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th></th></tr><tr><td><b>English</b></td><td>C1</td><td>C2</td><td>C1</td><td>C1</td><td>C1</td></tr><tr><td><b>Italian</b></td><td>B2</td><td>B2</td><td>B1</td><td>B1</td><td>A2</td></tr></table><p class=n>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>Digital skills</h2><p>12d Model | AutoCAD Civil 3D | OpenRoads | DRAINS | Bluebeam Revu | QGIS</p>
<h2>Driving licence</h2><p><b>Cars:</b> B</p>
<h2>Certifications</h2>
${entry("06/02/2026", "White Card (Queensland)", "", "Card number 7710234")}
${entry("18/05/2021", "Licensed engineer, Chamber of Civil Engineers, Zagreb", "", "Number G-5528")}
<h2>Conferences and seminars</h2>${entry("09/10/2023 – 11/10/2023 Ljubljana", "Balkan Road Congress", "", "Paper on wet crashes at roundabouts")}
<h2>Hobbies and interests</h2><p>Outrigger canoe, mushroom picking, klapa singing</p></div>`;

/** A Croatian civil engineer's Europass after the move to Brisbane: “03/11/2025 – CURRENT Brisbane, Australia” over “TITLE EMPLOYER” in capitals, a grid of levels of languages, digital skills between strokes, certificates with numbers, a congress. */
export const civilEngineer: UnseenCv = {
  name: "Croatian civil engineer's Europass: “03/11/2025 – CURRENT Brisbane, Australia” over “TITLE EMPLOYER” in capitals, grid of levels of languages, digital skills between strokes, “Cars: B”, certificates with days above and numbers below, a congress",
  type: "pdf",
  write: print(css, body, { margin: "0" }),
  says: {
    given: "Zrinka",
    family: "Pavičić",
    email: "zrinka.pavicic@example.eu",
    phone: "+61491577644",
    jobs: [
      [
        "Civil Designer",
        "Moreton Alignment Consulting / Moreton Alignment Consulting, Brisbane / Moreton Alignment Consulting, Brisbane, Australia",
        "2025-11",
        null,
      ],
      [
        "Senior Road Engineer",
        "Cestoprojekt d.o.o. / Cestoprojekt / Cestoprojekt d.o.o., Zagreb / Cestoprojekt d.o.o., Zagreb, Croatia",
        "2020-04",
        "2025-06",
      ],
      [
        "Junior Civil Engineer",
        "Jadran Inženjering / Jadran Inženjering, Split / Jadran Inženjering, Split, Croatia",
        "2017-10",
        "2020-03",
      ],
      [
        "Trainee",
        "Studio Strade Adriatiche / Studio Strade Adriatiche, Trieste / Studio Strade Adriatiche, Trieste, Italy",
        "2016-06",
        "2016-09",
      ],
    ],
    studies: [
      [
        "Master of Science in Civil Engineering",
        "University of Medvednica / University of Medvednica, Zagreb / University of Medvednica, Zagreb, Croatia",
        "2017",
      ],
      [
        "Bachelor of Civil Engineering",
        "University of Medvednica / University of Medvednica, Zagreb / University of Medvednica, Zagreb, Croatia",
        "2015",
      ],
    ],
    skills: ["12d Model", "AutoCAD Civil 3D", "OpenRoads", "DRAINS", "Bluebeam Revu", "QGIS"],
    licences: [
      ["White Card (Queensland) / White Card / White Card Queensland", "7710234"],
      [
        "Licensed engineer, Chamber of Civil Engineers, Zagreb / Licensed engineer / Licensed engineer, Chamber of Civil Engineers / Licensed engineer (Chamber of Civil Engineers, Zagreb)",
        "G-5528",
      ],
    ],
    drives: ["B / C"],
    languages: ["Croatian", "English", "Italian"],
    besides: [
      "Balkan Road Congress",
      "Partner visa",
      "Skid resistance of limestone aggregates",
      "Cars: B",
      "Driving licence",
    ],
  },
};
