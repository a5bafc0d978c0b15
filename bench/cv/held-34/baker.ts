import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "Liberation Serif",serif;color:#111}.n{text-align:center}h1{font-size:22pt;margin:0}.n p{margin:1mm 0 0}section{border-top:.5mm solid #111;margin-top:5mm;padding-top:3mm;display:grid;grid-template-columns:38mm 1fr;gap:4mm}section h2{font-size:9.5pt;letter-spacing:.4mm;margin:0;text-transform:uppercase;grid-column:1/3}.d{margin:0;color:#444}.e{display:grid;grid-template-columns:1fr auto}.e b{font-size:10.6pt}ul{margin:.6mm 0 0;padding-left:4.5mm}p{margin:0}.s{grid-column:1/3;display:grid;grid-template-columns:1fr 18mm 10mm 1fr 18mm;row-gap:1mm}.s i{text-align:right}`;
const entry = (when: string, what: string, place: string, ...duties: readonly string[]) =>
  `<p class=d>${when}</p><div><div class=e><b>${what}</b><span>${place}</span></div>${duties.length > 0 ? `<ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<div class=n><h1>Piotr Zalewski, Baker</h1><p>31 Elder Street, Lambton NSW 2299, Australia, 0491 575 190, piotr.zalewski@example.com</p></div>
<section><h2>Links</h2><p style="grid-column:1/3">Photographs of my bread: rye.example/piotr</p></section>
<section><h2>Profile</h2><p style="grid-column:1/3">Third-generation baker with twenty-one years at the oven, nine of them in Australia. Sourdough, rye and enriched doughs by hand; industrial lines by necessity. At ease alone from one in the morning.</p></section>
<section><h2>Employment history</h2>
${entry("Apr 2021 — Present", "Head Baker at Crumb &amp; Anchor Bakehouse", "Newcastle", "Leads seven bakers and two apprentices; 1,400 loaves a night", "Brought flour waste down from 6 to 2 per cent", "Bread for 38 cafés, and for the Qantas lounge for a summer")}
${entry("Sep 2017 — Mar 2021", "Baker at Hunter Valley Bread Co.", "Maitland", "Night shift, laminated doughs", "Stand-in for the production manager")}
${entry("May 2011 — Jun 2017", "Dough Maker at Piekarnia Złoty Kłos", "Rzeszów, Poland", "Rye sour kept alive for six years")}
${entry("Sep 2005 — Apr 2011", "Baker and Confectioner at Zalewski Family Bakery", "Przemyśl, Poland")}</section>
<section><h2>Education</h2>
${entry("2018", "Certificate III in Baking, Newcastle Institute of Food Trades", "Newcastle", "By recognition of prior learning")}
${entry("Sep 2002 — Jun 2005", "Vocational Diploma in Baking, Zespół Szkół Spożywczych", "Rzeszów")}</section>
<section><h2>Skills</h2><div class=s><span>Sourdough</span><i>Expert</i><span></span><span>Lamination</span><i>Expert</i><span>Recipe costing</span><i>Skilful</i><span></span><span>HACCP</span><i>Skilful</i><span>Shift rostering</span><i>Experienced</i><span></span><span>Deck ovens</span><i>Expert</i></div></section>
<section><h2>Languages</h2><div class=s><span>Polish</span><i>Native</i><span></span><span>English</span><i>Very good</i><span>Ukrainian</span><i>Good</i></div></section>
<section><h2>Courses</h2>
${entry("Feb 2025", "Food Safety Supervisor, Safe Plate Training", "")}
${entry("Jul 2023", "Provide First Aid, Hunter Rescue", "")}</section>
<section><h2>References</h2><p style="grid-column:1/3">Samantha Ruddock from Crumb &amp; Anchor Bakehouse<br>sam.ruddock@example.com · 02 5550 3390</p></section>`;

/** A Polish baker's PDF from a resume site: name with the occupation behind a comma, sections between rules, “Apr 2021 — Present” left of “Title at Employer” with the town at the right edge, skills with levels in two columns. */
export const baker: UnseenCv = {
  name: "Polish baker's resume-site PDF in serif: “Name, Baker” centred, sections between rules, “Apr 2021 — Present” left of “Title at Employer” with the town at the right, studies as “Course, School”, levels right of skills and languages in two columns, courses, a referee “from” a company",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Piotr",
    family: "Zalewski",
    email: "piotr.zalewski@example.com",
    phone: "+61491575190",
    jobs: [
      ["Head Baker", "Crumb & Anchor Bakehouse / Crumb & Anchor Bakehouse, Newcastle", "2021-04", null],
      ["Baker", "Hunter Valley Bread Co. / Hunter Valley Bread Co., Maitland", "2017-09", "2021-03"],
      [
        "Dough Maker",
        "Piekarnia Złoty Kłos / Piekarnia Złoty Kłos, Rzeszów / Piekarnia Złoty Kłos, Rzeszów, Poland",
        "2011-05",
        "2017-06",
      ],
      [
        "Baker and Confectioner",
        "Zalewski Family Bakery / Zalewski Family Bakery, Przemyśl / Zalewski Family Bakery, Przemyśl, Poland",
        "2005-09",
        "2011-04",
      ],
    ],
    studies: [
      [
        "Certificate III in Baking",
        "Newcastle Institute of Food Trades / Newcastle Institute of Food Trades, Newcastle",
        "2018",
      ],
      [
        "Vocational Diploma in Baking",
        "Zespół Szkół Spożywczych / Zespół Szkół Spożywczych, Rzeszów",
        "2005-06",
      ],
    ],
    skills: ["Sourdough", "Lamination", "Recipe costing", "HACCP", "Shift rostering", "Deck ovens"],
    licences: [["Food Safety Supervisor"], ["Provide First Aid / First Aid"]],
    languages: ["Polish", "English", "Ukrainian"],
    besides: [
      "Safe Plate Training",
      "Hunter Rescue",
      "Samantha Ruddock",
      "Qantas",
      "recognition of prior learning",
    ],
  },
};
