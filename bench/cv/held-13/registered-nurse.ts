import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.2pt/1.4 Calibri,Carlito,"DejaVu Sans",sans-serif}h1{font-size:21pt;margin:0;color:#0b5563}.k{margin:0 0 3mm;border-bottom:.5mm solid #0b5563;padding-bottom:2mm}h2{font-size:11.5pt;background:#dcecef;color:#0b5563;padding:.8mm 2mm;margin:4mm 0 1.5mm}p{margin:0}.r{display:flex;justify-content:space-between}ul{margin:.5mm 0 2.5mm;padding-left:5.5mm}table{border-collapse:collapse;width:100%;font-size:9.4pt}td,th{border:.2mm solid #9bb;padding:.8mm 1.6mm;text-align:left;vertical-align:top}.c{columns:2;margin-bottom:0}`;

const job = (title: string, when: string, at: string, points: readonly string[]) =>
  `<p class=r><b>${title}</b><b>${when}</b></p><p>${at}</p><ul>${points.map((point) => `<li>${point}`).join("")}</ul>`;
const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}</tr>`;

const body = `<h1>Chipo Madziva, RN</h1><p class=k>Mayfield NSW 2304 &nbsp;•&nbsp; M: 0491 573 087 &nbsp;•&nbsp; chipo.madziva@example.com</p>
<p>Registered nurse with five years in acute medical and emergency care, now looking for a clinical nurse specialist position in a regional emergency department. Triage trained, good with cannulas and with frightened families.</p>
<h2>Professional registration</h2>
<p>AHPRA Registered Nurse (Division 1) – NMW0002214478 – renewal due 31 May 2027</p>
<p>NSW Working with Children Check – WWC1884402E – expires 04/10/2028</p>
<p>Advanced Life Support (ALS2), Newcastle, March 2026</p>
<p>NSW Health immunisation: compliant, Category A</p>
<h2>Education</h2>
<p class=r><span><b>Graduate Certificate in Emergency Nursing</b>, Hunter Valley University</span><span>2024</span></p>
<p class=r><span><b>Bachelor of Nursing</b> (GPA 6.1/7), Hunter Valley University</span><span>Feb 2018 – Dec 2020</span></p>
<p class=r><span><b>Certificate III in Individual Support (Ageing)</b>, Kotara Community College</span><span>2017</span></p>
<h2>Nursing employment</h2>
${job(
  "Registered Nurse, Emergency Department",
  "February 2022 – current",
  "St Brendan’s Base Hospital, Maitland (Level 4 ED, 58,000 presentations p.a.)",
  [
    "Triage, resuscitation, fast track and paediatric areas; in charge on nights since 2024",
    "Preceptor to new graduates and students",
    "Sepsis champion: time to antibiotics down from 71 to 44 minutes",
  ],
)}
${job(
  "Registered Nurse, Graduate Program (GradStart)",
  "February 2021 – January 2022",
  "Lake Macquarie Private",
  [
    "Rotation 1: Orthopaedic surgical ward, six months",
    "Rotation 2: Acute medical and stroke unit, six months",
  ],
)}
${job("Assistant in Nursing (part time)", "Oct 2017 – Jan 2021", "Jacaranda Grove Aged Care, Waratah", ["Personal care, falls rounds and many cups of tea for 34 residents, 12 with dementia"])}
<h2>Clinical placements (Bachelor of Nursing)</h2>
<table><tr><th>Facility<th>Area<th>Hours<th>Year</tr>
${row(["Tomaree Community Hospital", "Medical/rehabilitation", "160", "2018"])}
${row(["Hunter Mental Health Unit", "Acute mental health", "120", "2019"])}
${row(["St Brendan’s Base Hospital", "Perioperative", "160", "2020"])}
${row(["Moree Health Service", "Remote and community", "200", "2020"])}</table>
<h2>Clinical skills</h2>
<ul class=c><li>Triage (ATS)<li>IV cannulation and venepuncture<li>12 lead ECG interpretation<li>Plaster application<li>IDC insertion<li>Non-invasive ventilation<li>FirstNet and eMeds<li>Wound management</ul>
<h2>Other employment</h2>
<p class=r><b>Checkout Supervisor</b><b>2015 – 2017</b></p><p>Pantry &amp; Pound Supermarkets, Jesmond</p>
<h2>Memberships and languages</h2>
<p>Member, Nurses’ and Midwives’ Union; Member, College of Emergency Nursing</p>
<p>English, Shona, conversational Ndebele</p>
<h2>Referees</h2>
<p>Lorraine Fitzsimmons, Nurse Unit Manager, ED, St Brendan’s – 02 5550 1234</p>
<p>Tom Abernethy, Clinical Nurse Educator – tom.abernethy@example.com</p>`;

/** A registered nurse's two pages: registration with number and renewal first, a graduate program with rotations, clinical placements in a table of hours, clinical skills in two columns of bullets, other employment apart, a referee with an address. */
export const registeredNurse: UnseenCv = {
  name: "nurse with registration, graduate program, table of placements, skills in two columns",
  type: "pdf",
  write: print(css, body, { margin: "17mm", footer: "Chipo Madziva – Curriculum Vitae" }),
  says: {
    given: "Chipo",
    family: "Madziva",
    email: "chipo.madziva@example.com",
    phone: "+61491573087",
    jobs: [
      [
        "Registered Nurse, Emergency Department / Registered Nurse",
        "St Brendan’s Base Hospital",
        "2022-02",
        null,
      ],
      [
        "Registered Nurse, Graduate Program (GradStart) / Registered Nurse, Graduate Program / Registered Nurse",
        "Lake Macquarie Private",
        "2021-02",
        "2022-01",
      ],
      [
        "Assistant in Nursing (part time) / Assistant in Nursing",
        "Jacaranda Grove Aged Care",
        "2017-10",
        "2021-01",
      ],
      ["Checkout Supervisor", "Pantry & Pound Supermarkets", "2015", "2017"],
    ],
    studies: [
      ["Graduate Certificate in Emergency Nursing", "Hunter Valley University", "2024"],
      ["Bachelor of Nursing", "Hunter Valley University", "2020-12"],
      [
        "Certificate III in Individual Support (Ageing) / Certificate III in Individual Support",
        "Kotara Community College",
        "2017",
      ],
    ],
    skills: [
      "Triage (ATS) / Triage",
      "IV cannulation and venepuncture",
      "12 lead ECG interpretation",
      "Plaster application",
      "IDC insertion",
      "Non-invasive ventilation",
      "FirstNet and eMeds",
      "Wound management",
    ],
    licences: [
      [
        "AHPRA Registered Nurse (Division 1) / AHPRA Registered Nurse / AHPRA / Registered Nurse",
        "NMW0002214478",
        "2027-05-31",
      ],
      ["NSW Working with Children Check / Working with Children Check / WWC", "WWC1884402E", "2028-10-04"],
      ["Advanced Life Support (ALS2) / Advanced Life Support / ALS2"],
    ],
    languages: ["English", "Shona", "Ndebele"],
    besides: [
      "NSW Health immunisation",
      "Category A",
      "Tomaree Community Hospital",
      "Hunter Mental Health Unit",
      "Moree Health Service",
      "Medical/rehabilitation",
      "Acute mental health",
      "Perioperative",
      "Remote and community",
      "Member, Nurses’ and Midwives’ Union",
      "Member, College of Emergency Nursing",
      "Nurses’ and Midwives’ Union",
      "College of Emergency Nursing",
    ],
  },
};
