import type { UnseenCv } from "../unseen/known.ts";

/** What rich text escapes, and signs outside ASCII as the small writing program saves them: by their code page where it has them. */
const escaped = (words: string): string =>
  words
    .replace(/[\\{}]/g, "\\$&")
    .replaceAll("\t", "\\tab ")
    .replace(/[\u00A0-\u00FF]/g, (sign) => `\\'${sign.charCodeAt(0).toString(16)}`)
    .replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0)}?`);

/** "# " begins a heading, "- " an item of the program's own list, and **…** is bold. */
const paragraph = (line: string): string => {
  const runs = (words: string) =>
    words
      .split("**")
      .map((run, at) => (at % 2 ? `\\b ${escaped(run)}\\b0 ` : escaped(run)))
      .join("");
  if (line.startsWith("# "))
    return `\\pard\\sa80\\sb160\\ul\\b\\fs26 ${escaped(line.slice(2))}\\ulnone\\b0\\fs22\\par`;
  if (line.startsWith("- "))
    return `\\pard{\\pntext\\f1\\'B7\\tab}{\\*\\pn\\pnlvlblt\\pnf1\\pnindent0{\\pntxtb\\'B7}}\\fi-360\\li720 ${runs(line.slice(2))}\\par`;
  return `\\pard\\tx1900\\tx5200 ${runs(line)}\\par`;
};

const lines = [
  "**Domingos da Costa Soares**",
  "Cleaner and grounds person",
  "3/41 Mitchell Parade, Carlton North VIC 3054",
  "Tel: 0491 576 801",
  "Mail: domingos.soares@example.com",
  "",
  "# PROFILE",
  "I come from Dili in Timor-Leste and I live in Melbourne since 2018. I am a hard worker, honest and quiet. I have police check and my own car. I can start at 4 am.",
  "",
  "# MY WORK IN AUSTRALIA",
  "**From 03/2021 until now**",
  "Night Cleaner, Spotless Gleam Services, Melbourne",
  "- Offices on nine floors in Collins Street, five nights a week",
  "- Floor polishing machine, carpet steam, windows inside",
  "- Team leader when Maria is on holiday",
  "",
  "**From 10/2019 until 02/2021**",
  "Room Attendant, Hotel Merrimu, East Melbourne",
  "- 15 rooms a day; hotel closed for quarantine guests in 2020 and I stayed",
  "",
  "**From 11/2018 until 04/2019**",
  "Fruit Picker, Goulburn Ridge Orchards, Shepparton",
  "- Pears and apples, paid by bin",
  "",
  "# MY WORK IN TIMOR-LESTE",
  "**2011 – 2018**",
  "School Caretaker, Escola Católica São Miguel, Dili",
  "- Repairs, garden, water pump, security at night",
  "",
  "# SCHOOL AND COURSES",
  "Certificate II in Cleaning Operations\tYarra Bend Training\t2022",
  "Certificate I in Spoken and Written English\tCarlton Learning House\t2019",
  "Ensino Secundário\tEscola Católica São Miguel\t2010",
  "",
  "# CARDS AND CHECKS",
  "- Police Check: 14/07/2026",
  "- Working with Children Check: 2207118A, expiry 30/09/2030",
  "- White Card: 6120774",
  "- Asthma and First Aid: expiry 05/2028",
  "- Driver licence Victoria: car (C)",
  "",
  "# I CAN DO",
  "Floor polishing, carpet cleaning, window cleaning, chemical safety, gardening, small repairs, painting",
  "",
  "# LANGUAGES",
  "Tetum\tvery good",
  "Portuguese\tvery good",
  "Indonesian\tgood",
  "English\tmiddle, every week better",
  "",
  "# OTHER",
  "I sing in the choir of St Brigid and I help at the Timorese community lunch on Sunday (volunteer). I like football and karaoke.",
  "",
  "# REFERENCE",
  "Mrs. Maria Katsaros, Supervisor, Spotless Gleam Services\t0491 577 426",
  "Father Joe Brennan, St Brigid's Parish\t03 7010 5529",
];

const file = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\nouicompat\\deflang3081{\\fonttbl{\\f0\\fswiss\\fcharset0 Verdana;}{\\f1\\fnil\\fcharset2 Symbol;}}\r\n{\\*\\generator Riched20 10.0.19041}\\viewkind4\\uc1\r\n\\pard\\f0\\fs22\r\n${lines.map(paragraph).join("\r\n")}\r\n}\r\n\0`;

/** A cleaner's pages from the writing program that comes with the computer: “From … until …” above “Title, Employer, Town”, work by countries, courses at tab stops. */
export const cleaner: UnseenCv = {
  name: "Timorese cleaner's rich text: “From … until now” above “Title, Employer, Town”, work by countries",
  type: "rtf",
  write: () => Promise.resolve(new TextEncoder().encode(file)),
  says: {
    given: "Domingos",
    family: "da Costa Soares",
    email: "domingos.soares@example.com",
    phone: "+61491576801",
    jobs: [
      ["Night Cleaner", "Spotless Gleam Services", "2021-03", null],
      ["Room Attendant", "Hotel Merrimu", "2019-10", "2021-02"],
      ["Fruit Picker", "Goulburn Ridge Orchards", "2018-11", "2019-04"],
      ["School Caretaker", "Escola Católica São Miguel", "2011", "2018"],
    ],
    studies: [
      ["Certificate II in Cleaning Operations", "Yarra Bend Training", "2022"],
      ["Certificate I in Spoken and Written English", "Carlton Learning House", "2019"],
      ["Ensino Secundário", "Escola Católica São Miguel", "2010"],
    ],
    skills: [
      "Floor polishing",
      "Carpet cleaning",
      "Window cleaning",
      "Chemical safety",
      "Gardening",
      "Small repairs",
      "Painting",
    ],
    licences: [
      ["Police Check"],
      ["Working with Children Check", "2207118A", "2030-09-30"],
      ["White Card", "6120774"],
      ["Asthma and First Aid / First Aid", undefined, "2028-05"],
    ],
    drives: ["C"],
    languages: ["Tetum", "Portuguese", "Indonesian", "English"],
    besides: ["Driver licence Victoria", "Driver licence", "Choir of St Brigid", "Timorese community lunch"],
  },
};
