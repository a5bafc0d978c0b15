import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.4pt/1.35 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#111}h1{font-size:13pt;text-align:center;margin:0 0 3mm;letter-spacing:.5pt}h2{clear:both;font-size:9pt;background:#cfdcec;border:.25mm solid #4a6a8f;margin:4mm 0 0;padding:.8mm 2mm;break-after:avoid}table{border-collapse:collapse;width:100%}td,th{border:.25mm solid #4a6a8f;padding:.8mm 1.5mm;text-align:left;vertical-align:top;font-weight:400}th{background:#eef3f9;font-size:7.6pt}.p{float:right;margin-top:-2mm!important;width:28mm;height:34mm;border:.25mm solid #4a6a8f;text-align:center;line-height:34mm;color:#999;margin:0 0 3mm 4mm}p{margin:1.2mm 0}tr{break-inside:avoid}.q td:nth-child(odd){background:#eef3f9;width:24%}`;

const row = (cells: readonly string[], tag = "td") =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[], of = "") =>
  `<table class="${of}">${heads.length ? row(heads, "th") : ""}${rows.map((cells) => row(cells)).join("")}</table>`;

const body = `<div class=p>photo</div><h1>SEAFARER'S APPLICATION &ndash; CURRICULUM VITAE</h1>
<p>Position applied for: <b>Second Officer / DPO</b> &nbsp; Available from: 10.01.2027 &nbsp; Min. wage: by agreement</p>
<h2>1. PERSONAL DATA</h2>
${table(
  [],
  [
    ["Surname", "MATULIĆ", "First / middle name", "Ivo Ante"],
    ["Date of birth", "02.03.1991", "Place of birth", "Šibenik, Croatia"],
    ["Nationality", "Croatian", "Australian visa", "Partner (820), valid, full work rights"],
    ["Address", "Unit 5, 77 Stirling Hwy, North Fremantle WA 6159", "Nearest airport", "Perth"],
    ["Mobile", "+61 491 577 644", "E-mail", "ivo.matulic@example.com"],
    ["Height / weight / shoes", "186 cm / 88 kg / 45", "Next of kin", "Hannah Doyle (wife), 0491 577 426"],
  ],
  "q",
)}
<h2>2. DOCUMENTS</h2>
${table(
  ["Document", "Number", "Place of issue", "Issued", "Valid until"],
  [
    ["Passport", "P0449120", "Split", "11.06.2022", "11.06.2032"],
    ["Seaman's book", "HR-88120", "Šibenik", "20.01.2020", "20.01.2030"],
    ["MSIC (blue card)", "MS3310942", "Fremantle", "05.09.2025", "05.09.2029"],
  ],
)}
<h2>3. CERTIFICATES OF COMPETENCY AND TRAINING</h2>
${table(
  ["Certificate", "Number", "Place of issue", "Issued", "Valid until"],
  [
    [
      "Officer in charge of a navigational watch (STCW II/1)",
      "HR-214-3317",
      "Split",
      "14.05.2021",
      "13.05.2031",
    ],
    ["AMSA Certificate of Recognition", "CR-66120", "Canberra", "02.10.2025", "13.05.2031"],
    ["GMDSS General Operator", "GOC-10882", "Rijeka", "09.2016", "09.2031"],
    ["Dynamic Positioning Operator, unlimited", "DP-30417", "London", "19.11.2023", "19.11.2028"],
    ["Advanced Fire Fighting", "AFF-5521", "Split", "03.2024", "03.2029"],
    ["Medical First Aid", "MFA-5522", "Split", "03.2024", "03.2029"],
    ["ECDIS (generic)", "EC-9014", "Rijeka", "2016", "unlimited"],
    ["Medical examination (AMSA)", "–", "Fremantle", "08.2025", "08.2027"],
  ],
)}
<h2>4. SEA SERVICE (last first)</h2>
${table(
  ["Vessel / flag", "Type, GT", "Company / manager", "Rank", "Sign on", "Sign off", "Reason"],
  [
    [
      "Quokka Surveyor / AUS",
      "Survey, DP2, 3,412",
      "Leeuwin Offshore Marine",
      "Second Officer / DPO",
      "04.11.2025",
      "on board, leave until 12.2026",
      "–",
    ],
    [
      "Adria Pioneer / MLT",
      "PSV, DP2, 2,980",
      "Jadran Supply Shipping",
      "Second Officer",
      "17.01.2024",
      "22.09.2025",
      "moved to AUS",
    ],
    [
      "Adria Pioneer / MLT",
      "PSV, DP2, 2,980",
      "Jadran Supply Shipping",
      "Third Officer",
      "06.06.2021",
      "30.11.2023",
      "promoted",
    ],
    [
      "Kvarner Star / HRV",
      "Bulk, 28,770",
      "Uljanik Bulk Managers",
      "Third Officer",
      "08.2019",
      "12.2020",
      "end of contract",
    ],
    [
      "Kvarner Moon / HRV",
      "Bulk, 24,300",
      "Uljanik Bulk Managers",
      "Deck Cadet",
      "10.2016",
      "10.2017",
      "end of cadetship",
    ],
  ],
)}
<p>Between 11.2017 and 07.2019: military service and studies for the officer's examination.</p>
<h2>5. WORK ASHORE</h2>
${table(["Employer", "Town", "Position", "From", "To"], [["Marina Kornati Charter", "Biograd na Moru", "Skipper", "05.2012", "09.2016"]])}
<h2>6. SCHOOLS</h2>
${table(
  ["School", "Course", "From", "To"],
  [
    ["Faculty of Maritime Studies Dalmatia, Split", "Bachelor of Nautical Studies", "10.2012", "07.2016"],
    ["Maritime High School Šibenik", "Nautical Technician", "09.2006", "06.2010"],
  ],
)}
<h2>7. LANGUAGES AND OTHER SKILLS</h2>
${table(
  [],
  [
    ["Languages", "Croatian – mother tongue; English – fluent (Marlins 94%); Italian – fair"],
    [
      "Skills",
      "Passage planning; Kongsberg K-Pos; Chart corrections; Cargo operations; Bridge team management",
    ],
    ["Driver's licence", "Croatia, B"],
  ],
)}
<h2>8. REFERENCES</h2>
${table(
  ["Company", "Name", "Position", "Telephone"],
  [
    ["Leeuwin Offshore Marine", "Capt. Ruth Abernethy", "Marine Superintendent", "08 5550 2207"],
    ["Jadran Supply Shipping", "Zoran Perić", "Crewing Manager", "+385 21 555 018"],
  ],
)}
<p>I confirm that the above is true. Fremantle, 26.11.2026 &nbsp; <i>I. Matulić</i></p>`;

