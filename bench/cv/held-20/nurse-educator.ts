import { Flow } from "../held-18/flow.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const cv = new Flow({ x: 64, width: 467, font: "Helvetica", size: 10.5, after: 4 }, 62);
  const bold = { font: "Helvetica-Bold" } as const;
  /** Goes to the next page where so much has no room. */
  const keep = (points: number) => cv.row([], points).gap(-points);
  const head = (words: string) => {
    keep(70);
    cv.gap(12);
    cv.paragraph(words.toUpperCase(), { ...bold, size: 11.5, after: 3 });
    cv.doc.moveTo(64, cv.y).lineTo(531, cv.y).lineWidth(0.8).stroke("#444444");
    cv.gap(7);
  };
  const pair = (label: string, value: string) =>
    cv.row(
      [
        [64, label, bold],
        [190, value],
      ],
      15,
    );
  const bullets = (...texts: readonly string[]) => {
    for (const text of texts) {
      keep(30);
      cv.row([[190, "•"]], 0);
      cv.paragraph(text, { x: 202, width: 329, after: 1 });
    }
  };
  const job = (at: string, title: string, when: string, duties: readonly string[], leaving?: string) => {
    keep(60);
    pair("Employer", at);
    pair("Position", title);
    pair("Period", when);
    if (duties.length > 0) {
      keep(30);
      cv.row([[64, "Duties", bold]], 0);
      bullets(...duties);
      cv.gap(3);
    }
    if (leaving) pair("Reason for leaving", leaving);
    cv.gap(9);
  };
  cv.paragraph("CURRICULUM VITAE", { ...bold, size: 12, align: "center", after: 4 });
  cv.paragraph("LINDIWE MTHEMBU", { ...bold, size: 18, align: "center", after: 2 });
  cv.paragraph("Registered Nurse and Nurse Educator", { align: "center", after: 2 });
  head("Personal details");
  pair("Surname", "Mthembu");
  pair("First name", "Lindiwe");
  pair("Address", "18 Wattlebird Street, Norman Gardens QLD 4701");
  pair("Cell", "+61 491 573 087");
  pair("E-mail", "lindiwe.mthembu@example.com");
  pair("Residence status", "Permanent resident of Australia");
  pair("Languages", "isiZulu (home language), English (fluent), Afrikaans (fair)");
  pair("Driver's licence", "Queensland, class C");
  head("Profile");
  cv.paragraph(
    "Nurse educator with eighteen years of nursing, of which ten were in a provincial hospital in KwaZulu-Natal and eight in Central Queensland. I teach at the bedside first and in the classroom second. My strengths are surgical nursing, deteriorating patients and the support of nurses who trained overseas.",
  );
  head("Registration");
  pair("AHPRA", "Registered Nurse (Division 1), NMW0002219304, valid to 31 May 2027");
  pair("SANC", "General nurse and midwife, 14482097");
  head("Qualifications");
  const study = (year: string, title: string, at: string) => {
    cv.row(
      [
        [64, year, bold],
        [190, title],
      ],
      14,
    );
    cv.row([[190, at, { font: "Helvetica-Oblique" }]], 17);
  };
  study("2024", "Master of Clinical Education", "Capricorn Coast University, Rockhampton");
  study("2020", "Certificate IV in Training and Assessment (TAE40116)", "Fitzroy Skills Centre");
  study("2014", "Postgraduate Diploma in Critical Care Nursing", "University of Port Natal, Durban");
  study("2007", "Bachelor of Nursing (B Cur)", "University of Port Natal, Durban");
  study("2003", "Matric (Senior Certificate) with exemption", "Inanda Hills Girls' High School");
  head("Employment history");
  job("Gumnut Valley Hospital, Rockhampton", "Nurse Educator, Surgical Division", "1 August 2022 – present", [
    "Plan and run the transition year of 26 graduate nurses",
    "Teach the recognition of the deteriorating patient in monthly simulation days",
    "Lead the program for internationally qualified nurses, with a retention of 93% after two years",
    "Audit of medication safety and wound care on four wards",
    "Member of the Nursing Policy Committee",
  ]);
  job(
    "Gumnut Valley Hospital, Rockhampton",
    "Clinical Nurse, Surgical Ward 3B",
    "14 January 2019 – 31 July 2022",
    [
      "In charge of a ward with 28 beds on late and night shifts",
      "Preceptor of students of two universities",
      "Infection control link nurse in the pandemic",
    ],
    "Promotion",
  );
  job(
    "Umkomaas Bay Provincial Hospital, Durban",
    "Professional Nurse, Intensive Care Unit",
    "March 2013 – November 2018",
    [
      "Care of ventilated adults in a unit with 12 beds",
      "Shift leader from 2015",
      "Organised the mock resuscitation on the first Friday of every month",
    ],
    "Emigration to Australia",
  );
  job(
    "Umkomaas Bay Provincial Hospital, Durban",
    "Professional Nurse, Surgical Ward",
    "January 2009 – February 2013",
    ["Pre- and post-operative care of trauma and burns patients", "Wound care and stoma care"],
    "Transfer to ICU",
  );
  job("Thuthuka Nursing Agency, Durban", "Agency Nurse (weekends)", "2010 – 2012", []);
  job("Ndwedwe District Clinic", "Community Service Nurse", "January 2008 – December 2008", [
    "Immunisation, antenatal visits and the HIV treatment round",
  ]);
  head("Skills");
  pair("Clinical", "Wound care, tracheostomy care, central lines, ECG interpretation");
  pair("Education", "Simulation, curriculum design, preceptorship, assessment");
  pair("Computer", "ieMR, Moodle, PowerPoint");
  head("Courses and certificates");
  bullets(
    "Advanced Life Support (ALS2), valid to 20 October 2029",
    "Blue Card (Working with Children) 2207718/4, expires 12 January 2028",
    "Speaking Up for Safety facilitator, 2023",
  );
  head("Presentations");
  bullets(
    "“From Durban to Rocky: what overseas nurses wish we knew”, Nurse Educators' Forum, Brisbane, May 2025",
    "“Five minutes at the bedside”, poster, Rural Nursing Congress, 2023",
  );
  head("Memberships and community");
  bullets(
    "Member of the Society of Nurse Educators, since 2022",
    "Choir leader, St Brigid's Parish, Rockhampton, 2019 – present",
  );
  head("Referees");
  cv.paragraph(
    "Mrs Kerrie Standish, Nursing Director Surgical, Gumnut Valley Hospital, 07 5550 1820, k.standish@gumnutvalley.example",
  );
  cv.paragraph("Dr Vusi Naidoo, ICU Consultant, Umkomaas Bay Provincial Hospital, v.naidoo@umkomaas.example");
  return cv.bytes();
};

