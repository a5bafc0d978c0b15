import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "Liberation Serif",serif;padding:15mm 18mm}h1{text-align:center;font-size:21pt;margin:0;font-weight:400}.c{text-align:center;font-size:9pt}.c:after{content:"";display:block;border-bottom:1px solid #000;margin:4mm 0}.g{display:grid;grid-template-columns:38mm 1fr;column-gap:6mm;row-gap:3mm}.h{font-size:10.5pt;font-weight:700;grid-column:1/3;margin-top:3mm}.d{font-size:8.5pt;padding-top:.4mm}h3{font-size:10.5pt;margin:0;display:flex;justify-content:space-between}h3 span{font-weight:400;font-size:9pt}p{margin:0 0 .8mm}ul{margin:0;padding-left:4mm}.k{display:grid;grid-template-columns:1fr 20mm 1fr 20mm;gap:1mm 3mm}`;
const row = (dates: string, title: string, place: string, tasks: readonly string[] = []) =>
  `<div class=d>${dates}</div><div><h3>${title}<span>${place}</span></h3>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div>`;
const body = `<h1>Georgia Tsiolkas, Administration Officer</h1><p class=c>9 Camellia Avenue, Glenelg North SA 5045, Australia, 0421 336 907, georgia.tsiolkas@meltemi.example</p>
<div class=g>
<div class=d>Links</div><div>LinkedIn</div>
<div class=h>P R O F I L E</div><div></div><div>Administration officer who answers the phone by the second ring. Six years with councils and one with a very busy florist.</div>
<div class=h>E M P L O Y M E N T &nbsp; H I S T O R Y</div>
${row("Oct 2022 — Present", "Administration Officer at City of Onkaparinga", "Noarlunga", ["Agendas and minutes of four committees", "Records in Objective ECM"])}
${row("Aug 2020 — Sep 2022", "Customer Service Officer at Holdfast Bay Council", "Brighton", ["Parking permits, dogs and complaints about both"])}
${row("Jan 2019 — Jul 2020", "Shop Assistant at Petal & Stem", "Glenelg", ["Valentine’s Day 2020: 340 bouquets"])}
<div class=h>E D U C A T I O N</div>
${row("2018 — 2019", "Certificate IV in Business, TAFE SA", "Adelaide")}
${row("2013 — 2017", "SACE, Brighton Secondary School", "Brighton")}
<div class=h>S K I L L S</div><div></div><div class=k><span>Objective ECM</span><i>Expert</i><span>Typing 85 wpm</span><i>Expert</i><span>Pathway</span><i>Experienced</i><span>Excel</span><i>Skillful</i></div>
<div class=h>L A N G U A G E S</div><div></div><div class=k><span>Greek</span><i>Very good command</i><span>English</span><i>Native speaker</i></div>
<div class=h>C O U R S E S</div>
${row("Mar 2026", "Mental Health First Aid, MHFA Australia", "")}
${row("Feb 2024", "Chief Fire Warden, Fire Ready SA", "")}
<div class=h>R E F E R E N C E S</div><div></div><div><p><b>Amanda Rigney from City of Onkaparinga</b><p>amanda.rigney@onka.example · 08 5555 0190</div></div>`;

/** An administrator in a paid builder's template: name and title on one line, headings with letters apart, dates at the left, "title at employer", levels beside skills. */
export const administrator: UnseenCv = {
  name: "dates at the left, levels beside skills",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Georgia",
    family: "Tsiolkas",
    email: "georgia.tsiolkas@meltemi.example",
    phone: "+61421336907",
    jobs: [
      ["Administration Officer", "City of Onkaparinga", "2022-10", null],
      ["Customer Service Officer", "Holdfast Bay Council", "2020-08", "2022-09"],
      ["Shop Assistant", "Petal & Stem", "2019-01", "2020-07"],
    ],
    studies: [
      ["Certificate IV in Business", "TAFE SA", "2019"],
      ["SACE", "Brighton Secondary School", "2017"],
    ],
    skills: ["Objective ECM", "Typing 85 wpm / Typing", "Pathway", "Excel"],
    languages: ["Greek", "English"],
    besides: ["Mental Health First Aid", "Chief Fire Warden", "Amanda Rigney"],
  },
};
