import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A physiotherapist from Ireland: education with results of school first, title against months with points, hospital below, placements in one line each, achievements and interests, over two pages. */
const write = () => {
  const sheet = new Sheet("Times");
  const column = sheet.column(60, 475, 55);
  const heading = (text: string) => column.line(text, { bold: true, size: 13, above: 14 });
  const post = (title: string, dates: string, where: string, tasks: readonly string[] = []) => {
    column.line(title, { bold: true, size: 11, above: 6, right: dates });
    column.line(where, { size: 11 });
    column.lines(
      tasks.map((task) => `· ${task}`),
      { size: 11, indent: 14 },
    );
  };
  column.line("Curriculum Vitae", { size: 12, align: "center" });
  column.line("Aoife Ní Shúilleabháin", { size: 22, align: "center" });
  column.line("Apt 9, 77 Darley Road, Randwick, NSW 2031", { size: 11, align: "center" });
  column.line("Tel: 0466 128 540   Email: aoife.nis@fuchsia.example", { size: 11, align: "center" });
  heading("Personal Statement");
  column.line(
    "I am a chartered physiotherapist with seven years’ experience in musculoskeletal and sports practice. I moved to Sydney in January and am looking for a permanent role in a busy outpatient department, where I can keep treating runners and begin to teach.",
    { size: 11 },
  );
  heading("Education");
  post("MSc Sports Physiotherapy", "2021 – 2022", "University of South Munster");
  post("BSc (Hons) Physiotherapy, 1st class", "2015 – 2019", "University of South Munster");
  post("Leaving Certificate, 555 points", "2009 – 2015", "Coláiste Naomh Gobnait, Macroom");
  heading("Professional Registration");
  column.line("AHPRA: PHY0002884106, renewal 30 November 2027", { size: 11 });
  column.line("CORU (Ireland): PT041227", { size: 11 });
  heading("Employment");
  post("Locum Physiotherapist", "Feb. 2026 – present", "Coogee Bay Physiotherapy, Sydney", [
    "Caseload of twelve to fourteen a day, mostly shoulders and knees",
    "Saturday clinic for the local football club",
    "Reports for insurers and the workers’ compensation scheme",
  ]);
  post(
    "Senior Physiotherapist, MSK Outpatients",
    "Sept. 2022 – Dec. 2025",
    "Mercywell University Hospital, Cork",
    [
      "Led a team of four and the weekly spinal triage clinic",
      "Reduced the waiting list from 61 to 38 weeks by running a class for knees",
      "Supervised eleven students of third and fourth year",
      "Introduced outcome measures to the department, which the region has since taken on",
      "Presented the results at the national conference in Galway in 2024",
    ],
  );
  post("Staff Grade Physiotherapist", "Oct. 2020 – Aug. 2022", "Mercywell University Hospital, Cork", [
    "Rotations of six months: respiratory, orthopaedics, care of the elderly and neurology",
    "On call for respiratory, one weekend in six",
    "Redeployed to intensive care from January to April 2021",
  ]);
  post("Physiotherapist", "Aug. 2019 – Sept. 2020", "Lee Valley Sports Clinic, Ballincollig", [
    "Private practice with pitch-side cover for two clubs",
    "Started the clinic’s return-to-running programme",
  ]);
  post("Lifeguard and Swimming Teacher", "Summers 2016 – 2018", "Cork County Leisure, Macroom");
  heading("Clinical Placements (as a student)");
  column.lines(
    [
      "Respiratory, St Finnian’s Hospital, Cork, 6 weeks",
      "Paediatrics, Lantern Children’s Services, Limerick, 6 weeks",
      "Community, Kerry Primary Care, Killarney, 5 weeks",
    ],
    { size: 11 },
  );
  heading("Key Skills");
  column.lines(
    [
      "Manual therapy",
      "Dry needling",
      "Exercise prescription",
      "Vestibular rehabilitation",
      "Clinical audit",
    ].map((skill) => `· ${skill}`),
    { size: 11, indent: 14 },
  );
  heading("Languages");
  column.line("Irish (native), English (native), French (conversational)", { size: 11 });
  heading("Achievements and Interests");
  column.line("Senior county camogie panel 2017 to 2021. Sea swimming, set dancing and bad crosswords.", {
    size: 11,
  });
  heading("Referees");
  column.line("Dr Fergus Hanratty, Physiotherapy Manager, Mercywell University Hospital, +353 21 555 0142", {
    size: 11,
  });
  column.line("Bree Castellan, Principal, Coogee Bay Physiotherapy, 02 5550 0181", { size: 11 });
  return sheet.bytes();
};

export const physiotherapist: UnseenCv = {
  name: "results of school first, title against months with points",
  type: "pdf",
  write,
  says: {
    given: "Aoife",
    family: "Ní Shúilleabháin",
    email: "aoife.nis@fuchsia.example",
    phone: "+61466128540",
    jobs: [
      [
        "Locum Physiotherapist",
        "Coogee Bay Physiotherapy / Coogee Bay Physiotherapy, Sydney",
        "2026-02",
        null,
      ],
      [
        "Senior Physiotherapist, MSK Outpatients / Senior Physiotherapist",
        "Mercywell University Hospital / Mercywell University Hospital, Cork",
        "2022-09",
        "2025-12",
      ],
      [
        "Staff Grade Physiotherapist",
        "Mercywell University Hospital / Mercywell University Hospital, Cork",
        "2020-10",
        "2022-08",
      ],
      [
        "Physiotherapist",
        "Lee Valley Sports Clinic / Lee Valley Sports Clinic, Ballincollig",
        "2019-08",
        "2020-09",
      ],
      [
        "Lifeguard and Swimming Teacher",
        "Cork County Leisure / Cork County Leisure, Macroom",
        "2016",
        "2018",
      ],
    ],
    studies: [
      ["MSc Sports Physiotherapy", "University of South Munster", "2022"],
      [
        "BSc (Hons) Physiotherapy, 1st class / BSc (Hons) Physiotherapy",
        "University of South Munster",
        "2019",
      ],
      [
        "Leaving Certificate, 555 points / Leaving Certificate",
        "Coláiste Naomh Gobnait / Coláiste Naomh Gobnait, Macroom",
        "2015",
      ],
    ],
    skills: [
      "Manual therapy",
      "Dry needling",
      "Exercise prescription",
      "Vestibular rehabilitation",
      "Clinical audit",
    ],
    licences: [
      ["AHPRA / AHPRA registration", "PHY0002884106", "2027-11-30"],
      ["CORU (Ireland) / CORU / CORU registration", "PT041227"],
    ],
    languages: ["Irish", "English", "French"],
    besides: [
      "St Finnian’s Hospital",
      "Lantern Children’s Services",
      "Kerry Primary Care",
      "camogie",
      "Sea swimming",
      "set dancing",
      "crosswords",
    ],
  },
};
