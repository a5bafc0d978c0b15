import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A nurse of theatres with many short contracts: dates of six digits at the left, role and hospital by a comma, agency and length below, two pages with the name above the second. */
const write = () => {
  const sheet = new Sheet();
  const column = sheet.column(48, 500, 52);
  const heading = (text: string) => column.line(text.toUpperCase(), { bold: true, size: 11, above: 12 });
  const post = (dates: string, title: string, hospital: string, agency: string, text = "") => {
    column.line(dates, { size: 9.5, above: 6, at: [[118, `${title}, ${hospital}`]] });
    column.line(agency, { size: 9.5, indent: 118, italic: true });
    if (text) column.line(text, { size: 9.5, indent: 118 });
  };
  column.line("Bronwyn Elspeth Tarrant", { bold: true, size: 20 });
  column.line("Registered Nurse – Perioperative (scrub, scout, anaesthetics)", { size: 11 });
  column.line("Home base: Ulverstone TAS 7315    M 0428 771 960    E bron.tarrant@banjopost.example", {
    size: 9.5,
    above: 4,
  });
  heading("Profile");
  column.line(
    "Eleven years in operating theatres, the last three as an agency nurse from Burnie to Broome. I bring my own clogs and learn a preference card in an afternoon. Available for contracts from 1 February 2027, any state.",
    { size: 9.5 },
  );
  heading("Registration and checks");
  column.lines(
    [
      "AHPRA registration NMW0002117763, expires 31 May 2027",
      "Working with Vulnerable People (TAS) 5520918, expires 04/08/2028",
      "Advanced Life Support, valid to March 2027",
    ],
    { size: 9.5 },
  );
  heading("Agency contracts");
  post(
    "17/08/26 – present",
    "Scrub Nurse",
    "Saltwater Bay Hospital, Broome WA",
    "Wattle Agency Nurses – 12 weeks, extended",
    "General, orthopaedic and caesarean lists; on call every third night.",
  );
  post(
    "04/05/26 – 31/07/26",
    "Scrub/Scout Nurse",
    "Riverbend District Hospital, Mildura VIC",
    "Wattle Agency Nurses – 13 weeks",
    "Ophthalmology four days a week: 22 cataracts on a good day.",
  );
  post(
    "12/01/26 – 24/04/26",
    "Anaesthetic Nurse",
    "Copper Range Hospital, Mount Isa QLD",
    "Northline Healthcare Staffing – 15 weeks",
  );
  post(
    "08/09/25 – 19/12/25",
    "Scrub Nurse",
    "St Brannoc’s Private Hospital, Launceston TAS",
    "Northline Healthcare Staffing – 15 weeks",
    "Joint replacements with three surgeons; wrote the set list for the new hip system.",
  );
  post(
    "02/06/25 – 29/08/25",
    "Scrub/Scout Nurse",
    "Pelican Point Hospital, Port Lincoln SA",
    "Wattle Agency Nurses – 13 weeks",
  );
  post(
    "03/02/25 – 23/05/25",
    "Recovery Nurse",
    "Tablelands Base Hospital, Atherton QLD",
    "Northline Healthcare Staffing – 16 weeks",
  );
  post(
    "15/07/24 – 20/12/24",
    "Scrub Nurse",
    "Copper Range Hospital, Mount Isa QLD",
    "Wattle Agency Nurses – 23 weeks",
    "First contract away from home. Two fly-out theatre days a month in Doomadgee.",
  );
  heading("Permanent positions");
  post(
    "05/2019 – 06/2024",
    "Clinical Nurse, Theatre",
    "Bass Coast Regional Hospital, Burnie TAS",
    "Full time",
    "Portfolio of orthopaedics; preceptor of fourteen graduates; in charge after hours. Led the change to the surgical count in pairs, which ended lost swabs for nineteen months.",
  );
  post(
    "02/2016 – 04/2019",
    "Registered Nurse, Theatre",
    "Bass Coast Regional Hospital, Burnie TAS",
    "Full time",
    "Rotated through scrub, scout and recovery. Emergency lists at night.",
  );
  post(
    "02/2015 – 01/2016",
    "Graduate Nurse",
    "Bass Coast Regional Hospital, Burnie TAS",
    "Transition programme: surgical ward, theatre, emergency department",
  );
  heading("Education");
  column.line("2018", {
    size: 9.5,
    at: [[118, "Graduate Certificate in Perioperative Nursing, University of the Roaring Forties"]],
  });
  column.line("2014", { size: 9.5, at: [[118, "Bachelor of Nursing, University of the Roaring Forties"]] });
  heading("Skills");
  column.lines(
    [
      "• Orthopaedic scrub",
      "• Laparoscopic surgery",
      "• Airway assistance",
      "• Surgical count",
      "• Sterile reprocessing",
    ],
    { size: 9.5 },
  );
  heading("Referees");
  column.lines(
    [
      "Kaye Lindqvist, Nurse Unit Manager, Bass Coast Regional Hospital, 03 5550 0174",
      "Tom Abernethy, Agency Consultant, Wattle Agency Nurses, 1300 555 019",
    ],
    { size: 9.5 },
  );
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.turnTo(page);
    sheet.use({ size: 8 });
    if (page) sheet.doc.text("Bronwyn Tarrant RN", 48, 28, { lineBreak: false });
    sheet.doc.text(`${page + 1}/${count}`, 530, 815, { lineBreak: false });
  }
  return sheet.bytes();
};

