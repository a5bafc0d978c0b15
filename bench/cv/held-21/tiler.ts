import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.5 "DejaVu Sans",sans-serif;color:#2e3849}.t{background:#0d3880;color:#fff;padding:9mm 15mm;margin:0 0 4mm}.t h1{font-size:19pt;margin:0 0 2mm}.t p{margin:0}.b{padding:0 15mm}h2{font-size:13.5pt;margin:7mm 0 2mm;break-after:avoid}.e{border-bottom:.2mm solid #d6dae2;padding:0 0 3mm;margin:0 0 3mm;break-inside:avoid}.e:last-child{border:0}.e p{margin:0}.e h3{font-size:10.5pt;margin:0}.g{color:#5a6881}.s{display:flex;flex-wrap:wrap;gap:2mm}.s span{background:#eef1f6;border-radius:4mm;padding:.6mm 3.5mm}dl{display:grid;grid-template-columns:44mm 1fr;margin:0;row-gap:1mm}dt{color:#5a6881}dd{margin:0}`;

const entry = (title: string, at: string, when: string, more = "") =>
  `<div class=e><h3>${title}</h3><p>${at}</p><p class=g>${when}</p>${more && `<p>${more}</p>`}</div>`;
const chips = (...words: readonly string[]) =>
  `<div class=s>${words.map((one) => `<span>${one}</span>`).join("")}</div>`;
const wish = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;

const body = `<div class=t><h1>Thiago dos Reis</h1><p>Northern Beaches &amp; North Shore, Sydney NSW</p><p>thiago.dosreis@example.com</p><p>0491 578 888</p></div><div class=b>
<h2>About me</h2><p>Wall and floor tiler, 14 years in the trade. Large format porcelain, natural stone, pools and waterproofing. I set out twice and cut once. Own tools, van and ABN.</p>
<h2>Career history</h2>
${entry("Wall and Floor Tiler (Subcontractor)", "Dos Reis Tiling", "Nov 2022 - Present (4 years 1 month)", "Bathrooms, balconies and pools for six builders on the Northern Beaches.<br>Quotes, orders and invoices.")}
${entry("Leading Hand Tiler", "Pittwater Stone &amp; Tile Pty Ltd", "Apr 2019 - Oct 2022 (3 years 7 months)", "- Ran a crew of four on the Narrabeen apartments, 112 bathrooms<br>- Trained two apprentices<br>- Signed waterproofing certificates")}
${entry("Tiler", "Harbourline Interiors", "Aug 2017 - Mar 2019 (1 year 8 months)")}
${entry("Trolley Collector", "Brookvale Shopping Plaza", "Jan 2017 - Jul 2017 (7 months)", "Night shift while I studied English.")}
${entry("Azulejista (Tiler)", "Construtora Serra Azul Ltda", "Feb 2012 - Nov 2016 (4 years 10 months)", "Houses and a hotel in Florianópolis, Brazil.")}
<h2>Education</h2>
${entry("Certificate III in Wall and Floor Tiling", "Dee Why Trades Institute", "Finished 2018", "Recognition of prior learning and gap training")}
${entry("General English (Upper Intermediate)", "Manly Bay Language School", "Finished 2017")}
${entry("Ensino Médio (Year 12)", "Escola Estadual Lagoa do Sul", "Finished 2011")}
<h2>Licences &amp; certifications</h2>
${entry("Contractor Licence - Wall and Floor Tiling", "NSW Building Licensing, licence no. 338214C", "Issued Oct 2022 - Expires Oct 2027")}
${entry("Waterproofing Licence", "NSW Building Licensing", "Expires Oct 2027")}
${entry("White Card", "", "Issued Jul 2017")}
${entry("Driver Licence", "Class C, New South Wales", "Expires Jan 2030")}
<h2>Skills</h2>${chips("Large format tiles", "Waterproofing", "Natural stone", "Screeding", "Mosaics", "Swimming pools", "Quoting", "Laser levels")}
<h2>Languages</h2>${chips("Portuguese", "English", "Spanish")}
<h2>My next role</h2><dl>${wish("Availability", "Now")}${wish("Work types", "Full time, Contract/Temp")}${wish("Classification", "Construction")}${wish("Right to work in Australia", "Australian citizen")}${wish("Salary expectation", "Not added yet")}</dl></div>`;

/** A Brazilian tiler's profile from a job site: a dark band with contacts, title, employer and months with durations below each other, a licence number beside its issuer. */
export const tiler: UnseenCv = {
  name: "Brazilian tiler's job-site profile: dark band of contacts, durations in brackets, licence number beside its issuer",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Thiago",
    family: "dos Reis",
    email: "thiago.dosreis@example.com",
    phone: "+61491578888",
    jobs: [
      ["Wall and Floor Tiler (Subcontractor) / Wall and Floor Tiler", "Dos Reis Tiling", "2022-11", null],
      ["Leading Hand Tiler", "Pittwater Stone & Tile Pty Ltd / Pittwater Stone & Tile", "2019-04", "2022-10"],
      ["Tiler", "Harbourline Interiors", "2017-08", "2019-03"],
      ["Trolley Collector", "Brookvale Shopping Plaza", "2017-01", "2017-07"],
      [
        "Azulejista (Tiler) / Azulejista / Tiler",
        "Construtora Serra Azul Ltda / Construtora Serra Azul",
        "2012-02",
        "2016-11",
      ],
    ],
    studies: [
      ["Certificate III in Wall and Floor Tiling", "Dee Why Trades Institute", "2018"],
      ["General English (Upper Intermediate) / General English", "Manly Bay Language School", "2017"],
      ["Ensino Médio (Year 12) / Ensino Médio / Year 12", "Escola Estadual Lagoa do Sul", "2011"],
    ],
    skills: [
      "Large format tiles",
      "Waterproofing",
      "Natural stone",
      "Screeding",
      "Mosaics",
      "Swimming pools",
      "Quoting",
      "Laser levels",
    ],
    licences: [
      [
        "Contractor Licence - Wall and Floor Tiling / Contractor Licence / Contractor Licence (Wall and Floor Tiling)",
        "338214C",
        "2027-10",
      ],
      ["Waterproofing Licence / Waterproofing", undefined, "2027-10"],
      ["White Card"],
    ],
    drives: ["C"],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["Driver Licence"],
  },
};
