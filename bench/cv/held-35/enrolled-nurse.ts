import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.5 "Liberation Sans",sans-serif;color:#3f3a38}.h{background:#004494;color:#fff;padding:9mm 15mm}.h h1{margin:0 0 2mm;font-size:21pt;font-weight:700}.h p{margin:0;font-size:9.2pt}.m{padding:3mm 15mm}h2{color:#004494;font-size:11pt;text-transform:uppercase;border-bottom:.4mm solid #004494;margin:6mm 0 2mm;padding-bottom:.6mm}p{margin:0}.d{color:#6b6b6b;font-size:9pt;margin-top:3mm}ul{margin:1mm 0;padding-left:5mm}table{border-collapse:collapse;font-size:9pt;width:100%}td,th{border:.2mm solid #aaa;padding:1mm 2mm;text-align:left;font-weight:400}`;
const entry = (when: string, where: string, title: string, at: string, ...duties: readonly string[]) =>
  `<p class=d>${when} &ndash; ${where}</p><p><b>${title.toUpperCase()}</b> &ndash; ${at.toUpperCase()}</p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<div class=h><h1>Sushmita Sherchan Thakali</h1><p><b>Nationality:</b> Nepalese &nbsp; <b>Date of birth:</b> 17/09/1994 &nbsp; <b>Gender:</b> Female</p><p><b>Phone:</b> (+61) 491571804 (Mobile) &nbsp; <b>Email:</b> sushmita.st@example.com</p><p><b>Address:</b> 2/77 Ballarat Road, 3020 Sunshine, Australia (Home)</p></div><div class=m>
<h2>About me</h2><p>Enrolled nurse with medication endorsement, five years in aged and sub-acute care. In Nepal I was a staff nurse in a hill district.</p>
<h2>Work experience</h2>
${entry("01/03/2022 – CURRENT", "Melbourne, Australia", "Enrolled Nurse", "Sunbury Road Rehabilitation Hospital", "Wound care, medication rounds, admission papers", "Preceptor for diploma students")}
${entry("15/07/2019 – 20/02/2022", "Melbourne, Australia", "Personal Care Worker", "Lilac Court Aged Care", "Dementia wing, evening shift")}
${entry("01/08/2015 – 30/11/2018", "Pokhara, Nepal", "Staff Nurse", "Machhapuchhre Community Hospital", "Maternity and emergency, 25 beds")}
<h2>Education and training</h2>
${entry("02/2020 – 12/2021", "Melbourne, Australia", "Diploma of Nursing", "Brimbank Institute of Health")}
${entry("2012 – 2015", "Pokhara, Nepal", "Proficiency Certificate Level in Nursing", "Fewa Nursing Campus")}
<h2>Language skills</h2><p>Mother tongue(s): <b>NEPALI</b></p><p>Other language(s):</p>
<table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th>Writing</th></tr><tr><td><b>ENGLISH</b></td><td>C1</td><td>C1</td><td>C1</td><td>C1</td><td>B2</td></tr><tr><td><b>HINDI</b></td><td>C1</td><td>B2</td><td>B2</td><td>B2</td><td>B1</td></tr></table><p style="font-size:8pt">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>Skills</h2><p>Wound care | Medication administration | Manual handling | Care planning | Electronic medical records | Catheter care</p>
<h2>Licences</h2><p>AHPRA registration: NMW0009914420, renewal 31/05/2027</p><p>Police check: valid</p>
<h2>Driving licence</h2><p>Car: C</p>
<h2>Hobbies and interests</h2><p>Trekking, Nepali folk dance, cooking momo for forty</p></div>`;

/** An enrolled nurse's Europass CV: dates and place in a grey line above “TITLE – EMPLOYER” in capitals, languages as a table of levels. */
export const enrolledNurse: UnseenCv = {
  name: "Nepalese enrolled nurse's Europass CV: blue head with nationality and date of birth, “01/03/2022 – CURRENT – Melbourne, Australia” over “ENROLLED NURSE – EMPLOYER” in capitals, languages as a table of levels, skills between bars, AHPRA number with renewal date, driving licence under a heading of its own",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Sushmita / Sushmita Sherchan",
    family: "Sherchan Thakali / Thakali",
    email: "sushmita.st@example.com",
    phone: "+61491571804",
    jobs: [
      ["Enrolled Nurse", "Sunbury Road Rehabilitation Hospital", "2022-03", null],
      ["Personal Care Worker", "Lilac Court Aged Care", "2019-07", "2022-02"],
      ["Staff Nurse", "Machhapuchhre Community Hospital", "2015-08", "2018-11"],
    ],
    studies: [
      ["Diploma of Nursing", "Brimbank Institute of Health", "2021-12"],
      ["Proficiency Certificate Level in Nursing", "Fewa Nursing Campus", "2015"],
    ],
    skills: [
      "Wound care",
      "Medication administration",
      "Manual handling",
      "Care planning",
      "Electronic medical records",
      "Catheter care",
    ],
    licences: [
      ["AHPRA registration / AHPRA / AHPRA registration – Enrolled Nurse", "NMW0009914420", "2027-05-31"],
      ["Police check"],
    ],
    drives: ["C"],
    languages: ["Nepali", "English", "Hindi"],
    besides: ["Driver licence", "Driving licence", "Nepalese", "medication endorsement"],
  },
};
