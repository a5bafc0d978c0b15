import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "DejaVu Serif",serif;color:#000}h1{font-size:15pt;text-align:center;text-decoration:underline;margin:0 0 4mm}h2{font-size:11pt;text-decoration:underline;margin:5mm 0 2mm;break-after:avoid}p{margin:0 0 1mm}table{border-collapse:collapse;width:100%;font-size:9.6pt}td,th{border:.25mm solid #000;padding:1mm 1.6mm;text-align:left;vertical-align:top}tr{break-inside:avoid}.d td{border:0;padding:.4mm 1.6mm .4mm 0}ul{margin:0;padding-left:6mm}`;
const grid = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const detail = (label: string, words: string) => `<tr><td>${label}</td><td>:</td><td>${words}</td></tr>`;

const body = `<h1>CURRICULUM VITAE</h1>
<p><b>JINCY KURIAKOSE</b></p><p>Registered Nurse – Haemodialysis</p><p>9 Lowanna Place, Rockingham WA 6168</p><p>Mobile No: +61 491 572 549</p><p>E-mail ID: jincy.kuriakose@example.com</p>
<h2>CAREER OBJECTIVE</h2><p>To work in a renal unit where my ten years of dialysis experience help patients to live well, and to grow into a role of clinical educator.</p>
<h2>REGISTRATION</h2>${grid(["Council", "Registration No.", "Valid up to"], ["AHPRA, Registered Nurse (Division 1)", "NMW0002417730", "31.05.2027"], ["Kerala Nurses and Midwives Council", "KL03201344817", "Lifetime"])}
<h2>PROFESSIONAL EXPERIENCE</h2>${grid(
  ["No.", "Hospital", "Designation", "Unit", "From", "To"],
  [
    "1",
    "Peel Coast Renal Centre, Rockingham",
    "Registered Nurse",
    "Satellite dialysis, 18 chairs",
    "14.03.2022",
    "Till date",
  ],
  [
    "2",
    "Banksia Gardens Aged Care, Armadale",
    "Assistant in Nursing",
    "Dementia unit",
    "06.09.2021",
    "28.02.2022",
  ],
  [
    "3",
    "Al Waha Kidney Hospital, Muscat, Oman",
    "Staff Nurse",
    "Dialysis, 30 beds",
    "02.05.2017",
    "15.07.2021",
  ],
  [
    "4",
    "St Thomas Mission Hospital, Kottayam, Kerala",
    "Staff Nurse",
    "Medical ward",
    "01.10.2014",
    "31.03.2017",
  ],
)}
<h2>DUTIES AND RESPONSIBILITIES</h2>${list("Cannulation of fistula and graft, care of permanent catheters", "Setting up and disinfection of Fresenius and Nipro machines", "Watching patients during treatment and acting on hypotension, cramps and clotting", "Teaching patients and families about fluid and diet", "Documentation and handover")}
<h2>EDUCATIONAL QUALIFICATION</h2>${grid(["Course", "Institution", "University or Board", "Year of passing"], ["Graduate Certificate in Renal Nursing", "Indian Ocean University, Perth", "Indian Ocean University", "2024"], ["B.Sc. Nursing", "Marthoma College of Nursing, Kottayam", "Kerala Health University", "2014"], ["Plus Two (Science)", "Holy Family School, Pala", "Kerala State Board", "2010"])}
<h2>SKILLS</h2>${list("Haemodialysis", "Cannulation", "Catheter care", "Patient education", "Infection control")}
<h2>COURSES</h2>${list("Basic Life Support, valid till 11/2027", "Peritoneal dialysis workshop, 2 days, 2023")}
<h2>PERSONAL DETAILS</h2><table class=d>${detail("Date of birth", "21.06.1992")}${detail("Father's name", "Kuriakose Mathai")}${detail("Marital status", "Married")}${detail("Nationality", "Indian")}${detail("Visa", "Permanent resident")}${detail("Languages known", "Malayalam, English, Hindi, Arabic (spoken)")}${detail("Driving licence", "WA class C")}</table>
<h2>REFERENCE</h2><p>Ms Philippa Ashcombe, Nurse Unit Manager, Peel Coast Renal Centre, 08 5550 2093</p>
<h2>DECLARATION</h2><p>I hereby declare that the above information is true to the best of my knowledge.</p><p>Place: Rockingham</p><p>Date: 12.10.2026 &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Jincy Kuriakose</p>`;

/** A Keralan dialysis nurse's Word file saved as PDF: lined tables with From and To columns, duties of all posts together, personal details with colons, a declaration. */
export const dialysisNurse: UnseenCv = {
  name: "Keralan dialysis nurse's Word file saved as PDF: lined tables with From and To columns, “Till date”, duties of all posts together, a declaration",
  type: "pdf",
  write: print(css, body, { margin: "19mm" }),
  says: {
    given: "Jincy",
    family: "Kuriakose",
    email: "jincy.kuriakose@example.com",
    phone: "+61491572549",
    jobs: [
      ["Registered Nurse", "Peel Coast Renal Centre / Peel Coast Renal Centre, Rockingham", "2022-03", null],
      [
        "Assistant in Nursing",
        "Banksia Gardens Aged Care / Banksia Gardens Aged Care, Armadale",
        "2021-09",
        "2022-02",
      ],
      [
        "Staff Nurse",
        "Al Waha Kidney Hospital / Al Waha Kidney Hospital, Muscat / Al Waha Kidney Hospital, Muscat, Oman",
        "2017-05",
        "2021-07",
      ],
      [
        "Staff Nurse",
        "St Thomas Mission Hospital / St Thomas Mission Hospital, Kottayam / St Thomas Mission Hospital, Kottayam, Kerala",
        "2014-10",
        "2017-03",
      ],
    ],
    studies: [
      [
        "Graduate Certificate in Renal Nursing",
        "Indian Ocean University / Indian Ocean University, Perth",
        "2024",
      ],
      [
        "B.Sc. Nursing",
        "Marthoma College of Nursing / Marthoma College of Nursing, Kottayam / Kerala Health University / Marthoma College of Nursing, Kerala Health University / Marthoma College of Nursing, Kottayam, Kerala Health University",
        "2014",
      ],
      [
        "Plus Two (Science) / Plus Two",
        "Holy Family School / Holy Family School, Pala / Holy Family School, Kerala State Board / Holy Family School, Pala, Kerala State Board",
        "2010",
      ],
    ],
    skills: ["Haemodialysis", "Cannulation", "Catheter care", "Patient education", "Infection control"],
    licences: [
      [
        "AHPRA, Registered Nurse (Division 1) / AHPRA / AHPRA registration / AHPRA, Registered Nurse / AHPRA registration (Registered Nurse) / AHPRA registration (Registered Nurse (Division 1)) / Registered Nurse (Division 1)",
        "NMW0002417730",
        "2027-05-31",
      ],
      [
        "Kerala Nurses and Midwives Council / Kerala Nurses and Midwives Council registration",
        "KL03201344817",
      ],
      ["Basic Life Support", undefined, "2027-11"],
    ],
    drives: ["C"],
    languages: ["Malayalam", "English", "Hindi", "Arabic"],
    besides: [
      "Driving licence",
      "Driver licence",
      "Peritoneal dialysis workshop",
      "Permanent resident",
      "Philippa Ashcombe",
    ],
  },
};
