import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.42 "DejaVu Sans",sans-serif;color:#2b2b2b}.page{display:grid;grid-template-columns:64mm 1fr;height:297mm;overflow:hidden}.s{background:#e6f0ea;padding:14mm 8mm 0}.m{padding:14mm 12mm 0}h1{font-size:22pt;margin:0;color:#1d5c3a}h2{font-size:11pt;color:#1d5c3a;margin:6mm 0 2mm}.s h2:first-child{margin-top:0}p{margin:0 0 1.2mm}.r{display:flex;justify-content:space-between}.r i{font-style:normal;color:#1d5c3a;letter-spacing:1pt}.j{margin:0 0 4mm}.j p{margin:0}.j .a{display:flex;justify-content:space-between;font-weight:700}.j .b{display:flex;justify-content:space-between;color:#666}ul{margin:1mm 0 0;padding-left:4.5mm}`;

const rated = (what: string, of: number) =>
  `<p class=r><span>${what}</span><i>${"●".repeat(of)}${"○".repeat(5 - of)}</i></p>`;
const job = (title: string, when: string, at: string, where: string, ...texts: readonly string[]) =>
  `<div class=j><p class=a><span>${title}</span><span>${when}</span></p><p class=b><span>${at}</span><span>${where}</span></p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<div class=page><div class=s><h2>Contact</h2><p>0491 572 665</p><p>yuting.shen@example.com</p><p>Box Hill South VIC 3128</p><p>linkedin.com/in/yutingshen-food</p>
<h2>Skills</h2>${rated("HACCP", 5)}${rated("Sensory testing", 5)}${rated("Shelf life studies", 4)}${rated("Food labelling", 4)}${rated("Recipe costing", 4)}${rated("Minitab", 3)}${rated("SAP", 3)}
<h2>Languages</h2>${rated("Mandarin", 5)}${rated("English", 4)}${rated("Shanghainese", 4)}
<h2>Certificates</h2><p>HACCP Team Leader, 2023</p><p>Internal Auditor (FSSC 22000), 2024</p><p>Food Safety Supervisor, valid to 06/2028</p>
<h2>Driver licence</h2><p>Victoria, full car licence</p>
<h2>Membership</h2><p>Society of Food Technologists (Associate)</p>
<h2>Hobbies</h2><p>Bouldering, hot pot, watercolour</p></div>
<div class=m><h1>Yuting (Tina) Shen</h1><p style="font-size:12pt;margin-bottom:4mm">Food Technologist</p><p>Food technologist with seven years in noodles, sauces and plant-based meals. I take a recipe from the bench to the line and the label. Permanent resident of Australia.</p>
<h2>Experience</h2>
${job("Senior Food Technologist", "08/2023 – Present", "Lotus Pantry Foods", "Dandenong South", "Launched 14 sauces and meals for two supermarkets", "Cut sodium in the soup range by 22% without a change of taste score", "Supervise one graduate and the pilot kitchen")}
${job("Food Technologist", "02/2021 – 07/2023", "Lotus Pantry Foods", "Dandenong South", "Specifications, nutrition panels and allergen reviews", "Factory trials on retort and hot-fill lines")}
${job("Quality Assurance Technician", "03/2019 – 01/2021", "Yarra Bend Bakery Group", "Reservoir", "Daily checks of weight, colour and metal detection")}
${job("Laboratory Assistant (part-time)", "07/2017 – 12/2018", "University of Eastern Port Phillip", "Melbourne")}
${job("R&amp;D Intern", "06/2015 – 08/2015", "Jiangnan Dairy Co., Ltd.", "Suzhou, China")}
<h2>Education</h2>
${job("Master of Food Science", "2017 – 2018", "University of Eastern Port Phillip", "Melbourne")}
${job("Bachelor of Engineering (Food Science and Engineering)", "2012 – 2016", "Taihu University", "Wuxi, China")}
<h2>Awards</h2><p>New Product of the Year (sauces), Pantry Trade Fair, 2025</p><p>International Student Scholarship, 2017</p>
<h2>Volunteering</h2><p>Recipe tester, Whitehorse Food Relief, 2022 – present</p>
<h2>References</h2><p>Available upon request</p></div></div>`;

/** A Chinese food technologist's page from a builder: a pale side bar at the left with ratings in dots, title against months, employer against suburb below. */
export const foodTechnologist: UnseenCv = {
  name: "Chinese food technologist's builder page: pale side bar with dots, title against months, employer against suburb",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Yuting / Yuting (Tina) / Tina",
    family: "Shen",
    email: "yuting.shen@example.com",
    phone: "+61491572665",
    jobs: [
      ["Senior Food Technologist", "Lotus Pantry Foods", "2023-08", null],
      ["Food Technologist", "Lotus Pantry Foods", "2021-02", "2023-07"],
      ["Quality Assurance Technician", "Yarra Bend Bakery Group", "2019-03", "2021-01"],
      [
        "Laboratory Assistant (part-time) / Laboratory Assistant",
        "University of Eastern Port Phillip",
        "2017-07",
        "2018-12",
      ],
      ["R&D Intern", "Jiangnan Dairy Co., Ltd. / Jiangnan Dairy", "2015-06", "2015-08"],
    ],
    studies: [
      ["Master of Food Science", "University of Eastern Port Phillip", "2018"],
      [
        "Bachelor of Engineering (Food Science and Engineering) / Bachelor of Engineering",
        "Taihu University",
        "2016",
      ],
    ],
    skills: [
      "HACCP",
      "Sensory testing",
      "Shelf life studies",
      "Food labelling",
      "Recipe costing",
      "Minitab",
      "SAP",
    ],
    licences: [
      ["HACCP Team Leader"],
      ["Internal Auditor (FSSC 22000) / Internal Auditor"],
      ["Food Safety Supervisor", undefined, "2028-06"],
    ],
    drives: ["C"],
    languages: ["Mandarin", "English", "Shanghainese / Wu (Shanghainese)"],
    besides: [
      "Driver licence",
      "Car licence",
      "Society of Food Technologists",
      "New Product of the Year",
      "International Student Scholarship",
      "Recipe tester",
      "Whitehorse Food Relief",
    ],
  },
};
