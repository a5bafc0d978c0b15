import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:20pt;margin:0 0 1mm}h2{font-size:12.5pt;border-bottom:.3mm solid #c9c9c9;padding-bottom:1mm;margin:6.5mm 0 2.5mm;break-after:avoid}.e{margin:0 0 4mm;break-inside:avoid}.e p,.h{margin:0}.t{font-weight:700}.g{color:#6f6f6f}ul{margin:1mm 0 0;padding-left:5mm}`;

const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p>${at && `<p class=g>${at}</p>`}${when && `<p class=g>${when}</p>`}${texts.length > 0 ? list(...texts) : ""}</div>`;

const body = `<h1>Bishnu Prasad Ghimire</h1><p class="h g">Pest Management Technician</p><p class="h g">Rockdale, NSW</p><p class="h g">bishnu.ghimire@example.com</p><p class="h g">+61491575254</p><p class=h>Authorized to work in Australia for any employer</p>
<h2>Work Experience</h2>
${entry("Senior Pest Technician", "Bandicoot Pest Solutions - Rockdale NSW", "June 2023 to Present", "Termite inspections and barriers for 40 strata plans", "German cockroaches in kitchens that must open at six", "Train new technicians on ladders and labels")}
${entry("Pest Technician", "Sixlegs Pty Ltd - Hurstville NSW", "March 2021 to May 2023", "Rodents, ants, bed bugs, possums out of roofs")}
${entry("Car Detailer (weekends)", "Shine Brothers Hand Wash - Kogarah NSW", "2019 to 2021")}
${entry("Kitchen Steward", "Annapurna View Resort - Pokhara, Nepal", "August 2015 to December 2018")}
<h2>Education</h2>
${entry("Certificate III in Urban Pest Management", "Georges River Training - Sydney NSW", "2021 to 2022")}
${entry("Diploma of Hospitality Management", "Kingsford Pacific College - Sydney NSW", "February 2019 to December 2020")}
${entry("+2 (Higher Secondary), Management", "Machhapuchhre Higher Secondary School - Pokhara", "2013 to 2015")}
<h2>Skills</h2>${list("Termite inspection (4 years)", "Fumigation (2 years)", "Rodent control (5 years)", "Thermal imaging (3 years)", "Chemical handling (5 years)", "Report writing", "Customer service (10+ years)")}
<h2>Languages</h2>${list("Nepali - Native", "Hindi - Fluent", "English - Fluent", "Gurung - Basic")}
<h2>Certifications and Licenses</h2>
${entry("Pest Management Technician Licence", "", "April 2022 to April 2027", "NSW, no. 5088214")}
${entry("Fumigation Licence", "", "October 2024 to October 2029")}
${entry("White Card", "", "Present")}
${entry("Driver's License", "", "Present", "Full NSW, class C, manual")}
${entry("Work safely at heights", "", "August 2025 to August 2027")}
<h2>Awards</h2>${entry("Technician of the Quarter", "", "September 2024", "For finding the nest that four others had missed")}
<h2>Additional Information</h2><p class=h>Own tools and a ladder rack. Volunteer cook at the Rockdale Nepali Temple on Saturdays. Reference: Con Stavrou, Bandicoot Pest Solutions, 0491 570 110.</p>`;

/** A Nepali pest controller's resume from a job site: title, “Employer - Suburb State” and months by “to” below each other, years behind skills, licences with spans, a reference in the last lines. */
export const pestController: UnseenCv = {
  name: "Nepali pest controller's job-site resume: “Employer - Suburb State”, years behind skills, a reference in the last lines",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "18mm" }),
  says: {
    given: "Bishnu Prasad / Bishnu",
    family: "Ghimire",
    email: "bishnu.ghimire@example.com",
    phone: "+61491575254",
    jobs: [
      ["Senior Pest Technician", "Bandicoot Pest Solutions", "2023-06", null],
      ["Pest Technician", "Sixlegs Pty Ltd / Sixlegs", "2021-03", "2023-05"],
      ["Car Detailer (weekends) / Car Detailer", "Shine Brothers Hand Wash", "2019", "2021"],
      ["Kitchen Steward", "Annapurna View Resort", "2015-08", "2018-12"],
    ],
    studies: [
      ["Certificate III in Urban Pest Management", "Georges River Training", "2022"],
      ["Diploma of Hospitality Management", "Kingsford Pacific College", "2020-12"],
      [
        "+2 (Higher Secondary), Management / +2 (Higher Secondary) / +2 / Higher Secondary / Higher Secondary, Management",
        "Machhapuchhre Higher Secondary School",
        "2015",
      ],
    ],
    skills: [
      "Termite inspection",
      "Fumigation",
      "Rodent control",
      "Thermal imaging",
      "Chemical handling",
      "Report writing",
      "Customer service",
    ],
    licences: [
      ["Pest Management Technician Licence / Pest Management Technician", "5088214", "2027-04"],
      ["Fumigation Licence / Fumigation", undefined, "2029-10"],
      ["White Card"],
      ["Work safely at heights / Working at heights", undefined, "2027-08"],
    ],
    drives: ["C"],
    languages: ["Nepali", "Hindi", "English", "Gurung"],
    besides: ["Driver's License", "Technician of the Quarter", "Volunteer cook", "Rockdale Nepali Temple"],
  },
};
