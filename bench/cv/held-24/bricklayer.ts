import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3 });
const row = (words: string) => text(words, { tabs: [62], hanging: 62, after: 2 });

/** A Romanian bricklayer's Word resume typed with tabs and colons: work as “Title, employer, place” at the left of “dates” in brackets, small jobs in one line. */
export const bricklayer: UnseenCv = {
  name: "Romanian bricklayer's typed Word resume: “Title – employer (03/2018 – today)” in one line, duties as sentences, labels with tabs",
  type: "docx",
  write: word({ font: "Arial", size: 11, margin: 25 }, [
    {
      blocks: [
        text("Gheorghe Munteanu", { size: 14, after: 0 }),
        text("Bricklayer and blocklayer", { after: 6 }),
        row("Home:\t31 Kiln Street, Bayswater WA 6053"),
        row("Phone:\t+61 491 574 118"),
        row("Email:\tg.munteanu@example.com"),
        head("ABOUT ME:"),
        text(
          "I lay 600 to 700 bricks a day, straight, and clean up after. Twenty years in the trade in three countries. Own tools and ute.",
        ),
        head("WORK:"),
        text("**Leading Hand Bricklayer** – Swan Coast Brickwork (03/2018 – today)", { before: 4, after: 0 }),
        text("Face brick on double-storey houses, arches, limestone. I look after two apprentices."),
        text("**Bricklayer** – Deacon Homes, Joondalup (08/2013 – 02/2018)", { before: 4, after: 0 }),
        text("Houses from slab to plate height, piece rate."),
        text("**Bricklayer** – Costruzioni Ferraro, Turin, Italy (05/2007 – 06/2013)", {
          before: 4,
          after: 0,
        }),
        text("Restoration of churches and old walls, lime mortar."),
        text("**Apprentice** – Zidaria Cluj, Romania (2003 – 2006)", { before: 4, after: 0 }),
        head("TRADE PAPERS:"),
        row("2014\tCertificate III in Bricklaying and Blocklaying, Peel Valley TAFE"),
        row("2006\tTrade School Diploma, Liceul de Constructii Cluj"),
        head("CARDS AND LICENCES:"),
        row("White Card\tno. WA 1130556"),
        row("Working at heights\texpires May 2028"),
        row("Forklift (LF)\tno. 2270318, expires 21 January 2029"),
        row("Car licence\tWA class C, manual"),
        head("SKILLS:"),
        text("Face brickwork, blockwork, arches, stone restoration, reading drawings, scaffolding basics"),
        head("LANGUAGES:"),
        text("Romanian (mother tongue), Italian (good), English (good)"),
        head("REFEREE:"),
        text("Shane Cribb, Swan Coast Brickwork, 0491 574 632"),
      ],
    },
  ]),
  says: {
    given: "Gheorghe",
    family: "Munteanu",
    email: "g.munteanu@example.com",
    phone: "+61491574118",
    jobs: [
      ["Leading Hand Bricklayer", "Swan Coast Brickwork", "2018-03", null],
      ["Bricklayer", "Deacon Homes / Deacon Homes, Joondalup", "2013-08", "2018-02"],
      [
        "Bricklayer",
        "Costruzioni Ferraro / Costruzioni Ferraro, Turin / Costruzioni Ferraro, Turin, Italy",
        "2007-05",
        "2013-06",
      ],
      ["Apprentice", "Zidaria Cluj / Zidaria Cluj, Romania", "2003", "2006"],
    ],
    studies: [
      ["Certificate III in Bricklaying and Blocklaying", "Peel Valley TAFE", "2014"],
      ["Trade School Diploma", "Liceul de Constructii Cluj", "2006"],
    ],
    skills: [
      "Face brickwork",
      "Blockwork",
      "Arches",
      "Stone restoration",
      "Reading drawings",
      "Scaffolding basics",
    ],
    licences: [
      ["White Card / White Card (WA)", "WA 1130556 / 1130556"],
      ["Working at heights", undefined, "2028-05"],
      ["Forklift (LF) / Forklift / Forklift licence (LF) / Forklift licence", "2270318", "2029-01-21"],
    ],
    drives: ["C"],
    languages: ["Romanian", "Italian", "English"],
    besides: ["Driver licence", "Car licence", "Shane Cribb"],
  },
};
