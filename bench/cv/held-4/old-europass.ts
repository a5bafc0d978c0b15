import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const row = (label: string, ...values: readonly string[]) => [[label], [...values]];

/** An educator from Poland in the first form of Europass: a table with a label at the left of every line, a job of five rows. */
export const oldEuropass: UnseenCv = {
  name: "the first form of Europass",
  type: "docx",
  write: word([
    {
      widths: [32, 68],
      rows: [
        row("**Europass Curriculum Vitae**", ""),
        row("**Personal information**", ""),
        row("First name(s) / Surname(s)", "**Agnieszka Kamińska-Wolf**"),
        row("Address(es)", "22 Gumnut Grove, Modbury SA 5092, Australia"),
        row("Telephone(s)", "Mobile: 0455 017 392"),
        row("E-mail", "a.kaminska@skowronek.example"),
        row("Nationality", "Polish"),
        row("Date of birth", "21 September 1988"),
        row("**Desired employment / Occupational field**", "**Early childhood education**"),
        row("**Work experience**", ""),
        row("Dates", "February 2022 – now"),
        row("Occupation or position held", "Early Childhood Educator"),
        row(
          "Main activities and responsibilities",
          "Room leader for children of three years; documentation in Xplor",
        ),
        row("Name and address of employer", "Wattlebird Children’s Centre, Tea Tree Gully"),
        row("Type of business or sector", "Education and care"),
        row("Dates", "September 2014 – June 2021"),
        row("Occupation or position held", "Kindergarten teacher"),
        row("Main activities and responsibilities", "Group of 25 children; open days; puppet theatre"),
        row("Name and address of employer", "Przedszkole Nr 14, Toruń, Poland"),
        row("Type of business or sector", "Education"),
        row("**Education and training**", ""),
        row("Dates", "2009 – 2014"),
        row("Title of qualification awarded", "Master of Early Education"),
        row(
          "Name and type of organisation providing education and training",
          "Nicolaus Copernicus University, Toruń",
        ),
        row("Dates", "2022"),
        row("Title of qualification awarded", "Certificate III in Early Childhood Education and Care"),
        row("Name and type of organisation providing education and training", "TAFE SA"),
        row("**Personal skills and competences**", ""),
        row("Mother tongue(s)", "**Polish**"),
        row("Other language(s)", "English (C1), German (B1)"),
        row("Social skills and competences", "Calm with anxious parents; choir singer"),
        row("Computer skills and competences", "Xplor, Microsoft Office, Canva"),
        row("Driving licence(s)", "Category B (Poland), Class C (South Australia)"),
        row(
          "**Additional information**",
          "Working with Children Check SA, screening ID 4417720, valid until 30 April 2031",
          "Responding to Risks of Harm, Abuse and Neglect – Education and Care (RRHAN-EC), 2025",
          "HLTAID012 first aid in an education and care setting, due 08/2028",
        ),
      ],
    },
  ]),
  says: {
    given: "Agnieszka",
    family: "Kamińska-Wolf",
    email: "a.kaminska@skowronek.example",
    phone: "+61455017392",
    jobs: [
      [
        "Early Childhood Educator",
        "Wattlebird Children’s Centre / Wattlebird Children’s Centre, Tea Tree Gully",
        "2022-02",
        null,
      ],
      [
        "Kindergarten teacher",
        "Przedszkole Nr 14 / Przedszkole Nr 14, Toruń / Przedszkole Nr 14, Toruń, Poland",
        "2014-09",
        "2021-06",
      ],
    ],
    studies: [
      [
        "Master of Early Education",
        "Nicolaus Copernicus University / Nicolaus Copernicus University, Toruń",
        "2014",
      ],
      ["Certificate III in Early Childhood Education and Care", "TAFE SA", "2022"],
    ],
    skills: ["Xplor", "Microsoft Office", "Canva"],
    licences: [
      [
        "Working with Children Check SA / Working with Children Check",
        "4417720 / screening ID 4417720",
        "2031-04-30",
      ],
      [
        "Responding to Risks of Harm, Abuse and Neglect – Education and Care (RRHAN-EC) / " +
          "Responding to Risks of Harm, Abuse and Neglect – Education and Care / RRHAN-EC",
      ],
      [
        "HLTAID012 first aid in an education and care setting / first aid / HLTAID012 first aid / " +
          "first aid in an education and care setting",
        undefined,
        "2028-08",
      ],
    ],
    drives: ["C"],
    languages: ["Polish", "English", "German"],
    besides: ["Calm with anxious parents", "choir sing", "Category B", "B"],
  },
};
