import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:11pt/1.35 "DejaVu Serif",serif;color:#000}h1{font-size:22pt;font-weight:400;margin:0}.c{margin:0 0 5mm;font-size:10pt}.c u{color:#1155cc}h2{font-size:12pt;border-bottom:.25mm solid #000;margin:5mm 0 2mm;break-after:avoid}.j{display:flex;justify-content:space-between;margin:2.5mm 0 0}p{margin:0 0 1mm}ul{margin:0 0 1mm;padding-left:6mm}`;

const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (at: string, title: string, when: string, ...texts: readonly string[]) =>
  `<p class=j><span><b>${at}</b></span><span>${when}</span></p><p><i>${title}</i></p>${texts.length > 0 ? list(...texts) : ""}`;

const body = `<h1>Ka Yan (Karen) Tsui</h1><p class=c>Mascot NSW 2020 | 0491-579-760 | <u>kytsui@example.com</u></p>
<h2>Objective</h2><p>Licensed customs broker seeking a senior role with an importer rather than a forwarder. Twelve years of tariffs, two ports, no penalties.</p>
<h2>Licences</h2>${list("Customs Broker Licence, No. 06114N", "Dangerous Goods by Air (acceptance), valid to 02/2028", "Biosecurity accreditation, Class 19.1 NCCC, renewed 07/2026", "NSW driver licence, class C")}
<h2>Employment</h2>
${job("Cargolane Forwarding Pty Ltd, Botany", "Licensed Customs Broker", "07/23 to current", "120 entries a week, mostly furniture, machinery and frozen food", "Won a tariff review worth $412,000 to a client in 2025", "Mentor of two cadets")}
${job("Harbour &amp; Heath Logistics, Mascot", "Customs Broker", "3/2020 to 06/23", "Airfreight clearances from 4 am, refunds and drawbacks")}
${job("Harbour &amp; Heath Logistics, Mascot", "Import Operator", "11/2017 to 2/2020")}
${job("Lion Rock Shipping Ltd, Hong Kong", "Shipping Clerk", "08/2014 to 09/2017", "Bills of lading, letters of credit, angry captains")}
<h2>Education</h2>
<p class=j><span><b>Diploma of Customs Broking</b>, Freight &amp; Trade College, Sydney</span><span>2019</span></p>
<p class=j><span><b>Bachelor of Business Administration (Logistics)</b>, Kowloon Harbour University</span><span>2014</span></p>
<p class=j><span><b>HKDSE</b>, Po Lam Girls' College, Hong Kong</span><span>2010</span></p>
<h2>Skills</h2><p><b>Trade:</b> tariff classification, valuation, free trade agreements, duty drawback</p><p><b>Systems:</b> CargoWise One, Integrated Cargo System, Excel</p><p><b>People:</b> negotiation, cadet training</p>
<h2>Languages</h2><p>Cantonese – native; Mandarin – fluent; English – fluent; Japanese – JLPT N3</p>
<h2>Interests</h2><p>Dragon boats (Darling Harbour crew since 2018), mahjong, slow hikes</p>
<h2>References</h2><p>Vikram Bhandarkar, Branch Manager, Cargolane Forwarding, 02 5550 7134, vikram.b@example.com</p><p>Others on request.</p>`;

/** A Hong Kong customs broker's resume from an online editor: employer in bold against months such as “3/2020 to 06/23”, title in italics below, licences before jobs, skills with labels. */
export const customsBroker: UnseenCv = {
  name: "Hong Kong customs broker's online-editor export: English nickname, “3/2020 to 06/23”, licences first, skills with labels",
  type: "pdf",
  write: print(css, body, { margin: "22mm" }),
  says: {
    given: "Ka Yan / Ka Yan (Karen) / Karen",
    family: "Tsui",
    email: "kytsui@example.com",
    phone: "+61491579760",
    jobs: [
      [
        "Licensed Customs Broker",
        "Cargolane Forwarding Pty Ltd / Cargolane Forwarding / Cargolane Forwarding Pty Ltd, Botany",
        "2023-07",
        null,
      ],
      [
        "Customs Broker",
        "Harbour & Heath Logistics / Harbour & Heath Logistics, Mascot",
        "2020-03",
        "2023-06",
      ],
      [
        "Import Operator",
        "Harbour & Heath Logistics / Harbour & Heath Logistics, Mascot",
        "2017-11",
        "2020-02",
      ],
      [
        "Shipping Clerk",
        "Lion Rock Shipping Ltd / Lion Rock Shipping / Lion Rock Shipping Ltd, Hong Kong",
        "2014-08",
        "2017-09",
      ],
    ],
    studies: [
      ["Diploma of Customs Broking", "Freight & Trade College / Freight & Trade College, Sydney", "2019"],
      [
        "Bachelor of Business Administration (Logistics) / Bachelor of Business Administration",
        "Kowloon Harbour University",
        "2014",
      ],
      ["HKDSE", "Po Lam Girls' College / Po Lam Girls' College, Hong Kong", "2010"],
    ],
    skills: [
      "Tariff classification",
      "Valuation",
      "Free trade agreements",
      "Duty drawback",
      "CargoWise One",
      "Integrated Cargo System",
      "Excel",
      "Negotiation",
      "Cadet training",
    ],
    licences: [
      ["Customs Broker Licence / Customs Broker", "06114N"],
      [
        "Dangerous Goods by Air (acceptance) / Dangerous Goods by Air / Dangerous Goods by Air acceptance",
        undefined,
        "2028-02",
      ],
      [
        "Biosecurity accreditation, Class 19.1 NCCC / Biosecurity accreditation / Biosecurity accreditation (Class 19.1 NCCC) / Biosecurity accreditation, Class 19.1",
      ],
    ],
    drives: ["C"],
    languages: ["Cantonese", "Mandarin", "English", "Japanese"],
    besides: [
      "Driver licence",
      "NSW driver licence",
      "JLPT N3",
      "Mentor",
      "Dragon boats",
      "Darling Harbour crew",
    ],
  },
};
