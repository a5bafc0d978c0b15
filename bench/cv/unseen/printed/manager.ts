import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `.c{height:260mm;display:flex;flex-direction:column;justify-content:center;text-align:center;break-after:page}.n{break-before:page}h2{color:#b35c00;font-size:13pt;margin:5mm 0 2mm}p{margin:0 0 1mm}ul{margin:0 0 2mm}.j{break-inside:avoid}`;
const body = `<div class=c><p style="font-size:30pt">Fergus MacAllister</p><p style="font-size:15pt">Construction Project Manager</p><p style="margin-top:30mm">Application to Hallmark Builders for the position of Senior Project Manager<br>27 November 2026</p></div>
<p>Fergus MacAllister<br>3 Ridge Road, Buderim QLD 4556<br>0402 551 776<br>fergus@macallister.example
<h2>Summary of career</h2><table><tr><td style="width:40mm">2020 – present<td>Project Manager, Sunshine Coast Civil<tr><td>2015 – 2020<td>Site Manager, Ballantyne Homes<tr><td>2009 – 2015<td>Carpenter and Foreman, MacAllister &amp; Sons, Inverness</table>
<h2>Career in detail</h2>
<div class=j><p><b>Project Manager</b><br>Sunshine Coast Civil<br>Caloundra, QLD<br>April 2020 – present<p>Projects:<ul><li>Aura Primary School, $31m, Jan 2023 – Nov 2024<li>Kawana Surf Club, $9m, 2021<li>Superintendent: Aurecon</ul></div>
<div class=j><p><b>Site Manager</b><br>Ballantyne Homes<br>Maroochydore, QLD<br>October 2015 – March 2020<p>Projects:<ul><li>Town houses at Peregian, 48 lots<li>Client: Stockland</ul></div>
<div class=j><p><b>Carpenter and Foreman</b><br>MacAllister &amp; Sons<br>Inverness, Scotland<br>June 2009 – August 2015</div>
<h2>Education &amp; training</h2><p><b>Diploma of Building and Construction (Building)</b>, TAFE Queensland East Coast, 2018<p><b>SVQ Level 3 Carpentry and Joinery</b>, Inverness College, 2010
<h2>Licences</h2><p>QBCC Builder – Medium Rise, licence no. 15118204<br>Queensland White Card<br>Queensland open driver licence (C)
<h2>Software</h2><p>Procore, Primavera P6, Bluebeam Revu, Cheops
<div class=n><p style="font-size:16pt">Referees</p>
<p style="margin-top:6mm"><b>Ms Leanne Burgess</b><br>Construction Director<br>Sunshine Coast Civil<br>T 07 5491 5518 &nbsp; M 0418 551 900<br>lburgess@scc.example<br>Relationship: my manager since 2020</p>
<p style="margin-top:6mm"><b>Mr Ewan Strachan</b><br>Managing Director (retired)<br>Ballantyne Homes<br>M 0417 551 330<br>Relationship: my manager from 2015 to 2019</p></div>`;

/** A construction manager: a cover page that names the employer applied to, a summary of the same jobs, a page of referees. */
export const manager: UnseenCv = {
  name: "cover page and referees",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Fergus",
    family: "MacAllister",
    email: "fergus@macallister.example",
    phone: "+61402551776",
    jobs: [
      ["Project Manager", "Sunshine Coast Civil", "2020-04", null],
      ["Site Manager", "Ballantyne Homes", "2015-10", "2020-03"],
      ["Carpenter and Foreman", "MacAllister & Sons", "2009-06", "2015-08"],
    ],
    studies: [
      ["Diploma of Building and Construction (Building)", "TAFE Queensland East Coast", "2018"],
      ["SVQ Level 3 Carpentry and Joinery", "Inverness College", "2010"],
    ],
    skills: ["Procore", "Primavera P6", "Bluebeam Revu", "Cheops"],
    licences: [["QBCC Builder – Medium Rise", "15118204"], ["Queensland White Card / White Card"]],
    drives: ["C"],
  },
};
