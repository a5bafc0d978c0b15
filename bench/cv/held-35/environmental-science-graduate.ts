import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "Liberation Sans",sans-serif;color:#1b1b1b}h1{font-size:22pt;margin:0;color:#2d6a4f}.c{font-size:9.4pt;margin:1mm 0 4mm}h2{font-size:11.5pt;color:#2d6a4f;margin:5mm 0 1.5mm;border-bottom:.5mm solid #95d5b2}table{width:100%;border-collapse:collapse}td{padding:0;vertical-align:top}td+td{text-align:right;white-space:nowrap}p{margin:0}ul{margin:.5mm 0 2.5mm;padding-left:5mm}`;
const item = (title: string, at: string, when: string, ...duties: readonly string[]) =>
  `<table><tr><td><b>${title}</b> | ${at}</td><td>${when}</td></tr></table><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<h1>Anneliese Poutama</h1><p class=c>Fremantle, WA 6160 | M: 0491 574 632 | E: a.poutama@example.com | LinkedIn: linkedin.example/in/apoutama</p>
<h2>Education</h2>
${item("Bachelor of Environmental Science (Honours)", "Rottnest Sound University", "Feb 2022 – Nov 2025", "Thesis: seagrass return in Cockburn Sound after dredging, First Class", "WAM 79.4; Exchange semester, University of Otago, 2024")}
${item("WACE", "Bibra Lake Senior College", "2021", "ATAR 91.65")}
<h2>Relevant experience</h2>
${item("Vacation Environmental Officer", "Pinjar Gold", "Nov 2024 – Feb 2025", "Dust and groundwater sampling on a two-week swing", "Mapped 40 ha of rehabilitation with a drone")}
${item("Research Assistant (casual)", "Rottnest Sound University", "Mar 2024 – Nov 2025", "Sorted 600 benthic samples and learnt patience")}
${item("Industry Placement Student", "Town of Claremont Vale", "Jul 2023 – Oct 2023", "Street tree audit, 120 hours")}
<h2>Other employment</h2>
${item("Barista", "Salt Lane Espresso", "Feb 2021 – Present", "Weekends; trained eight new staff")}
<h2>Volunteering</h2>
${item("Dune Restoration Volunteer", "Coogee Coastcare", "2020 – 2023", "Planted 2,000 spinifex tubes with others")}
<h2>Projects</h2>
<p><b>Backyard Frog Atlas</b> (2025): an R Shiny app with 300 recordings by school children.</p>
<h2>Technical skills</h2>
<p><b>Software:</b> ArcGIS Pro, R, Excel</p><p><b>Field:</b> Water sampling, Flora surveys, Drone mapping</p><p><b>Writing:</b> Technical reports</p>
<h2>Certificates</h2>
<ul><li>Remote Pilot Licence (RePL), ARN 1189042</li><li>Senior First Aid, valid to July 2027</li><li>Open Water Diver (2022)</li><li>C-class driver's licence, manual</li></ul>
<h2>Languages</h2><p>English (native), Te Reo Māori (basic)</p>
<h2>Referees</h2>
<table><tr><td><b>Dr Pia Norgaard</b><br>Senior Lecturer, Rottnest Sound University<br>08 5550 2241</td><td><b>Cameron Ruddock</b><br>Environment Superintendent, Pinjar Gold<br>c.ruddock@pinjar.example</td></tr></table>`;

/** An environmental science graduate's CV from a university's careers page: education first, “Title | Employer” with dates at the right, vacation work, placement, volunteering, skills with labels. */
export const environmentalScienceGraduate: UnseenCv = {
  name: "environmental science graduate's CV from a careers page: education first with thesis and exchange as points, “Title | Employer” with “Nov 2024 – Feb 2025” at the right, vacation work and placement, a project, skills with labels (Software:, Field:), pilot licence with ARN, referees side by side",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Anneliese",
    family: "Poutama",
    email: "a.poutama@example.com",
    phone: "+61491574632",
    jobs: [
      ["Vacation Environmental Officer", "Pinjar Gold", "2024-11", "2025-02"],
      ["Research Assistant (casual) / Research Assistant", "Rottnest Sound University", "2024-03", "2025-11"],
      ["Industry Placement Student", "Town of Claremont Vale", "2023-07", "2023-10"],
      ["Barista", "Salt Lane Espresso", "2021-02", null],
      ["Dune Restoration Volunteer", "Coogee Coastcare", "2020", "2023"],
    ],
    studies: [
      [
        "Bachelor of Environmental Science (Honours) / Bachelor of Environmental Science",
        "Rottnest Sound University",
        "2025-11",
      ],
      ["WACE / Western Australian Certificate of Education", "Bibra Lake Senior College", "2021"],
    ],
    skills: [
      "ArcGIS Pro",
      "R",
      "Excel",
      "Water sampling",
      "Flora surveys",
      "Drone mapping",
      "Technical reports",
    ],
    licences: [
      [
        "Remote Pilot Licence (RePL) / Remote Pilot Licence / RePL / RePL (Remote Pilot Licence)",
        "1189042 / ARN 1189042",
      ],
      ["Senior First Aid", undefined, "2027-07"],
      ["Open Water Diver / Open Water Diver (2022)"],
    ],
    drives: ["C"],
    languages: ["English", "Te Reo Māori / Māori"],
    besides: [
      "Exchange semester",
      "University of Otago",
      "Thesis",
      "Backyard Frog Atlas",
      "R Shiny",
      "driver's licence",
      "driver licence",
      "Pia Norgaard",
      "Cameron Ruddock",
      "ATAR",
    ],
  },
};
