import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const green = "00AB44";
const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 3, size: 9, colour: green, caps: true });
/** Employer in bold with the place, the title in italics after a dash, months in capitals below. */
const post = (at: string, where: string, title: string, when: string, ...duties: readonly string[]) => [
  text(`**${at}, **${where} — __${title}__`, { before: 8, after: 0, size: 11 }),
  text(when, { after: 2, size: 8, colour: "666666", caps: true }),
  ...duties.map((duty) => text(duty, { after: 3 })),
];
const line = (...texts: readonly string[]) => texts.map((words) => text(words, { after: 2, size: 9 }));

/** A graduate architect's resume in a template of the large online word processor, saved for Word: name and contacts beside each other, then a wide cell with “Employer, Place — Title” over months in capitals, and a narrow one with skills, awards and languages. */
export const graduateArchitect: UnseenCv = {
  name: "Vietnamese-Australian graduate architect's Google Docs template saved for Word: “Employer, Place — Title” over “MARCH 2025 - PRESENT” in a wide cell, skills in sentences, awards and languages in a narrow one",
  type: "docx",
  write: word({ font: "Merriweather", size: 10, margin: 18 }, [
    {
      blocks: [
        table(
          [116, 58],
          [
            [
              [
                text("Khanh Trieu", { size: 32, after: 2 }),
                text("Graduate of architecture with a soft spot for libraries", { colour: "666666" }),
              ],
              [
                ...line("9/310 Sydney Road", "Brunswick VIC 3056"),
                text("**0491 576 801**", { size: 9 }),
                text("**khanh.trieu@example.net**", { size: 9 }),
                text("**khanhtrieu.example**", { size: 9 }),
              ],
            ],
            [
              [
                head("Experience"),
                ...post(
                  "Studio Paperbark",
                  "Collingwood",
                  "Graduate of Architecture",
                  "March 2025 - present",
                  "Documentation of a community library of 2,100 square metres, from town planning to tender. I keep the door schedule and I am not ashamed of it.",
                ),
                ...post(
                  "Ellwood Fong Architects",
                  "Richmond",
                  "Student Architect (part-time)",
                  "February 2023 - November 2024",
                  "Models, renders and planning drawings for houses.",
                ),
                ...post("Merri Tile & Stone", "Coburg", "Showroom Assistant", "2020 - 2022"),
                head("Education"),
                ...post(
                  "Yarra Bend University",
                  "Melbourne",
                  "Master of Architecture",
                  "February 2023 - December 2024",
                  "Thesis: Reading rooms in shopping centres.",
                ),
                ...post(
                  "Yarra Bend University",
                  "Melbourne",
                  "Bachelor of Design (Architecture)",
                  "February 2019 - December 2021",
                ),
                head("Projects"),
                ...post(
                  "Book Tram",
                  "Brunswick",
                  "Competition entry",
                  "Winter 2024",
                  "A retired tram as a lending library, with two friends.",
                ),
              ],
              [
                head("Skills"),
                ...points(
                  "Revit",
                  "Rhino",
                  "Enscape",
                  "Model making",
                  "Town planning drawings",
                  "Adobe InDesign",
                ),
                head("Awards"),
                ...line("**Dean's List** 2023 and 2024", "**Commended**, Timber Futures Student Prize 2024"),
                head("Registration"),
                ...line("Working towards registration as an architect (logbook: 1,900 hours)"),
                head("Tickets"),
                ...line("**White Card**, VIC 2271043", "**Car licence**, full"),
                head("Languages"),
                ...line("English, Vietnamese, some Japanese"),
                head("Volunteering"),
                ...line("Guide at Open Doors Melbourne, July 2023, 2024 and 2025"),
                head("References"),
                ...line("Available when we have met"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Khanh",
    family: "Trieu",
    email: "khanh.trieu@example.net",
    phone: "+61491576801",
    jobs: [
      ["Graduate of Architecture", "Studio Paperbark / Studio Paperbark, Collingwood", "2025-03", null],
      [
        "Student Architect (part-time) / Student Architect",
        "Ellwood Fong Architects / Ellwood Fong Architects, Richmond",
        "2023-02",
        "2024-11",
      ],
      ["Showroom Assistant", "Merri Tile & Stone / Merri Tile & Stone, Coburg", "2020", "2022"],
    ],
    studies: [
      ["Master of Architecture", "Yarra Bend University / Yarra Bend University, Melbourne", "2024-12"],
      [
        "Bachelor of Design (Architecture) / Bachelor of Design",
        "Yarra Bend University / Yarra Bend University, Melbourne",
        "2021-12",
      ],
    ],
    skills: ["Revit", "Rhino", "Enscape", "Model making", "Town planning drawings", "Adobe InDesign"],
    licences: [["White Card / White Card (VIC)", "VIC 2271043 / 2271043"]],
    drives: ["C"],
    languages: ["English", "Vietnamese", "Japanese"],
    besides: [
      "Driver licence",
      "Car licence",
      "Car licence, full",
      "Reading rooms in shopping centres",
      "Book Tram",
      "Competition entry",
      "Dean's List",
      "Timber Futures Student Prize",
      "Working towards registration as an architect",
      "Open Doors Melbourne",
    ],
  },
};
