import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const red = "B31166";
const head = (words: string) => text(words, { size: 13, colour: red, before: 14, after: 4 });
const entry = (at: string, what: string, when: string, ...texts: readonly string[]) => [
  text(`**${at}** / ${what}`, { size: 11, before: 9, after: 0 }),
  text(when, { size: 8.5, colour: "666666", after: 3 }),
  ...(texts.length > 1 ? points(...texts) : texts.map((one) => text(one, { after: 2 }))),
];

/** A strata manager's Google Docs template saved for Word: “Employer / Title” with the employer in bold over “MARCH 2022 - PRESENT, PARRAMATTA” in small grey capitals, a licence in two lines, skills in a sentence with commas. */
export const strataManager: UnseenCv = {
  name: "Dutch-Indonesian strata manager's Google Docs template saved for Word: “**Employer** / Title” over “MARCH 2022 - PRESENT, PARRAMATTA” in small grey, studies in the same form, a class of licence with number and end, skills with commas after bold words",
  type: "docx",
  write: word({ font: "Proxima Nova", size: 10, margin: 25 }, [
    {
      blocks: [
        text("**Imogen Vandersluys**", { size: 30, after: 2 }),
        text("(she/her) Strata manager, Class 1", { size: 12, colour: red, after: 8 }),
        text("18/220 Great Western Highway, Westmead NSW 2145", { size: 9, after: 0 }),
        text("0491 570 110 | imogenv@example.net", { size: 9, after: 6 }),
        head("ABOUT"),
        text(
          "I run annual general meetings that end before nine. My portfolio is 41 schemes, from a duplex with a feud to a tower of 312 lots with a sinking fund that finally floats.",
        ),
        head("EXPERIENCE"),
        ...entry(
          "Common Ground Strata Pty Ltd",
          "Senior Strata Manager",
          "MARCH 2022 - PRESENT, PARRAMATTA",
          "41 schemes, 1,180 lots, two assistants",
          "Recovered $640,000 from a builder through mediation",
          "Wrote by-laws on pets that have survived two tribunals",
        ),
        ...entry(
          "Common Ground Strata Pty Ltd",
          "Assistant Strata Manager",
          "NOVEMBER 2019 - MARCH 2022, PARRAMATTA",
          "Minutes, levies, insurance claims, lost swipe cards.",
        ),
        ...entry(
          "Hume & Hollow Real Estate",
          "Property Officer",
          "2016 - 2019, LIVERPOOL",
          "Inspections and arrears for a rent roll of 390.",
        ),
        ...entry("Wayang Cinemas", "Ticket Seller", "2014 - 2016, BANDUNG, INDONESIA"),
        head("EDUCATION"),
        ...entry(
          "Toongabbie Business College",
          "Certificate IV in Strata Community Management",
          "JANUARY 2021 - DECEMBER 2021",
        ),
        ...entry("Universitas Priangan", "Bachelor of Laws", "2010 - 2014, BANDUNG, INDONESIA"),
        head("LICENCES"),
        text("Strata Managing Agent (Class 1), NSW Fair Trading, no. 20411987, renewal due 19/08/2027"),
        text("Justice of the Peace in New South Wales, no. 255108"),
        head("SKILLS"),
        text("StrataMax, PropertyIQ, meeting procedure, mediation, defect claims, budgeting"),
        head("LANGUAGES"),
        text("English, Indonesian, Dutch (reading)"),
        head("AWARDS"),
        text("**Strata Community Awards** — Rising Star, finalist, 2023"),
      ],
    },
  ]),
  says: {
    given: "Imogen",
    family: "Vandersluys",
    email: "imogenv@example.net",
    phone: "+61491570110",
    jobs: [
      [
        "Senior Strata Manager",
        "Common Ground Strata Pty Ltd / Common Ground Strata / Common Ground Strata Pty Ltd, Parramatta",
        "2022-03",
        null,
      ],
      [
        "Assistant Strata Manager",
        "Common Ground Strata Pty Ltd / Common Ground Strata / Common Ground Strata Pty Ltd, Parramatta",
        "2019-11",
        "2022-03",
      ],
      [
        "Property Officer",
        "Hume & Hollow Real Estate / Hume & Hollow Real Estate, Liverpool",
        "2016",
        "2019",
      ],
      [
        "Ticket Seller",
        "Wayang Cinemas / Wayang Cinemas, Bandung / Wayang Cinemas, Bandung, Indonesia",
        "2014",
        "2016",
      ],
    ],
    studies: [
      ["Certificate IV in Strata Community Management", "Toongabbie Business College", "2021-12"],
      [
        "Bachelor of Laws",
        "Universitas Priangan / Universitas Priangan, Bandung / Universitas Priangan, Bandung, Indonesia",
        "2014",
      ],
    ],
    skills: ["StrataMax", "PropertyIQ", "meeting procedure", "mediation", "defect claims", "budgeting"],
    licences: [
      [
        "Strata Managing Agent (Class 1) / Strata Managing Agent / Strata Managing Agent (Class 1), NSW Fair Trading / Strata Managing Agent Class 1",
        "20411987",
        "2027-08-19",
      ],
      [
        "Justice of the Peace in New South Wales / Justice of the Peace / Justice of the Peace (New South Wales) / Justice of the Peace (NSW)",
        "255108",
      ],
    ],
    languages: ["English", "Indonesian", "Dutch"],
    besides: ["Strata Community Awards", "Rising Star", "finalist"],
  },
};
