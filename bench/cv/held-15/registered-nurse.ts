import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.4 Calibri,Carlito,"DejaVu Sans",sans-serif}h1{font-size:17pt;margin:0;color:#1f4e79}.c{margin:1mm 0 3mm}h2{break-after:avoid;font-size:11pt;color:#1f4e79;border-bottom:.3mm solid #1f4e79;margin:5mm 0 2mm}table{border-collapse:collapse;width:100%}.j td{vertical-align:top;padding:0 0 3mm}.j td:first-child{width:36mm;white-space:nowrap}ul{margin:.5mm 0 0;padding-left:5mm}p{margin:0 0 1.5mm}.p td,.p th{border:.2mm solid #888;padding:.8mm 2mm;text-align:left;font-size:8.8pt}.p th{background:#deeaf6}`;

const job = (when: string, title: string, at: string, points: readonly string[]) =>
  `<tr><td>${when}</td><td><b>${title}</b><br><i>${at}</i>${points.length ? `<ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>` : ""}</td></tr>`;

const body = `<h1>Bethany Kosmidis RN</h1><p class=c>Unit 6, 19 Sturt Crescent, Murray Bridge SA 5253<br>Mobile: 0491 571 491 &nbsp; Email: bethany.kosmidis@example.com</p>
<h2>Professional Profile</h2><p>Registered nurse in the last months of a transition to practice year, after four years as an enrolled nurse in surgical and rehabilitation wards. Used to heavy patient loads, wound care and the honest conversation with families. I hope for a permanent position in acute medical or perioperative nursing, in the country or the city.</p>
<h2>Registration and Compliance</h2>
<p>Ahpra Registration (Registered Nurse): NMW0001987264 – renewal 31 May 2027<br>DHSC Working with Children Check: 2210467 – valid to 09/08/2029<br>NDIS Worker Check: 88140925 – valid to 09/08/2029<br>National Police Certificate: issued January 2026<br>Advanced Life Support (ALS): completed 18 March 2026<br>Driver's licence: full, class C, own car</p>
<h2>Education</h2>
<table class=j>${job("2023 – 2025", "Bachelor of Nursing", "University of the Fleurieu, Adelaide", ["Entry to second year on my diploma; GPA 6.1 of 7"])}${job("2020 – 2021", "Diploma of Nursing", "Onkaparinga Training Institute", [])}${job("2016", "South Australian Certificate of Education", "Morphett Heights High School", [])}</table>
<h2>Nursing Employment</h2>
<table class=j>${job("02/2026 – present", "Graduate Registered Nurse", "Lakes District Hospital, Murray Bridge", ["Two rotations: acute medical (28 beds) and emergency", "Four to six patients a shift, in charge of the bay by night under supervision", "Sepsis pathway champion; reduced the time to antibiotics in our audit"])}${job("03/2023 – 01/2026", "Enrolled Nurse (casual pool)", "Glenbay Private Hospital, Brighton", ["Orthopaedic and general surgical wards while studying", "Medication-endorsed, including IV", "PICC and drain care, pre-op checklists"])}${job("01/2022 – 03/2023", "Enrolled Nurse", "Wattle Rise Rehabilitation, Daw Park", ["Stroke and joint replacement patients, 1:8 on evenings"])}</table>
<h2>Other Employment</h2>
<table class=j>${job("2017 – 2020", "Pharmacy Assistant", "Seacombe Family Pharmacy", ["Scripts, Webster packs and the methadone register"])}</table>
<h2>Clinical Placements</h2>
<table class=p><tr><th>Year</th><th>Facility</th><th>Area</th><th>Hours</th></tr><tr><td>2025</td><td>Flagstaff Public Hospital</td><td>Intensive care</td><td>240</td></tr><tr><td>2025</td><td>Peninsula Community Health</td><td>Community nursing</td><td>160</td></tr><tr><td>2024</td><td>Hahndorf Mental Health Service</td><td>Acute mental health</td><td>120</td></tr><tr><td>2023</td><td>St Brendan's Hospital</td><td>Paediatrics</td><td>80</td></tr></table>
<h2>Clinical Skills</h2>
<ul><li>Wound assessment and VAC dressings</li><li>IV cannulation and venepuncture</li><li>Medication administration</li><li>ISBAR handover</li><li>Sunrise EMR</li><li>Falls and pressure injury prevention</li></ul>
<h2>Memberships</h2><p>Murraylands Nurses Network, 2026</p>
<h2>Referees</h2><p>Gail Rowntree, Nurse Unit Manager, Lakes District Hospital, (08) 5550 4418<br>Paul Iannella, Clinical Facilitator, Glenbay Private Hospital, (08) 7010 2277</p>`;

/** A graduate nurse's document printed to PDF: registration with numbers and dates behind dashes, months in figures in a left column, other employment apart, a table of placements. */
export const registeredNurse: UnseenCv = {
  name: "graduate nurse with registration, left date column, table of placements",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Bethany",
    family: "Kosmidis",
    email: "bethany.kosmidis@example.com",
    phone: "+61491571491",
    jobs: [
      ["Graduate Registered Nurse", "Lakes District Hospital", "2026-02", null],
      ["Enrolled Nurse (casual pool) / Enrolled Nurse", "Glenbay Private Hospital", "2023-03", "2026-01"],
      ["Enrolled Nurse", "Wattle Rise Rehabilitation", "2022-01", "2023-03"],
      ["Pharmacy Assistant", "Seacombe Family Pharmacy", "2017", "2020"],
    ],
    studies: [
      ["Bachelor of Nursing", "University of the Fleurieu", "2025"],
      ["Diploma of Nursing", "Onkaparinga Training Institute", "2021"],
      ["South Australian Certificate of Education", "Morphett Heights High School", "2016"],
    ],
    skills: [
      "Wound assessment and VAC dressings",
      "IV cannulation and venepuncture",
      "Medication administration",
      "ISBAR handover",
      "Sunrise EMR",
      "Falls and pressure injury prevention",
    ],
    licences: [
      [
        "Ahpra Registration (Registered Nurse) / Ahpra Registration / Ahpra Registered Nurse / Ahpra – Registered Nurse / Registered Nurse",
        "NMW0001987264",
        "2027-05-31",
      ],
      ["DHSC Working with Children Check / Working with Children Check", "2210467", "2029-08-09"],
      ["NDIS Worker Check", "88140925", "2029-08-09"],
      ["National Police Certificate / Police Certificate"],
      ["Advanced Life Support (ALS) / Advanced Life Support / ALS"],
    ],
    drives: ["C"],
    besides: [
      "Driver's licence",
      "Flagstaff Public Hospital",
      "Peninsula Community Health",
      "Hahndorf Mental Health Service",
      "St Brendan's Hospital",
      "Murraylands Nurses Network",
    ],
  },
};
