import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.35 Arial,"Liberation Sans","DejaVu Sans",sans-serif}h1{font-size:20pt;margin:0;text-align:center}.k{text-align:center;margin:1mm 0 3mm}h2{font-size:11pt;background:#333;color:#fff;padding:1mm 2mm;margin:4mm 0 1.5mm}p{margin:0 0 1mm}table{border-collapse:collapse;width:100%;font-size:9.2pt}td,th{border:.25mm solid #666;padding:.9mm 1.6mm;text-align:left;vertical-align:top}th{background:#ddd}.c{columns:3;margin:0;padding-left:5mm}`;

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}</tr>`;
const head = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}`).join("")}</tr>`;

const body = `<h1>Kirra-Lee Donovan</h1><p class=k>Haul Truck &amp; Water Cart Operator – FIFO ex Perth or Brisbane<br>Mobile: 0491 578 957 &nbsp; Email: kl.donovan@example.com<br>Home: Mandurah WA 6210</p>
<h2>SUMMARY</h2><p>6 years in open cut iron ore and coal with no lost time injuries. Signed off on Cat 793F, Cat 789D and Komatsu 830E. Ready for a pre-employment medical.</p>
<h2>TICKETS, LICENCES &amp; INDUCTIONS</h2>
<table>${head(["Item", "Licence/card no.", "Issued", "Expires"])}
${row(["HR driver licence (WA)", "6620417", "03/2018", "11/03/2028"])}
${row(["Standard 11 (RIIWHS201E)", "S11-40883", "06/2021", "06/2026"])}
${row(["WAHTC Working at Heights", "WH-22915", "02/2025", "02/2027"])}
${row(["Gas Test Atmospheres", "GT-1107", "02/2025", "02/2027"])}
${row(["White Card", "0331728", "01/2018", "-"])}
${row(["HLTAID011 Provide First Aid", "FA-90412", "05/2025", "05/2028"])}</table>
<h2>EMPLOYMENT HISTORY</h2>
<table>${head(["From – To", "Position", "Company &amp; site", "Duties / gear"])}
${row(["Aug 2023 – Present", "Haul Truck Operator", "Ironbark Ridge Resources<br>Yandarra Hub, Pilbara WA", "Cat 793F and 789D, 8/6 roster. Trainer assessor support for green operators. 320 t loads, Modular dispatch."])}
${row(["Jun 2021 – Jul 2023", "Water Cart/Haul Truck Operator", "Goonyah Coal Services<br>Moranbah QLD", "Cat 777 water cart, Komatsu 830E, 7/7 roster. Hot seating at crib."])}
${row(["Jan 2020 – May 2021", "Trainee Dump Truck Operator", "Skilled Earth Labour<br>Various, Bowen Basin", "Dry hire crew, Cat 785, night and day."])}
${row(["Mar 2018 – Dec 2019", "HR Truck Driver", "Peel Sand &amp; Soil<br>Mandurah WA", "Tippers, deliveries to homes and nurseries."])}
${row(["2014 – 2018", "Bar Attendant", "The Rusty Anchor Tavern<br>Mandurah WA", "Bar, bottle shop, close and banking."])}</table>
<h2>EQUIPMENT &amp; SKILLS</h2>
<ul class=c><li>Cat 793F<li>Cat 789D<li>Komatsu 830E<li>Cat 777 water cart<li>Modular dispatch<li>Pre-start inspections<li>Two-way radio<li>Dispatch paperwork</ul>
<h2>EDUCATION</h2><p>Certificate III in Surface Extraction Operations – Pilbara Training Co – 2022</p><p>Year 12 WACE – Halls Head Coast College – 2013</p>
<h2>REFEREES</h2><p>Gav Prentice, Pit Supervisor, Ironbark Ridge – 0491 570 313</p><p>Sue Takeda, OCE, Goonyah Coal – 0491 579 212</p>`;

/** A FIFO operator's page in tables: tickets with numbers, issue and expiry, jobs as rows with the site below the company. */
export const miningOperator: UnseenCv = {
  name: "FIFO operator's tables of tickets and of jobs, sites below companies",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Kirra-Lee",
    family: "Donovan",
    email: "kl.donovan@example.com",
    phone: "+61491578957",
    jobs: [
      ["Haul Truck Operator", "Ironbark Ridge Resources", "2023-08", null],
      ["Water Cart/Haul Truck Operator", "Goonyah Coal Services", "2021-06", "2023-07"],
      ["Trainee Dump Truck Operator", "Skilled Earth Labour", "2020-01", "2021-05"],
      ["HR Truck Driver", "Peel Sand & Soil", "2018-03", "2019-12"],
      ["Bar Attendant", "The Rusty Anchor Tavern", "2014", "2018"],
    ],
    studies: [
      ["Certificate III in Surface Extraction Operations", "Pilbara Training Co", "2022"],
      ["Year 12 WACE / Year 12 / WACE", "Halls Head Coast College", "2013"],
    ],
    skills: [
      "Cat 793F",
      "Cat 789D",
      "Komatsu 830E",
      "Cat 777 water cart",
      "Modular dispatch",
      "Pre-start inspections",
      "Two-way radio",
      "Dispatch paperwork",
    ],
    licences: [
      ["Standard 11 (RIIWHS201E) / Standard 11", "S11-40883", "2026-06"],
      ["WAHTC Working at Heights / Working at Heights", "WH-22915", "2027-02"],
      ["Gas Test Atmospheres", "GT-1107", "2027-02"],
      ["White Card", "0331728"],
      ["HLTAID011 Provide First Aid / Provide First Aid / First Aid", "FA-90412", "2028-05"],
    ],
    drives: ["HR"],
    besides: ["HR driver licence (WA)", "HR driver licence"],
  },
};
