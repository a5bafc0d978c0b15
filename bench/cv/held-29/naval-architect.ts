import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#404040}.top{display:grid;grid-template-columns:1fr 30mm;gap:6mm;padding:0}.ph{width:28mm;height:28mm;border-radius:50%;background:#c7cfda}h1{font-size:20pt;margin:0 0 2mm;color:#003399}.top p{margin:0 0 1mm;font-size:8.9pt}main{padding:0}h2{font-size:10.5pt;color:#003399;margin:6mm 0 2.5mm;padding-left:6mm;position:relative;border-bottom:.25mm solid #b8c4dd;padding-bottom:.8mm;break-after:avoid}h2:before{content:"";position:absolute;left:0;top:1mm;width:3mm;height:3mm;background:#003399;border-radius:50%}.e{margin-bottom:4mm;padding-left:6mm;break-inside:avoid}.e p{margin:0}.d{font-size:8.6pt;color:#6a6a6a}.t b{color:#003399}ul{margin:.8mm 0 0;padding-left:5mm;list-style:circle}table{border-collapse:collapse;width:100%;font-size:8.5pt;margin:1.5mm 0 0}td,th{border:.2mm solid #c9c9c9;padding:1mm;text-align:center;font-weight:400}td:first-child{text-align:left;font-weight:700}.n{padding-left:6mm;margin:0 0 1mm}`;
const job = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=d>${when}</p><p class=t><b>${title}</b> – ${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const study = (when: string, title: string, at: string, more: string) =>
  `<div class=e><p class=d>${when}</p><p class=t><b>${title}</b> – ${at}</p><p class=d>${more}</p></div>`;

const body = `<div class=top><div><h1>Eleftheria Kontogianni</h1><p><b>Nationality:</b> Greek &nbsp; <b>Date of birth:</b> 02/10/1989 &nbsp; <b>Gender:</b> Female</p><p><b>Phone number:</b> (+61) 491579760 (Mobile) &nbsp; <b>Email address:</b> <u>e.kontogianni@example.org</u></p><p><b>Website:</b> kontogianni-naval.example</p><p><b>Home:</b> 11 Moseley Square, 5045 Glenelg (Australia)</p></div><div class=ph></div></div><main>
<h2>ABOUT ME</h2><p class=n>Naval architect with eleven years in design offices and yards in Greece and the Netherlands. I came to Adelaide in August 2026 on a skilled visa (subclass 190) and look for work in ship structures or stability, defence or commercial.</p>
<h2>WORK EXPERIENCE</h2>
${job("09/2021 – 07/2026 – Perama, Greece", "SENIOR NAVAL ARCHITECT", "ELPIS SHIPYARDS SA", "Structural design of four ro-ro conversions and a 64 m research vessel", "Direct calculations and finite element models for class approval", "Team leader of three engineers; weekly meetings with the class surveyor in English")}
${job("02/2018 – 08/2021 – Rotterdam, Netherlands", "NAVAL ARCHITECT", "MAASHAVEN MARINE DESIGN BV", "Intact and damage stability of dredgers and tugs", "Inclining experiments on eleven vessels")}
${job("10/2015 – 12/2017 – Piraeus, Greece", "JUNIOR NAVAL ARCHITECT", "POLYTROPOS SHIP CONSULTANTS", "Ballast water retrofits: 3D scans, drawings, plan approval")}
${job("07/2014 – 09/2014 – Chalkis, Greece", "TRAINEE", "EVRIPOS REPAIR YARD SA")}
<h2>EDUCATION AND TRAINING</h2>
${study("2013 – 2015 – Delft, Netherlands", "MASTER OF SCIENCE IN MARINE TECHNOLOGY", "OOSTPOORT UNIVERSITY OF TECHNOLOGY", "<b>Level in EQF:</b> EQF level 7 &nbsp; <b>Thesis:</b> Fatigue of aluminium catamarans in short seas")}
${study("2007 – 2013 – Athens, Greece", "DIPLOMA IN NAVAL ARCHITECTURE AND MARINE ENGINEERING", "ATTICA POLYTECHNIC", "<b>Final grade:</b> 8.1 / 10 &nbsp; <b>Level in EQF:</b> EQF level 7")}
${study("06/2007 – Volos, Greece", "APOLYTIRIO", "3RD GENERAL LYCEUM OF VOLOS", "<b>Final grade:</b> 19.2 / 20")}
<h2>LANGUAGE SKILLS</h2><p class=n><b>MOTHER TONGUE(S):</b> Greek</p><p class=n><b>OTHER LANGUAGE(S):</b></p>
<div class=e><table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken interaction</th><th>Spoken production</th><th>Writing</th></tr><tr><td>English</td><td>C2</td><td>C2</td><td>C1</td><td>C1</td><td>C1</td></tr><tr><td>Dutch</td><td>B1</td><td>B1</td><td>B1</td><td>A2</td><td>A2</td></tr></table><p class=d style="margin-top:1mm">Levels: A1 and A2: Basic user - B1 and B2: Independent user - C1 and C2: Proficient user</p></div>
<h2>DIGITAL SKILLS</h2><p class=n>Rhinoceros / NAPA / MAXSURF / ANSYS / AutoCAD / ShipConstructor</p>
<h2>PROFESSIONAL SKILLS</h2><p class=n>Damage stability / Finite element analysis / Inclining experiments / Class approval / Weight control</p>
<h2>DRIVING LICENCE</h2><p class=n><b>Motorbikes:</b> A &nbsp; <b>Cars:</b> B</p>
<h2>NETWORKS AND MEMBERSHIPS</h2><div class=e><p class=d>2021 – CURRENT</p><p class=t><b>Member of the Hellenic Chamber of Ship Engineers</b></p></div>
<h2>CERTIFICATES</h2>
<div class=e><p class=d>03/2026</p><p class=t><b>Skills assessment, Naval Architect (ANZSCO 233916)</b></p><p>Outcome: suitable. Reference number EA-7719204</p></div>
<div class=e><p class=d>11/2024 – 11/2029</p><p class=t><b>Confined Space Entry</b></p><p>Elpis Shipyards SA, Perama</p></div>
<h2>HOBBIES AND INTERESTS</h2><p class=n>Dinghy sailing, rebetiko music</p></main>`;

/** A Greek naval architect's form of the European kind after her move to Adelaide: “09/2021 – 07/2026 – Perama, Greece” over “TITLE – EMPLOYER” in capitals, studies alike, a table of levels, skills between strokes. */
export const navalArchitect: UnseenCv = {
  name: "Greek naval architect's European form after the move to Adelaide: “09/2021 – 07/2026 – Perama, Greece” over “TITLE – EMPLOYER” in capitals, studies alike with EQF levels, digital skills between strokes, certificates with months above",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Eleftheria",
    family: "Kontogianni",
    email: "e.kontogianni@example.org",
    phone: "+61491579760",
    jobs: [
      [
        "Senior Naval Architect",
        "Elpis Shipyards SA / Elpis Shipyards / Elpis Shipyards SA, Perama / Elpis Shipyards SA, Perama, Greece",
        "2021-09",
        "2026-07",
      ],
      [
        "Naval Architect",
        "Maashaven Marine Design BV / Maashaven Marine Design / Maashaven Marine Design BV, Rotterdam / Maashaven Marine Design BV, Rotterdam, Netherlands",
        "2018-02",
        "2021-08",
      ],
      [
        "Junior Naval Architect",
        "Polytropos Ship Consultants / Polytropos Ship Consultants, Piraeus / Polytropos Ship Consultants, Piraeus, Greece",
        "2015-10",
        "2017-12",
      ],
      [
        "Trainee",
        "Evripos Repair Yard SA / Evripos Repair Yard / Evripos Repair Yard SA, Chalkis / Evripos Repair Yard SA, Chalkis, Greece",
        "2014-07",
        "2014-09",
      ],
    ],
    studies: [
      [
        "Master of Science in Marine Technology",
        "Oostpoort University of Technology / Oostpoort University of Technology, Delft / Oostpoort University of Technology, Delft, Netherlands",
        "2015",
      ],
      [
        "Diploma in Naval Architecture and Marine Engineering",
        "Attica Polytechnic / Attica Polytechnic, Athens / Attica Polytechnic, Athens, Greece",
        "2013",
      ],
      [
        "Apolytirio",
        "3rd General Lyceum of Volos / 3rd General Lyceum of Volos, Volos / 3rd General Lyceum of Volos, Volos, Greece / General Lyceum of Volos",
        "2007-06",
      ],
    ],
    skills: [
      "Rhinoceros",
      "NAPA",
      "MAXSURF",
      "ANSYS",
      "AutoCAD",
      "ShipConstructor",
      "Damage stability",
      "Finite element analysis",
      "Inclining experiments",
      "Class approval",
      "Weight control",
    ],
    licences: [
      [
        "Skills assessment, Naval Architect (ANZSCO 233916) / Skills assessment, Naval Architect / Skills assessment / Skills assessment (Naval Architect)",
        "EA-7719204 / 7719204",
      ],
      [
        "Confined Space Entry / Confined Space Entry, Elpis Shipyards SA / Confined Space",
        undefined,
        "2029-11",
      ],
    ],
    drives: ["A / R", "B / C"],
    languages: ["Greek", "English", "Dutch"],
    besides: [
      "Driver licence",
      "Driving licence",
      "Motorbikes: A",
      "Cars: B",
      "Subclass 190",
      "Fatigue of aluminium catamarans",
      "Member of the Hellenic Chamber of Ship Engineers",
      "Hellenic Chamber of Ship Engineers",
      "Member",
    ],
  },
};
