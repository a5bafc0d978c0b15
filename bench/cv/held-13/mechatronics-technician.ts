import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.4 "Noto Sans","DejaVu Sans",sans-serif;color:#3f3a38}header{display:flex;gap:8mm;border-bottom:.4mm solid #c6c6c6;padding-bottom:4mm;position:relative}.ph{width:27mm;height:27mm;border-radius:50%;background:#c9d3e6}.eu{position:absolute;right:0;top:0;color:#004494;font-size:14pt;margin:0}h1{font-size:19pt;margin:0 0 2mm;color:#004494;font-weight:700}header p{margin:0;font-size:8.8pt}h2{font-size:11pt;color:#004494;text-transform:uppercase;margin:5mm 0 2mm;padding-left:4mm;border-bottom:.25mm solid #c6c6c6;position:relative}h2::before{content:"";position:absolute;left:0;top:1.2mm;width:2.2mm;height:2.2mm;border-radius:50%;background:#004494}.e{margin:0 0 3mm 4mm}.e p{margin:0}.d{color:#777;font-size:8.8pt}ul{margin:1mm 0 0;padding-left:5mm}table{border-collapse:collapse;margin:2mm 0 1mm 4mm;width:170mm;font-size:8.8pt;text-align:center}th,td{border-bottom:.2mm solid #c6c6c6;padding:1mm;font-weight:400}td:first-child{font-weight:700;text-align:left}footer{margin:1mm 4mm;font-size:7.5pt;font-style:italic}.t{margin:0 0 1mm 4mm}`;

const entry = (when: string, title: string, at: string, place: string, more = "") =>
  `<div class=e><p class=d>[ ${when} ]</p><p><b>${title}</b></p><p><i>${at}</i> – ${place}</p>${more}</div>`;
const points = (of: readonly string[]) =>
  `<p>Main activities and responsibilities:</p><ul>${of.map((one) => `<li>${one}`).join("")}</ul>`;
const row = (name: string, levels: readonly string[]) =>
  `<tr><td>${name}${levels.map((level) => `<td>${level}`).join("")}</tr>`;

const body = `<header><div class=ph></div><div><p class=eu>europass</p><h1>Matěj Hrdlička</h1>
<p><b>Date of birth:</b> 12/04/1993 | <b>Nationality:</b> Czech | <b>Gender:</b> Male</p>
<p><b>Phone number:</b> (+420) 601555013 (Mobile) | <b>Email address:</b> matej.hrdlicka@example.com</p>
<p><b>WhatsApp Messenger:</b> +420601555013 | <b>LinkedIn:</b> linkedin.com/in/matej-hrdlicka-example</p>
<p><b>Address:</b> Lidická 48/2, 602 00, Brno, Czechia (Home)</p></div></header>
<h2>About me</h2><div class=e><p>Mechatronics technician with nine years on automated lines. My partner and I move to Newcastle, New South Wales, in March 2027 (subclass 189 visa granted 08/10/2026). Skills assessment as Electrician (General) lodged.</p></div>
<h2>Work experience</h2>
${entry(
  "01/03/2020 – Current",
  "Mechatronics Technician",
  "Kovolisy Hádek a syn, s.r.o.",
  "Brno, Czechia",
  points([
    "Preventive maintenance of 26 presses, nine robots and their conveyors",
    "Fault finding in PLC programs and drives on a four-shift roster",
    "Trainer of apprentices, eleven so far",
  ]),
)}
${entry("15/09/2017 – 28/02/2020", "Service Electrician", "Lifta Výtahy Morava", "Olomouc, Czechia", points(["Modernisation of lift controls in blocks of flats", "Call-outs at night, on average 40 minutes to the door"]))}
${entry("01/07/2013 – 31/08/2017", "Assembler of control cabinets", "Schaltwerk Obermühl GmbH", "Linz, Austria")}
<h2>Education and training</h2>
${entry("01/09/2018 – 15/06/2021", "Bachelor’s degree (Bc.) in Industrial Automation, part-time", "Vysoká škola techniky Podhradí", "Brno, Czechia", "<p><b>Level in EQF:</b> EQF level 6 | <b>Final grade:</b> B</p>")}
${entry("01/09/2009 – 31/05/2013", "Vocational certificate with school-leaving examination, Mechanic-Electrician", "Střední průmyslová škola Na Skalce", "Olomouc, Czechia", "<p><b>Level in EQF:</b> EQF level 4</p>")}
<h2>Language skills</h2>
<p class=t>Mother tongue(s): <b>Czech</b></p><p class=t>Other language(s):</p>
<table><tr><th><th colspan=2>UNDERSTANDING<th colspan=2>SPEAKING<th>WRITING</tr>
<tr><th><th>Listening<th>Reading<th>Spoken production<th>Spoken interaction<th></tr>
${row("English", ["C1", "C1", "B2", "C1", "B2"])}${row("German", ["B2", "B2", "B2", "B2", "B1"])}${row("Polish", ["A2", "A2", "A1", "A2", "A1"])}</table>
<footer>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</footer>
<h2>Digital skills</h2><div class=e><p>Siemens TIA Portal | EPLAN Electric P8 | KUKA KRL | Ignition SCADA | Microsoft Office</p></div>
<h2>Driving licence</h2><div class=e><p><b>Driving Licence:</b> B</p><p><b>Driving Licence:</b> T</p></div>
<h2>Certificates</h2>
<div class=e><p class=d>[ 20/05/2024 – 20/05/2027 ]</p><p><b>Electrical safety competence, Section 6 of Decree 194/2022</b></p><p>Certificate no. 6-1184/24</p></div>
<h2>Hobbies and interests</h2><div class=e><p><b>Model railways</b></p><p>H0 gauge, with signals that work.</p></div>`;

/** A migrant technician's page in Europe's new standard form: days in brackets above a title, employer in italics with town and country after a dash, levels of the EQF, a table of language levels, digital skills between bars, driving licences one by one. */
export const mechatronicsTechnician: UnseenCv = {
  name: "Europe's new form, days in brackets, employer – town, country, table of language levels",
  type: "pdf",
  write: print(css, body, { margin: "14mm", footer: "Page 1 / 2" }),
  says: {
    given: "Matěj",
    family: "Hrdlička",
    email: "matej.hrdlicka@example.com",
    phone: "+420601555013",
    jobs: [
      ["Mechatronics Technician", "Kovolisy Hádek a syn, s.r.o.", "2020-03", null],
      ["Service Electrician", "Lifta Výtahy Morava", "2017-09", "2020-02"],
      ["Assembler of control cabinets", "Schaltwerk Obermühl GmbH", "2013-07", "2017-08"],
    ],
    studies: [
      [
        "Bachelor’s degree (Bc.) in Industrial Automation, part-time / Bachelor’s degree (Bc.) in Industrial Automation / Bachelor’s degree in Industrial Automation",
        "Vysoká škola techniky Podhradí",
        "2021-06",
      ],
      [
        "Vocational certificate with school-leaving examination, Mechanic-Electrician / Vocational certificate with school-leaving examination",
        "Střední průmyslová škola Na Skalce",
        "2013-05",
      ],
    ],
    skills: ["Siemens TIA Portal", "EPLAN Electric P8", "KUKA KRL", "Ignition SCADA", "Microsoft Office"],
    licences: [
      [
        "Electrical safety competence, Section 6 of Decree 194/2022 / Electrical safety competence",
        "6-1184/24",
        "2027-05-20",
      ],
    ],
    drives: ["B", "T"],
    languages: ["Czech", "English", "German", "Polish"],
    besides: ["Model railways", "subclass 189 visa", "Electrician (General)"],
  },
};
