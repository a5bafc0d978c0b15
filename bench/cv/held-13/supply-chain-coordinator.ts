import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.45 "Open Sans","DejaVu Sans",sans-serif;color:#3a3f4a}header{background:#e9eef5;padding:9mm 14mm 6mm}h1{font-size:23pt;margin:0;color:#1d3557}.role{font-size:11.5pt;margin:0 0 2mm;color:#3a6ea5}.k{display:grid;grid-template-columns:1fr 1fr 1fr;margin:2mm 0 0;font-size:8.4pt}.two{display:grid;grid-template-columns:1fr 55mm;gap:9mm;padding:5mm 14mm}h2{color:#1d3557;font-size:12.5pt;margin:4mm 0 2mm;border-bottom:.5mm solid #3a6ea5}p{margin:0}.e{margin-bottom:3.4mm}.r{display:flex;justify-content:space-between;font-weight:700}.r span:last-child{font-weight:400;font-size:8.4pt;color:#777;white-space:nowrap}.at{color:#3a6ea5}.in{font-size:8.2pt;font-style:italic;color:#777}ul{margin:.8mm 0 0;padding-left:4mm}.bar{height:1.5mm;background:#d5dde8;margin:.6mm 0 2.2mm}.bar i{display:block;height:100%;background:#3a6ea5}small{color:#777}`;

const entry = (title: string, when: string, at: string, place: string, points: readonly string[] = []) =>
  `<div class=e><p class=r><span>${title}</span><span>${when}</span></p><p class=at>${at}</p><p class=in>${place}</p>${
    points.length ? `<ul>${points.map((point) => `<li>${point}`).join("")}</ul>` : ""
  }</div>`;
const bar = (name: string, share: number) =>
  `<p>${name}</p><div class=bar><i style="width:${String(share)}%"></i></div>`;
const tongue = (name: string, level: string) => `<p><b>${name}</b></p><p><small>${level}</small></p>`;

const body = `<header><h1>Zeynep Aydoğan-Price</h1><p class=role>Supply Chain Coordinator</p>
<p>I keep containers moving and shelves full. Seven years in import, demand planning and third-party warehousing on two continents, with a soft spot for clean data.</p>
<div class=k><span>✉ zeynep.ap@example.com</span><span>✆ +61 491 571 491</span><span>⚲ Dandenong, Australia</span></div></header>
<div class=two><main>
<h2>Work Experience</h2>
${entry(
  "Supply Chain Coordinator",
  "09/2020 - Present",
  "Hobbledehoy Toys (Australia)",
  "Dandenong South, VIC",
  [
    "Plan and book 640 TEU a year from Ningbo, Izmir and Haiphong",
    "Lifted DIFOT to the big retailers from 88% to 97%",
    "Moved the stock of 2,100 articles to a new 3PL in one long weekend",
    "Contact person for customs, quarantine and fumigation",
  ],
)}
${entry("Inventory Controller", "02/2019 - 08/2020", "Kettle &amp; Kin Homewares", "Truganina, VIC", [
  "Cycle counts, write-offs and root causes; accuracy went from 93.1% to 99.2%",
])}
${entry("Logistics Specialist", "07/2015 - 11/2018", "Ege Köprü Lojistik A.Ş.", "Izmir, Türkiye", [
  "Road and sea freight of dried fruit and textiles to 18 countries",
  "Letters of credit, certificates of origin and EUR.1",
])}
${entry("Intern, Foreign Trade", "06/2014 - 09/2014", "Karaburun Zeytin Kooperatifi", "Izmir, Türkiye")}
<h2>Education</h2>
${entry("Master of Logistics Management", "02/2019 - 12/2020", "Royal Yarra Institute", "Melbourne, VIC (part time)")}
${entry("BSc International Trade", "09/2010 - 06/2014", "Ege Körfezi Üniversitesi", "Izmir, Türkiye")}
</main><aside>
<h2>Skills</h2>
${bar("Demand planning", 95)}${bar("SAP S/4HANA", 80)}${bar("Microsoft Excel", 100)}${bar("Incoterms 2020", 90)}${bar("NetSuite", 60)}${bar("Negotiation", 70)}
<h2>Certificates</h2>
<p><b>APICS CPIM</b> <small>(05/2022 - Present)</small></p><p class=in>Certified in Planning and Inventory Management</p>
<p><b>Forklift licence LF</b></p><p class=in>High risk work licence VIC 88120734, valid to 11/2029</p>
<h2>Languages</h2>
${tongue("Turkish", "Native or Bilingual Proficiency")}${tongue("English", "Full Professional Proficiency")}${tongue("German", "Limited Working Proficiency")}
<h2>Achievements</h2>
<p><b>Supplier of the Year team</b> <small>(2023)</small></p><p class=in>Awarded by a national toy retailer</p>
<h2>Interests</h2>
<p>Backgammon · Rowing · Sourdough</p>
</aside></div>`;

/** A supply chain coordinator's page of an online résumé builder: title against dates, employer and place each on a line below, bars for skills, levels below languages, certificates with periods. */
export const supplyChainCoordinator: UnseenCv = {
  name: "résumé builder with title against dates, employer and place below, bars for skills",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Zeynep",
    family: "Aydoğan-Price",
    email: "zeynep.ap@example.com",
    phone: "+61491571491",
    jobs: [
      ["Supply Chain Coordinator", "Hobbledehoy Toys (Australia)", "2020-09", null],
      ["Inventory Controller", "Kettle & Kin Homewares", "2019-02", "2020-08"],
      ["Logistics Specialist", "Ege Köprü Lojistik A.Ş.", "2015-07", "2018-11"],
      ["Intern, Foreign Trade / Intern", "Karaburun Zeytin Kooperatifi", "2014-06", "2014-09"],
    ],
    studies: [
      ["Master of Logistics Management", "Royal Yarra Institute", "2020-12"],
      ["BSc International Trade", "Ege Körfezi Üniversitesi", "2014-06"],
    ],
    skills: [
      "Demand planning",
      "SAP S/4HANA",
      "Microsoft Excel",
      "Incoterms 2020",
      "NetSuite",
      "Negotiation",
    ],
    licences: [
      [
        "APICS CPIM / Certified in Planning and Inventory Management / APICS Certified in Planning and Inventory Management / CPIM",
      ],
      [
        "Forklift licence LF / Forklift licence / High risk work licence / Forklift licence LF (High risk work licence) / LF",
        "VIC 88120734 / 88120734",
        "2029-11",
      ],
    ],
    languages: ["Turkish", "English", "German"],
    besides: ["Supplier of the Year team", "Backgammon", "Rowing", "Sourdough", "High risk work licence"],
  },
};
