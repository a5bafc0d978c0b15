import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{padding:16mm 18mm}h1{font-size:21pt;margin:0;border-left:5mm solid #e0a000;padding-left:4mm}h2{background:#222;color:#ffd24d;padding:1mm 3mm;font-size:11pt;margin:5mm 0 2mm}p{margin:0 0 1mm}.j{display:grid;grid-template-columns:34mm 1fr;margin-bottom:2mm}ul{margin:0;padding-left:4mm}`;
const job = (when: string, title: string, at: string, tasks: string[]) =>
  `<div class=j><div>${when}</div><div><b>${title}</b><br>${at}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul></div></div>`;
const body = `<h1>Jayden Tuilagi</h1><p>Third year electrical apprentice<p>Logan Central QLD 4114 | 0491 570 118 | jtuilagi@sparky.example
<h2>Work</h2>
${job("Feb 2024 to now", "Apprentice Electrician (3rd year)", "Volt &amp; Vine Electrical, Browns Plains", ["Switchboard upgrades and rough-ins on 40 townhouses", "Solar: 6.6 kW systems with Fronius and Sungrow"])}
${job("Mar 2022 – Jan 2024", "Trades Assistant", "CoreStaff Labour Hire", ["Cable tray and conduit at the Cross River Rail stations"])}
${job("Dec 2019 – Feb 2022", "Crew Member", "McDonald’s Marsden", ["Drive-through, closing shifts, trained new crew"])}
<h2>Tickets and licences</h2>
<p>White Card, EWP (under 11 m), Working at Heights, LV Rescue &amp; CPR (renewed 06/2026)
<p>QLD open drivers licence (C, manual), own car and tools
<h2>Training</h2>
<p>Certificate III in Electrotechnology Electrician – TAFE Queensland, Acacia Ridge (finishing 2027)
<p>Certificate II in Engineering Pathways – Marsden State High School, 2021
<p>QCE – Marsden State High School – 2021
<h2>What I’m good at</h2>
<div style="columns:3"><ul><li>Fault finding<li>Reading plans<li>Conduit bending<li>Test and tag<li>Basic PLC<li>Turning up on time</ul></div>
<h2>Outside work</h2><p>Logan City rugby league (under 21s, captain 2025); youth group at church
<h2>Referees</h2><p>Dale Vinecombe, owner, Volt &amp; Vine Electrical, 0412 000 118`;

/** An apprentice in Queensland: black bands as headings, dates at the left, tickets in one line. */
export const apprentice: UnseenCv = {
  name: "apprentice with bands",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Jayden",
    family: "Tuilagi",
    email: "jtuilagi@sparky.example",
    phone: "+61491570118",
    jobs: [
      [
        "Apprentice Electrician (3rd year) / Apprentice Electrician",
        "Volt & Vine Electrical / Volt & Vine Electrical, Browns Plains",
        "2024-02",
        null,
      ],
      ["Trades Assistant", "CoreStaff Labour Hire", "2022-03", "2024-01"],
      ["Crew Member", "McDonald’s Marsden / McDonald’s", "2019-12", "2022-02"],
    ],
    studies: [
      [
        "Certificate III in Electrotechnology Electrician",
        "TAFE Queensland, Acacia Ridge / TAFE Queensland",
        "2027",
      ],
      ["Certificate II in Engineering Pathways", "Marsden State High School", "2021"],
      ["QCE / Queensland Certificate of Education", "Marsden State High School", "2021"],
    ],
    skills: [
      "Fault finding",
      "Reading plans",
      "Conduit bending",
      "Test and tag",
      "Basic PLC",
      "Turning up on time",
    ],
    licences: [
      ["White Card"],
      ["EWP (under 11 m) / EWP"],
      ["Working at Heights"],
      ["LV Rescue & CPR / LV Rescue"],
    ],
    drives: ["C"],
    besides: ["CPR", "own car and tools", "own car", "own tools"],
  },
};
