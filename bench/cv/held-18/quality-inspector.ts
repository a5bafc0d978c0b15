import type { UnseenCv } from "../unseen/known.ts";

/** What rich text escapes, and signs outside ASCII by their number. */
const escaped = (words: string): string =>
  words
    .replace(/[\\{}]/g, "\\$&")
    .replaceAll("\t", "\\tab ")
    .replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0)}\\'3f`);
const runs = (words: string): string =>
  words
    .split("**")
    .map((run, at) => (at % 2 ? `{\\b ${escaped(run)}}` : escaped(run)))
    .join("");

const line = (words = "", look = "") =>
  `\\pard\\plain\\f0\\fs22\\tx2700\\tx2950\\sa40${look} ${runs(words)}\\par`;
const head = (words: string) =>
  `\\pard\\plain\\f0\\fs22\\sb160\\sa80\\cbpat2\\brdrb\\brdrs\\brdrw10 {\\b\\ul ${escaped(words)}}\\par`;
const point = (words: string) =>
  `\\pard\\plain\\f0\\fs22{\\listtext\\f1\\'a7\\tab}\\fi-360\\li720\\sa20 ${runs(words)}\\par`;
const label = (name: string, value: string) => line(`${name}\t:\t**${value}**`);
/** A table with lines whose columns end at these distances. */
const table = (ends: readonly number[], rows: readonly (readonly string[])[]): string => {
  const side = ["t", "l", "b", "r"].map((one) => `\\clbrdr${one}\\brdrs\\brdrw10`).join("");
  return rows
    .map(
      (cells) =>
        `\\trowd\\trgaph108\\trleft0${ends.map((end) => `${side}\\cellx${end}`).join("")}\r\n${cells
          .map((cell) => `\\pard\\plain\\f0\\fs20\\intbl ${runs(cell)}\\cell`)
          .join("")}\\row`,
    )
    .join("\r\n");
};

const lines = [
  "\\pard\\plain\\f0\\fs28\\qc{\\b\\ul CURRICULUM VITAE}\\par",
  line("**HARPREET KUMAR BHOGAL**", "\\sb120"),
  line("House No. 27, Sant Nagar, Rajpura, Punjab. At present: 3/18 Grevillea Court, Craigieburn VIC 3064"),
  line("Mobile: +61-491-579-455 (Australia), +91-98555-01432 (India)"),
  line("E-mail Id: harpreetk.bhogal@example.com"),
  head("CAREER OBJECTIVE:"),
  line(
    "To work in a growth oriented organisation where I can prove my abilities in quality control and contribute to zero defect manufacturing.",
  ),
  head("ACADEMIC & TECHNICAL QUALIFICATION:"),
  table(
    [700, 4300, 7600, 8600, 9600],
    [
      ["**S.No.**", "**Course**", "**Institute / Board**", "**Year**", "**% age**"],
      ["1.", "Diploma in Mechanical Engineering", "Govt. Polytechnic College, Rajpura", "2014", "71.2"],
      ["2.", "10+2 (Non-Medical)", "Punjab Board of Schooling", "2011", "64.8"],
      ["3.", "Matriculation", "Punjab Board of Schooling", "2009", "69.0"],
      ["4.", "NDT Level II (UT, MT, PT)", "Patiala Welding Institute", "2017", "Grade A"],
    ],
  ),
  head("WORK EXPERIENCE (total 12 years):"),
  label("1. Organisation", "Northern Rail Castings Pty Ltd, Broadmeadows"),
  label("Designation", "Quality Inspector"),
  label("Duration", "14-Aug-2023 to till date"),
  line("Job Profile:-"),
  point("Incoming, in-process and final inspection of couplers, bogie frames and brake beams"),
  point("Internal auditor for ISO 9001, three audits in a year"),
  point("Quality engineer's duties in his leave, June 2025"),
  label("2. Organisation", "M/s Shakti Auto Forgings (P) Ltd, Ludhiana"),
  label("Designation", "Sr. Quality Inspector"),
  label("Duration", "01-Apr-2018 to 31-May-2023"),
  line("Job Profile:-"),
  point("Handled team of 14 inspectors in three shifts; customer PPM from 410 to 65"),
  point("PPAP files for tractor and truck parts, kaizen of the month in Nov-2019"),
  label("3. Organisation", "M/s Guru Precision Tools, Mohali"),
  label("Designation", "Quality Inspector"),
  label("Duration", "07-Jul-2015 to 28-Mar-2018"),
  label("4. Organisation", "M/s Guru Precision Tools, Mohali"),
  label("Designation", "Diploma Apprentice Trainee"),
  label("Duration", "Jul-2014 to Jul-2015"),
  head("KNOWLEDGE OF INSTRUMENTS & METHODS:"),
  point("CMM (Zeiss Calypso)"),
  point("Vernier calipers"),
  point("Bore gauges"),
  point("Hardness testing"),
  point("7 QC tools"),
  point("GD&T"),
  point("SAP QM"),
  head("LICENCES:"),
  line("Victorian driver licence **C**, No. 089 556 321, valid upto 19-Feb-2030"),
  line("Forklift licence (LF) VHRW-774120, valid upto 02-Dec-2028"),
  head("PERSONAL PROFILE:"),
  label("Father's Name", "Sh. Balwinder Singh Bhogal"),
  label("Date of Birth", "23-Sep-1993"),
  label("Marital Status", "Married, one daughter"),
  label("Visa Status", "Permanent Resident (subclass 190)"),
  label("Passport No.", "Z5501877"),
  label("Languages Known", "Punjabi, Hindi, English"),
  label("Hobbies", "Kabaddi, tractor restoration"),
  label("Strengths", "Hard working, punctual, positive attitude"),
  head("DECLARATION:"),
  line(
    "I hereby declare that the above written particulars are true to the best of my knowledge and belief.",
  ),
  line("Date: 22-Nov-2026"),
  line("Place: Melbourne\t\t\t(HARPREET KUMAR BHOGAL)"),
];

