import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.4 "DejaVu Serif",serif;color:#000}h1{font-size:15pt;margin:0;text-align:center;letter-spacing:.5px}.c{text-align:center;margin:0}h2{font-size:10.5pt;background:#d9e2f3;margin:5mm 0 2mm;padding:1mm 2mm}table{width:100%;border-collapse:collapse;font-size:9pt}td,th{border:1px solid #777;padding:1mm 2mm;text-align:left}.n td{border:0;padding:0 2mm .5mm 0}ul{margin:1mm 0 3mm;padding-left:6mm}p{margin:0 0 2mm}.k{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm}.j{break-inside:avoid}.j p{margin:0}`;

const job = (title: string, employer: string, dates: string, facts: string, tasks: readonly string[]) =>
  `<div class=j><p><b>${title}</b><p><b>${employer}</b><p><i>${dates}</i><p>${facts}<p><u>Duties and responsibilities:</u></div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`;

const body = `<h1>MARIA CORAZON D. VILLAFUERTE, RN</h1><p class=c>Unit 4/27 Chalmers Street, Belmore NSW 2192<p class=c>Mobile: +61 491 570 156 (also WhatsApp/Viber)<p class=c>Email: mc.villafuerte.rn@mailpost.example
<h2>CAREER OBJECTIVE</h2><p>To obtain a position as a Registered Nurse in a renal service where thirteen years of bedside practice in three countries can be of use, and where I can continue to grow professionally while providing safe, compassionate and culturally sensitive care.
<h2>PROFESSIONAL LICENSURE AND REGISTRATION</h2><table><tr><th>Licence / Registration<th>Number<th>Valid until</tr>
${row(["AHPRA – Registered Nurse (Division 1)", "NMW0002904417", "31 May 2027"])}
${row(["Professional Regulation Commission (PRC), Philippines – Nurse", "0778123", "14 February 2028"])}
${row(["Saudi Commission for Health Specialties – Nursing Specialist", "15RN0042216", "March 2021"])}
${row(["NSW Working with Children Check", "WWC2290417E", "19 August 2029"])}
${row(["NDIS Worker Screening Check", "11840265", "2 March 2029"])}
</table>
<h2>TRAININGS AND CERTIFICATES</h2><ul><li>Advanced Life Support (ALS) – Harbour Resus Training, valid until 11 June 2027<li>Basic Life Support (BLS) – Harbour Resus Training, valid until 11 June 2027<li>IV Therapy Certification – Iloilo Nurse Administrators Guild, 2013<li>Aseptic Non Touch Technique (ANTT) – 2024</ul>
<h2>WORK EXPERIENCE</h2>
${job("REGISTERED NURSE – Haemodialysis", "Campsie Renal Clinic, Campsie NSW", "Mar ’22 – now", "Number of chairs: 16 &nbsp;&nbsp; Patients per shift: 4 to 5", ["Prepares, starts, monitors and ends haemodialysis treatments, including buttonhole and rope-ladder cannulation of fistulas and grafts", "Cares for tunnelled and non-tunnelled central lines with aseptic non touch technique", "Acts as shift coordinator two days a week and as preceptor to new graduates", "Reviews monthly blood results with the nephrologist and updates care plans in the electronic record"])}
${job("ASSISTANT IN NURSING (while registration was being processed)", "Wattle Grove Lodge, Bankstown NSW", "Oct ’20 – Feb ’22", "Number of beds: 84", ["Assisted residents with showering, meals, mobility and continence care", "Observed and reported changes in skin, appetite and behaviour to the RN in charge"])}
${job("STAFF NURSE II – Dialysis Unit", "Al Noor Crescent Hospital, Dammam, Kingdom of Saudi Arabia", "June ’16 – Sept ’20", "Bed capacity: 300 &nbsp;&nbsp; Machines handled: Fresenius 4008S and 5008, Gambro AK 200", ["Dialysed acute and chronic patients, including in intensive care, on call every sixth night", "Took part in two accreditation surveys as infection control link nurse"])}
${job("STAFF NURSE I – Medical Ward", "Dr. Amparo Reyes Memorial Medical Center, Iloilo City, Philippines", "Aug ’13 – May ’16", "Bed capacity: 150 &nbsp;&nbsp; Nurse to patient ratio: 1:18", ["Gave total nursing care to patients with pneumonia, dengue fever, stroke and diabetes", "Administered medications, transfusions and IV fluids as ordered"])}
<h2>EDUCATIONAL BACKGROUND</h2><table class=n>
${row(["Tertiary:", "<b>Bachelor of Science in Nursing</b><br>West Panay Colleges, Iloilo City<br>June 2008 – April 2012"])}
${row(["Secondary:", "Barotac Bayside National High School<br>2004 – 2008"])}
${row(["Primary:", "Tabucan Elementary School<br>1998 – 2004"])}</table>
<h2>CORE COMPETENCIES</h2><div class=k><ul><li>Haemodialysis<li>Fistula cannulation<li>Peritoneal dialysis</ul><ul><li>Medication administration<li>Wound care<li>Infection control</ul></div>
<h2>PERSONAL DATA</h2><table class=n>${[
  ["Date of Birth", ": 3 September 1991"],
  ["Civil Status", ": Married"],
  ["Citizenship", ": Filipino (Australian permanent resident)"],
  ["Religion", ": Roman Catholic"],
  ["Height / Weight", ": 157 cm / 54 kg"],
  ["Languages Spoken", ": English, Tagalog, Hiligaynon, basic Arabic"],
]
  .map(row)
  .join("")}</table>
<h2>CHARACTER REFERENCES</h2><table class=n>${row(["<b>Ms. Deborah Quill</b><br>Nurse Unit Manager<br>Campsie Renal Clinic<br>(02) 5550 0119", "<b>Dr. Rashid Al-Harbi</b><br>Consultant Nephrologist<br>Al Noor Crescent Hospital<br>r.alharbi@alnoor.example", "<b>Sr. Perla Magbanua, RN, MAN</b><br>Dean, College of Nursing<br>West Panay Colleges"])}</table>
<p style="margin-top:4mm">I hereby certify that the above information is true and correct to the best of my knowledge.<p style="margin-top:6mm"><b>Maria Corazon D. Villafuerte</b>`;