const wattle = "Wattle Agency Nurses";
const northline = "Northline Healthcare Staffing";
const hospital = (name: string, place: string, agency?: string) =>
  [
    name,
    `${name}, ${place}`,
    ...(agency ? [agency, `${name} (${agency})`, `${name} (via ${agency})`] : []),
  ].join(" / ");
const bass = hospital("Bass Coast Regional Hospital", "Burnie");

export const theatreNurse: UnseenCv = {
  name: "short contracts with dates of six digits, agency below",
  type: "pdf",
  write,
  says: {
    given: "Bronwyn Elspeth / Bronwyn",
    family: "Tarrant",
    email: "bron.tarrant@banjopost.example",
    phone: "+61428771960",
    jobs: [
      ["Scrub Nurse", hospital("Saltwater Bay Hospital", "Broome", wattle), "2026-08", null],
      ["Scrub/Scout Nurse", hospital("Riverbend District Hospital", "Mildura", wattle), "2026-05", "2026-07"],
      ["Anaesthetic Nurse", hospital("Copper Range Hospital", "Mount Isa", northline), "2026-01", "2026-04"],
      [
        "Scrub Nurse",
        hospital("St Brannoc’s Private Hospital", "Launceston", northline),
        "2025-09",
        "2025-12",
      ],
      ["Scrub/Scout Nurse", hospital("Pelican Point Hospital", "Port Lincoln", wattle), "2025-06", "2025-08"],
      ["Recovery Nurse", hospital("Tablelands Base Hospital", "Atherton", northline), "2025-02", "2025-05"],
      ["Scrub Nurse", hospital("Copper Range Hospital", "Mount Isa", wattle), "2024-07", "2024-12"],
      ["Clinical Nurse, Theatre / Clinical Nurse", bass, "2019-05", "2024-06"],
      ["Registered Nurse, Theatre / Registered Nurse", bass, "2016-02", "2019-04"],
      ["Graduate Nurse", bass, "2015-02", "2016-01"],
    ],
    studies: [
      ["Graduate Certificate in Perioperative Nursing", "University of the Roaring Forties", "2018"],
      ["Bachelor of Nursing", "University of the Roaring Forties", "2014"],
    ],
    skills: [
      "Orthopaedic scrub",
      "Laparoscopic surgery",
      "Airway assistance",
      "Surgical count",
      "Sterile reprocessing",
    ],
    licences: [
      ["AHPRA registration / AHPRA", "NMW0002117763", "2027-05-31"],
      ["Working with Vulnerable People (TAS) / Working with Vulnerable People", "5520918", "2028-08-04"],
      ["Advanced Life Support", undefined, "2027-03"],
    ],
    besides: ["Registered Nurse – Perioperative"],
  },
};
