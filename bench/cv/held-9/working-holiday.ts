import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.45 "DejaVu Sans",sans-serif;color:#3f3a38}.t{background:#eaf0f8;padding:5mm 6mm}h1{font-size:18pt;color:#0e4194;margin:0 0 3mm}.t p{margin:0}.t b{color:#0e4194}.m{padding:2mm 6mm}h2{font-size:10pt;color:#0e4194;border-bottom:1px solid #0e4194;margin:6mm 0 3mm;padding-bottom:1mm}.d{margin:3mm 0 0;color:#555;break-after:avoid}.h{margin:0 0 1mm;break-after:avoid}ul{margin:0 0 2mm;padding-left:6mm}p{margin:0 0 1.5mm}table{border-collapse:collapse;width:100%;text-align:center;font-size:8.5pt}td,th{border-bottom:1px solid #ccc;padding:1mm}`;

const job = (dates: string, place: string, title: string, employer: string, tasks: readonly string[]) =>
  `<p class=d>${dates} <span style="float:right">${place}</span><p class=h><b>${title.toUpperCase()}</b> ${employer.toUpperCase()}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;

const body = `<div class=t><h1>Jonas Wiedemann</h1><p><b>Date of birth:</b> 14/05/1999 &nbsp;|&nbsp; <b>Nationality:</b> German &nbsp;|&nbsp; <b>Gender:</b> Male &nbsp;|&nbsp; <b>Phone number:</b> (+61) 491570737 (Mobile) &nbsp;|&nbsp; <b>Email address:</b> jonas.wiedemann@weitweg.example &nbsp;|&nbsp; <b>Address:</b> Backpackers on Bourbong, 4670, Bundaberg, Australia (Temporary)</div><div class=m>
<h2>ABOUT ME</h2><p>Carpenter on a working holiday (visa subclass 417, second year). I look for work on farms or building sites until March 2027. Own car, own boots, own hammer.
<h2>WORK EXPERIENCE</h2>
${job("03/11/2025 – CURRENT", "Childers, Australia", "Packing shed hand", "Brigalow Orchards", ["Grades and packs macadamias and lychees, up to 11 hours a day in the season", "Stacks and wraps pallets, keeps count sheets"])}
${job("01/06/2025 – 24/10/2025", "Kununurra, Australia", "Fruit picker", "Boab Ridge Melons", ["Picked rockmelons behind the belt", "Drove the tractor after the second week"])}
${job("01/09/2018 – 31/03/2025", "Augsburg, Germany", "Carpenter", "Holzbau Lechner", ["Roof frames, dormers and timber facades of family houses; from 2022 leader of a team of three", "Read plans, ordered timber, talked to clients"])}
<h2>EDUCATION AND TRAINING</h2>
${job("01/09/2015 – 31/07/2018", "Augsburg, Germany", "Journeyman’s certificate in carpentry", "Berufsschule am Lech", [])}
${job("09/2009 – 07/2015", "Friedberg, Germany", "Intermediate school leaving certificate", "Realschule Friedberg-West", [])}
<h2>LANGUAGE SKILLS</h2><p><b>Mother tongue(s):</b> German<p><b>Other language(s):</b><table><tr><th rowspan=2><th colspan=2>UNDERSTANDING<th colspan=2>SPEAKING<th>WRITING</tr><tr><th>Listening<th>Reading<th>Spoken production<th>Spoken interaction<th></tr><tr><td><b>ENGLISH</b><td>C1<td>C1<td>B2<td>C1<td>B2</tr><tr><td><b>SPANISH</b><td>A2<td>B1<td>A2<td>A2<td>A1</tr></table><p style="font-size:7.5pt">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user
<h2>SKILLS</h2><p>Timber framing &nbsp;|&nbsp; Reading of plans &nbsp;|&nbsp; Tractor driving &nbsp;|&nbsp; Chainsaw &nbsp;|&nbsp; AutoCAD
<h2>DRIVING LICENCE</h2><p><b>Driving Licence:</b> B<p><b>Driving Licence:</b> BE
<h2>CERTIFICATES</h2><p class=d>11/2025<p class=h><b>White Card (Queensland)</b><p class=d>05/2025<p class=h><b>First aid course, Red Gum Rescue</b>
<h2>HOBBIES AND INTERESTS</h2><p>Climbing, brass band (flugelhorn), cooking over a fire</div>`;

/** A carpenter on a working holiday, in the European form of today: labels and strokes below the name, full dates and place in one line, title and employer in capitals without a sign between them, a grid of languages. */
export const workingHoliday: UnseenCv = {
  name: "European form of today, title and employer in capitals side by side",
  type: "pdf",
  write: print(css, body, {
    margin: "12mm",
    footer: `<span class=pageNumber></span> / <span class=totalPages></span>`,
  }),
  says: {
    given: "Jonas",
    family: "Wiedemann",
    email: "jonas.wiedemann@weitweg.example",
    phone: "+61491570737",
    jobs: [
      ["Packing shed hand", "Brigalow Orchards", "2025-11", null],
      ["Fruit picker", "Boab Ridge Melons", "2025-06", "2025-10"],
      ["Carpenter", "Holzbau Lechner", "2018-09", "2025-03"],
    ],
    studies: [
      ["Journeyman’s certificate in carpentry", "Berufsschule am Lech", "2018-07"],
      ["Intermediate school leaving certificate", "Realschule Friedberg-West", "2015-07"],
    ],
    skills: ["Timber framing", "Reading of plans", "Tractor driving", "Chainsaw", "AutoCAD"],
    licences: [["White Card (Queensland) / White Card"], ["First aid course / First aid"]],
    languages: ["German", "English", "Spanish"],
    besides: ["C", "B", "BE"],
  },
};
