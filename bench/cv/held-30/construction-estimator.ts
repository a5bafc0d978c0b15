import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.45 "DejaVu Sans",sans-serif;color:#384347;margin:11mm 13mm 0}h1{font-size:23pt;margin:0;color:#1e2a2e;text-transform:uppercase}.r{color:#1a9a8a;font-size:11.5pt;margin:0}.c{margin:1.5mm 0 0;font-weight:700;font-size:8.8pt}.c span{margin-right:5mm}.g{display:grid;grid-template-columns:1fr 60mm;column-gap:9mm}h2{font-size:11.5pt;text-transform:uppercase;border-bottom:.7mm solid #1e2a2e;color:#1e2a2e;margin:4mm 0 1.6mm;padding-bottom:.6mm}p{margin:0}.t{font-size:11pt;color:#1e2a2e}.a{color:#1a9a8a;font-weight:700}.d{font-size:8.3pt;display:flex;gap:6mm;margin:.5mm 0}.e{margin-bottom:3mm;padding-bottom:2mm;border-bottom:.2mm dashed #c4cccf}ul{margin:0;padding-left:4mm}.k span{display:inline-block;border-bottom:.4mm solid #b9c4c7;margin:0 3mm 2mm 0;font-weight:700}.l{display:flex;justify-content:space-between;margin-bottom:1mm}.n b{display:block}i{display:inline-block;width:2.6mm;height:2.6mm;background:#1a9a8a;border-radius:.6mm;margin-right:1.2mm;vertical-align:-.3mm}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const entry = (title: string, at: string, when: string, where: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p><p class=a>${at}</p><p class=d><span><i></i>${when}</span>${where && `<span><i></i>${where}</span>`}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;
const told = (title: string, words: string) =>
  `<div class=n style="margin-bottom:2.5mm"><b>${title}</b><span>${words}</span></div>`;
const tongue = (language: string, level: string, dots: number) =>
  `<p class=l><b>${language}</b><span>${level}</span><span>${"●".repeat(dots)}${"○".repeat(5 - dots)}</span></p>`;

const body = `<h1>Declan Farrugia</h1><p class=r>Senior Estimator | Commercial and Health | Tenders to $180m</p><p class=c><span><i></i>0491 572 549</span><span><i></i>declan.farrugia@example.com</span><span><i></i>Essendon, VIC</span></p>
<div class=g><div>
<h2>Summary</h2><p>Estimator and former carpenter with sixteen years on both sides of the tender box. I price what is drawn and ask about what is not.</p>
<h2>Experience</h2>
${entry("Senior Estimator", "Corrigan Vale Constructions", "02/2021 - Present", "Melbourne, VIC", "Won 11 of 34 tenders in FY25 (32%), worth $412m", "Wrote the subcontractor register with 900 trades", "Reduced the cost of bidding by 22%")}
${entry("Estimator", "Corrigan Vale Constructions", "07/2017 - 01/2021", "Melbourne, VIC", "Schools, aged care and two hospitals")}
${entry("Contracts Administrator", "Plenty Road Builders", "03/2014 - 06/2017", "Bundoora, VIC", "Variations, progress claims and defects on 14 projects")}
${entry("Carpenter", "F. Farrugia &amp; Sons", "2008 - 2014", "", "Family firm; apprentice until 2012")}
<h2>Education</h2>
${entry("Bachelor of Construction Management (Economics)", "Maribyrnong University", "2012 - 2016", "Melbourne, VIC")}
${entry("Certificate III in Carpentry", "Keilor Trades College", "2008 - 2012", "")}
<h2>Languages</h2>${tongue("English", "Native", 5)}${tongue("Maltese", "Advanced", 4)}
</div><div>
<h2>Achievements</h2>${told("Estimator of the Year 2024", "Builders' Guild of Victoria, commercial section")}${told("$6.3m saved", "Found a double count in the bill of a hospital before the tender closed")}
<h2>Skills</h2><div class=k>${["CostX", "Buildsoft Cubit", "Bluebeam", "Procore", "First principles estimating", "Subcontractor negotiation", "Cost planning", "Excel"].map((skill) => `<span>${skill}</span> `).join("")}</div>
<h2>Strengths</h2>${told("Patience", "I have counted every brick of a school and then counted again")}${told("Directness", "Trades know by Friday whether they have the job")}
<h2>Certification</h2>${told("White Card", "VIC 0904471, 2008")}${told("Certified Estimator (Level 2)", "Institute of Construction Cost, to June 2028")}
<h2>Training / Courses</h2>${told("Contract Law for Builders", "Maribyrnong University, 2019")}
<h2>Passions</h2>${told("Bocce", "Essendon Maltese Club, C grade")}${told("Model railways", "H0, Victorian Railways 1955")}
<h2>Find me online</h2><p>linkedin.example/declan-farrugia</p>
</div></div>`;

/** A Maltese-Australian construction estimator's page from a builder with strengths and passions: title over the employer in green over small squares for icons with “02/2021 - Present” and the place, skills underlined one by one, certificates and achievements with lines below in the right column. */
export const constructionEstimator: UnseenCv = {
  name: "Maltese-Australian construction estimator's page from a résumé builder: title over employer over small squares for icons with “02/2021 - Present” and place, languages with dots, achievements, strengths, certificates and passions in the right column",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Declan / DECLAN",
    family: "Farrugia / FARRUGIA",
    email: "declan.farrugia@example.com",
    phone: "+61491572549",
    jobs: [
      [
        "Senior Estimator",
        "Corrigan Vale Constructions / Corrigan Vale Constructions, Melbourne / Corrigan Vale Constructions, Melbourne, VIC",
        "2021-02",
        null,
      ],
      [
        "Estimator",
        "Corrigan Vale Constructions / Corrigan Vale Constructions, Melbourne / Corrigan Vale Constructions, Melbourne, VIC",
        "2017-07",
        "2021-01",
      ],
      [
        "Contracts Administrator",
        "Plenty Road Builders / Plenty Road Builders, Bundoora / Plenty Road Builders, Bundoora, VIC",
        "2014-03",
        "2017-06",
      ],
      ["Carpenter", "F. Farrugia & Sons", "2008", "2014"],
    ],
    studies: [
      [
        "Bachelor of Construction Management (Economics) / Bachelor of Construction Management",
        "Maribyrnong University / Maribyrnong University, Melbourne / Maribyrnong University, Melbourne, VIC",
        "2016",
      ],
      ["Certificate III in Carpentry", "Keilor Trades College", "2012"],
    ],
    skills: [
      "CostX",
      "Buildsoft Cubit",
      "Bluebeam",
      "Procore",
      "First principles estimating",
      "Subcontractor negotiation",
      "Cost planning",
      "Excel",
    ],
    licences: [
      ["White Card / White Card (VIC)", "VIC 0904471 / 0904471"],
      [
        "Certified Estimator (Level 2) / Certified Estimator / Certified Estimator (Level 2), Institute of Construction Cost",
        undefined,
        "2028-06",
      ],
    ],
    languages: ["English", "Maltese"],
    besides: [
      "Estimator of the Year",
      "Builders' Guild of Victoria",
      "$6.3m saved",
      "Patience",
      "Directness",
      "Contract Law for Builders",
      "Bocce",
      "Essendon Maltese Club",
      "Model railways",
      "Victorian Railways",
    ],
  },
};