const file = `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang16393{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fnil\\fcharset2 Wingdings;}}{\\colortbl;\\red0\\green0\\blue0;\\red217\\green217\\blue217;}{\\info{\\title CURRICULUM VITAE}{\\author Cyber Cafe 3}}\r\n\\paperw11907\\paperh16840\\margl1134\\margr1134\\margt900\\margb900{\\footer\\pard\\qr\\fs16 {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}\\par}\r\n${lines.join("\r\n")}\r\n}`;

/** An inspector's biodata as rich text: marks in a table, numbered organisations with labels and colons, days with hyphens “to till date”, father's name, two phones, declaration with place and signature. */
export const qualityInspector: UnseenCv = {
  name: "Indian inspector's biodata as rich text: marks table, “1. Organisation :”, “to till date”, declaration, two phones",
  type: "rtf",
  write: () => Promise.resolve(new TextEncoder().encode(file)),
  says: {
    given: "Harpreet Kumar / Harpreet",
    family: "Bhogal",
    email: "harpreetk.bhogal@example.com",
    phone: "+61491579455",
    jobs: [
      [
        "Quality Inspector",
        "Northern Rail Castings Pty Ltd / Northern Rail Castings / Northern Rail Castings Pty Ltd, Broadmeadows",
        "2023-08",
        null,
      ],
      [
        "Sr. Quality Inspector / Senior Quality Inspector",
        "M/s Shakti Auto Forgings (P) Ltd / Shakti Auto Forgings (P) Ltd / Shakti Auto Forgings / M/s Shakti Auto Forgings (P) Ltd, Ludhiana",
        "2018-04",
        "2023-05",
      ],
      [
        "Quality Inspector",
        "M/s Guru Precision Tools / Guru Precision Tools / M/s Guru Precision Tools, Mohali",
        "2015-07",
        "2018-03",
      ],
      [
        "Diploma Apprentice Trainee",
        "M/s Guru Precision Tools / Guru Precision Tools / M/s Guru Precision Tools, Mohali",
        "2014-07",
        "2015-07",
      ],
    ],
    studies: [
      [
        "Diploma in Mechanical Engineering",
        "Govt. Polytechnic College, Rajpura / Govt. Polytechnic College",
        "2014",
      ],
      ["10+2 (Non-Medical) / 10+2", "Punjab Board of Schooling", "2011"],
      ["Matriculation", "Punjab Board of Schooling", "2009"],
      ["NDT Level II (UT, MT, PT) / NDT Level II", "Patiala Welding Institute", "2017"],
    ],
    skills: [
      "CMM (Zeiss Calypso) / CMM",
      "Vernier calipers",
      "Bore gauges",
      "Hardness testing",
      "7 QC tools",
      "GD&T",
      "SAP QM",
    ],
    licences: [
      ["Forklift licence (LF) / Forklift licence / LF Forklift licence", "VHRW-774120", "2028-12-02"],
    ],
    drives: ["C"],
    languages: ["Punjabi", "Hindi", "English"],
    besides: [
      "Victorian driver licence",
      "Driver licence",
      "Zeiss Calypso",
      "Hard working",
      "Punctual",
      "Positive attitude",
      "Passport",
      "Kaizen of the month",
      "Internal auditor",
    ],
  },
};
