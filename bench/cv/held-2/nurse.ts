import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `h1{font-size:16pt;text-align:center;margin:0}h1+p{text-align:center}h2{font-size:10.5pt;text-align:center;background:#dfe8f3;margin:5mm 0 2mm;padding:.5mm}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:0 3mm 1mm 0}p{margin:0 0 1mm}ul{margin:0 0 2mm}`;
const job = (title: string, at: string, where: string, when: string, tasks: string) =>
  `<table><tr><td><b>${title}</b><td style="text-align:right">${when}</table><p><u>${at}</u>, ${where}</p><ul>${tasks}</ul>`;
const body = `<h1>MARIA CRISTINA D. VILLANUEVA, RN, MAN</h1><p>Registered Nurse – Emergency and Critical Care<br>22 Bottlebrush Way, Palmerston NT 0830 • Mobile 0401 553 118 • mc.villanueva@icu.example</p>
<h2>CAREER OBJECTIVE</h2><p>To work in an intensive care unit of a teaching hospital in the Top End.
<h2>LICENSURE AND REGISTRATION</h2><ul><li>Nursing and Midwifery Board of Australia / AHPRA Registration No. NMW0002551184 (valid until 31 May 2027)<li>Philippine Nurse Licensure Examination – PRC No. 0611845<li>NT Ochre Card (Working with Children Clearance) OC-118442<li>Advanced Life Support (ARC Level 2) – June 2026</ul>
<h2>PROFESSIONAL EXPERIENCE</h2>
${job("Registered Nurse, Emergency Department", "Royal Darwin Hospital", "Tiwi NT", "11/2022 – Present", "<li>Triage, resuscitation and retrieval hand-over<li>Cardiac monitoring; 20 to 25 patients each shift")}
${job("Staff Nurse II – ICU", "King Fahad Medical City", "Riyadh, Saudi Arabia", "03/2017 – 09/2022", "<li>Ventilated patients 1:1<li>JCI accreditation in 2019")}
${job("Staff Nurse", "St. Luke’s Medical Center", "Quezon City, Philippines", "06/2013 – 01/2017", "<li>Medical ward, 36 beds")}
<h2>EDUCATIONAL ATTAINMENT</h2>
<table><tr><td>Master of Arts in Nursing<td>University of Santo Tomas, Manila<td>2016<tr><td>Bachelor of Science in Nursing<td>Far Eastern University, Manila<td>2012</table>
<h2>CORE COMPETENCIES</h2>
<table><tr><td>• Triage<td>• Mechanical ventilation<td>• IV cannulation<tr><td>• ECG interpretation<td>• Wound management<td>• Medication administration<tr><td>• Acacia and CareSys<td>• Preceptorship<td></table>
<h2>LANGUAGES</h2><p>English, Filipino, Ilocano and basic Arabic
<h2>PERSONAL PARTICULARS</h2><p>Date of birth: 14 August 1991<br>Nationality: Filipino (Permanent Resident of Australia)<br>Civil status: Married
<h2>REFERENCES</h2><p>Helen Brodie, Nurse Unit Manager, Royal Darwin Hospital, 08 8922 5118`;

/** A nurse from the Philippines: letters after the name, centred headings, skills in a grid, numbers of several boards. */
export const nurse: UnseenCv = {
  name: "nurse from the Philippines",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Maria Cristina D. / Maria Cristina",
    family: "Villanueva / D. Villanueva",
    email: "mc.villanueva@icu.example",
    phone: "+61401553118",
    jobs: [
      [
        "Registered Nurse, Emergency Department / Registered Nurse",
        "Royal Darwin Hospital / Royal Darwin Hospital, Tiwi NT",
        "2022-11",
        null,
      ],
      [
        "Staff Nurse II – ICU",
        "King Fahad Medical City / King Fahad Medical City, Riyadh, Saudi Arabia / King Fahad Medical City, Riyadh",
        "2017-03",
        "2022-09",
      ],
      [
        "Staff Nurse",
        "St. Luke’s Medical Center / St. Luke’s Medical Center, Quezon City, Philippines / St. Luke’s Medical Center, Quezon City",
        "2013-06",
        "2017-01",
      ],
    ],
    studies: [
      ["Master of Arts in Nursing", "University of Santo Tomas, Manila / University of Santo Tomas", "2016"],
      ["Bachelor of Science in Nursing", "Far Eastern University, Manila / Far Eastern University", "2012"],
    ],
    skills: [
      "Triage",
      "Mechanical ventilation",
      "IV cannulation",
      "ECG interpretation",
      "Wound management",
      "Medication administration",
      "Acacia and CareSys",
      "Preceptorship",
    ],
    licences: [
      [
        "Nursing and Midwifery Board of Australia / AHPRA Registration / AHPRA Registration / Nursing and Midwifery Board of Australia AHPRA Registration",
        "NMW0002551184",
      ],
      ["Philippine Nurse Licensure Examination / Philippine Nurse Licensure", "0611845"],
      [
        "NT Ochre Card (Working with Children Clearance) / Ochre Card / NT Ochre Card / Working with Children Clearance",
        "OC-118442",
      ],
      ["Advanced Life Support (ARC Level 2) / Advanced Life Support"],
    ],
    languages: ["English", "Filipino", "Ilocano", "Arabic"],
  },
};
