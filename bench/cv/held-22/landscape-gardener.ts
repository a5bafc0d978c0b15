import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 13, colour: "385623", before: 11, after: 3 });
const one = (words: string) => text(words, { after: 3 });
const bold = (words: string) => [text(`**${words}**`)];

/** A Croatian landscape gardener's resume typed in Word: one line a job as “years, title, employer (town)”, tickets in a ruled table with dashes where nothing is known, skills in one sentence-like list. */
export const landscapeGardener: UnseenCv = {
  name: "Croatian landscape gardener's Word resume: one line a job as “years: title, employer (town)”, tickets in a ruled table",
  type: "docx",
  write: word({ font: "Verdana", size: 10, margin: 22 }, [
    {
      blocks: [
        text("RESUME", { align: "center", size: 9, after: 0 }),
        text("**Zvonimir “Zed” Perkić**", { size: 20, colour: "385623", align: "center", after: 0 }),
        text("Landscape gardener and dry stone waller", { align: "center", after: 3 }),
        table(
          [83, 83],
          [
            ["Address: 15 Kookaburra Rise, Mount Barker SA 5251", "Mob: 0491.577.426"],
            ["Nationality: Croatian / Australian", "Email: zed.perkic@example.com"],
          ],
        ),
        head("Work I have done"),
        one("2022 – current: **Landscape Gardener (self-employed)**, Perkić Stone & Garden (Mount Barker)"),
        one("2019-2021: **Leading Hand Landscaper**, Greenvale Landscapes Pty Ltd (Hahndorf)"),
        one("2016-2019: **Landscaper**, Greenvale Landscapes Pty Ltd (Hahndorf)"),
        one("Spring 2015: **Nursery Hand**, Onkaparinga Native Nursery (Clarendon)"),
        one("2009-2014: **Stonemason**, Klesarija Brač d.o.o. (Pučišća, Croatia)"),
        text(
          "Highlights: the terraces of the Balhannah winery (480 metres of wall without mortar); the memory garden of the aged care home in Strathalbyn, 2023, which won a ribbon.",
          { before: 3 },
        ),
        head("Learning"),
        one("2018: Certificate III in Landscape Construction, Adelaide Hills TAFE"),
        one("2009: Stonemason's diploma, Klesarska škola Brač (Croatia)"),
        head("Tickets"),
        table(
          [62, 44, 30, 30],
          [
            [bold("What"), bold("Number"), bold("Since"), bold("Until")],
            ["White Card", "SA 0338815", "Feb 2016", "—"],
            ["Chemical user (AQF3)", "CU-7712", "11/2021", "11/2026"],
            ["Excavator up to 5 t (VOC)", "—", "2020", "—"],
            ["Building Work Contractor licence (landscaping)", "BLD 294417", "01/2022", "31/01/2028"],
            ["First aid", "—", "May 2024", "May 2027"],
            ["Driver's licence MR", "—", "2017", "2029"],
          ],
          true,
        ),
        head("What I am good at"),
        one(
          "Dry stone walls, paving, retaining walls, irrigation, native planting, pruning, reading plans and small excavators.",
        ),
        head("Languages I speak"),
        one("Croatian (mother tongue), English (good), Italian (enough to argue)"),
        head("Who to ask"),
        one("Winsome Hargrave, Greenvale Landscapes, 08 5550 3318"),
        one("Father Ante Bilić, client, 0491 570 156"),
        head("Declaration"),
        one("All of the above is true. I have no criminal record and no bad back.\tZ. Perkić, 24/11/2026"),
      ],
    },
  ]),
  says: {
    given: "Zvonimir / Zvonimir “Zed” / Zed / Zvonimir (Zed)",
    family: "Perkić",
    email: "zed.perkic@example.com",
    phone: "+61491577426",
    jobs: [
      [
        "Landscape Gardener (self-employed) / Landscape Gardener",
        "Perkić Stone & Garden / Perkić Stone & Garden (Mount Barker)",
        "2022",
        null,
      ],
      [
        "Leading Hand Landscaper",
        "Greenvale Landscapes Pty Ltd / Greenvale Landscapes / Greenvale Landscapes Pty Ltd (Hahndorf)",
        "2019",
        "2021",
      ],
      [
        "Landscaper",
        "Greenvale Landscapes Pty Ltd / Greenvale Landscapes / Greenvale Landscapes Pty Ltd (Hahndorf)",
        "2016",
        "2019",
      ],
      ["Nursery Hand", "Onkaparinga Native Nursery / Onkaparinga Native Nursery (Clarendon)", "2015", "2015"],
      [
        "Stonemason",
        "Klesarija Brač d.o.o. / Klesarija Brač / Klesarija Brač d.o.o. (Pučišća, Croatia)",
        "2009",
        "2014",
      ],
    ],
    studies: [
      ["Certificate III in Landscape Construction", "Adelaide Hills TAFE", "2018"],
      ["Stonemason's diploma", "Klesarska škola Brač / Klesarska škola Brač (Croatia)", "2009"],
    ],
    skills: [
      "Dry stone walls",
      "Paving",
      "Retaining walls",
      "Irrigation",
      "Native planting",
      "Pruning",
      "Reading plans",
      "Small excavators",
    ],
    licences: [
      ["White Card", "SA 0338815 / 0338815"],
      ["Chemical user (AQF3) / Chemical user", "CU-7712", "2026-11"],
      ["Excavator up to 5 t (VOC) / Excavator up to 5 t / Excavator"],
      [
        "Building Work Contractor licence (landscaping) / Building Work Contractor licence / Building Work Contractor",
        "BLD 294417 / 294417",
        "2028-01-31",
      ],
      ["First aid", undefined, "2027-05"],
    ],
    drives: ["MR"],
    languages: ["Croatian", "English", "Italian"],
    besides: [
      "Driver's licence",
      "Driver's licence MR",
      "Reading plans and small excavators",
      "Terraces of the Balhannah winery",
      "Memory garden",
    ],
  },
};
