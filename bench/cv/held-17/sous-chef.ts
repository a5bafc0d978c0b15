import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#2e3849}header{background:#0d3880;color:#fff;padding:8mm 10mm;border-radius:3mm;margin:0 0 6mm}h1{font-size:21pt;margin:0 0 2mm}header p{margin:0;display:flex;gap:7mm;font-size:9.2pt}h2{font-size:13pt;margin:6mm 0 2mm;break-after:avoid}.card{border:.3mm solid #d2d7df;border-radius:2.5mm;padding:3.5mm 5mm;margin:0 0 3mm;break-inside:avoid}.card h3{margin:0;font-size:10.5pt}.card p{margin:0}.g{color:#5a6881;font-size:9.2pt}.chips span{display:inline-block;background:#eaecf1;border-radius:2mm;padding:1mm 3mm;margin:0 1.5mm 2mm 0}dl{display:grid;grid-template-columns:52mm 1fr;row-gap:1.5mm;margin:0}dt{color:#5a6881}dd{margin:0}`;

const job = (title: string, at: string, when: string, text = "") =>
  `<div class=card><h3>${title}</h3><p>${at}</p><p class=g>${when}</p>${text && `<p style="margin-top:1.5mm">${text}</p>`}</div>`;
const chips = (...texts: readonly string[]) =>
  `<div class=chips>${texts.map((text) => `<span>${text}</span>`).join(" ")}</div>`;

const body = `<header><h1>Hēmi Te Whaiti</h1><p><span>Southport, Gold Coast QLD</span><span>0491 578 888</span><span>hemi.tewhaiti@example.com</span></p></header>
<h2>Personal summary</h2><p style="margin:0">Chef with nine years in hotels, a lodge and now a 140-seat seafood restaurant. Kaimoana is where I come from; the Gold Coast is where I cook it. Strong on the pass, soft on apprentices, allergic to wasted food (food cost 27% last financial year). Looking for my first head chef role.</p>
<h2>Career history</h2>
${job("Sous Chef", "Saltgrass Kitchen & Bar", "Apr 2023 - Present (3 years 8 months)", "Run the pass five nights a week, up to 320 covers. Rosters, ordering and stocktake for a brigade of eleven. Head chef relief for six weeks in winter 2025. Started a Sunday hāngī that has sold out since.")}
${job("Chef de Partie", "The Tidehouse Hotel", "Nov 2020 - Mar 2023 (2 years 5 months)", "Larder, then sauce. Buffet breakfast for 400 in the school holidays. Team of the Month, August 2022.")}
${job("Scaffolder's Labourer", "Pacific Coast Scaffold Hire", "May 2020 - Oct 2020 (6 months)", "Kitchens were shut, rent was not.")}
${job("Commis Chef", "Te Puna Springs Lodge", "Feb 2017 - Jan 2020 (3 years)", "Rotorua, New Zealand. Pastry for two seasons, then grill. Guest numbers 40 to 60.")}
${job("Kitchenhand", "Bay Road Fish & Chips", "2014 - 2016 (2 years)", "Whakatāne. After school and all summer.")}
<h2>Education</h2>
<div class=card><h3>New Zealand Certificate in Cookery (Level 4)</h3><p>Waiariki Lakes Polytechnic</p><p class=g>Finished 2017</p></div>
<div class=card><h3>NCEA Level 2</h3><p>Ōhope Coast High School</p><p class=g>Finished 2015</p></div>
<h2>Licences &amp; certifications</h2>
<div class=card><h3>Food Safety Supervisor</h3><p>Coastal Hospitality Training</p><p class=g>Issued: Mar 2024 · Expires: Mar 2029</p></div>
<div class=card><h3>Responsible Service of Alcohol (RSA)</h3><p>Coastal Hospitality Training</p><p class=g>Issued: Nov 2020 · No expiry</p></div>
<div class=card><h3>First Aid and CPR</h3><p>Surfside First Aid</p><p class=g>Issued: Jun 2026 · Expires: Jun 2029</p></div>
<div class=card><h3>Working at Heights</h3><p class=g>Issued: May 2020</p></div>
<h2>Skills</h2>${chips("Menu costing", "Seafood butchery", "Roster planning", "Food safety plans", "Wood-fire grill", "Pastry", "Stocktaking", "Apprentice training")}
<h2>Languages</h2>${chips("English", "Te Reo Māori", "Japanese")}
<h2>About your next role</h2><div class=card><dl><dt>Availability</dt><dd>4 weeks notice</dd><dt>Preferred work types</dt><dd>Full time</dd><dt>Preferred locations</dt><dd>Gold Coast QLD, Northern Rivers NSW</dd><dt>Right to work</dt><dd>Special Category Visa (subclass 444)</dd><dt>Salary expectation</dt><dd>$92,000 per year</dd><dt>Classification of interest</dt><dd>Hospitality &amp; Tourism · Chefs/Cooks</dd></dl></div>`;

/** A sous chef's profile as a job board prints it: cards with “Month Year - Present (length)”, issued and expires, chips, wishes at the end; names and places with macrons. */
export const sousChef: UnseenCv = {
  name: "Māori sous chef's job-board profile: cards with lengths of time, issued and expires, wishes for the next role",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: `<span>Profile of Hēmi Te Whaiti, saved 23/11/2026</span><span style="float:right"><span class=pageNumber></span>/<span class=totalPages></span></span>`,
  }),
  says: {
    given: "Hēmi",
    family: "Te Whaiti",
    email: "hemi.tewhaiti@example.com",
    phone: "+61491578888",
    jobs: [
      ["Sous Chef", "Saltgrass Kitchen & Bar", "2023-04", null],
      ["Chef de Partie", "The Tidehouse Hotel", "2020-11", "2023-03"],
      ["Scaffolder's Labourer", "Pacific Coast Scaffold Hire", "2020-05", "2020-10"],
      ["Commis Chef", "Te Puna Springs Lodge", "2017-02", "2020-01"],
      ["Kitchenhand", "Bay Road Fish & Chips", "2014", "2016"],
    ],
    studies: [
      [
        "New Zealand Certificate in Cookery (Level 4) / New Zealand Certificate in Cookery",
        "Waiariki Lakes Polytechnic",
        "2017",
      ],
      ["NCEA Level 2", "Ōhope Coast High School", "2015"],
    ],
    skills: [
      "Menu costing",
      "Seafood butchery",
      "Roster planning",
      "Food safety plans",
      "Wood-fire grill",
      "Pastry",
      "Stocktaking",
      "Apprentice training",
    ],
    licences: [
      ["Food Safety Supervisor", undefined, "2029-03"],
      ["Responsible Service of Alcohol (RSA) / Responsible Service of Alcohol / RSA"],
      ["First Aid and CPR / First Aid / CPR", undefined, "2029-06"],
      ["Working at Heights"],
    ],
    languages: ["English", "Te Reo Māori / Māori", "Japanese"],
    besides: ["Team of the Month"],
  },
};
