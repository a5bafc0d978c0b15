import type { UnseenCv } from "../unseen/known.ts";
import { left, right, twoColumns } from "./two-columns.ts";

const write = (): Promise<Uint8Array> => {
  const { cv, coloured, section, entry, dashed, rated, tags } = twoColumns(70);
  cv.line([[left, "B", 24, "AOIFE NÍ DHOMHNAILL"]], 19);
  coloured(() => cv.line([[left, "B", 11, "Musculoskeletal Physiotherapist"]], 17));
  cv.line(
    [
      [
        left,
        "s",
        8.5,
        "aoife.nidhomhnaill@example.com    0491 570 159    Torquay VIC 3228    aoifephysio.example",
      ],
    ],
    12,
  );
  const top = cv.y;

  section(left, "Experience", 348);
  entry(
    left,
    "Senior Musculoskeletal Physiotherapist",
    "Corio Sports & Spine",
    "Feb 2023 – Ongoing",
    "Geelong, VIC",
  );
  cv.lines(left, "s", 9, [
    "• Own list of 55 appointments a week; shoulders and runners above all",
    "• Physiotherapist of the Bellarine Gulls (state netball) since 2024",
    "• Clinical lead for students from two universities",
  ]).gap(4);
  dashed(left, 348);
  entry(left, "Locum Physiotherapist", "Bellbird Private Hospital", "Jun 2022 – Jan 2023", "Geelong, VIC");
  cv.lines(left, "s", 9, ["• Orthopaedic ward, day-one knees and hips, weekend roster"]).gap(4);
  dashed(left, 348);
  cv.lines(left, "i", 9, ["Apr – May 2022: drove from Perth to Torquay in a van, no patients"]).gap(6);
  dashed(left, 348);
  entry(
    left,
    "Staff Grade Physiotherapist",
    "St Brendan's Regional Hospital",
    "Sept 2018 – Mar 2022",
    "Limerick, Ireland",
  );
  cv.lines(left, "s", 9, [
    "• Rotations: respiratory, stroke, outpatients, emergency department",
    "• Redeployed to intensive care, March 2020 to May 2021",
    "• Rotation lead for outpatients in my last year",
  ]).gap(4);
  dashed(left, 348);
  entry(left, "Physiotherapy Assistant", "Cratloe Nursing Home", "Summer 2017", "Ennis, Ireland");
  cv.lines(left, "s", 9, ["• Falls class twice a week, walking practice, tea"]);
  section(left, "Projects", 348);
  entry(left, "Return to Surf", "Corio Sports & Spine", "2024 – 2025", "Torquay, VIC");
  cv.lines(left, "s", 9, ["Six-week class after shoulder surgery; 41 surfers, results below."]);
  section(left, "Publications", 348);
  cv.lines(left, "s", 9, [
    "A. Ní Dhomhnaill, T. Okafor. Paddling again: strength after cuff",
    "repair in recreational surfers. Coastal J. Physiother. 8 (2025), 12–19.",
  ]);
  section(left, "Volunteering", 348);
  cv.lines(left, "s", 9, ["First aider, Torquay Surf Carnival, every January since 2023"]);

  cv.y = top;
  section(right, "Most proud of", 557);
  cv.line([[right, "B", 9, "Clinical Educator of the Year 2025"]], 12);
  cv.lines(right, "s", 8.5, ["Surf Coast Allied Health Awards"], 14);
  section(right, "Strengths", 557);
  tags(
    ["Manual therapy", "Dry needling"],
    ["Vestibular rehab", "Gait retraining"],
    ["Clinical Pilates", "Cliniko"],
    ["Return-to-sport testing"],
  );
  section(right, "Languages", 557);
  rated("English", 5);
  rated("Irish (Gaeilge)", 5);
  rated("French", 2);
  section(right, "Education", 557);
  entry(right, "Master of Sports Physiotherapy", "La Perouse University", "Feb 2024 – Nov 2025", "Melbourne");
  dashed(right, 557);
  entry(right, "BSc (Hons) Physiotherapy", "University of Thomond", "Sept 2014 – May 2018", "Limerick");
  dashed(right, 557);
  entry(right, "Leaving Certificate", "Coláiste Bhríde", "June 2014", "Ennis");
  section(right, "Registration", 557);
  cv.lines(right, "s", 8.5, [
    "AHPRA registration PHY0002214587",
    "Working with Children Check 2051180A,",
    "valid to Aug 2027",
    "CPR (HLTAID009), valid to Feb 2027",
    "Member, Physiotherapy League of Australia",
  ]);
  section(right, "Referees", 557);
  cv.lines(right, "s", 8.5, [
    "Marcus Deakin, Practice Owner",
    "Corio Sports & Spine, 03 7010 2266",
    "Dr Sinéad Tuohy, Physiotherapy Manager",
    "St Brendan's, s.tuohy@brendans.example",
  ]);
  return cv.bytes();
};

/** A physiotherapist's typeset page in two columns: title, employer in colour, months and town on one line, tags in boxes, dots for languages, a break between jobs. */
export const physiotherapist: UnseenCv = {
  name: "Irish physiotherapist's typeset two columns: title above employer, months and town, boxed tags, a break",
  type: "pdf",
  write,
  says: {
    given: "Aoife",
    family: "Ní Dhomhnaill",
    email: "aoife.nidhomhnaill@example.com",
    phone: "+61491570159",
    jobs: [
      ["Senior Musculoskeletal Physiotherapist", "Corio Sports & Spine", "2023-02", null],
      ["Locum Physiotherapist", "Bellbird Private Hospital", "2022-06", "2023-01"],
      ["Staff Grade Physiotherapist", "St Brendan's Regional Hospital", "2018-09", "2022-03"],
      ["Physiotherapy Assistant", "Cratloe Nursing Home", "2017", "2017"],
    ],
    studies: [
      ["Master of Sports Physiotherapy", "La Perouse University", "2025-11"],
      [
        "BSc (Hons) Physiotherapy / BSc (Hons) in Physiotherapy / Bachelor of Science (Hons) Physiotherapy",
        "University of Thomond",
        "2018-05",
      ],
      ["Leaving Certificate", "Coláiste Bhríde", "2014-06"],
    ],
    skills: [
      "Manual therapy",
      "Dry needling",
      "Vestibular rehab",
      "Gait retraining",
      "Clinical Pilates",
      "Cliniko",
      "Return-to-sport testing",
    ],
    licences: [
      ["AHPRA registration / AHPRA", "PHY0002214587"],
      ["Working with Children Check", "2051180A", "2027-08"],
      ["CPR (HLTAID009) / CPR", undefined, "2027-02"],
    ],
    languages: ["English", "Irish / Irish (Gaeilge)", "French"],
    besides: [
      "Return to Surf",
      "Paddling again",
      "Clinical Educator of the Year",
      "Surf Coast Allied Health Awards",
      "Physiotherapy League of Australia",
      "First aider",
      "Torquay Surf Carnival",
      "Bellarine Gulls",
    ],
  },
};
