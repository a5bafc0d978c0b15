import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.45 "DejaVu Sans",sans-serif;color:#3b3b3b}.h{background:#eef2f9;padding:6mm 6mm}h1{font-size:19pt;margin:0 0 2mm;color:#1a1a1a}.b{padding:2mm 6mm}h2{font-size:10.5pt;color:#003e9c;border-bottom:.4mm solid #003e9c;margin:5mm 0 2mm;text-transform:uppercase}p{margin:0 0 1mm}.w{font-size:8.2pt;color:#6b6b6b;margin-top:3mm}.t{font-size:9.8pt;margin:0}.t b{text-transform:uppercase}.e{break-inside:avoid}ul{margin:0;padding-left:5mm}table{border-collapse:collapse;width:100%;margin:1mm 0}td,th{border:.2mm solid #ccc;padding:1mm 2mm;font-size:8pt;text-align:center}td:first-child{text-align:left;font-weight:700}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const post = (when: string, where: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w>${when}${where && ` ${where}`}</p><p class=t><b>${title}</b> ${at}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;
const tongue = (language: string, ...levels: readonly string[]) =>
  `<tr><td>${language}</td>${levels.map((level) => `<td>${level}</td>`).join("")}</tr>`;

const body = `<div class=h><h1>Duarte Sacramento Leal</h1><p><b>Date of birth:</b> 17/06/1990 &nbsp;|&nbsp; <b>Nationality:</b> Portuguese &nbsp;|&nbsp; <b>Phone number:</b> (+61) 491574118 (Mobile) &nbsp;|&nbsp; <b>Email address:</b> duarte.leal@example.org &nbsp;|&nbsp; <b>Address:</b> 5/61 Stirling Highway, 6009, Nedlands, Australia (Home)</p></div><div class=b>
<h2>About me</h2><p>Prosthetist and orthotist with eleven years in rehabilitation hospitals, from fitting children's first legs to sockets for runners. In Perth since January 2025 with a skilled regional visa.</p>
<h2>Work experience</h2>
${post("10/02/2025 – CURRENT", "Perth, Australia", "Prosthetist", "Kings Bridge Limb Service", "Clinic of 220 clients with lower limb loss; casting, scanning and fitting", "Monthly outreach clinic in Geraldton", "<b>Department:</b> Lower limb")}
${post("01/09/2018 – 20/12/2024", "Porto, Portugal", "Senior Prosthetist and Orthotist", "Centro de Reabilitação do Douro", "Introduced scanning of sockets in place of plaster", "Supervised 14 interns")}
${post("15/10/2014 – 31/08/2018", "Coimbra, Portugal", "Orthotist", "Ortopedia Mondego, Lda.", "Insoles, ankle-foot orthoses and scoliosis braces")}
${post("07/2014 – 09/2014", "Maputo, Mozambique", "Volunteer Technician", "Pernas para Andar", "Repairs of 80 prostheses in ten weeks")}
<h2>Education and training</h2>
${post("09/2019 – 07/2021", "Porto, Portugal", "Master in Biomechanics", "Universidade da Foz", "<b>Final grade:</b> 17/20", "<b>Thesis:</b> Pressure in sockets of runners")}
${post("09/2010 – 07/2014", "Coimbra, Portugal", "Bachelor in Orthotics and Prosthetics", "Escola de Saúde do Mondego", "<b>Level in EQF:</b> EQF level 6")}
<h2>Language skills</h2><p>Mother tongue(s): <b>PORTUGUESE</b></p><p>Other language(s):</p>
<table><tr><th rowspan=2></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th rowspan=2>WRITING</th></tr><tr><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th></tr>${tongue("ENGLISH", "C1", "C1", "C1", "C1", "B2")}${tongue("SPANISH", "C1", "B2", "B1", "B2", "B1")}</table>
<p style="font-size:7pt"><i>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</i></p>
<h2>Skills</h2><p>Socket design &nbsp;|&nbsp; Rodin4D &nbsp;|&nbsp; Gait analysis &nbsp;|&nbsp; Thermoforming &nbsp;|&nbsp; Paediatric orthotics &nbsp;|&nbsp; 3D scanning</p>
<h2>Publications</h2><p class=w>2022</p><p><b>Socket pressure in amateur runners: a pilot study</b><br>Revista Ibérica de Biomecânica, 9(2), 44–51</p>
<h2>Certifications</h2><p class=w>03/2025</p><p><b>Certified Prosthetist, Orthotic Council of Australia</b></p><p>Number: OC-20418, valid until 31/12/2027</p><p class=w>02/2025</p><p><b>Working with Children Check (WA)</b></p><p>Number: 3390712</p>
<h2>Driving licence</h2><p><b>Driving Licence:</b> C (Western Australia)</p>
<h2>Conferences and seminars</h2><p class=w>06/05/2023 – 08/05/2023 Lisbon, Portugal</p><p><b>Iberian Congress of Prosthetics</b> Speaker on sockets for hot climates</p>
<h2>Hobbies and interests</h2><p>Surf lifesaving at Cottesloe, trail running</p></div>`;

