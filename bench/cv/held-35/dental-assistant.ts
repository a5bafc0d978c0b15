import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#2e3849}h1{font-size:22pt;margin:0}.c{color:#5a6881;margin:1mm 0 6mm}h2{font-size:14pt;margin:7mm 0 2mm}h3{font-size:11pt;margin:3mm 0 0}p{margin:0}.g{color:#5a6881;font-size:9.2pt}.t span{display:inline-block;border:.3mm solid #d2d7df;border-radius:4mm;padding:.6mm 3mm;margin:0 1.5mm 1.5mm 0}ul{margin:1mm 0 0;padding-left:5mm}.b{break-inside:avoid}`;
const job = (title: string, at: string, when: string, ...duties: readonly string[]) =>
  `<div class=b><h3>${title}</h3><p>${at}</p><p class=g>${when}</p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul></div>`;
const study = (title: string, at: string, when: string) =>
  `<div class=b><h3>${title}</h3><p>${at}</p><p class=g>${when}</p></div>`;

const body = `<h1>Nhi Hoang Quach</h1><p class=c>Marrickville NSW 2204 · 0491 570 156 · nhi.quach@example.com</p>
<h2>Personal summary</h2><p>Dental assistant with calm hands and a calm voice. I have worked in general, orthodontic and children's surgeries and would like to move into a hospital clinic.</p>
<h2>Career history</h2>
${job("Senior Dental Assistant", "Wattle & Enamel Dental", "Mar 2022 - Present (4 years 10 months)", "Chairside assistance for two dentists and an oral surgeon", "Sterilisation log, instrument tracking and monthly spore tests", "Train each new assistant over six weeks")}
${job("Orthodontic Assistant", "Straightline Orthodontics", "Jun 2019 - Feb 2022 (2 years 9 months)", "Scans, impressions and retainers", "Wrote the patient leaflet in Vietnamese")}
${job("Trainee Dental Assistant", "Cooks River Family Dental", "Jan 2018 - May 2019 (1 year 5 months)", "Set up and turned over three chairs")}
${job("Sales Assistant", "Pearl Lane Chemist", "Nov 2015 - Dec 2017 (2 years 2 months)", "Counter and stock")}
<h2>Education</h2>
${study("Certificate IV in Dental Assisting (Radiography)", "Inner West Health College", "Finished 2021")}
${study("Certificate III in Dental Assisting", "Inner West Health College", "Finished 2018")}
<h2>Licences and certifications</h2>
${study("NSW Radiation User Licence", "Licence number: IR 40917", "Expiry: March 2028")}
${study("First Aid Certificate (HLTAID011)", "", "Expiry: 11/2027")}
<h2>Skills</h2><p class=t><span>Chairside assisting</span><span>Infection control</span><span>Dental radiography</span><span>Exact</span><span>Treatment coordination</span><span>Stock ordering</span><span>Intraoral scanning</span></p>
<h2>Languages</h2><p>Vietnamese - Native</p><p>English - Fluent</p><p>Cantonese - Basic</p>
<h2>About my next role</h2><p>Availability: 4 weeks' notice</p><p>Work types: Full time, part time</p><p>Right to work: Australian citizen</p><p>Salary expectation: $38 per hour</p>`;

/** A dental assistant's profile printed from a job site: title over employer over dates with a length in brackets, skills in pills, licences with number and expiry, wishes at the end. */
export const dentalAssistant: UnseenCv = {
  name: "dental assistant's profile as a job site prints it: title, employer, “Mar 2022 - Present (4 years 10 months)” on three lines, “Finished 2021”, licences with “Licence number:” and “Expiry:”, skills in pills, notice and salary at the end",
  type: "pdf",
  write: print(css, body, { margin: "16mm", footer: "Profile of Nhi Hoang Quach" }),
  says: {
    given: "Nhi / Nhi Hoang",
    family: "Quach / Hoang Quach",
    email: "nhi.quach@example.com",
    phone: "+61491570156",
    jobs: [
      ["Senior Dental Assistant", "Wattle & Enamel Dental", "2022-03", null],
      ["Orthodontic Assistant", "Straightline Orthodontics", "2019-06", "2022-02"],
      ["Trainee Dental Assistant", "Cooks River Family Dental", "2018-01", "2019-05"],
      ["Sales Assistant", "Pearl Lane Chemist", "2015-11", "2017-12"],
    ],
    studies: [
      [
        "Certificate IV in Dental Assisting (Radiography) / Certificate IV in Dental Assisting",
        "Inner West Health College",
        "2021",
      ],
      ["Certificate III in Dental Assisting", "Inner West Health College", "2018"],
    ],
    skills: [
      "Chairside assisting",
      "Infection control",
      "Dental radiography",
      "Exact",
      "Treatment coordination",
      "Stock ordering",
      "Intraoral scanning",
    ],
    licences: [
      ["NSW Radiation User Licence / Radiation User Licence", "IR 40917", "2028-03"],
      [
        "First Aid Certificate (HLTAID011) / First Aid Certificate / First Aid / First Aid (HLTAID011) / HLTAID011 First Aid Certificate",
        undefined,
        "2027-11",
      ],
    ],
    languages: ["Vietnamese", "English", "Cantonese"],
    besides: ["Australian citizen", "Full time", "part time", "HLTAID011"],
  },
};
