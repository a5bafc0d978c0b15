import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:23pt;margin:0}.h{font-size:12pt;margin:1mm 0 2mm}.c{margin:0}h2{font-size:14pt;border-bottom:.3mm solid #c9c9c9;padding-bottom:1mm;margin:6mm 0 3mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.e .t{font-weight:700;font-size:11pt}.g{color:#666}ul{margin:0;padding-left:6mm}a{color:#2557a7}`;
const entry = (title: string, ...lines: readonly string[]) =>
  `<div class=e><p class=t>${title}</p>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

const body = `<h1>Yaw Amponsah</h1><p class=h>Night Fill and Warehouse</p><p class=c>Deer Park VIC 3023</p><p class=c><a>yaw.amponsah@example.com</a></p><p class=c>+61 491 573 770</p>
<p>Authorised to work in Australia for any employer</p>
<h2>Work Experience</h2>
${entry("Night Fill Captain", "<b>Freshway Supermarkets</b> - Caroline Springs VIC", "<span class=g>November 2021 to Present</span>", "Lead nine fillers from 10 pm to 6 am, five nights", "1,400 cartons a night on average, claims under half of one per cent")}
${entry("Pick Packer", "<b>QuickCrate Logistics</b> - Truganina VIC", "<span class=g>April 2019 to October 2021</span>", "Voice picking in ambient and chilled, reach truck when short")}
${entry("Factory Hand", "<b>Sunbank Pies</b> - Laverton VIC", "<span class=g>2018 to 2019</span>")}
${entry("Mobile Phone Seller", "<b>Self-employed</b> - Kumasi, Ghana", "<span class=g>2013 to 2017</span>", "Own kiosk with two helpers")}
<h2>Education</h2>
${entry("Certificate III in Supply Chain Operations", "Melbourne West Polytechnic", "<span class=g>February 2023 to December 2023</span>")}
${entry("WASSCE (Year 12 equivalent)", "Opoku Heights Senior High School - Kumasi, Ghana", "<span class=g>2009 to 2012</span>")}
<h2>Skills</h2>${list("Stock replenishment (5 years)", "Pallet jack (7 years)", "Reach truck (2 years)", "Team leadership (3 years)", "RF scanning (5 years)")}
<h2>Languages</h2>${list("Twi - Fluent", "English - Fluent", "Ga - Beginner")}
<h2>Certifications and Licences</h2>
${entry("High Risk Licence - LF and LO", "<span class=g>August 2023 to August 2028</span>", "VIC 7730158")}
${entry("Driver's Licence", "Full, car")}
${entry("CPR Certification", "<span class=g>July 2026 to July 2027</span>")}
<h2>Assessments</h2>
${entry("Work style: Reliability — Proficient", "<span class=g>June 2024</span>", "Tendency to be dependable and act with integrity at work", "Full results: <a>Proficient</a>")}
<p class=g style="font-size:8pt">Assessment results do not say how well a person will do in a job, and are no certification.</p>
<h2>Additional Information</h2><p>Happy with nights and weekends. Own car.</p>`;

/** A Ghanaian night filler's resume exported by a job site: employer in bold and place over “November 2021 to Present”, skills with years, licences with two dates, an assessment. */
export const nightFiller: UnseenCv = {
  name: "Ghanaian night filler's resume exported by a job site: “Employer - Place” between title and dates, skills with years in brackets, licences with two dates, an assessment",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Yaw",
    family: "Amponsah",
    email: "yaw.amponsah@example.com",
    phone: "+61491573770",
    jobs: [
      [
        "Night Fill Captain",
        "Freshway Supermarkets / Freshway Supermarkets - Caroline Springs VIC / Freshway Supermarkets, Caroline Springs",
        "2021-11",
        null,
      ],
      [
        "Pick Packer",
        "QuickCrate Logistics / QuickCrate Logistics - Truganina VIC / QuickCrate Logistics, Truganina",
        "2019-04",
        "2021-10",
      ],
      ["Factory Hand", "Sunbank Pies / Sunbank Pies - Laverton VIC / Sunbank Pies, Laverton", "2018", "2019"],
      ["Mobile Phone Seller", "Self-employed / Self-employed - Kumasi, Ghana", "2013", "2017"],
    ],
    studies: [
      ["Certificate III in Supply Chain Operations", "Melbourne West Polytechnic", "2023-12"],
      [
        "WASSCE (Year 12 equivalent) / WASSCE",
        "Opoku Heights Senior High School / Opoku Heights Senior High School - Kumasi, Ghana / Opoku Heights Senior High School, Kumasi / Opoku Heights Senior High School, Kumasi, Ghana",
        "2012",
      ],
    ],
    skills: [
      "Stock replenishment / Stock replenishment (5 years)",
      "Pallet jack / Pallet jack (7 years)",
      "Reach truck / Reach truck (2 years)",
      "Team leadership / Team leadership (3 years)",
      "RF scanning / RF scanning (5 years)",
    ],
    licences: [
      [
        "High Risk Licence - LF and LO / High Risk Licence / High Risk Licence (LF, LO) / High Risk Licence (LF and LO)",
        "VIC 7730158 / 7730158",
        "2028-08",
      ],
      ["CPR Certification / CPR", undefined, "2027-07"],
    ],
    drives: ["C"],
    languages: ["Twi", "English", "Ga"],
    besides: [
      "Driver licence",
      "Driver's Licence",
      "Work style: Reliability",
      "Work style: Reliability — Proficient",
    ],
  },
};
