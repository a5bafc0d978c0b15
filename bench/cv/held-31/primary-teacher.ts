import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const blue = "2079C7";
const head = (words: string) => text(words.toUpperCase(), { before: 14, after: 3, size: 10, colour: blue });
const post = (at: string, where: string, title: string, when: string, words: string) => [
  text(`**${at},** ${where} — __${title}__`, { before: 8, after: 1, size: 11 }),
  text(when, { after: 2, size: 8.5, colour: "666666" }),
  ...(words ? [text(words, { after: 3 })] : []),
];

/** A Wiradjuri primary teacher's Google Docs template saved for Word: “Employer, Place — Title” over “JANUARY 2023 - PRESENT” in a wide cell, skills a line each, awards, languages and accreditation in a narrow one. */
export const primaryTeacher: UnseenCv = {
  name: "Wiradjuri primary teacher's Google Docs template saved for Word: “School, Place — Title” over “JANUARY 2023 - PRESENT” in a wide cell, a practicum as a job, skills and accreditation with numbers a line each in a narrow cell",
  type: "docx",
  write: word({ font: "Open Sans", size: 9.5, margin: 16 }, [
    {
      blocks: [
        table(
          [118, 60],
          [
            [
              [
                text("**Marnie Yarran-Hughes**", { size: 26, after: 2 }),
                text("Primary teacher, Stage 2 and 3", { size: 11, colour: "666666" }),
              ],
              [
                text("Dubbo NSW 2830", { after: 0 }),
                text("**0491 571 804**", { after: 0, colour: blue }),
                text("**marnie.yh@example.com**", { after: 0, colour: blue }),
              ],
            ],
            [
              [
                head("Experience"),
                ...post(
                  "Talbragar Public School",
                  "Dubbo",
                  "Classroom Teacher, Year 5/6",
                  "JANUARY 2023 - PRESENT",
                  "Composite class of 27. Lead of the school's reading recovery block and of the garden that the cockatoos also like.",
                ),
                ...post(
                  "Talbragar Public School",
                  "Dubbo",
                  "Casual Relief Teacher",
                  "MAY 2022 - DECEMBER 2022",
                  "All stages, on call by text at six in the morning.",
                ),
                ...post(
                  "Macquarie Plains After School Care",
                  "Dubbo",
                  "Educator",
                  "FEBRUARY 2019 - APRIL 2022",
                  "Homework club, cooking and holiday program for 45 children while I studied.",
                ),
                ...post("Bila Swim Shop", "Wellington", "Sales Assistant", "2016 - 2018", ""),
                head("Education"),
                ...post(
                  "Lachlan Valley University",
                  "Bathurst",
                  "Bachelor of Education (Primary)",
                  "FEBRUARY 2018 - DECEMBER 2021",
                  "Distinction average. Practicums at Geurie, Narromine and Dubbo South.",
                ),
                ...post(
                  "Lachlan Valley University",
                  "online",
                  "Master of Inclusive Education",
                  "JULY 2025 - EXPECTED JUNE 2028",
                  "Four of twelve units completed.",
                ),
                head("Projects"),
                ...post("Words on the Wall", "2024", "Mural", "Wiradjuri words with Elders and Year 6", ""),
              ],
              [
                head("Skills"),
                ...[
                  "Differentiation",
                  "Explicit teaching",
                  "Behaviour support plans",
                  "Google Classroom",
                ].map((one) => text(one, { after: 1 })),
                head("Accreditation"),
                text("NESA Proficient Teacher, no. 884172, maintenance due 31 March 2029"),
                text("WWCC (NSW): WWC0918273E, expires 12 Jan 2030"),
                text("Anaphylaxis e-training, 2026"),
                text("First Aid, to 08/2028"),
                head("Awards"),
                text("**Western Plains Early Career Teacher** of the Year 2024"),
                head("Languages"),
                text("English, Wiradjuri (learning)"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Marnie",
    family: "Yarran-Hughes",
    email: "marnie.yh@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Classroom Teacher, Year 5/6 / Classroom Teacher / Classroom Teacher (Year 5/6)",
        "Talbragar Public School / Talbragar Public School, Dubbo",
        "2023-01",
        null,
      ],
      [
        "Casual Relief Teacher",
        "Talbragar Public School / Talbragar Public School, Dubbo",
        "2022-05",
        "2022-12",
      ],
      [
        "Educator",
        "Macquarie Plains After School Care / Macquarie Plains After School Care, Dubbo",
        "2019-02",
        "2022-04",
      ],
      ["Sales Assistant", "Bila Swim Shop / Bila Swim Shop, Wellington", "2016", "2018"],
    ],
    studies: [
      [
        "Bachelor of Education (Primary) / Bachelor of Education",
        "Lachlan Valley University / Lachlan Valley University, Bathurst",
        "2021-12",
      ],
      [
        "Master of Inclusive Education",
        "Lachlan Valley University / Lachlan Valley University, online",
        "2028-06",
      ],
    ],
    skills: ["Differentiation", "Explicit teaching", "Behaviour support plans", "Google Classroom"],
    licences: [
      [
        "NESA Proficient Teacher / Proficient Teacher / NESA / Proficient Teacher (NESA)",
        "884172",
        "2029-03-31",
      ],
      [
        "WWCC (NSW) / WWCC / WWCC NSW / Working with Children Check / Working with Children Check (NSW)",
        "WWC0918273E",
        "2030-01-12",
      ],
      ["Anaphylaxis e-training / Anaphylaxis / Anaphylaxis training"],
      ["First Aid", undefined, "2028-08"],
    ],
    languages: ["English", "Wiradjuri"],
    besides: ["Words on the Wall", "Mural", "Western Plains Early Career Teacher", "Practicum"],
  },
};