const gumnut = "Gumnut Valley Hospital / Gumnut Valley Hospital, Rockhampton";
const umkomaas = "Umkomaas Bay Provincial Hospital / Umkomaas Bay Provincial Hospital, Durban";

/** A nurse educator's long CV in the South African manner: labels of personal details, each job as “Employer”, “Position”, “Period”, “Duties” and “Reason for leaving”. */
export const nurseEducator: UnseenCv = {
  name: "South African nurse educator's long CV: jobs by labels “Employer, Position, Period, Duties, Reason for leaving”",
  type: "pdf",
  write,
  says: {
    given: "Lindiwe",
    family: "Mthembu",
    email: "lindiwe.mthembu@example.com",
    phone: "+61491573087",
    jobs: [
      ["Nurse Educator, Surgical Division / Nurse Educator", gumnut, "2022-08", null],
      ["Clinical Nurse, Surgical Ward 3B / Clinical Nurse", gumnut, "2019-01", "2022-07"],
      ["Professional Nurse, Intensive Care Unit / Professional Nurse", umkomaas, "2013-03", "2018-11"],
      ["Professional Nurse, Surgical Ward / Professional Nurse", umkomaas, "2009-01", "2013-02"],
      [
        "Agency Nurse (weekends) / Agency Nurse",
        "Thuthuka Nursing Agency / Thuthuka Nursing Agency, Durban",
        "2010",
        "2012",
      ],
      ["Community Service Nurse", "Ndwedwe District Clinic", "2008-01", "2008-12"],
    ],
    studies: [
      [
        "Master of Clinical Education",
        "Capricorn Coast University / Capricorn Coast University, Rockhampton",
        "2024",
      ],
      [
        "Certificate IV in Training and Assessment (TAE40116) / Certificate IV in Training and Assessment",
        "Fitzroy Skills Centre",
        "2020",
      ],
      [
        "Postgraduate Diploma in Critical Care Nursing",
        "University of Port Natal / University of Port Natal, Durban",
        "2014",
      ],
      [
        "Bachelor of Nursing (B Cur) / Bachelor of Nursing",
        "University of Port Natal / University of Port Natal, Durban",
        "2007",
      ],
      [
        "Matric (Senior Certificate) with exemption / Matric (Senior Certificate) / Matric / Senior Certificate",
        "Inanda Hills Girls' High School",
        "2003",
      ],
    ],
    skills: [
      "Wound care",
      "Tracheostomy care",
      "Central lines",
      "ECG interpretation",
      "Simulation",
      "Curriculum design",
      "Preceptorship",
      "Assessment",
      "ieMR",
      "Moodle",
      "PowerPoint",
    ],
    licences: [
      [
        "AHPRA Registered Nurse (Division 1) / AHPRA Registered Nurse / Registered Nurse (Division 1) / Registered Nurse / AHPRA registration / AHPRA",
        "NMW0002219304",
        "2027-05-31",
      ],
      [
        "SANC / SANC General nurse and midwife / General nurse and midwife / South African Nursing Council",
        "14482097",
      ],
      [
        "Advanced Life Support (ALS2) / Advanced Life Support / ALS2 / Advanced Life Support ALS2",
        undefined,
        "2029-10-20",
      ],
      ["Blue Card (Working with Children) / Blue Card / Working with Children", "2207718/4", "2028-01-12"],
    ],
    drives: ["C"],
    languages: ["isiZulu / Zulu", "English", "Afrikaans"],
    besides: [
      "Driver's licence",
      "Speaking Up for Safety",
      "Society of Nurse Educators",
      "Choir leader",
      "St Brigid's Parish",
      "Nurse Educators' Forum",
      "Rural Nursing Congress",
    ],
  },
};
