import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A registered nurse from Zimbabwe: "since" and "until", registration with number and expiry, immunisation, courses by year, professional memberships. */
const write = () => {
  const sheet = new Sheet();
  const column = sheet.column(56, 484, 50);
  const heading = (text: string) =>
    column.line(text, { bold: true, size: 11.5, above: 12 }).line("", { size: 3 });
  const job = (dates: string, title: string, employer: string, tasks: readonly string[]) => {
    column.line(`${title} – ${employer}`, { bold: true, size: 10, above: 5 });
    column.line(dates, { italic: true, size: 9.5 });
    column.lines(
      tasks.map((task) => `–  ${task}`),
      { size: 9.5, indent: 8 },
    );
  };
  column.line("TARIRO MUSHANGWE", { bold: true, size: 16 });
  column.line("Registered Nurse, RN BN (Hons)", { size: 10.5 });
  column.line("M: 0421 606 338    H: 08 8555 0173    E: tariro.mushangwe@gumleaf.example", { size: 9.5 });
  column.line("17/204 Melbourne Street, North Adelaide SA 5006", { size: 9.5 });
  heading("Registration");
  column.line("AHPRA registration number NMW0001884420, expires 31 May 2027, no conditions", { size: 9.5 });
  column.line("SA Working with Children Check, no. 4471902, expires 08/2030", { size: 9.5 });
  column.line("NDIS Worker Check (DHS SA), no. N-559018, expires 08/2030", { size: 9.5 });
  heading("Clinical Experience");
  job("since May 2022", "Clinical Nurse, Acute Medical Unit", "Calvary Hills Private Hospital", [
    "Shift coordinator of 32 beds; deteriorating patients and MET calls",
    "Preceptor of graduate nurses since 2023",
    "Member of the falls committee, 2024 to 2025: falls down by a third",
  ]);
  job("February 2019 until April 2022", "Registered Nurse, Orthopaedics", "Port Augusta Regional Hospital", [
    "Post-operative care; PICC lines; discharge to remote communities",
  ]);
  job("8/2015 – 12/2018", "Registered General Nurse", "Parirenyatwa Group of Hospitals, Harare", [
    "Casualty and men’s surgical ward",
    "Night superintendent, relief",
  ]);
  heading("Tertiary Education");
  column.line("Bachelor of Nursing (Honours), University of South Australia, 2021", { size: 9.5 });
  column.line("Diploma in General Nursing, Parirenyatwa School of Nursing, 2015", { size: 9.5 });
  heading("Courses");
  for (const [year, name] of [
    ["2026", "Advanced Life Support, ALS2"],
    ["2025", "Basic Life Support"],
    ["2024", "Aseptic Technique"],
  ] as const)
    column.line(year, { size: 9.5, at: [[50, name]] });
  heading("Clinical Skills");
  column.line(
    "IV cannulation  |  Tracheostomy care  |  Wound vac dressings  |  Sunrise EMR  |  Blood transfusion  |  Telemetry",
    { size: 9.5 },
  );
  heading("Languages");
  column.line("English, Shona, Ndebele", { size: 9.5 });
  heading("Memberships");
  column.line("Australian Nursing and Midwifery Federation", { size: 9.5 });
  heading("Immunisation");
  column.line("Category A complete; influenza 2026", { size: 9.5 });
  heading("Referees");
  column.line("Siobhan Carrick, Nurse Unit Manager, Calvary Hills Private Hospital, 08 8555 0199", {
    size: 9.5,
  });
  return sheet.bytes();
};

export const registeredNurse: UnseenCv = {
  name: "nurse with registrations in lines",
  type: "pdf",
  write,
  says: {
    given: "Tariro",
    family: "Mushangwe",
    email: "tariro.mushangwe@gumleaf.example",
    phone: "+61421606338",
    jobs: [
      [
        "Clinical Nurse, Acute Medical Unit / Clinical Nurse",
        "Calvary Hills Private Hospital / Acute Medical Unit, Calvary Hills Private Hospital",
        "2022-05",
        null,
      ],
      [
        "Registered Nurse, Orthopaedics / Registered Nurse",
        "Port Augusta Regional Hospital / Orthopaedics, Port Augusta Regional Hospital",
        "2019-02",
        "2022-04",
      ],
      [
        "Registered General Nurse",
        "Parirenyatwa Group of Hospitals / Parirenyatwa Group of Hospitals, Harare",
        "2015-08",
        "2018-12",
      ],
    ],
    studies: [
      ["Bachelor of Nursing (Honours) / Bachelor of Nursing", "University of South Australia", "2021"],
      ["Diploma in General Nursing", "Parirenyatwa School of Nursing", "2015"],
    ],
    skills: [
      "IV cannulation",
      "Tracheostomy care",
      "Wound vac dressings",
      "Sunrise EMR",
      "Blood transfusion",
      "Telemetry",
    ],
    licences: [
      ["AHPRA registration / AHPRA", "NMW0001884420"],
      [
        "SA Working with Children Check / Working with Children Check / Working with Children Check SA",
        "4471902",
      ],
      ["NDIS Worker Check (DHS SA) / NDIS Worker Check / NDIS Worker Screening Check", "N-559018"],
    ],
    languages: ["English", "Shona", "Ndebele / North Ndebele"],
    besides: [
      "Advanced Life Support",
      "Basic Life Support",
      "Aseptic Technique",
      "Australian Nursing and Midwifery Federation",
      "Category A complete",
      "influenza 2026",
    ],
  },
};
