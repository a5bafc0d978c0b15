import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const green = "2D7D46";
const head = (words: string) => text(`**${words}**`, { before: 12, after: 3, size: 9, colour: green });
const entry = (at: string, what: string, when: string, words = "") => [
  text(`**${at}** — __${what}__`, { before: 6, after: 1, size: 11.5 }),
  text(when, { after: 2, size: 8, colour: "666666" }),
  ...(words ? [text(words, { after: 3 })] : []),
];

/** An Ethiopian pathology collector's resume in an online office's template, saved as Word: “Employer, place — Title” over dates in capitals, the rest in a narrow right cell. */
export const pathologyCollector: UnseenCv = {
  name: "Ethiopian pathology collector's online-office template saved as Word: “Employer, place — Title” over “MARCH 2022 - PRESENT”, a narrow right cell with the rest",
  type: "docx",
  write: word({ font: "Open Sans", size: 9.5, margin: 18 }, [
    {
      blocks: [
        table(
          [122, 52],
          [
            [
              [
                text("Hiwot Gebremedhin", { size: 32, after: 2 }),
                text("Gentle with needles, firm with paperwork", { size: 11, colour: "666666", after: 4 }),
              ],
              [
                text("7/88 Irving Street", { size: 9, after: 0 }),
                text("Footscray VIC 3011", { size: 9, after: 0 }),
                text("**0491 570 313**", { size: 9, after: 0, colour: green }),
                text("**hiwot.g@example.com**", { size: 9, colour: green }),
              ],
            ],
            [
              [
                head("EXPERIENCE"),
                ...entry(
                  "Sunrise Pathology, Footscray",
                  "Pathology Collector",
                  "MARCH 2022 - PRESENT",
                  "Up to 55 patients a day from newborns to nineties, by myself at a collection centre. Glucose tolerance tests, ECG and holter fitting, drug screens under chain of custody.",
                ),
                ...entry(
                  "Brimbank Home Help, St Albans",
                  "Personal Care Attendant",
                  "MAY 2018 - FEBRUARY 2022",
                  "Showers, meals, medicine prompts and company for eleven clients.",
                ),
                ...entry("Abay Coffee House, Footscray", "Cook and Waitress", "OCTOBER 2017 - APRIL 2018"),
                ...entry(
                  "Tena Higher Clinic, Addis Ababa",
                  "Clinical Nurse",
                  "2011 - 2016",
                  "Outpatients, immunisation and bloods.",
                ),
                head("EDUCATION"),
                ...entry(
                  "Western Gate Institute, Sunshine",
                  "Certificate III in Pathology Collection",
                  "FEBRUARY 2021 - NOVEMBER 2021",
                ),
                ...entry("Entoto Nursing College, Addis Ababa", "Diploma in Clinical Nursing", "2008 - 2011"),
              ],
              [
                head("SKILLS"),
                text("Venepuncture"),
                text("Paediatric collection"),
                text("ECG recording"),
                text("Specimen handling"),
                text("Data entry"),
                head("AWARDS"),
                text("**Collector of the Quarter**, Sunrise Pathology, autumn 2025"),
                head("CHECKS"),
                text("WWCC (Vic) 0448213A-01, expires 12 Aug 2029"),
                text("Police check, February 2026"),
                text("CPR, expires May 2027"),
                head("LANGUAGES"),
                text("Amharic, Tigrinya, English"),
                head("DRIVING"),
                text("Victorian car licence, own car"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Hiwot",
    family: "Gebremedhin",
    email: "hiwot.g@example.com",
    phone: "+61491570313",
    jobs: [
      ["Pathology Collector", "Sunrise Pathology / Sunrise Pathology, Footscray", "2022-03", null],
      ["Personal Care Attendant", "Brimbank Home Help / Brimbank Home Help, St Albans", "2018-05", "2022-02"],
      ["Cook and Waitress", "Abay Coffee House / Abay Coffee House, Footscray", "2017-10", "2018-04"],
      ["Clinical Nurse", "Tena Higher Clinic / Tena Higher Clinic, Addis Ababa", "2011", "2016"],
    ],
    studies: [
      [
        "Certificate III in Pathology Collection",
        "Western Gate Institute / Western Gate Institute, Sunshine",
        "2021-11",
      ],
      ["Diploma in Clinical Nursing", "Entoto Nursing College / Entoto Nursing College, Addis Ababa", "2011"],
    ],
    skills: ["Venepuncture", "Paediatric collection", "ECG recording", "Specimen handling", "Data entry"],
    licences: [
      [
        "WWCC (Vic) / WWCC / Working with Children Check / Working with Children Check (VIC)",
        "0448213A-01",
        "2029-08-12",
      ],
      ["Police check / National Police Check"],
      ["CPR", undefined, "2027-05"],
    ],
    drives: ["C"],
    languages: ["Amharic", "Tigrinya", "English"],
    besides: ["Driver licence", "Victorian car licence", "Car licence", "Collector of the Quarter"],
  },
};