/** A Portuguese prosthetist's Europass of today: “10/02/2025 – CURRENT Perth, Australia” above the title in capitals with the employer behind it, a volunteer's post among the jobs, a table of languages, certifications with numbers, a congress. */
export const prosthetist: UnseenCv = {
  name: "Portuguese prosthetist's Europass: “10/02/2025 – CURRENT Perth, Australia” over “TITLE Employer”, thesis and grade as points, a table of languages, certifications with numbers, a congress, volunteer work among the jobs",
  type: "pdf",
  write: print(css, body, { margin: "11mm" }),
  says: {
    given: "Duarte / Duarte Sacramento",
    family: "Sacramento Leal / Leal",
    email: "duarte.leal@example.org",
    phone: "+61491574118",
    jobs: [
      [
        "Prosthetist",
        "Kings Bridge Limb Service / Kings Bridge Limb Service, Perth / Kings Bridge Limb Service, Perth, Australia",
        "2025-02",
        null,
      ],
      [
        "Senior Prosthetist and Orthotist",
        "Centro de Reabilitação do Douro / Centro de Reabilitação do Douro, Porto / Centro de Reabilitação do Douro, Porto, Portugal",
        "2018-09",
        "2024-12",
      ],
      [
        "Orthotist",
        "Ortopedia Mondego, Lda. / Ortopedia Mondego / Ortopedia Mondego, Lda., Coimbra / Ortopedia Mondego, Lda., Coimbra, Portugal",
        "2014-10",
        "2018-08",
      ],
      [
        "Volunteer Technician",
        "Pernas para Andar / Pernas para Andar, Maputo / Pernas para Andar, Maputo, Mozambique",
        "2014-07",
        "2014-09",
      ],
    ],
    studies: [
      [
        "Master in Biomechanics",
        "Universidade da Foz / Universidade da Foz, Porto / Universidade da Foz, Porto, Portugal",
        "2021-07",
      ],
      [
        "Bachelor in Orthotics and Prosthetics",
        "Escola de Saúde do Mondego / Escola de Saúde do Mondego, Coimbra / Escola de Saúde do Mondego, Coimbra, Portugal",
        "2014-07",
      ],
    ],
    skills: [
      "Socket design",
      "Rodin4D",
      "Gait analysis",
      "Thermoforming",
      "Paediatric orthotics",
      "3D scanning",
    ],
    licences: [
      [
        "Certified Prosthetist / Certified Prosthetist, Orthotic Council of Australia / Certified Prosthetist (Orthotic Council of Australia)",
        "OC-20418 / 20418",
        "2027-12-31",
      ],
      ["Working with Children Check (WA) / Working with Children Check", "3390712"],
    ],
    drives: ["C"],
    languages: ["Portuguese", "English", "Spanish"],
    besides: [
      "Driver licence",
      "Driving Licence",
      "Pressure in sockets of runners",
      "Socket pressure in amateur runners",
      "Iberian Congress of Prosthetics",
      "Speaker on sockets",
      "Skilled regional visa",
    ],
  },
};
