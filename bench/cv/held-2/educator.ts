import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A childcare educator: coloured template, employer first with several rooms, checks in a table with expiry. */
export const educator: UnseenCv = {
  name: "educator with table of checks",
  type: "docx",
  write: word(
    [
      "! Mei-Ling Tan",
      "Diploma qualified Early Childhood Educator",
      "Bentley WA 6102 | 0415 118 364 | meiling.tan@littleones.example",
      "# My qualifications",
      "CHC50121 Diploma of Early Childhood Education and Care\nNorth Metropolitan TAFE, Perth – completed December 2022",
      "CHC30121 Certificate III in Early Childhood Education and Care\nNorth Metropolitan TAFE, Perth – completed June 2020",
      "SPM (secondary school), SMK Damansara Jaya, Malaysia – 2015",
      "# My experience",
      "## Nido Early School Bentley",
      "**Room Leader – Toddlers (18 months to 3 years)** | January 2023 – present",
      "- Programming and observations in Xplor",
      "- Mentor to two trainees since August 2024",
      "**Assistant Educator – Nursery** | July 2020 – December 2022",
      "- Sleep checks, bottles, nappy change records",
      "## Au Pair – The Whitford family, Cottesloe",
      "February 2019 – May 2020",
      "- Two children, 2 and 5 years old",
      "# Checks and certificates",
      {
        widths: [50, 25, 25],
        rows: [
          [["**Check**"], ["**Number**"], ["**Expires**"]],
          [["Working with Children Check (WA)"], ["2264118"], ["11/2027"]],
          [["National Police Clearance"], ["–"], ["issued May 2026"]],
          [["HLTAID012 First Aid in an Education and Care Setting"], ["FA-99118"], ["08/2028"]],
          [["Child Protection Training"], [""], ["2026"]],
        ],
      },
      "# What I bring",
      "Programming and documentation • EYLF V2.0 • Positive guidance • Cooking with children • Story time in two languages",
      "# Languages",
      "English – fluent",
      "Mandarin – native",
      "Malay – conversational",
      "Cantonese – basic",
    ],
    [],
    ["Mei-Ling Tan | 0415 118 364"],
  ),
  says: {
    given: "Mei-Ling",
    family: "Tan",
    email: "meiling.tan@littleones.example",
    phone: "+61415118364",
    jobs: [
      [
        "Room Leader – Toddlers (18 months to 3 years) / Room Leader – Toddlers / Room Leader",
        "Nido Early School Bentley",
        "2023-01",
        null,
      ],
      [
        "Assistant Educator – Nursery / Assistant Educator",
        "Nido Early School Bentley",
        "2020-07",
        "2022-12",
      ],
      ["Au Pair", "The Whitford family, Cottesloe / The Whitford family", "2019-02", "2020-05"],
    ],
    studies: [
      [
        "CHC50121 Diploma of Early Childhood Education and Care / Diploma of Early Childhood Education and Care",
        "North Metropolitan TAFE, Perth / North Metropolitan TAFE",
        "2022-12",
      ],
      [
        "CHC30121 Certificate III in Early Childhood Education and Care / Certificate III in Early Childhood Education and Care",
        "North Metropolitan TAFE, Perth / North Metropolitan TAFE",
        "2020-06",
      ],
      ["SPM (secondary school) / SPM", "SMK Damansara Jaya, Malaysia / SMK Damansara Jaya", "2015"],
    ],
    skills: [
      "Programming and documentation",
      "EYLF V2.0",
      "Positive guidance",
      "Cooking with children",
      "Story time in two languages",
    ],
    licences: [
      ["Working with Children Check (WA) / Working with Children Check", "2264118"],
      ["National Police Clearance"],
      [
        "HLTAID012 First Aid in an Education and Care Setting / First Aid in an Education and Care Setting",
        "FA-99118",
      ],
      ["Child Protection Training"],
    ],
    languages: ["English", "Mandarin", "Malay", "Cantonese"],
  },
};
