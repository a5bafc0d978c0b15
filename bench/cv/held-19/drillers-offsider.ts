import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:21pt;margin:0 0 1mm}h2{font-size:13pt;border-bottom:.3mm solid #ccc;padding:0 0 1mm;margin:7mm 0 2.5mm;break-after:avoid}p{margin:0}.t{font-weight:700;margin-top:3mm;break-after:avoid}.g{color:#6f6f6f}ul{margin:1mm 0 0;padding-left:5mm}li{margin:0 0 .5mm}`;

const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, rest = "") =>
  `<p class=t>${title}</p>${at && `<p class=g>${at}</p>`}${when && `<p class=g>${when}</p>`}${rest}`;

const body = `<h1>Brodie McAllister</h1><p class=g>Driller's Offsider</p><p class=g>Kalgoorlie WA 6430</p><p class=g>brodie.mcallister@example.com</p><p class=g>+61 491 574 118</p>
<p style="margin-top:3mm">Hard working offsider with five years on RC and diamond rigs in the Goldfields and Pilbara. Fit, used to 2 and 1 rosters, camp life and heat. Want to step up to driller in the next two years.</p>
<p style="margin-top:2mm">Authorised to work in Australia for any employer</p><p>Willing to relocate: Anywhere</p>
<h2>Work Experience</h2>
${entry("Senior Driller's Offsider", "Redback Exploration Drilling - Kalgoorlie WA", "April 2023 to Present", list("Diamond drilling to 900 metres on a UDR1200, day and night shift", "Rod handling, core orientation and mark-up", "Daily pre-starts, greasing and small repairs", "Train new offsiders and sign off their SOPs"))}
${entry("Driller's Offsider", "Ironcap Drilling Services - Newman WA", "February 2021 to March 2023", list("RC grade control and exploration, sample collection and bagging", "Drove support truck on site roads", "Two years without a lost time injury"))}
${entry("Trades Assistant", "Boulder Fabrication &amp; Welding - Kalgoorlie WA", "August 2019 to January 2021", list("Helped two boilermakers in the workshop and on shutdowns", "Oxy cutting, grinding and painting"))}
${entry("Pizza Delivery Driver", "Hannan Street Pizza - Kalgoorlie WA", "2018 to 2019")}
<h2>Education</h2>
${entry("Certificate II in Drilling Operations", "Goldfields Training Institute - Kalgoorlie WA", "February 2021 to November 2021")}
${entry("WACE (Year 12)", "Lake Douglas Senior High School - Kalgoorlie WA", "2013 to 2018")}
<h2>Skills</h2>
${list("Diamond drilling (3 years)", "RC drilling (2 years)", "Core orientation (3 years)", "Rig maintenance (5 years)", "Oxy cutting (1 year)", "Manual handling", "Sample collection (2 years)")}
<h2>Certifications and Licences</h2>
${entry("HR Driver's Licence", "", "June 2022 to June 2027")}
${entry("Construction White Card", "", "August 2019 to Present")}
${entry("Working at Heights", "", "March 2025 to March 2027")}
${entry("Confined Space Entry", "", "March 2025 to March 2027")}
${entry("Provide First Aid", "", "October 2024 to October 2027")}
<h2>Groups</h2>
${entry("Kalgoorlie Saints Football Club", "", "2016 to Present", "<p>Play in the reserves and run the barbecue</p>")}
<h2>Additional Information</h2><p>Pre-employment medical and drug screen passed in April 2026. Non smoker. References can be given on request.</p>`;

/** A driller's offsider's resume as a job site prints it: title, “Employer - Town”, “Month Year to Present”, skills with years, tickets with spans of months. */
export const drillersOffsider: UnseenCv = {
  name: "driller's offsider's job-site PDF: “Employer - Town WA”, “Month Year to Present”, skills with years, tickets with spans",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "16mm" }),
  says: {
    given: "Brodie",
    family: "McAllister",
    email: "brodie.mcallister@example.com",
    phone: "+61491574118",
    jobs: [
      ["Senior Driller's Offsider", "Redback Exploration Drilling", "2023-04", null],
      ["Driller's Offsider", "Ironcap Drilling Services", "2021-02", "2023-03"],
      ["Trades Assistant", "Boulder Fabrication & Welding", "2019-08", "2021-01"],
      ["Pizza Delivery Driver", "Hannan Street Pizza", "2018", "2019"],
    ],
    studies: [
      ["Certificate II in Drilling Operations", "Goldfields Training Institute", "2021-11"],
      ["WACE (Year 12) / WACE / Year 12", "Lake Douglas Senior High School", "2018"],
    ],
    skills: [
      "Diamond drilling",
      "RC drilling",
      "Core orientation",
      "Rig maintenance",
      "Oxy cutting",
      "Manual handling",
      "Sample collection",
    ],
    licences: [
      ["Construction White Card / White Card"],
      ["Working at Heights", undefined, "2027-03"],
      ["Confined Space Entry / Confined Space", undefined, "2027-03"],
      ["Provide First Aid / First Aid", undefined, "2027-10"],
    ],
    drives: ["HR"],
    besides: ["HR Driver's Licence", "Kalgoorlie Saints Football Club"],
  },
};
