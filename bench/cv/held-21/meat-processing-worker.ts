import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:19pt;margin:0 0 1mm}h2{font-size:12.5pt;border-bottom:.3mm solid #bdbdbd;padding-bottom:1mm;margin:7mm 0 2.5mm;break-after:avoid}.e{margin:0 0 4mm;break-inside:avoid}.e p,.h{margin:0}.t{font-weight:700}.g{color:#6f6f6f}ul{margin:1mm 0 0;padding-left:5mm}`;

const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p>${at && `<p class=g>${at}</p>`}${when && `<p class=g>${when}</p>`}${texts.length > 0 ? list(...texts) : ""}</div>`;

const body = `<h1>Kolinio Vakacegu</h1><p class=h>Slicer and boner looking for permanent work with sponsorship</p><p class="h g">Naracoorte, SA 5271</p><p class="h g">kolinio.vakacegu@example.com</p><p class="h g">+61 491 570 737</p><p class=h>Sponsorship required to work in Australia after March 2028</p>
<h2>Summary</h2><p class=h>Four years on the beef chain and one on lamb. Strong knife hand, never late for the 5 am start. Team captain of the plant rugby sevens.</p>
<h2>Work Experience</h2>
${entry("Boner", "Limestone Ridge Meats-Naracoorte, SA", "September 2024 to Present", "Hindquarter boning on a table of six", "Knife sharpening for the new starters", "Six months without an injury report, twice")}
${entry("Slicer", "Limestone Ridge Meats-Naracoorte, SA", "October 2022 to September 2024", "Striploin, cube roll and rump to customer specification")}
${entry("Labourer (Lamb Chain)", "Glenelg Valley Abattoir-Casterton, VIC", "November 2021 to October 2022")}
${entry("Fruit Picker", "Pacific Harvest Labour Hire-Robinvale, VIC", "May 2021 to November 2021", "Table grapes and almonds")}
${entry("Bus Conductor and Driver's Helper", "Naitasiri Coaches-Suva, Fiji", "2017 to 2021")}
${entry("Dalo Farmer", "Family farm-Taveuni, Fiji", "2013 to 2017")}
<h2>Education</h2>
${entry("Certificate III in Meat Processing (Boning Room)", "South East Skills Centre - Mount Gambier, SA", "February 2023 to August 2024")}
${entry("Fiji Year 12 Certificate", "Wainunu Bay Secondary School - Bua", "January 2008 to November 2012")}
<h2>Skills</h2>${list("Boning (2 years)", "Slicing (4 years)", "Knife sharpening (4 years)", "Food safety (5 years)", "Halal procedures", "Manual handling", "Teamwork")}
<h2>Languages</h2>${list("Fijian - Fluent", "English - Intermediate", "Fiji Hindi - Beginner")}
<h2>Certifications and Licenses</h2>
${entry("Forklift Licence", "", "June 2024 to June 2029", "High Risk Work Licence, class LF")}
${entry("Q Fever Vaccination", "", "November 2021")}
${entry("Driver's License", "", "January 2023 to January 2028", "South Australia, class C")}
${entry("First Aid Certificate", "", "Present")}
<h2>Assessments</h2>${entry("Manufacturing safety &mdash; Proficient", "", "August 2024")}
<h2>Groups</h2>${entry("Naracoorte Fijian Methodist Choir", "", "October 2022 to Present", "Bass singer")}
<h2>Additional Information</h2><p class=h>Own car. Happy with night shift and Saturdays. Wife and two children will join me.</p>`;

/** A Fijian meat worker's resume from a job site that makes one of its form: “Employer-Town, State” with months by “to”, years behind skills, an assessment, a choir among groups. */
export const meatProcessingWorker: UnseenCv = {
  name: "Fijian meat worker's job-site form as a resume: “Employer-Town, State”, years behind skills, assessment, groups",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "17mm" }),
  says: {
    given: "Kolinio",
    family: "Vakacegu",
    email: "kolinio.vakacegu@example.com",
    phone: "+61491570737",
    jobs: [
      ["Boner", "Limestone Ridge Meats", "2024-09", null],
      ["Slicer", "Limestone Ridge Meats", "2022-10", "2024-09"],
      ["Labourer (Lamb Chain) / Labourer", "Glenelg Valley Abattoir", "2021-11", "2022-10"],
      ["Fruit Picker", "Pacific Harvest Labour Hire", "2021-05", "2021-11"],
      ["Bus Conductor and Driver's Helper", "Naitasiri Coaches", "2017", "2021"],
      ["Dalo Farmer", "Family farm", "2013", "2017"],
    ],
    studies: [
      [
        "Certificate III in Meat Processing (Boning Room) / Certificate III in Meat Processing",
        "South East Skills Centre",
        "2024-08",
      ],
      ["Fiji Year 12 Certificate / Year 12 Certificate", "Wainunu Bay Secondary School", "2012-11"],
    ],
    skills: [
      "Boning",
      "Slicing",
      "Knife sharpening",
      "Food safety",
      "Halal procedures",
      "Manual handling",
      "Teamwork",
    ],
    licences: [
      [
        "Forklift Licence / Forklift / High Risk Work Licence, class LF / Forklift Licence (LF) / High Risk Work Licence",
        undefined,
        "2029-06",
      ],
      ["Q Fever Vaccination"],
      ["First Aid Certificate / First Aid"],
    ],
    drives: ["C"],
    languages: ["Fijian", "English", "Fiji Hindi"],
    besides: [
      "Driver's License",
      "High Risk Work Licence",
      "Manufacturing safety",
      "Naracoorte Fijian Methodist Choir",
      "Bass singer",
      "Team captain",
    ],
  },
};
