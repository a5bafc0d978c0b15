import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.5 "Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:22pt;margin:0}h2{font-size:15pt;font-weight:400;margin:7mm 0 3mm;border-bottom:1px solid #ccc;padding-bottom:1mm}h3{font-size:11.5pt;margin:4mm 0 0}.c{color:#666}.d{color:#666}ul{margin:1mm 0;padding-left:5mm}p{margin:0}`;
const job = (title: string, employer: string, place: string, dates: string, tasks: readonly string[] = []) =>
  `<h3>${title}</h3><div><b style="font-weight:600">${employer}</b><span class=c>-${place}</span></div><div class=d>${dates}</div>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}`).join("")}</ul>`;
const body = `<h1>Selamawit Tadesse</h1><p>Cleaning Team Leader<p>Footscray VIC 3011<p>selam.tadesse@injera.example<p>+61 491 573 240
<p style="margin-top:3mm">Reliable team leader for offices, schools and clinics. Own car and police check.<p style="margin-top:2mm">Authorised to work in AU for any employer
<h2>Work Experience</h2>
${job("Cleaning Team Leader", "Bluegum Facility Services", "Melbourne VIC", "February 2022 to Present", ["Leads nine cleaners over three schools", "Orders chemicals and keeps the safety data sheets"])}
${job("Housekeeper (weekends)", "Hotel Saltbush", "Docklands VIC", "November 2020 to Present", ["Fourteen rooms a shift"])}
${job("Cleaner", "Kensington Medical Centre", "Kensington VIC", "June 2018 to January 2022", ["Terminal cleans after procedures"])}
${job("Shop Assistant", "Merkato Textiles", "Addis Ababa", "2012 to 2016")}
<h2>Education</h2>
${job("Certificate III in Cleaning Operations", "Westgate Skills College", "Footscray VIC", "January 2019 to July 2019")}
${job("Year 12", "Entoto Secondary School", "Addis Ababa", "September 2008 to June 2012")}
<h2>Skills</h2>
${list("Carpet steam cleaning (6 years)", "Floor buffing (5 years)", "Infection control (8 years)", "Rostering")}
<h2>Languages</h2>
${list("Amharic - Fluent", "Tigrinya - Intermediate", "English - Fluent")}
<h2>Certifications and Licences</h2>
<h3>National Police Check</h3><div class=d>August 2026 to August 2027</div>
<h3>Working With Children Check</h3><div class=d>March 2024 to March 2029</div>
<h3>Driver’s Licence</h3>
<h2>Assessments</h2>
<h3>Cleaner fit — Proficient</h3><div class=d>November 2021</div><p>Measures the traits that are important for successful cleaners
<p>Full results: Proficient
<p class=c style="font-size:8pt">These tests provide skills assessments that are not indicative of a licence or certification, or continued development in any professional field.
<h2>Additional Information</h2><p>Available from 5 am. Happy to work nights.`;

/** A cleaner in the page that a job board makes of its profile: title, then employer and town joined by a hyphen, months by "to", two jobs at once, certificates with spans of validity, assessments. */
export const cleaner: UnseenCv = {
  name: "job board's page, employer and town by a hyphen",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "16mm" }),
  says: {
    given: "Selamawit",
    family: "Tadesse",
    email: "selam.tadesse@injera.example",
    phone: "+61491573240",
    jobs: [
      [
        "Cleaning Team Leader",
        "Bluegum Facility Services / Bluegum Facility Services-Melbourne VIC / Bluegum Facility Services, Melbourne",
        "2022-02",
        null,
      ],
      [
        "Housekeeper (weekends) / Housekeeper",
        "Hotel Saltbush / Hotel Saltbush-Docklands VIC / Hotel Saltbush, Docklands",
        "2020-11",
        null,
      ],
      [
        "Cleaner",
        "Kensington Medical Centre / Kensington Medical Centre-Kensington VIC / Kensington Medical Centre, Kensington",
        "2018-06",
        "2022-01",
      ],
      ["Shop Assistant", "Merkato Textiles / Merkato Textiles-Addis Ababa", "2012", "2016"],
    ],
    studies: [
      [
        "Certificate III in Cleaning Operations",
        "Westgate Skills College / Westgate Skills College-Footscray VIC / Westgate Skills College, Footscray",
        "2019-07",
      ],
      ["Year 12", "Entoto Secondary School / Entoto Secondary School-Addis Ababa", "2012-06"],
    ],
    skills: [
      "Carpet steam cleaning / Carpet steam cleaning (6 years)",
      "Floor buffing / Floor buffing (5 years)",
      "Infection control / Infection control (8 years)",
      "Rostering",
    ],
    licences: [
      ["National Police Check", undefined, "2027-08"],
      ["Working With Children Check", undefined, "2029-03"],
    ],
    languages: ["Amharic", "Tigrinya", "English"],
    besides: ["Cleaner fit", "Driver’s Licence", "C"],
  },
};
