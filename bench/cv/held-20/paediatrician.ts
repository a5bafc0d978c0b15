import { Flow } from "../held-18/flow.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const cv = new Flow({ x: 56, width: 483, font: "Times-Roman", size: 11, after: 3 }, 58);
  const bold = { font: "Times-Bold" } as const;
  /** Goes to the next page where so much has no room. */
  const keep = (points: number) => cv.row([], points).gap(-points);
  const head = (words: string) => {
    keep(60);
    cv.gap(9);
    cv.paragraph(words, { ...bold, size: 12.5, colour: "#003366", after: 4 });
  };
  const dated = (when: string, what: string, ...below: readonly string[]) => {
    keep(45);
    cv.row([[56, when]], 0);
    cv.paragraph(what, {
      ...(below.length > 0 && bold),
      x: 170,
      width: 369,
      after: below.length > 0 ? 0 : 3,
    });
    for (const [nth, line] of below.entries())
      cv.paragraph(line, { x: 170, width: 369, after: nth === below.length - 1 ? 5 : 0 });
  };
  cv.paragraph("Dr Ifeoma Nwachukwu-Bell", { ...bold, size: 20, colour: "#003366", after: 1 });
  cv.paragraph("MBBS, MRCPCH, FRACP", { after: 1 });
  cv.paragraph("General Paediatrician", { after: 5 });
  cv.paragraph("PO Box 411, Mildura VIC 3502", { after: 1 });
  cv.paragraph("Telephone: 0491 574 632", { after: 1 });
  cv.paragraph("Email: i.nwachukwu-bell@example.com", { after: 1 });
  head("Registration and clearances");
  dated("AHPRA", "Specialist registration (Paediatrics), MED0002218834, to 30 September 2027");
  dated("Victoria", "Working with Children Check 30118842, to 2 April 2030");
  dated("APLS", "Advanced Paediatric Life Support, instructor, to June 2029");
  dated("Driving", "Full Victorian driver licence");
  head("Qualifications");
  dated("2022", "Fellowship of the College of Physicians (FRACP)", "Division of Paediatrics, Sydney");
  dated("2016", "Membership of the College of Paediatrics and Child Health (MRCPCH)", "London");
  dated("2015", "Diploma in Child Health", "University of Charnwood, Leicester");
  dated("2011", "Bachelor of Medicine and Bachelor of Surgery (MBBS)", "Enugu River University, Nigeria");
  head("Present appointments");
  dated(
    "Feb 2022 – present",
    "Staff Specialist Paediatrician (0.8 FTE)",
    "Sunraysia Base Hospital, Mildura",
    "Ward, nursery and outreach clinics in Robinvale and Wentworth; supervisor of two registrars",
  );
  dated("Mar 2023 – present", "Clinical Lecturer (honorary)", "University of the Murray, Mildura");
  head("Previous appointments");
  dated(
    "Feb 2020 – Jan 2022",
    "Fellow in General Paediatrics",
    "Queen Adelaide Children's Hospital, Adelaide",
  );
  dated(
    "Feb 2017 – Jan 2020",
    "Paediatric Registrar",
    "Queen Adelaide Children's Hospital, Adelaide",
    "Rotations in neonatology, emergency and respiratory medicine",
  );
  dated("Aug 2014 – Dec 2016", "Senior House Officer, Paediatrics", "St Wilfrid's Hospital, Leicester, UK");
  dated("Aug 2013 – Aug 2014", "Locum Senior House Officer", "Various hospitals, East Midlands, UK");
  dated("2012 – 2013", "House Officer", "Enugu River Teaching Hospital, Nigeria");
  head("Clinical skills");
  cv.paragraph(
    "Neonatal resuscitation, lumbar puncture, umbilical lines, intubation, spirometry, developmental assessment, point-of-care ultrasound",
  );
  head("Research and quality improvement");
  dated("2025", "Asthma action plans in three languages: readmissions fell from 14% to 9%");
  dated("2021", "Audit of antibiotics in febrile infants (Queen Adelaide, n = 412)");
  head("Publications");
  const paper = (words: string) => cv.paragraph(words, { x: 70, width: 469, after: 3 });
  paper(
    "1. Nwachukwu-Bell I, Tran H, Costello P. Asthma plans that families can read. Journal of Rural Child Health 2026; 14: 88–95.",
  );
  paper(
    "2. Costello P, Nwachukwu-Bell I. Fever under three months: what we still do not know. Southern Paediatric Review 2022; 40: 210–219.",
  );
  paper(
    "3. Nwachukwu I, Okeke B. Sickle cell crisis in a district hospital. Annals of Tropical Practice 2014; 6: 31–36.",
  );
  head("Presentations");
  dated("August 2025", "“Wheeze on the river”, Rural Doctors' Congress, Albury");
  dated("May 2021", "“Fever without focus”, poster, Child Health Week, Hobart");
  head("Teaching");
  dated("2023 – present", "Weekly bedside tutorial, fourth year medical students");
  dated("2018 – 2021", "Simulation faculty, Queen Adelaide Children's Hospital");
  head("Committees and memberships");
  dated("2024 – present", "Chair, Child Safety Committee, Sunraysia Base Hospital");
  dated("2022 – present", "Member, Rural Paediatricians' Network");
  head("Prizes");
  dated("2022", "Registrar Research Prize, Queen Adelaide Children's Hospital");
  dated("2011", "Dean's Prize in Paediatrics, Enugu River University");
  head("Languages");
  cv.paragraph("English, Igbo (native), French (conversational)");
  head("Interests");
  cv.paragraph("Gospel choir, kayaking, jollof competitions.");
  head("Referees");
  cv.paragraph(
    "Dr Patrick Costello, Head of Paediatrics, Sunraysia Base Hospital, p.costello@sunraysia.example",
  );
  cv.paragraph("Associate Professor Hanh Tran, Queen Adelaide Children's Hospital, 08 5550 4410");
  return cv.bytes();
};