/** A ship's officer's application form: numbered parts, tables of documents, certificates with numbers, and service by vessel with days of signing on and off, two ranks on one ship. */
export const shipsOfficer: UnseenCv = {
  name: "Croatian ship's officer's form: numbered parts, certificates and sea service in tables, sign on and off days",
  type: "pdf",
  write: print(css, body, {
    margin: "13mm",
    footer: `<span>Form CR-02 rev. 7</span><span style="float:right">page <span class=pageNumber></span> of <span class=totalPages></span></span>`,
  }),
  says: {
    given: "Ivo Ante / Ivo",
    family: "Matulić",
    email: "ivo.matulic@example.com",
    phone: "+61491577644",
    jobs: [
      ["Second Officer / Second Officer/DPO", "Leeuwin Offshore Marine", "2025-11", null],
      ["Second Officer", "Jadran Supply Shipping", "2024-01", "2025-09"],
      ["Third Officer", "Jadran Supply Shipping", "2021-06", "2023-11"],
      ["Third Officer", "Uljanik Bulk Managers", "2019-08", "2020-12"],
      ["Deck Cadet", "Uljanik Bulk Managers", "2016-10", "2017-10"],
      ["Skipper", "Marina Kornati Charter", "2012-05", "2016-09"],
    ],
    studies: [
      [
        "Bachelor of Nautical Studies",
        "Faculty of Maritime Studies Dalmatia / Faculty of Maritime Studies Dalmatia, Split",
        "2016-07",
      ],
      ["Nautical Technician", "Maritime High School Šibenik", "2010-06"],
    ],
    skills: [
      "Passage planning",
      "Kongsberg K-Pos",
      "Chart corrections",
      "Cargo operations",
      "Bridge team management",
    ],
    licences: [
      ["MSIC (blue card) / MSIC", "MS3310942", "2029-09-05"],
      [
        "Officer in charge of a navigational watch (STCW II/1) / Officer in charge of a navigational watch",
        "HR-214-3317",
        "2031-05-13",
      ],
      ["AMSA Certificate of Recognition / Certificate of Recognition", "CR-66120", "2031-05-13"],
      ["GMDSS General Operator", "GOC-10882", "2031-09"],
      ["Dynamic Positioning Operator, unlimited / Dynamic Positioning Operator", "DP-30417", "2028-11-19"],
      ["Advanced Fire Fighting", "AFF-5521", "2029-03"],
      ["Medical First Aid", "MFA-5522", "2029-03"],
      ["ECDIS (generic) / ECDIS", "EC-9014"],
      ["Medical examination (AMSA) / Medical examination", undefined, "2027-08"],
    ],
    languages: ["Croatian", "English", "Italian"],
    besides: [
      "Passport",
      "Seaman's book",
      "B",
      "Driver's licence",
      "Military service",
      "Partner (820)",
      "Marlins",
    ],
  },
};
