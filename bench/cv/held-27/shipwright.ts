import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#3f3a38}header{background:#e9eef7;padding:11mm 15mm 6mm;display:grid;grid-template-columns:30mm 1fr;gap:7mm}.ph{width:28mm;height:34mm;background:#b9c4d8}h1{font-size:19pt;margin:0 0 2mm;color:#2b4a8b}header p{margin:0 0 1mm;font-size:9pt}main{padding:3mm 15mm 8mm}h2{font-size:11pt;color:#2b4a8b;text-transform:uppercase;border-bottom:.3mm solid #2b4a8b;margin:6mm 0 3mm;padding-bottom:1mm;break-after:avoid}.d{color:#777;font-size:8.8pt;margin:0;break-after:avoid}.t{margin:0;color:#2b4a8b}.t b{text-transform:uppercase}.e{margin-bottom:4mm;break-inside:avoid}.e p+p{margin-top:.4mm}.e ul{margin:1mm 0 0;padding-left:5mm}table{border-collapse:collapse;width:100%;font-size:8.8pt;margin-top:2mm}td,th{border-bottom:.2mm solid #bbb;padding:1.2mm;text-align:center}th:first-child,td:first-child{text-align:left;font-weight:700}p{margin:0 0 1mm}`;
const job = (when: string, place: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=d>${when} &nbsp;${place}</p><p class=t><b>${title}</b> &nbsp;${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const study = (when: string, place: string, title: string, at: string, more = "") =>
  `<div class=e><p class=d>${when} &nbsp;${place}</p><p class=t><b>${title}</b> &nbsp;${at}</p>${more && `<p>${more}</p>`}</div>`;

const body = `<header><div class=ph></div><div><h1>Jakub Wiśniewski</h1><p><b>Nationality:</b> Polish, Australian &nbsp;|&nbsp; <b>Date of birth:</b> 17/05/1984</p><p><b>Phone:</b> (+61) 491 570 313 (Mobile) &nbsp;|&nbsp; <b>Email:</b> jakub.wisniewski@example.org</p><p><b>Address:</b> 6/40 Marine Terrace, 6160 Fremantle, Australia (Home)</p></div></header><main>
<h2>About me</h2><p>Shipwright in timber, steel and composite. I finish what I start and I sweep the slip after.</p>
<h2>Work experience</h2>
${job("01/09/2020 – CURRENT", "Fremantle, Australia", "Leading Hand Shipwright", "South Mole Slipway Pty Ltd", "Refits of fishing vessels and ferries up to 38 m", "Hull surveys with the class inspector, quotes for owners", "Crew of five and two apprentices")}
${job("14/03/2016 – 31/08/2020", "Henderson, Australia", "Shipwright", "Cockburn Marine Fabrication", "Fit-out of crew transfer vessels: decks, linings, doors, windows")}
${job("02/2010 – 12/2015", "Gdańsk, Poland", "Boatbuilder", "Stocznia Jachtowa Perkoz", "Laminating and joinery of sailing yachts from 9 to 16 m")}
${job("06/2005 – 01/2010", "Gdynia, Poland", "Ship's Carpenter", "Zakład Remontowy Oksywie")}
<h2>Education and training</h2>
${study("02/2017 – 11/2018", "Fremantle, Australia", "Certificate IV in Marine Technology", "Swan Estuary Maritime College", "<b>Level in national framework:</b> AQF level 4")}
${study("09/2000 – 06/2004", "Gdynia, Poland", "Technician in Shipbuilding", "Zespół Szkół Okrętowych nr 3", "<b>Level in EQF:</b> EQF level 4 &nbsp;|&nbsp; <b>Final grade:</b> good")}
<h2>Language skills</h2><p>Mother tongue(s): <b>POLISH</b></p><p>Other language(s):</p>
<table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th>Writing</th></tr><tr><td>ENGLISH</td><td>C1</td><td>C1</td><td>B2</td><td>C1</td><td>B2</td></tr><tr><td>GERMAN</td><td>A2</td><td>B1</td><td>A2</td><td>A2</td><td>A1</td></tr></table><p style="font-size:7.6pt;color:#777">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>Skills</h2><p>Lofting &nbsp;|&nbsp; Steam bending &nbsp;|&nbsp; Vacuum infusion &nbsp;|&nbsp; Aluminium fit-out &nbsp;|&nbsp; Hull inspection &nbsp;|&nbsp; Rhino 3D</p>
<h2>Driving licence</h2><p><b>Driving Licence:</b> C (Western Australia)</p>
<h2>Licences and tickets</h2>
<p>High Risk Work Licence DG, LF – WL 0441873, valid to 19/10/2027</p><p>Coxswain Grade 1 Near Coastal – AM 338104, valid to 06/2029</p><p>Confined Space Entry – 2024</p>
<h2>Hobbies and interests</h2><p><b>Old boats</b> &nbsp;Restoring a 1931 couta boat with my daughter</p></main>`;

/** A Polish-born shipwright's CV of the newer European form: a pale head with photo, “01/09/2020 – CURRENT  Place” in grey over “TITLE  Employer”, EQF levels and a table of languages. */
export const shipwright: UnseenCv = {
  name: "Polish-born shipwright's newer European form: pale head with photo, “01/09/2020 – CURRENT  Place” in grey over “TITLE  Employer” on one line, EQF levels, a table of languages",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Jakub",
    family: "Wiśniewski",
    email: "jakub.wisniewski@example.org",
    phone: "+61491570313",
    jobs: [
      [
        "Leading Hand Shipwright",
        "South Mole Slipway Pty Ltd / South Mole Slipway / South Mole Slipway Pty Ltd, Fremantle / South Mole Slipway Pty Ltd, Fremantle, Australia",
        "2020-09",
        null,
      ],
      [
        "Shipwright",
        "Cockburn Marine Fabrication / Cockburn Marine Fabrication, Henderson / Cockburn Marine Fabrication, Henderson, Australia",
        "2016-03",
        "2020-08",
      ],
      [
        "Boatbuilder",
        "Stocznia Jachtowa Perkoz / Stocznia Jachtowa Perkoz, Gdańsk / Stocznia Jachtowa Perkoz, Gdańsk, Poland",
        "2010-02",
        "2015-12",
      ],
      [
        "Ship's Carpenter",
        "Zakład Remontowy Oksywie / Zakład Remontowy Oksywie, Gdynia / Zakład Remontowy Oksywie, Gdynia, Poland",
        "2005-06",
        "2010-01",
      ],
    ],
    studies: [
      [
        "Certificate IV in Marine Technology",
        "Swan Estuary Maritime College / Swan Estuary Maritime College, Fremantle / Swan Estuary Maritime College, Fremantle, Australia",
        "2018-11",
      ],
      [
        "Technician in Shipbuilding",
        "Zespół Szkół Okrętowych nr 3 / Zespół Szkół Okrętowych nr 3, Gdynia / Zespół Szkół Okrętowych nr 3, Gdynia, Poland",
        "2004-06",
      ],
    ],
    skills: [
      "Lofting",
      "Steam bending",
      "Vacuum infusion",
      "Aluminium fit-out",
      "Hull inspection",
      "Rhino 3D",
    ],
    licences: [
      [
        "High Risk Work Licence DG, LF / High Risk Work Licence / High Risk Work Licence (DG, LF) / High Risk Work Licence: DG, LF",
        "WL 0441873 / 0441873",
        "2027-10-19",
      ],
      [
        "Coxswain Grade 1 Near Coastal / Coxswain Grade 1 / Coxswain / Coxswain Grade 1 (Near Coastal)",
        "AM 338104 / 338104",
        "2029-06",
      ],
      ["Confined Space Entry / Confined Space"],
    ],
    drives: ["C"],
    languages: ["Polish", "English", "German"],
    besides: ["Driver licence", "Driving Licence", "Old boats"],
  },
};
