import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.2pt/1.42 "Liberation Serif",serif;color:#111}h1{font-size:20pt;text-align:center;margin:0;font-variant:small-caps}.c{text-align:center;margin:1mm 0 3mm}h2{font-size:11.5pt;text-transform:uppercase;border-bottom:.3mm solid #111;margin:5mm 0 2mm}p{margin:0}.r{display:flex;justify-content:space-between}.e{margin-bottom:2.6mm;break-inside:avoid}ul{margin:.6mm 0 0;padding-left:5mm}i{font-style:italic}`;
const entry = (what: string, when: string, at: string, place: string, ...lines: readonly string[]) =>
  `<div class=e><p class=r><b>${what}</b><span>${when}</span></p><p class=r><i>${at}</i><i>${place}</i></p>${lines.length > 0 ? `<ul>${lines.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<h1>Thuc Anh Lindeman</h1><p class=c>0491 576 801 | thucanh.lindeman@example.com | github.com/talindeman | St Lucia, QLD</p>
<h2>Education</h2>
${entry("Bachelor of Engineering (Honours) – Chemical", "Feb 2023 – Nov 2026", "University of Eastern Queensland", "Brisbane", "GPA 6.31 of 7; Dean's list in 2024 and 2025", "Thesis: Struvite from piggery effluent, supervised by Prof. Hana Okubo", "Relevant units: Process Control, Reactor Design, Separation Processes")}
${entry("Queensland Certificate of Education", "2022", "Burnett Heads State High School", "Bundaberg", "ATAR 96.85")}
<h2>Engineering experience</h2>
${entry("Vacation Engineer", "Nov 2025 – Feb 2026", "Port Curtis Alumina", "Gladstone", "Heat balance of a calciner; found 2.1 GJ an hour", "Presented to the site manager and did not faint")}
${entry("Research Assistant (casual, 8 hrs/week)", "Mar 2025 – present", "UEQ Centre for Resource Recovery", "Brisbane", "Run three bench reactors and one temperamental pH probe")}
<h2>Other work</h2>
${entry("Tutor, CHEE1001", "Jul 2024 – Nov 2025", "University of Eastern Queensland", "Brisbane")}
${entry("Sugar Mill Laboratory Attendant (seasonal)", "Jun 2022 – Dec 2022", "Kalkie Mill Pty Ltd", "Bundaberg")}
${entry("Checkout Assistant", "2020 – 2022", "Foodbarn Bargara", "Bargara")}
<h2>Projects</h2>
<p><b>Capstone design (2026):</b> plant for 40 t/d of green ammonia, team of five, process safety lead.</p>
<p><b>Solar still:</b> built with Engineers for Villages, second prize of the student challenge.</p>
<h2>Skills</h2><p>Aspen HYSYS, MATLAB, Python, HAZOP, Technical writing, Wet chemistry</p>
<h2>Awards and activities</h2><ul><li>Gladstone Ports Scholarship, 2024</li><li>Secretary, Chemical Engineering Students' Society, 2025</li></ul>
<h2>Licences</h2><p>Driver licence: Queensland open C. White Card (2025).</p>
<h2>Languages</h2><p>English, Vietnamese (heritage speaker)</p>
<h2>Referees</h2><p>Prof. Hana Okubo, 07 5550 6633</p>`;

/** A graduate's one-page CV with education first: titles in bold with dates at the right over institution and place in italics, engineering work before other work, projects in lines. */
export const chemicalEngineeringGraduate: UnseenCv = {
  name: "chemical engineering graduate's CV with education first: degree and dates in a line over university and town in italics, thesis and GPA as points, “Engineering experience” before “Other work”, “(casual, 8 hrs/week)” after a title, projects and scholarships",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Thuc Anh / Thuc",
    family: "Lindeman",
    email: "thucanh.lindeman@example.com",
    phone: "+61491576801",
    jobs: [
      ["Vacation Engineer", "Port Curtis Alumina / Port Curtis Alumina, Gladstone", "2025-11", "2026-02"],
      [
        "Research Assistant (casual, 8 hrs/week) / Research Assistant / Research Assistant (casual)",
        "UEQ Centre for Resource Recovery / UEQ Centre for Resource Recovery, Brisbane",
        "2025-03",
        null,
      ],
      [
        "Tutor, CHEE1001 / Tutor / Tutor (CHEE1001)",
        "University of Eastern Queensland / University of Eastern Queensland, Brisbane",
        "2024-07",
        "2025-11",
      ],
      [
        "Sugar Mill Laboratory Attendant (seasonal) / Sugar Mill Laboratory Attendant",
        "Kalkie Mill Pty Ltd / Kalkie Mill / Kalkie Mill Pty Ltd, Bundaberg",
        "2022-06",
        "2022-12",
      ],
      ["Checkout Assistant", "Foodbarn Bargara / Foodbarn / Foodbarn Bargara, Bargara", "2020", "2022"],
    ],
    studies: [
      [
        "Bachelor of Engineering (Honours) – Chemical / Bachelor of Engineering (Honours) / Bachelor of Engineering (Honours) in Chemical / Bachelor of Engineering (Honours) (Chemical) / Bachelor of Engineering",
        "University of Eastern Queensland / University of Eastern Queensland, Brisbane",
        "2026-11",
      ],
      [
        "Queensland Certificate of Education",
        "Burnett Heads State High School / Burnett Heads State High School, Bundaberg",
        "2022",
      ],
    ],
    skills: ["Aspen HYSYS", "MATLAB", "Python", "HAZOP", "Technical writing", "Wet chemistry"],
    licences: [["White Card"]],
    drives: ["C"],
    languages: ["English", "Vietnamese"],
    besides: [
      "Driver licence",
      "Capstone design",
      "Solar still",
      "Gladstone Ports Scholarship",
      "Secretary",
      "Chemical Engineering Students' Society",
      "Dean's list",
      "Engineers for Villages",
      "Hana Okubo",
      "Process Control",
      "Reactor Design",
      "Separation Processes",
    ],
  },
};
