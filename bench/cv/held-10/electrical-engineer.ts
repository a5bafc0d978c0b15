import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.3pt}.w{display:grid;grid-template-columns:1fr 56mm;min-height:297mm}.m{padding:13mm 10mm 10mm 14mm}.s{background:#12233f;color:#fff;padding:13mm 8mm}h1{font-size:20pt;margin:0}.t{color:#777;font-size:8.5pt;text-transform:uppercase;letter-spacing:.6px;margin:0 0 5mm}h2{font-size:13pt;margin:5mm 0 1.5mm}h3{font-size:10pt;margin:2.5mm 0 0}.d{color:#999;font-size:8pt;letter-spacing:.6px;text-transform:uppercase;margin:0 0 1mm}ul{margin:0;padding-left:4.5mm}p{margin:0 0 1mm}.s h2{font-size:11pt}.b{height:1mm;background:#3d5480;margin-bottom:2.5mm}.b i{display:block;height:1mm;background:#fff}`;

const entry = (head: string, dates: string, tasks: readonly string[] = []) =>
  `<h3>${head}</h3><p class=d>${dates}${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const bar = (name: string, part: number) => `<p>${name}<div class=b><i style="width:${part}%"></i></div>`;

const body = `<div class=w><div class=m><h1>Andrés Felipe Quintero Salazar</h1><p class=t>Electrical Engineer
<h2>Profile</h2><p>Power systems engineer from Medellín with a permanent visa for South Australia, granted in September 2025. Nine years of substations, protection and site supervision at 44 to 230 kV. Ready to move within eight weeks.
<h2>Employment History</h2>
${entry("Electrical Design Engineer at Voltaris Ingeniería, Medellín", "March 2021 — Present", ["Primary and secondary design of six substations, in ETAP and AutoCAD Electrical", "Relay settings for the 110 kV ring of Antioquia", "Checks the drawings of four junior engineers"])}
${entry("Site Engineer at Hidroandes Construcciones, Ituango", "July 2018 — February 2021", ["Cabling and commissioning of a powerhouse with eight units"])}
${entry("Junior Engineer at Redes del Pacífico, Cali", "January 2016 — June 2018", ["Distribution lines and pole-top transformers in the mountains"])}
<h2>Education</h2>
${entry("Master of Electrical Engineering, Universidad del Valle Alto, Cali", "August 2016 — November 2018")}
${entry("Bachelor of Electrical Engineering, Universidad Técnica de Caldas, Manizales", "January 2011 — December 2015", ["Original title: Ingeniero Electricista"])}
<h2>Professional Registration</h2><p>Professional Engineer, COPNIA (Colombia), registration VL205-118842<p>Engineers Australia skills assessment: Professional Engineer (Electrical), outcome of 14 May 2025
<h2>Courses</h2>
${entry("Protection Relays Level 2, Academia SEP", "May 2022 — June 2022")}
${entry("Work at Heights, Centro de Alturas de Antioquia", "February 2024")}
<h2>References</h2><p>References available upon request</div>
<div class=s><h2>Details</h2><p>Carrera 43A 18-95, Medellín, Colombia<p>+57 300 555 0147<p>af.quintero@example.com<p style="margin-top:3mm"><b>Nationality</b><br>Colombian
<h2>Skills</h2>${bar("ETAP", 95)}${bar("AutoCAD Electrical", 90)}${bar("Relay settings", 90)}${bar("Commissioning", 75)}${bar("Earthing design", 70)}
<h2>Languages</h2>${bar("Spanish", 100)}${bar("English", 85)}${bar("Portuguese", 40)}
<h2>Hobbies</h2><p>Road cycling, bird photography</div></div>`;

/** A Colombian engineer before the move, in a CV site's template: "title at employer, town" above months in capitals, two family names, a phone number abroad, bars for skills and languages at the right. */
export const electricalEngineer: UnseenCv = {
  name: "title at employer and town, months in capitals, two family names",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Andrés Felipe / Andrés",
    family: "Quintero Salazar",
    email: "af.quintero@example.com",
    phone: "+573005550147",
    jobs: [
      ["Electrical Design Engineer", "Voltaris Ingeniería / Voltaris Ingeniería, Medellín", "2021-03", null],
      [
        "Site Engineer",
        "Hidroandes Construcciones / Hidroandes Construcciones, Ituango",
        "2018-07",
        "2021-02",
      ],
      ["Junior Engineer", "Redes del Pacífico / Redes del Pacífico, Cali", "2016-01", "2018-06"],
    ],
    studies: [
      [
        "Master of Electrical Engineering",
        "Universidad del Valle Alto / Universidad del Valle Alto, Cali",
        "2018-11",
      ],
      [
        "Bachelor of Electrical Engineering",
        "Universidad Técnica de Caldas / Universidad Técnica de Caldas, Manizales",
        "2015-12",
      ],
    ],
    skills: ["ETAP", "AutoCAD Electrical", "Relay settings", "Commissioning", "Earthing design"],
    licences: [
      [
        "Professional Engineer / Professional Engineer, COPNIA (Colombia) / Professional Engineer, COPNIA / COPNIA / COPNIA (Colombia) / Professional Engineer (Colombia)",
        "VL205-118842",
      ],
      ["Work at Heights"],
    ],
    languages: ["Spanish", "English", "Portuguese"],
    besides: [
      "Protection Relays Level 2",
      "Engineers Australia",
      "Ingeniero Electricista",
      "Professional Engineer (Electrical)",
    ],
  },
};
