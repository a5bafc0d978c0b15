import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.4 "Liberation Sans",sans-serif;color:#000}h1{font-size:15pt;margin:0 0 1mm}.n{font-size:8.6pt;color:#444;margin:0 0 3mm}h2{font-size:11pt;background:#003b5c;color:#fff;padding:1.4mm 3mm;margin:5mm 0 0;break-after:avoid}table{border-collapse:collapse;width:100%}td,th{border:.25mm solid #555;padding:1.2mm 2mm;vertical-align:top;text-align:left}th{background:#eef2f5;font-weight:400;width:46mm}.h th{width:auto;font-weight:700}tr{break-inside:avoid}`;
const form = (...rows: readonly (readonly [string, string])[]) =>
  `<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join("")}</table>`;
const grid = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table class=h><tr>${heads.map((one) => `<th>${one}</th>`).join("")}</tr>${rows.map((cells) => `<tr>${cells.map((one) => `<td>${one}</td>`).join("")}</tr>`).join("")}</table>`;

const body = `<h1>Application for employment</h1><p class=n>Department of Islands and Harbours – Form HR-12 (v7). Please complete all sections in English.</p>
<h2>Section A. Your details</h2>
${form(["Vacancy reference", "DIH-26-0419 Biosecurity Officer"], ["Title", "Ms"], ["Family name", "Savage"], ["Given name(s)", "Lorraine Kiwat"], ["Preferred name", "Lorri"], ["Postal address", "PO Box 77, Thursday Island QLD 4875"], ["Mobile phone", "0491 571 804"], ["Email", "lorri.savage@example.com"], ["Australian citizen?", "Yes ☒ No ☐"], ["Torres Strait Islander?", "Yes ☒ No ☐"])}
<h2>Section B. Employment (most recent first)</h2>
${grid(["Dates (mm/yyyy)", "Employer", "Position held", "Reason for leaving"], ["09/2021 – ongoing", "Torres Strait Sea Rangers Aboriginal Corporation", "Senior Ranger", "–"], ["02/2018 – 08/2021", "Torres Strait Sea Rangers Aboriginal Corporation", "Ranger", "Promoted"], ["05/2014 – 12/2017", "Badu Island Store", "Shop Manager", "Store sold"], ["01/2012 – 04/2014", "Peninsula Quarantine Service", "Quarantine Assistant (part-time)", "Contract ended"])}
<h2>Section C. Main duties in current position</h2><table><tr><td>Plan and lead turtle and dugong patrols, fruit fly traps on eleven islands, talks at schools. Boat log and stores for a crew of six.</td></tr></table>
<h2>Section D. Education and training</h2>
${grid(["Qualification", "Where obtained", "Year completed"], ["Certificate IV in Conservation and Ecosystem Management", "Cape Tropics TAFE", "2022"], ["Certificate III in Government (Biosecurity)", "Cape Tropics TAFE", "2013"], ["Year 12 Certificate", "Bamaga Strait State College", "2010"])}
<h2>Section E. Licences, tickets and checks</h2>
${grid(["Type", "Number", "Expiry date"], ["Coxswain Grade 1", "CX1-20718", "31/05/2029"], ["Marine Radio Operator Certificate", "MR 88104", "N/A"], ["Blue Card", "1770325/3", "16/12/2027"], ["Driver licence (C)", "QLD", "2030"])}
<h2>Section F. Skills relevant to this position</h2><table><tr><td>Insect trapping; Boat handling; Report writing; Community liaison; GPS mapping</td></tr></table>
<h2>Section G. Languages spoken</h2>
${grid(["Language", "Level"], ["Kala Lagaw Ya", "Fluent"], ["Yumplatok", "Fluent"], ["English", "Fluent"])}
<h2>Section H. Referees</h2>
${grid(["Name", "Position", "Phone"], ["Father Elia Mosby", "Chair, Sea Rangers", "07 5550 1902"], ["Dr Fran Dunstan", "Entomologist", "0491 572 665"])}
<h2>Section I. Declaration</h2>${form(["I declare that the above is true", "L. Savage"], ["Date", "24/11/2026"])}`;

/** A ranger's government form as PDF: lettered sections, labels beside values, family name before given names, grids for employment with a reason for leaving, boxes with crosses. */
export const biosecurityOfficer: UnseenCv = {
  name: "Torres Strait ranger's government application form as PDF: lettered sections, family and given names as labels with a preferred name, employment grid of dates (“09/2021 – ongoing”), employer, position and reason for leaving, licences grid, ticked boxes, declaration with a date",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: "Form HR-12 (v7) – Page <span class=pageNumber></span> of <span class=totalPages></span>",
  }),
  says: {
    given: "Lorraine Kiwat / Lorraine / Lorri",
    family: "Savage",
    email: "lorri.savage@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Senior Ranger",
        "Torres Strait Sea Rangers Aboriginal Corporation / Torres Strait Sea Rangers",
        "2021-09",
        null,
      ],
      [
        "Ranger",
        "Torres Strait Sea Rangers Aboriginal Corporation / Torres Strait Sea Rangers",
        "2018-02",
        "2021-08",
      ],
      ["Shop Manager", "Badu Island Store", "2014-05", "2017-12"],
      [
        "Quarantine Assistant (part-time) / Quarantine Assistant",
        "Peninsula Quarantine Service",
        "2012-01",
        "2014-04",
      ],
    ],
    studies: [
      ["Certificate IV in Conservation and Ecosystem Management", "Cape Tropics TAFE", "2022"],
      [
        "Certificate III in Government (Biosecurity) / Certificate III in Government",
        "Cape Tropics TAFE",
        "2013",
      ],
      ["Year 12 Certificate / Year 12", "Bamaga Strait State College", "2010"],
    ],
    skills: ["Insect trapping", "Boat handling", "Report writing", "Community liaison", "GPS mapping"],
    licences: [
      ["Coxswain Grade 1 / Coxswain (Grade 1) / Coxswain", "CX1-20718", "2029-05-31"],
      ["Marine Radio Operator Certificate / Marine Radio Operator", "MR 88104"],
      ["Blue Card", "1770325/3", "2027-12-16"],
    ],
    drives: ["C"],
    languages: ["Kala Lagaw Ya", "Yumplatok / Yumplatok (Torres Strait Creole)", "English"],
    besides: [
      "Driver licence",
      "Biosecurity Officer",
      "Australian citizen",
      "Elia Mosby",
      "Chair",
      "Fran Dunstan",
      "Entomologist",
    ],
  },
};
