import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#404040}h1{font-size:21pt;font-weight:400;margin:0 0 2mm;color:#004494}h2{font-size:10.5pt;color:#004494;margin:6mm 0 2mm;border-bottom:1.5px solid #ccc;text-transform:uppercase}.d{color:#004494;margin-top:3mm}.t{font-weight:700;font-size:11pt}.e{font-weight:700;color:#555}.p{font-size:9pt}ul{margin:1mm 0;padding-left:6mm;list-style:"– "}p{margin:0 0 1mm}table{border-collapse:collapse;font-size:8pt;width:100%}td{text-align:center;padding:1mm;border-bottom:1px solid #ddd}td:first-child{text-align:left}`;
const entry = (
  dates: string,
  title: string,
  employer: string,
  place: string,
  tasks: readonly string[] = [],
) =>
  `<div class=d>[ ${dates} ]</div><div class=t>${title}</div><div class=e>${employer}</div><div class=p>${place}</div>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const place = (city: string, country: string) => `<b>City:</b> ${city} | <b>Country:</b> ${country}`;
const body = `<h1>Agnieszka Zawadzka</h1>
<p><b>Date of birth:</b> 17/09/1991 | <b>Nationality:</b> Polish | <b>Gender:</b> Female | <b>Phone number:</b> (+61) 452118604 (Mobile) | <b>Email address:</b> <u>agnieszka.zawadzka@baltyk.example</u> | <b>Address:</b> 8/31 Derby Street, 2750, Penrith, Australia (Home)
<h2>About me</h2><p>Civil engineer of bridges and wharves; eleven years between drawing board and formwork.
<h2>Work experience</h2>
${entry("06/02/2023 – Current", "Site Engineer", "Nepean Bridgeworks Pty Ltd", place("Penrith", "Australia"), ["Set out and inspected 46 bored piles for two bridges.", "Checked the subcontractors’ inspection and test plans."])}
${entry("01/03/2018 – 31/10/2022", "Structural Designer", "Mostostal Żuławy S.A.", `${place("Gdańsk", "Poland")} | <b>Name of unit or department:</b> Bridges`, ["Detailed reinforcement of pier heads."])}
${entry("15/07/2015 – 28/02/2018", "Assistant Engineer", "Port Hydro Projekt Sp. z o.o.", place("Gdynia", "Poland"))}
<h2>Education and training</h2>
${entry("01/10/2010 – 30/06/2015", "Master of Science in Civil Engineering", "Vistula Technical University", `${place("Gdańsk", "Poland")} | <b>Final grade:</b> 4,5 | <b>Level in EQF:</b> EQF level 7 | <b>Thesis:</b> Fatigue of orthotropic decks`)}
<h2>Language skills</h2><p>Mother tongue(s): <b>Polish</b><p>Other language(s):
<table><tr><td><td colspan=2>UNDERSTANDING<td colspan=2>SPEAKING<td>WRITING<tr><td><td>Listening<td>Reading<td>Spoken production<td>Spoken interaction<td><tr><td><b>English</b><td>C1<td>C2<td>C1<td>C1<td>C1<tr><td><b>German</b><td>B1<td>B1<td>A2<td>A2<td>A2</table><p style="font-size:7pt"><i>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</i>
<h2>Digital skills</h2><p>AutoCAD Civil 3D | 12d Model | Microsoft Project | Leica total stations
<h2>Certificates</h2>
<div class=d>[ 14/02/2023 ]</div><div class=t>White Card</div><p>SafeWork NSW, card number CGI01882640SEQ1
<h2>Driving licence</h2><p><b>Car (New South Wales):</b> C
<h2>Volunteering</h2>
<div class=d>[ 04/2019 – 10/2019 | Gdańsk, Poland ]</div><div class=t>Volunteer surveyor</div><p>Measured flood banks with the Żuławy Flood Watch.`;

/** A civil engineer from Poland with the CV of the Union's portal as it has been of late: dates in square brackets above title and employer, city and country by labels, levels of languages in a table. */
export const civilEngineer: UnseenCv = {
  name: "dates in square brackets above, city and country by labels",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: `<span class="pageNumber"></span> / <span class="totalPages"></span>`,
  }),
  says: {
    given: "Agnieszka",
    family: "Zawadzka",
    email: "agnieszka.zawadzka@baltyk.example",
    phone: "+61452118604",
    jobs: [
      ["Site Engineer", "Nepean Bridgeworks Pty Ltd", "2023-02", null],
      ["Structural Designer", "Mostostal Żuławy S.A.", "2018-03", "2022-10"],
      ["Assistant Engineer", "Port Hydro Projekt Sp. z o.o.", "2015-07", "2018-02"],
      ["Volunteer surveyor", "Żuławy Flood Watch / ", "2019-04", "2019-10"],
    ],
    studies: [["Master of Science in Civil Engineering", "Vistula Technical University", "2015-06"]],
    skills: ["AutoCAD Civil 3D", "12d Model", "Microsoft Project", "Leica total stations"],
    licences: [["White Card / White Card, SafeWork NSW", "CGI01882640SEQ1"]],
    drives: ["C"],
    languages: ["Polish", "English", "German"],
  },
};