const queenAdelaide = "Queen Adelaide Children's Hospital / Queen Adelaide Children's Hospital, Adelaide";

/** A paediatrician's CV: letters after the name, registration before qualifications, years at the left with position in bold and hospital below, research, numbered papers, talks, committees. */
export const paediatrician: UnseenCv = {
  name: "paediatrician's CV: letters after the name, months at the left, position in bold above hospital, papers, talks, committees",
  type: "pdf",
  write,
  says: {
    given: "Ifeoma",
    family: "Nwachukwu-Bell",
    email: "i.nwachukwu-bell@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "Staff Specialist Paediatrician (0.8 FTE) / Staff Specialist Paediatrician",
        "Sunraysia Base Hospital / Sunraysia Base Hospital, Mildura",
        "2022-02",
        null,
      ],
      [
        "Clinical Lecturer (honorary) / Clinical Lecturer",
        "University of the Murray / University of the Murray, Mildura",
        "2023-03",
        null,
      ],
      ["Fellow in General Paediatrics", queenAdelaide, "2020-02", "2022-01"],
      ["Paediatric Registrar", queenAdelaide, "2017-02", "2020-01"],
      [
        "Senior House Officer, Paediatrics / Senior House Officer",
        "St Wilfrid's Hospital / St Wilfrid's Hospital, Leicester / St Wilfrid's Hospital, Leicester, UK",
        "2014-08",
        "2016-12",
      ],
      [
        "Locum Senior House Officer",
        "Various hospitals / Various hospitals, East Midlands / Various hospitals, East Midlands, UK",
        "2013-08",
        "2014-08",
      ],
      [
        "House Officer",
        "Enugu River Teaching Hospital / Enugu River Teaching Hospital, Nigeria",
        "2012",
        "2013",
      ],
    ],
    studies: [
      [
        "Fellowship of the College of Physicians (FRACP) / Fellowship of the College of Physicians / FRACP",
        "Division of Paediatrics / Division of Paediatrics, Sydney / College of Physicians",
        "2022",
      ],
      [
        "Membership of the College of Paediatrics and Child Health (MRCPCH) / Membership of the College of Paediatrics and Child Health / MRCPCH",
        "",
        "2016",
      ],
      ["Diploma in Child Health", "University of Charnwood / University of Charnwood, Leicester", "2015"],
      [
        "Bachelor of Medicine and Bachelor of Surgery (MBBS) / Bachelor of Medicine and Bachelor of Surgery / MBBS",
        "Enugu River University / Enugu River University, Nigeria",
        "2011",
      ],
    ],
    skills: [
      "Neonatal resuscitation",
      "Lumbar puncture",
      "Umbilical lines",
      "Intubation",
      "Spirometry",
      "Developmental assessment",
      "Point-of-care ultrasound",
    ],
    licences: [
      [
        "AHPRA Specialist registration (Paediatrics) / Specialist registration (Paediatrics) / AHPRA Specialist registration / Specialist registration / AHPRA registration / AHPRA",
        "MED0002218834",
        "2027-09-30",
      ],
      [
        "Working with Children Check / Working with Children Check Victoria / Working with Children Check (Victoria) / Victoria Working with Children Check",
        "30118842",
        "2030-04-02",
      ],
      [
        "Advanced Paediatric Life Support / APLS / APLS Advanced Paediatric Life Support / Advanced Paediatric Life Support, instructor / Advanced Paediatric Life Support (APLS)",
        undefined,
        "2029-06",
      ],
    ],
    languages: ["English", "Igbo", "French"],
    besides: [
      "C",
      "Driver licence",
      "Full Victorian driver licence",
      "Asthma action plans",
      "Audit of antibiotics",
      "Weekly bedside tutorial",
      "Simulation faculty",
      "Chair",
      "Child Safety Committee",
      "Rural Paediatricians' Network",
      "Registrar Research Prize",
      "Dean's Prize",
      "Wheeze on the river",
      "Fever without focus",
    ],
  },
};
