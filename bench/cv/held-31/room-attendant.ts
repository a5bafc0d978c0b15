import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const line = (words: string) => text(words, { after: 0 });

/** A Timorese room attendant's half page typed in Word without any design: “Title at Employer (place), March 2024 – now” on one line each, a line of skills, a line of languages. */
export const roomAttendant: UnseenCv = {
  name: "Timorese room attendant's undesigned half page in Word: “Title at Employer, from March 2024 until now” one a line, labels with colons instead of headings, three given names, languages with levels in brackets, visa and bicycle",
  type: "docx",
  write: word({ font: "Arial", size: 11, margin: 25 }, [
    {
      blocks: [
        "Maria Auxiliadora Soares",
        "Phone 0491 570 313, email maria.soares@example.com",
        "Lives in Palmerston NT",
        "",
        "Looking for: full time work as room attendant, cleaner or laundry",
        "",
        "My work:",
        "Room Attendant at Frangipani Bay Resort, Darwin, from March 2024 until now",
        "Cleaner at Top End Office Cleaning, Winnellie, from July 2022 until February 2024",
        "Fruit Packer at Katherine Mango Sheds, from September 2021 until January 2022",
        "Shop Keeper at Loja Soares, Baucau, Timor-Leste, from 2015 until 2020",
        "",
        "My study:",
        "Certificate II in Cleaning, Larrakeyah Training Centre, 2023",
        "Secondary school, Escola Santo António, Baucau, 2013",
        "",
        "I can do: bed making, bathroom cleaning, vacuuming, laundry, ironing, stain removal",
        "",
        "I speak: Tetum (first language), Portuguese (good), Indonesian (good), English (medium)",
        "",
        "I have: Ochre Card (working with children) no. 1184026 until 21.10.2027, police check from May 2026, tax file number, visa with work permission, a bicycle",
        "",
        "Ask about me: Sister Conceição Lay, Palmerston parish, 08 5550 1174",
      ].map(line),
    },
  ]),
  says: {
    given: "Maria Auxiliadora / Maria",
    family: "Soares / Auxiliadora Soares",
    email: "maria.soares@example.com",
    phone: "+61491570313",
    jobs: [
      ["Room Attendant", "Frangipani Bay Resort / Frangipani Bay Resort, Darwin", "2024-03", null],
      ["Cleaner", "Top End Office Cleaning / Top End Office Cleaning, Winnellie", "2022-07", "2024-02"],
      ["Fruit Packer", "Katherine Mango Sheds", "2021-09", "2022-01"],
      ["Shop Keeper", "Loja Soares / Loja Soares, Baucau / Loja Soares, Baucau, Timor-Leste", "2015", "2020"],
    ],
    studies: [
      ["Certificate II in Cleaning", "Larrakeyah Training Centre", "2023"],
      ["Secondary school", "Escola Santo António / Escola Santo António, Baucau", "2013"],
    ],
    skills: ["bed making", "bathroom cleaning", "vacuuming", "laundry", "ironing", "stain removal"],
    licences: [
      [
        "Ochre Card (working with children) / Ochre Card / Working with children / Working with children (Ochre Card)",
        "1184026",
        "2027-10-21",
      ],
      ["police check / police check from May 2026"],
    ],
    languages: ["Tetum", "Portuguese", "Indonesian", "English"],
    besides: [
      "tax file number",
      "visa with work permission",
      "a bicycle",
      "bicycle",
      "visa",
      "Conceição Lay",
      "Palmerston parish",
    ],
  },
};
