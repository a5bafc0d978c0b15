import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:24pt;margin:0 0 1mm}.h{font-size:12.5pt;margin:0 0 2mm}.c{margin:0}.c a{color:#2557a7}h2{font-size:14.5pt;border-bottom:.3mm solid #d4d2d0;padding-bottom:1mm;margin:6mm 0 3mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700;font-size:11pt}.a{color:#595959;font-size:10pt}.a b{color:#2d2d2d}ul{margin:.8mm 0 0;padding-left:6mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p>${at && `<p class=a>${at}</p>`}${when && `<p class=a>${when}</p>`}${texts.length > 0 ? list(...texts) : ""}</div>`;

const body = `<h1>Zachary Tzimas</h1><p class=h>Pizza maker and kitchen all-rounder</p><p class=c>Thornbury VIC 3071</p><p class=c><a>zac.tzimas@example.com</a></p><p class=c>+61 491 570 158</p>
<p>I am 18 and finishing Year 12 this November. I have worked in a pizza kitchen for three years and would like an apprenticeship as a chef, starting in the new year. I am happy to work nights, weekends and public holidays.</p><p style="margin:0">Authorised to work in AU for any employer</p>
<h2>Work Experience</h2>
${entry("Pizza Maker", "<b>Nonna Tilde's Pizzeria</b>-Preston VIC", "December 2024 to Present", "Stretching and topping up to 140 pizzas on a Friday night", "Dough, sauces and prep for the next day", "Opening the wood oven and closing the kitchen")}
${entry("Kitchen Hand", "<b>Nonna Tilde's Pizzeria</b>-Preston VIC", "July 2023 to December 2024", "Dishes, deliveries into the coolroom, cleaning, garlic bread and salads", "Promoted after eighteen months")}
${entry("Team Member", "<b>Frosty Jim's Gelato</b>-Northcote VIC", "November 2022 to June 2023", "Serving customers, cash and card payments, allergen questions")}
${entry("Junior Football Umpire", "<b>Northern Suburbs Junior League</b>-Reservoir VIC", "April 2022 to September 2022")}
<h2>Education</h2>
${entry("Victorian Certificate of Education (VCE Vocational Major)", "Merri Bend Secondary College-Coburg VIC", "February 2021 to November 2026", "Subjects: Literacy, Numeracy, Work Related Skills, Food Studies, Business Management")}
${entry("Certificate II in Cookery", "Merri Bend Secondary College-Coburg VIC", "February 2024 to December 2025", "VET course, one day a week in the college's training kitchen")}
<h2>Skills</h2>${list("Food preparation (3 years)", "Customer service (3 years)", "Cash handling (1 year)", "Knife skills", "Stock rotation", "Working under pressure", "Cleaning (3 years)")}
<h2>Languages</h2>${list("English - Fluent", "Greek - Intermediate")}
<h2>Certifications and Licenses</h2>
${entry("Food Safety Supervisor Certificate", "", "March 2025 to Present")}
${entry("CPR Certification", "", "May 2026 to May 2027")}
${entry("Driver's Licence (Learner)", "", "")}
<h2>Awards</h2>
${entry("VET Hospitality Student of the Year", "", "November 2025")}
<h2>Groups</h2>
${entry("Preston Parkside Football Club", "", "2016 to Present", "Back pocket, Under 18s")}
<h2>Additional Information</h2><p>References: Matilde Ricci, owner, Nonna Tilde's Pizzeria, 0491 576 801. Mr Hassan Bardawil, VM coordinator, Merri Bend Secondary College, 03 5550 3398.</p>`;

/** A Greek-Australian school leaver's resume exported by a job site: “Employer-Place STATE” and “December 2024 to Present” below titles, skills with years in brackets, groups and awards as entries. */
export const pizzaMaker: UnseenCv = {
  name: "Greek-Australian school leaver's job-site resume as PDF: “Employer-Preston VIC” joined by a hyphen over “December 2024 to Present”, skills with years, a club and an award as entries, learner's licence",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Zachary / Zac",
    family: "Tzimas",
    email: "zac.tzimas@example.com",
    phone: "+61491570158",
    jobs: [
      [
        "Pizza Maker",
        "Nonna Tilde's Pizzeria / Nonna Tilde's Pizzeria, Preston / Nonna Tilde's Pizzeria, Preston VIC",
        "2024-12",
        null,
      ],
      [
        "Kitchen Hand",
        "Nonna Tilde's Pizzeria / Nonna Tilde's Pizzeria, Preston / Nonna Tilde's Pizzeria, Preston VIC",
        "2023-07",
        "2024-12",
      ],
      [
        "Team Member",
        "Frosty Jim's Gelato / Frosty Jim's Gelato, Northcote / Frosty Jim's Gelato, Northcote VIC",
        "2022-11",
        "2023-06",
      ],
      [
        "Junior Football Umpire",
        "Northern Suburbs Junior League / Northern Suburbs Junior League, Reservoir / Northern Suburbs Junior League, Reservoir VIC",
        "2022-04",
        "2022-09",
      ],
    ],
    studies: [
      [
        "Victorian Certificate of Education (VCE Vocational Major) / Victorian Certificate of Education / VCE Vocational Major",
        "Merri Bend Secondary College / Merri Bend Secondary College, Coburg / Merri Bend Secondary College, Coburg VIC",
        "2026-11",
      ],
      [
        "Certificate II in Cookery",
        "Merri Bend Secondary College / Merri Bend Secondary College, Coburg / Merri Bend Secondary College, Coburg VIC",
        "2025-12",
      ],
    ],
    skills: [
      "Food preparation / Food preparation (3 years)",
      "Customer service / Customer service (3 years)",
      "Cash handling / Cash handling (1 year)",
      "Knife skills",
      "Stock rotation",
      "Working under pressure",
      "Cleaning / Cleaning (3 years)",
    ],
    licences: [
      ["Food Safety Supervisor Certificate / Food Safety Supervisor"],
      ["CPR Certification / CPR", undefined, "2027-05"],
    ],
    languages: ["English", "Greek"],
    besides: [
      "Driver licence",
      "Driver's Licence (Learner)",
      "Learner",
      "C",
      "VET Hospitality Student of the Year",
      "Preston Parkside Football Club",
      "Matilde Ricci",
      "Hassan Bardawil",
      "Mr Hassan Bardawil",
    ],
  },
};
