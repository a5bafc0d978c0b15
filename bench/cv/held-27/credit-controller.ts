import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.45 "DejaVu Sans",sans-serif;color:#333}.g{display:grid;grid-template-columns:62mm 1fr;min-height:296mm}aside{background:#20514f;color:#fff;padding:13mm 7mm}.m{width:24mm;height:24mm;border:.6mm solid #e8c468;border-radius:50%;text-align:center;line-height:24mm;font-size:17pt;margin:0 auto 7mm;color:#e8c468}aside h2{font-size:10.5pt;color:#e8c468;margin:6.5mm 0 2.5mm;text-transform:uppercase;letter-spacing:1.5px}aside p{margin:0 0 1.4mm;overflow-wrap:anywhere}.bar{height:1.8mm;background:#3d706d;margin:.4mm 0 2.2mm}.bar i{display:block;height:1.8mm;background:#e8c468}main{padding:13mm 11mm 8mm 10mm}h1{font-size:24pt;margin:0;color:#20514f}.r{margin:.5mm 0 5mm;font-size:11.5pt;color:#777}main h2{font-size:12pt;color:#20514f;border-bottom:.4mm solid #e8c468;margin:5mm 0 3mm;break-after:avoid}.e{margin-bottom:3.6mm;break-inside:avoid}.e p{margin:0}.w{display:flex;justify-content:space-between;font-weight:700}.w span:last-child{font-weight:400;white-space:nowrap}.e ul{margin:.6mm 0 0;padding-left:4mm;list-style:"✓ "}`;
const job = (title: string, when: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w><span>${title}</span><span>${when}</span></p><p>${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const bar = (words: string, share: number) =>
  `<p style="margin:0">${words}</p><div class=bar><i style="width:${share}%"></i></div>`;

const body = `<div class=g><aside><div class=m>NV</div>
<h2>Details</h2><p>Harris Park NSW 2150</p><p>0491 571 491</p><p>nidhi.vaghela@example.com</p>
<h2>Skills</h2>${bar("Debtor negotiation", 95)}${bar("Reconciliations", 90)}${bar("Credit applications", 85)}${bar("MYOB", 80)}${bar("SAP FI", 70)}${bar("Excel", 90)}
<h2>Languages</h2><p>English ●●●●○</p><p>Gujarati ●●●●●</p><p>Hindi ●●●●●</p>
<h2>Memberships</h2><p>Institute of Credit Practice, associate, since 2023</p>
<h2>Hobbies</h2><p>Garba, rangoli, chess with my son</p></aside>
<main><h1>Nidhi Vaghela</h1><p class=r>Credit Controller</p>
<p style="margin:0">Credit controller who gets paid without shouting. Twelve years in two countries, $6M ledger, average debtor days down from 58 to 37. Back at work since 2022 after three years with my children.</p>
<h2>Employment</h2>
${job("Credit Controller", "06/2023 – present", "Parramatta Pipes &amp; Fittings, Parramatta", "410 trade accounts, four days a week", "Insurance claims and payment plans", "Wrote the credit policy that the sales team now reads")}
${job("Bookkeeper (Saturdays)", "02/2022 – present", "Shree Sweets &amp; Catering, Harris Park", "BAS, wages for nine people, supplier payments")}
${job("Accounts Receivable Officer", "03/2022 – 05/2023", "Blue Banksia Packaging Pty Ltd, Wetherill Park", "Twelve-month contract, extended once")}
${job("Parental leave and full-time parent", "02/2019 – 01/2022", "Two children; online courses in the evenings")}
${job("Accounts Receivable Officer", "08/2016 – 02/2019", "Westmead Scientific Supplies, Westmead")}
${job("Junior Accountant", "05/2012 – 06/2015", "Sabarmati Textiles Ltd, Ahmedabad, India")}
<h2>Education</h2>
${job("Certificate IV in Credit Management", "2023", "Institute of Credit Practice")}
${job("Master of Commerce (Accounting)", "2010 – 2012", "Saurashtra City University, Ahmedabad")}
${job("Bachelor of Commerce", "2007 – 2010", "Saurashtra City University, Ahmedabad")}
<h2>Certificates</h2>
${job("Xero Advisor Certified", "11/2022", "Renewed each year, current to 11/2026")}
${job("Registered BAS Agent", "07/2024", "TPB no. 26104418, expires 07/2027")}
<h2>Referees</h2><p style="margin:0">Janine Ormsby, Finance Manager, Parramatta Pipes &amp; Fittings, 02 5550 7713</p></main></div>`;

/** A Gujarati credit controller's design-site PDF: a dark left column with a monogram, bars and dots, titles with “06/2023 – present” at the right, two jobs at once, parental leave as an entry. */
export const creditController: UnseenCv = {
  name: "Gujarati credit controller's design-site PDF: dark left column with monogram, bars and dots, “06/2023 – present” right of titles, a Saturday job at once, parental leave as an entry",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Nidhi",
    family: "Vaghela",
    email: "nidhi.vaghela@example.com",
    phone: "+61491571491",
    jobs: [
      [
        "Credit Controller",
        "Parramatta Pipes & Fittings / Parramatta Pipes & Fittings, Parramatta",
        "2023-06",
        null,
      ],
      [
        "Bookkeeper (Saturdays) / Bookkeeper",
        "Shree Sweets & Catering / Shree Sweets & Catering, Harris Park",
        "2022-02",
        null,
      ],
      [
        "Accounts Receivable Officer",
        "Blue Banksia Packaging Pty Ltd / Blue Banksia Packaging / Blue Banksia Packaging Pty Ltd, Wetherill Park",
        "2022-03",
        "2023-05",
      ],
      [
        "Accounts Receivable Officer",
        "Westmead Scientific Supplies / Westmead Scientific Supplies, Westmead",
        "2016-08",
        "2019-02",
      ],
      [
        "Junior Accountant",
        "Sabarmati Textiles Ltd / Sabarmati Textiles / Sabarmati Textiles Ltd, Ahmedabad / Sabarmati Textiles Ltd, Ahmedabad, India",
        "2012-05",
        "2015-06",
      ],
    ],
    studies: [
      ["Certificate IV in Credit Management", "Institute of Credit Practice", "2023"],
      [
        "Master of Commerce (Accounting) / Master of Commerce",
        "Saurashtra City University / Saurashtra City University, Ahmedabad",
        "2012",
      ],
      ["Bachelor of Commerce", "Saurashtra City University / Saurashtra City University, Ahmedabad", "2010"],
    ],
    skills: ["Debtor negotiation", "Reconciliations", "Credit applications", "MYOB", "SAP FI", "Excel"],
    licences: [
      ["Xero Advisor Certified / Xero Advisor", undefined, "2026-11"],
      ["Registered BAS Agent / BAS Agent", "26104418 / TPB no. 26104418 / TPB 26104418", "2027-07"],
    ],
    languages: ["English", "Gujarati", "Hindi"],
    besides: [
      "Parental leave and full-time parent",
      "Parental leave",
      "Full-time parent",
      "Institute of Credit Practice",
      "Institute of Credit Practice, associate",
      "Janine Ormsby",
    ],
  },
};
