import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.45 "DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:23pt;margin:0}.h{font-size:12pt;margin:0 0 1.5mm}.c{margin:0}h2{font-size:14pt;border-bottom:.3mm solid #d4d2d0;padding-bottom:1mm;margin:6mm 0 3mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700;font-size:11pt}.a{color:#595959;font-size:10pt}ul{margin:.8mm 0 0;padding-left:6mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p>${at && `<p class=a>${at}</p>`}${when && `<p class=a>${when}</p>`}${texts.length > 0 ? list(...texts) : ""}</div>`;

const body = `<h1>Haruto Minagawa</h1><p class=h>Sushi Chef</p><p class=c>Broadbeach QLD 4218</p><p class=c>haruto.minagawa@example.com</p><p class=c>+61 491 576 398</p>
<p style="margin:3mm 0">Sushi and robata chef, nine years in Japan and Australia. Subclass 482 visa until March 2028, and I look for an employer who can continue the sponsorship. Can lead a counter of ten seats and order fish every morning.</p><p style="margin:0">Willing to relocate: Anywhere</p><p style="margin:0">Sponsorship required to work in AU</p>
<h2>Work Experience</h2>
${entry("Head Sushi Chef", "Kaiseki Tanabata-Broadbeach QLD", "March 2024-Present", "Omakase counter of 10 seats, two sittings", "Fish orders from the co-op and the Sydney market, food cost 31%", "Train two junior chefs in knife work and rice")}
${entry("Sushi Chef", "Blue Torii Restaurant Group-Surfers Paradise QLD", "October 2021-February 2024", "Sushi section for 180 covers", "Opened the second restaurant in Robina and wrote its prep lists")}
${entry("Farm Worker (working holiday)", "Various farms-Bundaberg QLD", "January 2021-June 2021", "Macadamias and sweet potatoes")}
${entry("Kitchen Hand and Cook", "Hanabi Izakaya-Southport QLD", "February 2020-December 2020")}
${entry("Apprentice Sushi Chef", "Sushidokoro Isonami-Kanazawa, Japan", "April 2016-December 2019", "First year rice and dishes only; at the counter from the third year")}
<h2>Education</h2>
${entry("Certificate IV in Kitchen Management", "Nerang River Hospitality Institute-Southport QLD", "July 2022-June 2023")}
${entry("Professional Cook Diploma (Chorishi)", "Kaga Culinary College-Kanazawa, Japan", "April 2014-March 2016")}
${entry("High School Diploma", "Noto Higashi High School-Nanao, Japan", "April 2011-March 2014")}
<h2>Skills</h2>${list("Sushi (9 years)", "Fish butchery (8 years)", "Robata grill (4 years)", "Menu costing (2 years)", "Staff training", "Sake pairing (3 years)", "HACCP")}
<h2>Languages</h2>${list("Japanese - Fluent", "English - Intermediate", "Korean - Beginner")}
<h2>Certifications and Licenses</h2>
${entry("Food Safety Supervisor", "", "May 2024-May 2029", "Certificate no. FSS-208811")}
${entry("RSA", "", "October 2021-Present")}
${entry("Fugu Handling Licence (Ishikawa Prefecture)", "", "2018-Present")}
${entry("Driver Licence", "", "", "Queensland, C class, automatic only")}
<h2>Awards</h2>
${entry("Gold Coast Chef's Hat", "", "2025", "With the team of Kaiseki Tanabata")}
<h2>Assessments</h2>
${entry("Food handling — Proficient", "", "August 2021", "Proper food handling, storage, and equipment use")}`;

/** A Japanese sushi chef's resume exported by a job site: “Employer-Place QLD” over “March 2024-Present” with bare hyphens, skills with years, certificates with two dates, an assessment. */
export const sushiChef: UnseenCv = {
  name: "Japanese sushi chef's job-site resume as PDF: “Employer-Broadbeach QLD” over “March 2024-Present” with bare hyphens, a working holiday, skills with years, certificates “May 2024-May 2029”, an assessment with its grade",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Haruto",
    family: "Minagawa",
    email: "haruto.minagawa@example.com",
    phone: "+61491576398",
    jobs: [
      [
        "Head Sushi Chef",
        "Kaiseki Tanabata / Kaiseki Tanabata, Broadbeach / Kaiseki Tanabata, Broadbeach QLD",
        "2024-03",
        null,
      ],
      [
        "Sushi Chef",
        "Blue Torii Restaurant Group / Blue Torii Restaurant Group, Surfers Paradise / Blue Torii Restaurant Group, Surfers Paradise QLD",
        "2021-10",
        "2024-02",
      ],
      [
        "Farm Worker (working holiday) / Farm Worker",
        "Various farms / Various farms, Bundaberg / Various farms, Bundaberg QLD",
        "2021-01",
        "2021-06",
      ],
      [
        "Kitchen Hand and Cook",
        "Hanabi Izakaya / Hanabi Izakaya, Southport / Hanabi Izakaya, Southport QLD",
        "2020-02",
        "2020-12",
      ],
      [
        "Apprentice Sushi Chef",
        "Sushidokoro Isonami / Sushidokoro Isonami, Kanazawa / Sushidokoro Isonami, Kanazawa, Japan",
        "2016-04",
        "2019-12",
      ],
    ],
    studies: [
      [
        "Certificate IV in Kitchen Management",
        "Nerang River Hospitality Institute / Nerang River Hospitality Institute, Southport / Nerang River Hospitality Institute, Southport QLD",
        "2023-06",
      ],
      [
        "Professional Cook Diploma (Chorishi) / Professional Cook Diploma",
        "Kaga Culinary College / Kaga Culinary College, Kanazawa / Kaga Culinary College, Kanazawa, Japan",
        "2016-03",
      ],
      [
        "High School Diploma",
        "Noto Higashi High School / Noto Higashi High School, Nanao / Noto Higashi High School, Nanao, Japan",
        "2014-03",
      ],
    ],
    skills: [
      "Sushi / Sushi (9 years)",
      "Fish butchery / Fish butchery (8 years)",
      "Robata grill / Robata grill (4 years)",
      "Menu costing / Menu costing (2 years)",
      "Staff training",
      "Sake pairing / Sake pairing (3 years)",
      "HACCP",
    ],
    licences: [
      ["Food Safety Supervisor", "FSS-208811 / 208811", "2029-05"],
      ["RSA / Responsible Service of Alcohol / Responsible Service of Alcohol (RSA)"],
      [
        "Fugu Handling Licence (Ishikawa Prefecture) / Fugu Handling Licence / Fugu Handling / Fugu Handling (Ishikawa Prefecture)",
      ],
    ],
    drives: ["C"],
    languages: ["Japanese", "English", "Korean"],
    besides: [
      "Driver licence",
      "Queensland, C class, automatic only",
      "Subclass 482",
      "482 visa",
      "Gold Coast Chef's Hat",
      "Food handling",
      "Food handling — Proficient",
    ],
  },
};
