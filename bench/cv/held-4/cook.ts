import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A cook in a template of Google Docs: a table whose narrow column has the headings, employer and title by a stroke, months in capitals; the family name first. */
export const cook: UnseenCv = {
  name: "headings in a narrow column",
  type: "docx",
  write: word([
    {
      widths: [28, 72],
      rows: [
        [
          ["**Nguyễn Thị**", "**Bích Ngọc**", "Chef de Partie"],
          ["3/88 Hampshire Rd", "Sunshine VIC 3020", "**0432 806 117**", "bichngoc.nguyen@phobo.example"],
        ],
        [["ㅡ", "Skills"], ["Pho and stocks, larder, pastry basics, menu costing, food safety plans"]],
        [
          ["ㅡ", "Experience"],
          [
            "**Banyan Dining** / Chef de Partie",
            "AUGUST 2023 - PRESENT, FOOTSCRAY",
            "Runs the larder section for 140 covers. Orders seafood from two suppliers.",
            "",
            "**Sovereign Hotel** / Commis Chef",
            "MAY 2021 - JULY 2023, BALLARAT",
            "Breakfast, functions and staff meals. Employee of the month in June 2022.",
            "",
            "**Quán Cô Ba** / Kitchen Hand",
            "2019 - 2021, HUẾ, VIETNAM",
            "Family restaurant with sixty seats.",
          ],
        ],
        [
          ["ㅡ", "Education"],
          [
            "**William Angliss Institute** / Certificate III in Commercial Cookery",
            "FEBRUARY 2021 - NOVEMBER 2022, MELBOURNE",
            "",
            "**William Angliss Institute** / Certificate IV in Kitchen Management",
            "FEBRUARY 2026 - IN PROGRESS",
          ],
        ],
        [
          ["ㅡ", "Certificates"],
          [
            "Food Safety Supervisor (SITXFSA006), issued June 2024",
            "Level 2 First Aid, expires 12 September 2028",
            "Victorian driver licence (C)",
          ],
        ],
        [
          ["ㅡ", "Languages"],
          ["Vietnamese: mother tongue", "English: IELTS 6.5"],
        ],
      ],
    },
  ]),
  says: {
    given: "Thị Bích Ngọc / Bích Ngọc",
    family: "Nguyễn / Nguyễn Thị",
    email: "bichngoc.nguyen@phobo.example",
    phone: "+61432806117",
    jobs: [
      ["Chef de Partie", "Banyan Dining", "2023-08", null],
      ["Commis Chef", "Sovereign Hotel", "2021-05", "2023-07"],
      ["Kitchen Hand", "Quán Cô Ba", "2019", "2021"],
    ],
    studies: [
      ["Certificate III in Commercial Cookery", "William Angliss Institute", "2022-11"],
      ["Certificate IV in Kitchen Management", "William Angliss Institute", undefined],
    ],
    skills: ["Pho and stocks", "larder", "pastry basics", "menu costing", "food safety plans"],
    licences: [
      ["Food Safety Supervisor (SITXFSA006) / Food Safety Supervisor"],
      ["Level 2 First Aid / First Aid", undefined, "2028-09-12"],
    ],
    drives: ["C"],
    languages: ["Vietnamese", "English"],
    besides: ["IELTS", "driver licence"],
  },
};
