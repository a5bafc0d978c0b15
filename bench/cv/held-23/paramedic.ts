import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.45 "DejaVu Sans",sans-serif;color:#333}.w{display:flex;min-height:297mm}.s{width:64mm;flex:none;background:#f2e6dc;padding:14mm 8mm;box-sizing:border-box}.s h3{font-size:10pt;letter-spacing:.5mm;color:#a4502f;margin:7mm 0 2mm}.s p{margin:0 0 1.3mm;overflow-wrap:anywhere}.m{padding:14mm 10mm;flex:1}h1{font-size:25pt;line-height:1.1;margin:0;color:#a4502f}.t{font-size:11pt;margin:1mm 0 5mm}h2{font-size:12pt;color:#a4502f;margin:5mm 0 2mm}.d{color:#8a6a58;font-size:8.6pt;margin:0}.j{font-weight:700;margin:2.5mm 0 0}p{margin:0}ul{margin:1mm 0;padding-left:5mm}`;
const job = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<p class=j>${title}</p><p>${at}</p><p class=d>${when}</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

const body = `<div class=w><div class=s><h3 style="margin-top:0">CONTACT</h3><p>0491 570 158</p><p>imogen.strickland@example.com</p><p>Hobart, Tasmania</p><h3>EDUCATION</h3><p><b>Bachelor of Paramedic Practice (First Class Honours)</b></p><p>Derwent University</p><p>2016 - 2019</p><p style="margin-top:3mm"><b>Graduate Certificate in Critical Care Paramedicine</b></p><p>Wellington Park University</p><p>2024</p><h3>REGISTRATION</h3><p>AHPRA Paramedic</p><p>PAR0002281940</p><p>to 30 November 2027</p><p style="margin-top:3mm">Working with Vulnerable People</p><p>No. 51190337</p><p>Driver licence: MR</p><h3>SKILLS</h3><p>Advanced airway</p><p>12-lead ECG</p><p>Clinical mentoring</p><p>Remote area rescue</p><p>Four-wheel driving</p><h3>LANGUAGES</h3><p>English</p><p>German (B1)</p></div><div class=m><h1>Imogen<br>Strickland</h1><p class=t>Intensive Care Paramedic</p>
<h2>Profile</h2><p>Paramedic with seven years on road and in the mountains. Calm voice, clean notes, strong coffee. Moving to Queensland in the new year for family.</p>
<h2>Experience</h2>
${job("Sept 2024 - Present", "Intensive Care Paramedic", "Tasman Ambulance, Hobart", "Single-response cases across the south of the state", "Preceptor of four graduates; all passed", "Reviewed the protocol for cold-water drowning")}
${job("Feb 2021 - Sept 2024", "Paramedic", "Tasman Ambulance, Queenstown and Hobart", "Two winters at a one-crew station", "Search and rescue roster with police")}
${job("Jan 2020 - Jan 2021", "Graduate Paramedic", "Ambulance Northcoast, Burnie", "612 cases in the first year")}
${job("2017 - 2019", "Events First Aider (casual)", "MediCrew Events", "Festivals, boat races, one rodeo")}
<h2>Volunteering</h2><p><b>Ski Patroller</b>, Mount Mawson Ski Patrol, winters since 2018</p>
<h2>Awards</h2><p>Ambulance Commendation, 2023</p>
<h2>Referees</h2><p>Tom Fairbrass, Area Manager, Tasman Ambulance<br>03 5550 8142</p></div></div>`;

/** A paramedic's PDF of a design site: coloured sidebar with contacts, education and registration, name in two lines, title over employer over dates. */
export const paramedic: UnseenCv = {
  name: "paramedic's design-site PDF: sidebar with education and registration, name in two lines, “Sept 2024 - Present” below the employer",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Imogen",
    family: "Strickland",
    email: "imogen.strickland@example.com",
    phone: "+61491570158",
    jobs: [
      ["Intensive Care Paramedic", "Tasman Ambulance / Tasman Ambulance, Hobart", "2024-09", null],
      ["Paramedic", "Tasman Ambulance / Tasman Ambulance, Queenstown and Hobart", "2021-02", "2024-09"],
      ["Graduate Paramedic", "Ambulance Northcoast / Ambulance Northcoast, Burnie", "2020-01", "2021-01"],
      ["Events First Aider (casual) / Events First Aider", "MediCrew Events", "2017", "2019"],
    ],
    studies: [
      [
        "Bachelor of Paramedic Practice (First Class Honours) / Bachelor of Paramedic Practice",
        "Derwent University",
        "2019",
      ],
      ["Graduate Certificate in Critical Care Paramedicine", "Wellington Park University", "2024"],
    ],
    skills: [
      "Advanced airway",
      "12-lead ECG",
      "Clinical mentoring",
      "Remote area rescue",
      "Four-wheel driving",
    ],
    licences: [
      [
        "AHPRA Paramedic / AHPRA / AHPRA registration / AHPRA registration (Paramedic) / AHPRA Paramedic registration",
        "PAR0002281940",
        "2027-11-30",
      ],
      ["Working with Vulnerable People", "51190337"],
    ],
    drives: ["MR"],
    languages: ["English", "German"],
    besides: ["Driver licence", "Ski Patroller", "Mount Mawson Ski Patrol", "Ambulance Commendation"],
  },
};
