import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:22pt;margin:0 0 1mm;color:#003a9b}.k{margin:0 0 4mm;color:#444}h2{font-size:12.5pt;color:#003a9b;margin:6mm 0 1mm;padding-bottom:1mm;border-bottom:.4mm solid #003a9b;break-after:avoid}.r{display:flex;justify-content:space-between;margin:3mm 0 0;break-after:avoid}.r b{font-size:10.5pt}p{margin:0}ul{margin:1mm 0 0;padding-left:5mm}.two{columns:2}.g{color:#595959}`;

const items = (texts: readonly string[], of = "") =>
  `<ul class="${of}">${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, texts: readonly string[] = []) =>
  `<div class=r><b>${title}</b><span>${when}</span></div><p class=g>${at}</p>${texts.length ? items(texts) : ""}`;

const body = `<h1>Abdulrahman Al-Khatib</h1><p><b>Storeperson, cold stores and export, Sydney south-west</b></p><p class=k>Lurnea, NSW 2170 • abdulrahman.alkhatib@example.com • 0491 579 212</p>
<h2>Professional summary</h2><p>Storeperson with four years in cold and ambient warehouses, before that delivery driver in Jordan and shopkeeper in Syria. I count twice and lift once. Available for any shift, including nights and Ramadan. Australian permanent resident since 2019.</p>
<h2>Work experience</h2>
${entry("Storeperson", "Crossroads Cold Logistics | Prestons, NSW", "June 2022 - Present", [
  "Receiving, put-away and dispatch at minus 22 degrees, reach truck and ride-on pallet jack",
  "Acting team leader on Fridays, eight pickers",
  "Inventory controller for the export room: weekly cycle count, accuracy 99.6 per cent in 2025",
  "Health and safety representative since March 2024",
])}
${entry("Pick Packer (casual)", "Brightcrew Labour Hire | Wetherill Park, NSW", "January 2021 - May 2022", [
  "Assigned to Ovenbright Bakery, Yennora, March to September 2021: night orders, 180 lines an hour",
  "Assigned to Medline Parcel Centre, Huntingwood, until May 2022",
])}
${entry("Delivery Driver", "Al Noor Water Company | Amman, Jordan", "March 2015 - August 2019", [
  "Light truck, 70 drops a day, cash and receipts, stairs without lifts",
])}
${entry("Shopkeeper", "Al-Khatib Brothers Hardware | Homs, Syria", "2009 - 2012", [
  "Family shop for tools, paint and plumbing parts until the war",
])}
<h2>Education</h2>
${entry("Certificate II in Warehousing Operations", "Liverpool Plains TAFE | Liverpool, NSW", "November 2021")}
${entry("Certificate III in Spoken and Written English", "Fairfield Learning Centre | Fairfield, NSW", "February 2020 - December 2020")}
${entry("Baccalaureate (Scientific Branch)", "Al-Zahrawi Secondary School | Homs, Syria", "2008")}
<h2>Skills</h2>
${items(["RF scanning (4 years)", "Reach truck (4 years)", "Palletising (5 years)", "Cycle counting (3 years)", "SAP EWM (2 years)", "Load planning", "Customer service (7 years)", "Manual handling"], "two")}
<h2>Languages</h2>${items(["Arabic - Native", "English - Intermediate", "Turkish - Beginner"])}
<h2>Certifications and licenses</h2>
${entry("High Risk Work Licence – LF Forklift", "SafeWork NSW, licence 1640023", "September 2022 - September 2027")}
${entry("MR Driver Licence", "New South Wales", "Expires May 2028")}
${entry("Provide First Aid", "Red Gum Training", "August 2024 - August 2027")}
${entry("Food Handler Certificate", "Online", "2022")}
<h2>Awards</h2>
${entry("Zero Damage Award", "Crossroads Cold Logistics", "December 2025")}
<h2>Groups</h2>
${entry("Syrian Families of Liverpool", "Volunteer driver for the community kitchen", "2020 - Present")}
<h2>Additional information</h2><p>References: Dragan Petković, Warehouse Manager, Crossroads Cold Logistics, 0491 579 455. Hobbies: oud, chess, growing jasmine in pots.</p>`;

/** A storeperson's resume as a job board builds it today: title against months, “Employer | Town”, agency work with assignments, licences with spans, awards and groups in the same form as jobs. */
export const storeperson: UnseenCv = {
  name: "Syrian storeperson's job-board resume: title against months, agency assignments, groups and awards like jobs",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Abdulrahman",
    family: "Al-Khatib",
    email: "abdulrahman.alkhatib@example.com",
    phone: "+61491579212",
    jobs: [
      ["Storeperson", "Crossroads Cold Logistics", "2022-06", null],
      ["Pick Packer (casual) / Pick Packer", "Brightcrew Labour Hire", "2021-01", "2022-05"],
      ["Delivery Driver", "Al Noor Water Company", "2015-03", "2019-08"],
      ["Shopkeeper", "Al-Khatib Brothers Hardware", "2009", "2012"],
    ],
    studies: [
      ["Certificate II in Warehousing Operations", "Liverpool Plains TAFE", "2021-11"],
      ["Certificate III in Spoken and Written English", "Fairfield Learning Centre", "2020-12"],
      ["Baccalaureate (Scientific Branch) / Baccalaureate", "Al-Zahrawi Secondary School", "2008"],
    ],
    skills: [
      "RF scanning",
      "Reach truck",
      "Palletising",
      "Cycle counting",
      "SAP EWM",
      "Load planning",
      "Customer service",
      "Manual handling",
    ],
    licences: [
      [
        "High Risk Work Licence – LF Forklift / High Risk Work Licence / High Risk Work Licence – LF / High Risk Work Licence (LF)",
        "1640023",
        "2027-09",
      ],
      ["Provide First Aid / First Aid", undefined, "2027-08"],
      ["Food Handler Certificate / Food Handler"],
    ],
    drives: ["MR"],
    languages: ["Arabic", "English", "Turkish"],
    besides: [
      "MR Driver Licence",
      "Driver Licence",
      "Zero Damage Award",
      "Syrian Families of Liverpool",
      "Volunteer driver",
      "Ovenbright Bakery",
      "Medline Parcel Centre",
    ],
  },
};
