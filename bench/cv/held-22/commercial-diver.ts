import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:8.8pt/1.4 "DejaVu Sans",sans-serif;color:#111}h1{font-size:17pt;margin:0;color:#0b4f6c}.d{display:grid;grid-template-columns:32mm 1fr 32mm 1fr;margin:2mm 0 4mm;row-gap:.6mm}.d b{font-weight:400;color:#666}h2{font-size:10pt;background:#0b4f6c;color:#fff;padding:1mm 2mm;margin:5mm 0 2mm;break-after:avoid}table{border-collapse:collapse;width:100%}td,th{border:.2mm solid #9fb3bd;padding:1mm 1.6mm;text-align:left;vertical-align:top}th{background:#e4eef2}tr{break-inside:avoid}p{margin:0 0 1.2mm}`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((one) => `<th>${one}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((one) => `<td>${one}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

const body = `<h1>Joaquín Antonio SEPÚLVEDA ROJAS</h1><p>Commercial diver, mixed gas and surface supplied</p>
<div class=d><b>Born</b><span>3 March 1991, Talcahuano, Chile</span><b>Residence</b><span>Broome WA 6725</span><b>Passport</b><span>Chile, to 2031</span><b>Visa</b><span>Subclass 186, permanent</span><b>Mobile</b><span>+61-(0)491-575-789</span><b>Mail</b><span>joaquin.diver@example.com</span><b>Height / weight</b><span>178 cm / 76 kg</span><b>In emergency</b><span>Paz Rojas (sister) 0491 570 158</span></div>
<h2>OFFSHORE AND INSHORE CONTRACTS</h2>
${table(
  ["Dates", "Position", "Company", "Vessel / project", "Days", "Max depth"],
  [
    [
      "Mar 2025 – present",
      "Diving Supervisor (air)",
      "Timor Deep Contractors",
      "DSV Kestrel Star, pipeline inspection",
      "214",
      "48 m",
    ],
    [
      "Jul 2022 – Feb 2025",
      "Saturation Diver",
      "Timor Deep Contractors",
      "DSV Kestrel Star, tie-ins and spool pieces",
      "402",
      "131 m",
    ],
    [
      "Oct 2019 – May 2022",
      "Commercial Diver",
      "Roebuck Marine Services Pty Ltd",
      "Pearl farms, moorings, jetty piles",
      "–",
      "30 m",
    ],
    ["Aug 2017 – Jun 2019", "Diver-Tender", "Fjordlaks Servicios SpA", "Salmon farms, Chiloé", "–", "36 m"],
    [
      "2012 – 2017",
      "Marinero (able seaman), then naval diver",
      "Chilean Navy",
      "Talcahuano and Punta Arenas",
      "–",
      "45 m",
    ],
  ],
)}
<h2>DIVING AND SAFETY CERTIFICATES</h2>
${table(
  ["Certificate", "No.", "Issued", "Valid to"],
  [
    ["ADAS Part 3 Bell Diver", "P3-20471", "June 2022", "–"],
    ["ADAS Air Diving Supervisor", "S-11809", "Jan 2025", "–"],
    ["Diver medical", "DM 77120", "14 Sep 2026", "14 Sep 2027"],
    ["BOSIET with CA-EBS", "5517008", "20 Oct 2023", "20 Oct 2027"],
    ["Diver Medic Technician", "DMT-4406", "Aug 2025", "Aug 2027"],
    ["MSIC", "W0088125", "2024", "30 Nov 2028"],
    ["White Card", "–", "2019", "–"],
  ],
)}
<h2>TRAINING</h2>
${table(
  ["Year", "Course", "School"],
  [
    ["2022", "Closed Bell Diver Course", "Southern Ocean Dive School, Launceston"],
    ["2021", "Certificate III in Engineering (Welding)", "Kimberley Trades TAFE, Broome"],
    ["2011", "Técnico en Buceo Profesional", "Instituto Marítimo del Biobío, Talcahuano"],
  ],
)}
<h2>CAN DO</h2>
<p>Wet welding · Broco cutting · Hydraulic tooling · Lift bags · CP readings · Hull cleaning · Video inspection</p>
<h2>LANGUAGES AND LICENCES</h2>
<p>Spanish (mother tongue), English (fluent), Portuguese (some). Car licence C and coxswain grade 1.</p>
<h2>REFEREES</h2>
<p>Angus Rintoul, Offshore Manager, Timor Deep Contractors, angus.rintoul@example.com, 08 5550 4471</p><p>Log books may be seen. Hobbies: free diving, guitar, empanadas.</p>`;

/** A Chilean commercial diver's CV of contracts as offshore crews have it: a ruled table of dates, positions, companies, vessels, days and depths, another of certificates, particulars with body measures and next of kin. */
export const commercialDiver: UnseenCv = {
  name: "Chilean commercial diver's CV of contracts: two surnames in capitals, ruled table with vessels, days and depths",
  type: "pdf",
  write: print(css, body, { margin: "13mm", footer: "J. Sepúlveda Rojas, diver" }),
  says: {
    given: "Joaquín Antonio / Joaquín",
    family: "Sepúlveda Rojas",
    email: "joaquin.diver@example.com",
    phone: "+61491575789",
    jobs: [
      ["Diving Supervisor (air) / Diving Supervisor", "Timor Deep Contractors", "2025-03", null],
      ["Saturation Diver", "Timor Deep Contractors", "2022-07", "2025-02"],
      ["Commercial Diver", "Roebuck Marine Services Pty Ltd / Roebuck Marine Services", "2019-10", "2022-05"],
      [
        "Diver-Tender / Diver Tender / Diver",
        "Fjordlaks Servicios SpA / Fjordlaks Servicios",
        "2017-08",
        "2019-06",
      ],
      [
        "Marinero (able seaman), then naval diver / Marinero (able seaman) / Marinero, then naval diver",
        "Chilean Navy",
        "2012",
        "2017",
      ],
    ],
    studies: [
      [
        "Closed Bell Diver Course",
        "Southern Ocean Dive School / Southern Ocean Dive School, Launceston",
        "2022",
      ],
      [
        "Certificate III in Engineering (Welding) / Certificate III in Engineering",
        "Kimberley Trades TAFE / Kimberley Trades TAFE, Broome",
        "2021",
      ],
      [
        "Técnico en Buceo Profesional",
        "Instituto Marítimo del Biobío / Instituto Marítimo del Biobío, Talcahuano",
        "2011",
      ],
    ],
    skills: [
      "Wet welding",
      "Broco cutting",
      "Hydraulic tooling",
      "Lift bags",
      "CP readings",
      "Hull cleaning",
      "Video inspection",
    ],
    licences: [
      ["ADAS Part 3 Bell Diver", "P3-20471"],
      ["ADAS Air Diving Supervisor", "S-11809"],
      ["Diver medical", "DM 77120 / 77120", "2027-09-14"],
      ["BOSIET with CA-EBS / BOSIET", "5517008", "2027-10-20"],
      ["Diver Medic Technician", "DMT-4406", "2027-08"],
      ["MSIC", "W0088125", "2028-11-30"],
      ["White Card"],
      ["Coxswain grade 1 / Coxswain"],
    ],
    drives: ["C"],
    languages: ["Spanish", "English", "Portuguese"],
    besides: ["Car licence", "Subclass 186", "Naval diver", "DSV Kestrel Star"],
  },
};
