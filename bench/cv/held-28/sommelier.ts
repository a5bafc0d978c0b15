import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.5 "DejaVu Sans",sans-serif;color:#3d3d3d}.g{display:grid;grid-template-columns:66mm 1fr;min-height:296mm}aside{background:#eee8df;padding:13mm 8mm}.ph{width:44mm;height:44mm;border-radius:50%;background:#bfb3a2;margin:0 auto 8mm}aside h2,main h2{font:700 11pt "DejaVu Serif",serif;color:#5d4a36;margin:5.5mm 0 2.2mm;text-transform:uppercase;letter-spacing:1.5px;break-after:avoid}aside p{margin:0 0 1.4mm}aside p.b{margin-bottom:2.6mm}aside b{color:#5d4a36}main{padding:12mm 11mm 6mm 10mm}h1{font:400 27pt/1.1 "DejaVu Serif",serif;color:#5d4a36;margin:0}.r{text-transform:uppercase;letter-spacing:4px;font-size:9.6pt;margin:1.5mm 0 4mm}.e{display:grid;grid-template-columns:24mm 1fr;column-gap:3mm;margin-bottom:3mm;break-inside:avoid}.e p{margin:0}.w{font-size:9pt;color:#8a755c}.t{font-weight:700;color:#2a2a2a}.e ul{margin:.8mm 0 0;padding-left:4mm}`;
const job = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w>${when}</p><div><p class=t>${title}</p><p>${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div></div>`;

const body = `<div class=g><aside><div class=ph></div>
<h2>Contact</h2><p>0491 570 110</p><p>bence.halmos@example.com</p><p>South Yarra, VIC 3141</p>
<h2>Expertise</h2><p>Wine list design</p><p>Cellar management</p><p>Stock and cost control</p><p>Food pairing menus</p><p>Staff training</p><p>Central European wines</p>
<h2>Certification</h2><p class=b><b>Advanced Sommelier</b><br>Court of Southern Sommeliers<br>2022</p><p class=b><b>WSET Level 3 Award in Wines</b><br>2018</p><p class=b><b>RSA Victoria</b><br>Refresher due 14/08/2028</p>
<h2>Language</h2><p>Hungarian - Native</p><p>English - Fluent</p><p>German - Good</p><p>French - Wine lists only</p>
<h2>Interests</h2><p>Water polo, mushroom picking, old maps</p></aside>
<main><h1>Bence Halmos</h1><p class=r>Head Sommelier</p>
<h2>About me</h2><p style="margin:0">Sommelier with more than twelve years in fine dining in Budapest, Vienna and Melbourne. I build lists that guests can read and the accountant can sleep with. Permanent resident, available with four weeks' notice.</p>
<h2>Work experience</h2>
${job("2023 – Now", "Head Sommelier", "Maison Aurore, Melbourne", "List of 640 wines, cellar value $410,000, team of four", "Beverage cost from 34% to 29% in eighteen months", "Weekly tastings for waiters; two have passed their first certificate")}
${job("2020 – 2023", "Sommelier", "The Quartz Room, Southbank", "Pairings for a twelve-course menu, changed every six weeks", "Ran the online bottle shop during the lockdowns")}
${job("2019 – 2020", "Junior Sommelier", "The Quartz Room, Southbank")}
${job("2016 – 2019", "Commis Sommelier", "Restaurant Silberhof, Vienna, Austria", "Cellar of 12,000 bottles, by-the-glass program")}
${job("2013 – 2016", "Waiter", "Hotel Gellérthegy, Budapest, Hungary", "Breakfast, banquets and à la carte in a four-star hotel")}
<h2>Education</h2>
${job("2015 – 2016", "Sommelier Diploma", "Danube Wine Academy, Budapest")}
${job("2011 – 2013", "Higher Vocational Certificate in Hospitality", "Szent László Catering School, Budapest")}
${job("2007 – 2011", "Matura", "Kodály Secondary School, Pécs")}
<h2>Awards</h2>
${job("2025", "Best Wine List (City)", "Victorian Cellar Awards")}
${job("2021", "Young Sommelier of the Year, finalist", "Court of Southern Sommeliers")}
<h2>References</h2><p style="margin:0"><b>Colette Dunmore</b>, Owner, Maison Aurore<br>03 5550 4471 | colette@maisonaurore.example</p></main></div>`;

/** A Hungarian sommelier's design-site PDF: a beige left column with a round photo, years in a narrow column left of title and employer, “2023 – Now”, awards in the form of jobs. */
export const sommelier: UnseenCv = {
  name: "Hungarian sommelier's design-site PDF: beige left column with round photo, “2023 – Now” in a narrow column left of title over “Employer, Place”, certificates over three lines, awards in the form of jobs",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Bence",
    family: "Halmos",
    email: "bence.halmos@example.com",
    phone: "+61491570110",
    jobs: [
      ["Head Sommelier", "Maison Aurore / Maison Aurore, Melbourne", "2023", null],
      ["Sommelier", "The Quartz Room / The Quartz Room, Southbank", "2020", "2023"],
      ["Junior Sommelier", "The Quartz Room / The Quartz Room, Southbank", "2019", "2020"],
      [
        "Commis Sommelier",
        "Restaurant Silberhof / Restaurant Silberhof, Vienna / Restaurant Silberhof, Vienna, Austria",
        "2016",
        "2019",
      ],
      [
        "Waiter",
        "Hotel Gellérthegy / Hotel Gellérthegy, Budapest / Hotel Gellérthegy, Budapest, Hungary",
        "2013",
        "2016",
      ],
    ],
    studies: [
      ["Sommelier Diploma", "Danube Wine Academy / Danube Wine Academy, Budapest", "2016"],
      [
        "Higher Vocational Certificate in Hospitality",
        "Szent László Catering School / Szent László Catering School, Budapest",
        "2013",
      ],
      ["Matura", "Kodály Secondary School / Kodály Secondary School, Pécs", "2011"],
    ],
    skills: [
      "Wine list design",
      "Cellar management",
      "Stock and cost control",
      "Food pairing menus",
      "Staff training",
      "Central European wines",
    ],
    licences: [
      ["Advanced Sommelier / Advanced Sommelier, Court of Southern Sommeliers"],
      ["WSET Level 3 Award in Wines / WSET Level 3"],
      [
        "RSA Victoria / RSA / Responsible Service of Alcohol / Responsible Service of Alcohol (RSA) / RSA (VIC) / RSA (Victoria)",
        undefined,
        "2028-08-14",
      ],
    ],
    languages: ["Hungarian", "English", "German", "French"],
    besides: [
      "Permanent resident",
      "Best Wine List",
      "Best Wine List (City)",
      "Victorian Cellar Awards",
      "Young Sommelier of the Year",
      "Court of Southern Sommeliers",
      "Colette Dunmore",
    ],
  },
};
