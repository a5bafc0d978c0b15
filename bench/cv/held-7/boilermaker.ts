import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.4 "Liberation Sans",sans-serif}.h{background:#333;color:#fff;padding:5mm 6mm}.h h1{margin:0;font-size:20pt}h2{font-size:12pt;color:#b3541e;margin:6mm 0 2mm;text-transform:uppercase}table{border-collapse:collapse;width:100%;font-size:9.5pt}th{background:#b3541e;color:#fff}td,th{border:1px solid #aaa;padding:1.5mm 2mm;text-align:left;vertical-align:top}tr{break-inside:avoid}p{margin:0 0 1mm}ul{columns:2;margin:1mm 0;padding-left:5mm}`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}`).join("")}</thead>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join("")}`).join("")}</table>`;
const body = `<div class=h><h1>CODY WHAREPAPA</h1>Boilermaker / Coded Welder – FIFO ex Perth</div>
<p style="margin-top:3mm">M: 0457 390 218 | E: cody.wharepapa@arcflash.example | Rockingham WA 6168 | Available: immediately, any roster
<h2>Profile</h2><p>Trade-qualified boilermaker with twelve years in shutdowns, fabrication and fixed plant maintenance. Coded in pipe and plate. No lost-time injuries.
<h2>Tickets and licences</h2>
${table(
  ["Ticket", "Number", "Expiry"],
  [
    ["High Risk Work Licence – DG, WP, LF", "WA 0418827", "17/05/2029"],
    ["Confined Space Entry", "–", "02/2028"],
    ["Working at Heights", "–", "02/2028"],
    ["Gas Test Atmospheres", "–", "02/2028"],
    ["Senior First Aid", "FA-77120", "11/10/2027"],
    ["White Card", "WA 2211934", "–"],
    ["Driver’s licence HR (manual)", "5510927", "08/2030"],
  ],
)}
<h2>Trade</h2>
${table(
  ["Qualification", "Provider", "Completed"],
  [
    ["Certificate III in Engineering – Fabrication Trade", "Kwinana Trades College", "2016"],
    ["Welding Supervisor Certificate (AS 1796 Cert 10)", "Welding Institute of the West", "2021"],
  ],
)}
<h2>Employment</h2>
${table(
  ["Dates", "Company", "Position", "Site and work"],
  [
    [
      "Feb 2025 – Present",
      "Redback Shutdown Services",
      "Boilermaker Leading Hand",
      "Various Pilbara sites. Crew of eight: chute and screen change-outs, crusher liners, conveyor structure. Permit holder.",
    ],
    [
      "Sep 2024 – Jan 2025",
      "Torsion Engineering",
      "Coded Welder",
      "Burrup plant turnaround. 6G stainless pipe, X-ray, 0.8 % repairs.",
    ],
    [
      "Mar 2024 – Aug 2024",
      "Ironclad Maintenance Pty Ltd",
      "Boilermaker",
      "Newman hub. Fixed plant maintenance, 8/6 roster. Bins, hoppers, wear plate.",
    ],
    [
      "Nov 2023 – Feb 2024",
      "Redback Shutdown Services",
      "Boilermaker",
      "Kiln reline at Worsley. Night shift.",
    ],
    [
      "May 2021 – Oct 2023",
      "Henderson Marine Fabrication",
      "Boilermaker / Welder",
      "Patrol boat hull units in aluminium and steel; marking out from drawings; MIG and flux core.",
    ],
    [
      "Jan 2019 – Apr 2021",
      "Ironclad Maintenance Pty Ltd",
      "Boilermaker",
      "Boddington. Mill relines, SAG and ball, shell bolts, trommels. Rope access standby.",
    ],
    ["Aug 2018 – Dec 2018", "– ", "Travel and family", "New Zealand"],
    [
      "Jan 2017 – Jul 2018",
      "Kwinana Steel Works (1997)",
      "Trade Assistant to Boilermaker",
      "Workshop: platforms, handrails, grid mesh. Blast and paint.",
    ],
    [
      "Jan 2013 – Dec 2016",
      "Kwinana Steel Works (1997)",
      "Apprentice Boilermaker",
      "Four-year indenture. Runner-up apprentice of the year 2015.",
    ],
  ],
)}
<h2>Equipment and processes</h2><ul><li>MIG<li>TIG<li>Stick (MMAW)<li>Flux core<li>Arc air gouging<li>Oxy cutting<li>Reading drawings<li>Franna dogging</ul>
<h2>Referees</h2><p>Wade Pomeroy, Superintendent, Redback Shutdown Services – 0400 555 118<p>Sione Falepau, Workshop Manager, Henderson Marine Fabrication – 0400 555 126`;

/** A boilermaker of shutdowns: tickets, trade and jobs in three tables with coloured heads, one firm three times, a break among the rows, a table that goes on overleaf with its head again. */
export const boilermaker: UnseenCv = {
  name: "tickets and short jobs in tables with coloured heads",
  type: "pdf",
  write: print(css, body, { margin: "14mm", footer: `<span class="pageNumber"></span>` }),
  says: {
    given: "Cody",
    family: "Wharepapa",
    email: "cody.wharepapa@arcflash.example",
    phone: "+61457390218",
    jobs: [
      ["Boilermaker Leading Hand", "Redback Shutdown Services", "2025-02", null],
      ["Coded Welder", "Torsion Engineering", "2024-09", "2025-01"],
      ["Boilermaker", "Ironclad Maintenance Pty Ltd", "2024-03", "2024-08"],
      ["Boilermaker", "Redback Shutdown Services", "2023-11", "2024-02"],
      ["Boilermaker/Welder", "Henderson Marine Fabrication", "2021-05", "2023-10"],
      ["Boilermaker", "Ironclad Maintenance Pty Ltd", "2019-01", "2021-04"],
      [
        "Trade Assistant to Boilermaker",
        "Kwinana Steel Works (1997) / Kwinana Steel Works",
        "2017-01",
        "2018-07",
      ],
      ["Apprentice Boilermaker", "Kwinana Steel Works (1997) / Kwinana Steel Works", "2013-01", "2016-12"],
    ],
    studies: [
      [
        "Certificate III in Engineering – Fabrication Trade / Certificate III in Engineering",
        "Kwinana Trades College",
        "2016",
      ],
      [
        "Welding Supervisor Certificate (AS 1796 Cert 10) / Welding Supervisor Certificate",
        "Welding Institute of the West",
        "2021",
      ],
    ],
    skills: [
      "MIG",
      "TIG",
      "Stick (MMAW) / Stick",
      "Flux core",
      "Arc air gouging",
      "Oxy cutting",
      "Reading drawings",
      "Franna dogging",
    ],
    licences: [
      [
        "High Risk Work Licence – DG, WP, LF / High Risk Work Licence / High Risk Work Licence (DG, WP, LF)",
        "WA 0418827 / 0418827",
        "2029-05-17",
      ],
      ["Confined Space Entry", undefined, "2028-02"],
      ["Working at Heights", undefined, "2028-02"],
      ["Gas Test Atmospheres", undefined, "2028-02"],
      ["Senior First Aid", "FA-77120", "2027-10-11"],
      ["White Card", "WA 2211934 / 2211934"],
    ],
    drives: ["HR"],
    besides: ["Travel and family", "Permit holder", "Rope access"],
  },
};
