import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const band = (heading: string, lines: readonly string[]) => [["ㅡ", `**${heading}**`], lines];

/** A TAFE student in childcare, in a template with a narrow column of headings under short strokes: employer and title parted by a slash, months in capitals and the suburb below, placements with their hours. */
export const earlyChildhoodStudent: UnseenCv = {
  name: "column of headings under strokes, employer and title by a slash, placements",
  type: "docx",
  write: word([
    {
      widths: [30, 70],
      rows: [
        [
          ["**Amelia Tran**", "Early childhood student"],
          ["8 Lorne Avenue", "Killara NSW 2071", "0491 574 118", "amelia.tran06@kitepost.example"],
        ],
        band("Profile", [
          "Second-year student of early childhood education who is happiest at sand, paint and nap time. Looking for a part-time role as an educator while I finish my diploma.",
        ]),
        band("Skills", [
          "Programming with the EYLF",
          "Observations in Storypark",
          "Behaviour guidance",
          "Settling of babies",
          "Story telling in Cantonese",
        ]),
        band("Experience", [
          "**Two Hands Deli /** Counter Assistant",
          "NOVEMBER 2024 - PRESENT, GORDON",
          "Saturdays and school holidays. Serves, slices, closes the till.",
          "**Little Banksias /** Student Placement",
          "MAY 2026 - JUNE 2026, TURRAMURRA",
          "120 hours in the toddler room. Planned and ran a week of experiences around the bakery next door, wrote learning stories for five children and took part in a meeting with families.",
          "**Wombat Hill Preschool /** Student Placement",
          "AUGUST 2025 - SEPTEMBER 2025, ST IVES",
          "80 hours with the four-year-olds.",
        ]),
        band("Education", [
          "**Ku-ring-gai TAFE /** Diploma of Early Childhood Education and Care",
          "FEBRUARY 2026 - PRESENT, HORNSBY",
          "**Ku-ring-gai TAFE /** Certificate III in Early Childhood Education and Care",
          "FEBRUARY 2025 - DECEMBER 2025, HORNSBY",
          "**Lindfield Creek High School /** Higher School Certificate",
          "2019 - 2024, LINDFIELD",
        ]),
        band("Awards", ["TAFE Encouragement Award, 2025"]),
        band("Checks", [
          "WWCC WWC1903772V (verified, to 4 Feb 2030)",
          "HLTAID012 first aid, current to 03/2028",
          "Food Handler certificate",
        ]),
        band("Languages", ["English", "Cantonese"]),
        band("Referees", ["Kylie Damiani, Room Leader, Little Banksias, 02 5550 0166"]),
      ],
    },
  ]),
  says: {
    given: "Amelia",
    family: "Tran",
    email: "amelia.tran06@kitepost.example",
    phone: "+61491574118",
    jobs: [
      ["Counter Assistant", "Two Hands Deli", "2024-11", null],
      ["Student Placement", "Little Banksias", "2026-05", "2026-06"],
      ["Student Placement", "Wombat Hill Preschool", "2025-08", "2025-09"],
    ],
    studies: [
      ["Diploma of Early Childhood Education and Care", "Ku-ring-gai TAFE", undefined],
      ["Certificate III in Early Childhood Education and Care", "Ku-ring-gai TAFE", "2025-12"],
      ["Higher School Certificate", "Lindfield Creek High School", "2024"],
    ],
    skills: [
      "Programming with the EYLF",
      "Observations in Storypark",
      "Behaviour guidance",
      "Settling of babies",
      "Story telling in Cantonese",
    ],
    licences: [
      ["WWCC / Working with Children Check", "WWC1903772V", "2030-02-04"],
      ["HLTAID012 first aid / First aid / First aid (HLTAID012)", undefined, "2028-03"],
      ["Food Handler certificate / Food Handler"],
    ],
    languages: ["English", "Cantonese"],
    besides: ["TAFE Encouragement Award"],
  },
};