/** A Filipino nurse in Sydney: name in capitals with the initial of a maiden name and letters behind it, registrations in a ruled table, months with years of two digits, facts on beds before the duties, education by level, personal data, and page numbers below. */
export const registeredNurse: UnseenCv = {
  name: "registrations in a ruled table, education by level, personal data",
  type: "pdf",
  write: print(css, body, {
    margin: "15mm",
    footer: `<div style="text-align:right">Page <span class=pageNumber></span> of <span class=totalPages></span></div>`,
  }),
  says: {
    given: "Maria Corazon / Maria Corazon D.",
    family: "Villafuerte",
    email: "mc.villafuerte.rn@mailpost.example",
    phone: "+61491570156",
    jobs: [
      [
        "Registered Nurse – Haemodialysis / Registered Nurse",
        "Campsie Renal Clinic / Campsie Renal Clinic, Campsie",
        "2022-03",
        null,
      ],
      ["Assistant in Nursing", "Wattle Grove Lodge / Wattle Grove Lodge, Bankstown", "2020-10", "2022-02"],
      [
        "Staff Nurse II – Dialysis Unit / Staff Nurse II",
        "Al Noor Crescent Hospital / Al Noor Crescent Hospital, Dammam",
        "2016-06",
        "2020-09",
      ],
      [
        "Staff Nurse I – Medical Ward / Staff Nurse I",
        "Dr. Amparo Reyes Memorial Medical Center / Dr. Amparo Reyes Memorial Medical Center, Iloilo City",
        "2013-08",
        "2016-05",
      ],
    ],
    studies: [
      ["Bachelor of Science in Nursing", "West Panay Colleges / West Panay Colleges, Iloilo City", "2012-04"],
    ],
    skills: [
      "Haemodialysis",
      "Fistula cannulation",
      "Peritoneal dialysis",
      "Medication administration",
      "Wound care",
      "Infection control",
    ],
    licences: [
      [
        "AHPRA – Registered Nurse (Division 1) / AHPRA / AHPRA – Registered Nurse / Registered Nurse (Division 1) / Registered Nurse",
        "NMW0002904417",
        "2027-05-31",
      ],
      [
        "Professional Regulation Commission (PRC), Philippines – Nurse / Professional Regulation Commission (PRC) / Professional Regulation Commission / Professional Regulation Commission – Nurse / Professional Regulation Commission (PRC) – Nurse / Nurse",
        "0778123",
        "2028-02-14",
      ],
      [
        "Saudi Commission for Health Specialties – Nursing Specialist / Saudi Commission for Health Specialties / Nursing Specialist",
        "15RN0042216",
        "2021-03",
      ],
      ["NSW Working with Children Check / Working with Children Check", "WWC2290417E", "2029-08-19"],
      ["NDIS Worker Screening Check", "11840265", "2029-03-02"],
      ["Advanced Life Support (ALS) / Advanced Life Support", undefined, "2027-06-11"],
      ["Basic Life Support (BLS) / Basic Life Support", undefined, "2027-06-11"],
      ["IV Therapy Certification / IV Therapy"],
      ["Aseptic Non Touch Technique (ANTT) / Aseptic Non Touch Technique"],
    ],
    languages: ["English", "Tagalog", "Hiligaynon / Hiligaynon (Ilonggo)", "Arabic"],
    besides: ["Barotac Bayside National High School", "Tabucan Elementary School", "Registered Nurse"],
  },
};
