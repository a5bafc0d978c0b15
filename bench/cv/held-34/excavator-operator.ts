import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.4 "Liberation Sans",sans-serif;color:#000}h1{font-size:17pt;margin:0;text-transform:uppercase}h2{font-size:10.5pt;background:#f0b400;margin:5mm 0 2mm;padding:1mm 2mm;break-after:avoid}p{margin:0}table{border-collapse:collapse;width:100%}td,th{border:.25mm solid #555;padding:1mm 1.6mm;vertical-align:top;text-align:left}th{background:#eee}tr{break-inside:avoid}.x{display:grid;grid-template-columns:1fr 1fr;column-gap:6mm}`;
const grid = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><tr>${heads.map((one) => `<th>${one}</th>`).join("")}</tr>${rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join("")}</tr>`).join("")}</table>`;

const body = `<h1>Dale Ferris</h1><p>Plant operator – excavator, grader, roller</p><p>PO Box 61, Katherine NT 0851 &nbsp; | &nbsp; 0491 576 720 &nbsp; | &nbsp; daleferris.plant@example.com</p>
<p style="margin-top:2mm">9,200 logged hours on excavators from 1.7 to 85 tonnes. FIFO or camp, 2:1 preferred. Inducted with Santos and Defence; will travel.</p>
<h2>PLANT AND HOURS</h2>
${grid(["Machine", "Make", "Hours"], ["Excavator", "Komatsu PC300, Hitachi ZX870", "9,200"], ["Grader", "Cat 140M", "1,450"], ["Roller", "Dynapac padfoot", "800"])}
<h2>EMPLOYMENT</h2>
${grid(
  ["Dates", "Company", "Position held", "Project"],
  [
    "May&nbsp;2023&nbsp;–<br>Current",
    "Savannah Civil (NT) Pty Ltd",
    "Excavator Operator",
    "Tindal stormwater; trench and final trim with GPS",
  ],
  [
    "Nov&nbsp;2020&nbsp;–<br>Apr 2023",
    "Red Gorge Earthmoving",
    "Plant Operator",
    "Roper Highway, 84 km of shoulder and drains",
  ],
  [
    "Aug&nbsp;2018&nbsp;–<br>Oct 2020",
    "Territory Labour Pool<br>(hired to Vista Gold)",
    "Excavator Operator",
    "Tailings dam lift",
  ],
  [
    "2014&nbsp;– 2018",
    "Mataranka Shire Works Depot",
    "Grader Operator / Labourer",
    "Unsealed roads, cemetery, rodeo ground",
  ],
)}
<h2>TICKETS</h2>
${grid(
  ["Code", "Ticket", "Number", "Expiry"],
  ["RIIMPO320F", "Conduct Civil Construction Excavator Operations", "SOA-50718", "n/a"],
  ["", "White Card", "NT 2204417", "n/a"],
  ["HLTAID011", "Provide First Aid", "", "19/08/2028"],
  ["", "Ochre Card (Working with Children)", "OC 118263", "02/10/2027"],
)}
<h2>DRIVER LICENCE</h2><p>NT heavy rigid (HR), no. 1140926, expires 11 Jan 2031</p>
<h2>EDUCATION</h2>
${grid(["Course", "Provider", "Year"], ["Certificate III in Civil Construction Plant Operations", "Top End Plant School", "2019"], ["Year 12 (NTCET)", "Katherine Gorge College", "2013"])}
<h2>SKILLS</h2><div class=x><p>☑ GPS machine control</p><p>☑ Trenching</p><p>☑ Pre-start checks</p><p>☑ Batter trimming</p><p>☑ Reading pegs</p><p>☑ Minor maintenance</p></div>
<h2>OUTSIDE WORK</h2><p>Barramundi, campdrafting, under-14s football coach (Katherine Camels, 2022–24)</p>
<h2>REFEREES</h2>
${grid(["Name", "Position", "Company", "Phone"], ["Scott Brennan", "Site Supervisor", "Savannah Civil (NT)", "0491 570 881"], ["Lena Raymond", "Works Manager", "Mataranka Shire", "08 5550 9316"])}`;

/** A plant operator's resume as PDF in which nearly all stands in ruled tables: machines with hours, employment, tickets with codes, education, referees. */
export const excavatorOperator: UnseenCv = {
  name: "Territory excavator operator's resume as ruled tables in PDF: machines with hours, employment as Dates (“May 2023 – / Current”), Company, Position held and Project, labour hire with “(hired to …)”, tickets with code, number and expiry or “n/a”, ticked skills, referees as a table",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Dale",
    family: "Ferris",
    email: "daleferris.plant@example.com",
    phone: "+61491576720",
    jobs: [
      [
        "Excavator Operator",
        "Savannah Civil (NT) Pty Ltd / Savannah Civil (NT) / Savannah Civil",
        "2023-05",
        null,
      ],
      ["Plant Operator", "Red Gorge Earthmoving", "2020-11", "2023-04"],
      [
        "Excavator Operator",
        "Territory Labour Pool (hired to Vista Gold) / Territory Labour Pool",
        "2018-08",
        "2020-10",
      ],
      [
        "Grader Operator / Labourer / Grader Operator/Labourer / Grader Operator or Labourer / Grader Operator, Labourer",
        "Mataranka Shire Works Depot",
        "2014",
        "2018",
      ],
    ],
    studies: [
      ["Certificate III in Civil Construction Plant Operations", "Top End Plant School", "2019"],
      ["Year 12 (NTCET) / Year 12 / NTCET", "Katherine Gorge College", "2013"],
    ],
    skills: [
      "GPS machine control",
      "Trenching",
      "Pre-start checks",
      "Batter trimming",
      "Reading pegs",
      "Minor maintenance",
    ],
    licences: [
      [
        "Conduct Civil Construction Excavator Operations / RIIMPO320F Conduct Civil Construction Excavator Operations / Conduct Civil Construction Excavator Operations (RIIMPO320F)",
        "SOA-50718",
      ],
      ["White Card", "NT 2204417 / 2204417"],
      [
        "Provide First Aid / HLTAID011 Provide First Aid / Provide First Aid (HLTAID011) / First Aid",
        undefined,
        "2028-08-19",
      ],
      [
        "Ochre Card (Working with Children) / Ochre Card / Working with Children / Working with Children Check / Working with Children Check (Ochre Card)",
        "OC 118263 / 118263",
        "2027-10-02",
      ],
    ],
    drives: ["HR"],
    besides: [
      "Driver licence",
      "heavy rigid",
      "Excavator",
      "Grader",
      "Roller",
      "Komatsu PC300",
      "Hitachi ZX870",
      "Cat 140M",
      "Dynapac padfoot",
      "Plant operator – excavator, grader, roller",
      "Scott Brennan",
      "Site Supervisor",
      "Lena Raymond",
      "Works Manager",
      "football coach",
      "Santos",
    ],
  },
};
