import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.3pt}h1{font-size:17pt;margin:0 0 1mm}h2{break-after:avoid;font-size:11pt;background:#e4e9f0;padding:1mm 2mm;margin:5mm 0 2mm}h3{font-size:9.6pt;margin:3mm 0 .5mm;break-after:avoid}p{margin:0 0 1mm}table{border-collapse:collapse;width:100%}td,th{border:.2mm solid #9aa5b1;padding:.9mm 2mm;text-align:left;vertical-align:top}tr{break-inside:avoid}.n td{border:0;padding:0 3mm .6mm 0}.n td:first-child{width:38mm;font-weight:700}ol{margin:0;padding-left:6mm}ul{margin:.5mm 0 1mm;padding-left:5mm}li{margin-bottom:.6mm}`;

const rows = (...all: readonly (readonly string[])[]) =>
  all.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("");
const post = (grade: string, hospital: string, when: string, duties: readonly string[]) =>
  `<h3>${grade}</h3><p>${hospital}<br>${when}<ul>${duties.map((duty) => `<li>${duty}`).join("")}</ul>`;

const body = `<h1>Dr Aoife Ní Bhraonáin</h1><p>MB BCh BAO, MCEM
<table class=n>${rows(["Address", "Apt 6, Quay House, Galway, Ireland"], ["Mobile", "+353 85 555 0142"], ["E-mail", "aoife.nib@example.com"], ["Nationality", "Irish"], ["Medical registration", "Irish Medical Council 418826 (Trainee Specialist Division)"], ["", "AHPRA MED0002884170, limited registration approved, expires 31 January 2027"])}</table>
<h2>Career statement</h2><p>Emergency medicine registrar in the fourth year of training who is applying for a post of twelve to twenty-four months in Launceston or Burnie, with an interest in retrieval and in teaching.
<h2>Qualifications</h2><table><tr><th>Qualification<th>Awarding body<th>Date</tr>${rows(["Postgraduate Diploma in Clinical Teaching", "Corrib University", "September 2023"], ["Membership of the College of Emergency Medicine (MCEM)", "College of Emergency Medicine", "March 2022"], ["MB BCh BAO (Honours)", "Corrib University School of Medicine", "June 2018"])}</table>
<h2>Present appointment</h2>
${post("Specialist Registrar in Emergency Medicine", "St Brendan’s University Hospital, Galway", "8 July 2024 to present", ["Department with 74,000 attendances a year; shift lead at night", "Weekly simulation session for interns and nurses", "Rota lead for 18 doctors"])}
<h2>Previous appointments</h2>
${post("Registrar in Emergency Medicine", "Shannonside Regional Hospital, Limerick", "10 July 2023 to 7 July 2024", ["Major trauma, ultrasound list on Thursdays"])}
${post("Registrar in Anaesthesia and Intensive Care", "Lee Valley General Hospital, Cork", "11 July 2022 to 9 July 2023", ["220 intubations, 61 central lines; transfers of critically ill patients"])}
${post("Senior House Officer, Basic Specialist Training in Emergency Medicine", "Shannonside Regional Hospital, Limerick", "13 July 2019 to 10 July 2022", ["Rotations: emergency (18 months), paediatrics (6), orthopaedics (6), acute medicine (6)"])}
${post("Intern", "St Brendan’s University Hospital, Galway", "9 July 2018 to 12 July 2019", ["Medicine, surgery and general practice"])}
<h2>Courses and certificates</h2><table><tr><th>Course<th>Provider<th>Date<th>Valid until</tr>${rows(["Advanced Cardiac Life Support (ACLS)", "Heartline Ireland", "Feb 2025", "Feb 2027"], ["Advanced Paediatric Life Support (APLS)", "Child Emergency Trust", "Oct 2023", "Oct 2027"], ["Advanced Trauma Life Support (ATLS)", "College of Surgeons", "May 2023", "May 2027"], ["Emergency Ultrasound Level 1", "Irish Sonography Group", "Nov 2022", "–"])}</table>
<h2>Procedural and clinical skills</h2><ul><li>Rapid sequence induction<li>Chest drain insertion<li>Point-of-care ultrasound<li>Procedural sedation<li>Fracture reduction<li>Regional nerve blocks</ul>
<h2>Audit and quality improvement</h2><ol><li>Time to antibiotics in sepsis: a loop closed twice. St Brendan’s University Hospital, 2024 to 2025. Median time from 96 to 41 minutes.<li>Fascia iliaca block before X-ray. Shannonside Regional Hospital, 2021. Now in the hospital’s guideline.</ol>
<h2>Publications</h2><ol><li>Ní Bhraonáin A, Lydon P, Desai K. Nerve blocks by junior doctors for fracture of the hip. <i>Western Journal of Emergency Care</i> 2022; 14: 201–7.<li>Desai K, Ní Bhraonáin A. A fishbone and two perforations. <i>Case Notes in Acute Medicine</i> 2020; 6: 33–4.</ol>
<h2>Presentations</h2><ul><li>“Sepsis at four in the morning”, National Emergency Medicine Meeting, Athlone, October 2024 (oral)<li>“Blocks before X-ray”, Trauma Forum, Belfast, March 2022 (poster; second prize)</ul>
<h2>Teaching</h2><p>Clinical Tutor (honorary), Corrib University School of Medicine, since 2023: bedside teaching of final year students on Wednesdays. Instructor in Advanced Cardiac Life Support since February 2025.
<h2>Management and committees</h2><p>Trainee representative, Emergency Training Committee, 2022 to 2024
<h2>Languages</h2><p>English and Irish (native), Spanish (conversational)
<h2>Interests</h2><p>Currach rowing, the fiddle, cold water.
<h2>Referees</h2><table class=n>${rows(["Dr Peadar Lydon", "Consultant in Emergency Medicine, St Brendan’s University Hospital, p.lydon@stbrendans.example"], ["Dr Kavita Desai", "Consultant in Emergency Medicine, Shannonside Regional Hospital, k.desai@shannonside.example"], ["Dr Rory Maguire", "Consultant Anaesthetist, Lee Valley General Hospital, r.maguire@leevalley.example"])}</table>`;

/** An Irish registrar's medical CV of several pages: ruled tables of qualifications and of courses with validity, present and previous appointments with whole days for dates, rotations, audits, publications, presentations, teaching, three referees. */
export const emergencyRegistrar: UnseenCv = {
  name: "long medical CV, appointments with whole days, courses with validity in a table",
  type: "pdf",
  write: print(css, body, {
    margin: "18mm",
    footer:
      "Curriculum vitae of Dr Aoife Ní Bhraonáin, page <span class=pageNumber></span> of <span class=totalPages></span>",
  }),
  says: {
    given: "Aoife",
    family: "Ní Bhraonáin",
    email: "aoife.nib@example.com",
    phone: "+353855550142",
    jobs: [
      [
        "Specialist Registrar in Emergency Medicine",
        "St Brendan’s University Hospital / St Brendan’s University Hospital, Galway",
        "2024-07",
        null,
      ],
      [
        "Registrar in Emergency Medicine",
        "Shannonside Regional Hospital / Shannonside Regional Hospital, Limerick",
        "2023-07",
        "2024-07",
      ],
      [
        "Registrar in Anaesthesia and Intensive Care",
        "Lee Valley General Hospital / Lee Valley General Hospital, Cork",
        "2022-07",
        "2023-07",
      ],
      [
        "Senior House Officer, Basic Specialist Training in Emergency Medicine / Senior House Officer",
        "Shannonside Regional Hospital / Shannonside Regional Hospital, Limerick",
        "2019-07",
        "2022-07",
      ],
      [
        "Intern",
        "St Brendan’s University Hospital / St Brendan’s University Hospital, Galway",
        "2018-07",
        "2019-07",
      ],
    ],
    studies: [
      ["Postgraduate Diploma in Clinical Teaching", "Corrib University", "2023-09"],
      [
        "Membership of the College of Emergency Medicine (MCEM) / Membership of the College of Emergency Medicine / MCEM",
        "College of Emergency Medicine",
        "2022-03",
      ],
      ["MB BCh BAO (Honours) / MB BCh BAO", "Corrib University School of Medicine", "2018-06"],
    ],
    skills: [
      "Rapid sequence induction",
      "Chest drain insertion",
      "Point-of-care ultrasound",
      "Procedural sedation",
      "Fracture reduction",
      "Regional nerve blocks",
    ],
    licences: [
      [
        "Irish Medical Council / Irish Medical Council (Trainee Specialist Division) / Medical registration / Medical registration, Irish Medical Council",
        "418826",
      ],
      [
        "AHPRA / AHPRA limited registration / Limited registration / AHPRA registration / Medical registration",
        "MED0002884170",
        "2027-01-31",
      ],
      ["Advanced Cardiac Life Support (ACLS) / Advanced Cardiac Life Support / ACLS", undefined, "2027-02"],
      [
        "Advanced Paediatric Life Support (APLS) / Advanced Paediatric Life Support / APLS",
        undefined,
        "2027-10",
      ],
      ["Advanced Trauma Life Support (ATLS) / Advanced Trauma Life Support / ATLS", undefined, "2027-05"],
      ["Emergency Ultrasound Level 1"],
    ],
    languages: ["English", "Irish", "Spanish"],
    besides: [
      "Clinical Tutor",
      "Corrib University School of Medicine",
      "Instructor in Advanced Cardiac Life Support",
      "Trainee representative",
      "Emergency Training Committee",
      "Time to antibiotics in sepsis",
      "Fascia iliaca block before X-ray",
    ],
  },
};
