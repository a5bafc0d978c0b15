import { bullets, heading, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const job = (title: string, at: string, when: string) => [
  line(`**${title}**, ${at}`, { before: 7, after: 0 }),
  line(`__${when}__`, { after: 2, colour: "666666" }),
];

/** A French backpacker's page for farm work: short jobs “from … to …”, a season in two years, French studies, a foreign car licence, tickets from here. */
export const farmHand: UnseenCv = {
  name: "French backpacker's page for farm work: short jobs “from … to …”, foreign licence, tickets",
  type: "docx",
  write: sheet({ font: "Arial", size: 11, margin: 23, accent: "38761D" }, [
    line("**Camille Rousselot**", { size: 22, align: "center", colour: "38761D", after: 0 }),
    line("Farm hand / tractor driver", { align: "center", size: 13, after: 2 }),
    line("Phone: +61 491 575 254 - Email: camille.rousselot@example.com", { align: "center", after: 0 }),
    line(
      "Working holiday visa (417), second year, valid until 9 November 2027 - Own van - Can start now anywhere",
      { align: "center" },
    ),
    heading("About me"),
    line(
      "I am 26 years old and I grew up on a dairy and cereal farm in Brittany. I am used to get up early, to work outside in all weather and to repair what is broken. I look for a job of three to six months with animals or for the harvest.",
    ),
    heading("Work in Australia"),
    ...job(
      "Header and chaser bin driver",
      "Wyalkatta Grain, Kellerberrin WA",
      "from October 2025 to January 2026",
    ),
    ...bullets(
      "Wheat, barley and canola, 12 to 14 hours a day",
      "Greasing, fuel, small repairs, moisture tests",
    ),
    ...job("Dairy hand", "Tarwin Creek Dairy, Leongatha VIC", "from March 2025 to September 2025"),
    ...bullets(
      "Milking of 420 cows in a rotary, calf rearing, fencing",
      "Alone in charge of the afternoon milking on weekends",
    ),
    ...job("Grape picker", "Hillside Ridge Vineyards, Nuriootpa SA", "February 2025 (4 weeks)"),
    heading("Work in France"),
    ...job("Agricultural worker", "EARL Rousselot Frères, Loudéac", "from September 2021 to December 2024"),
    ...bullets(
      "Farm of my uncles: 90 cows, 130 hectares of maize, wheat and rape",
      "Sowing, spraying, silage, calvings in the night",
    ),
    ...job("Cheese seller", "Fromagerie du Menez, Saint-Brieuc", "summer 2020"),
    heading("Studies"),
    line(
      "**BTS Agricole – Productions animales** (two-year technical degree), Lycée agricole de Kerlann, 2019 – 2021",
    ),
    line("**Baccalauréat général**, Lycée Anne-de-Rohan, Loudéac, 2018"),
    heading("Tickets and licences"),
    ...bullets(
      "White Card (Victoria), 2025",
      "Quad bike and side-by-side course, Leongatha, 2025",
      "AusChem chemical user, valid until 05/2030",
      "French driving licence, categories B and BE, with international permit",
    ),
    heading("Skills"),
    ...bullets(
      "John Deere and Case tractors with GPS",
      "Rotary and herringbone dairies",
      "Calving",
      "Fencing",
      "Welding",
      "Chainsaw",
    ),
    heading("Languages"),
    line("French: mother tongue - English: good - Breton: a little"),
    heading("Hobbies"),
    line("Horse riding, volunteer at the Interceltic festival, drone photos, surf (beginner)."),
    heading("References"),
    line(
      "Greg Mulcahy (Tarwin Creek Dairy), 0491 575 789 – Sue and Col Dyson (Wyalkatta Grain), 0491 576 398",
    ),
  ]),
  says: {
    given: "Camille",
    family: "Rousselot",
    email: "camille.rousselot@example.com",
    phone: "+61491575254",
    jobs: [
      ["Header and chaser bin driver", "Wyalkatta Grain", "2025-10", "2026-01"],
      ["Dairy hand", "Tarwin Creek Dairy", "2025-03", "2025-09"],
      ["Grape picker", "Hillside Ridge Vineyards", "2025-02", "2025-02"],
      ["Agricultural worker", "EARL Rousselot Frères", "2021-09", "2024-12"],
      ["Cheese seller", "Fromagerie du Menez", "2020", "2020"],
    ],
    studies: [
      [
        "BTS Agricole – Productions animales / BTS Agricole / BTS Agricole – Productions animales (two-year technical degree)",
        "Lycée agricole de Kerlann",
        "2021",
      ],
      ["Baccalauréat général", "Lycée Anne-de-Rohan", "2018"],
    ],
    skills: [
      "John Deere and Case tractors with GPS",
      "Rotary and herringbone dairies",
      "Calving",
      "Fencing",
      "Welding",
      "Chainsaw",
    ],
    licences: [
      ["White Card (Victoria) / White Card"],
      ["Quad bike and side-by-side course / Quad bike and side-by-side / Quad bike"],
      ["AusChem chemical user / AusChem", undefined, "2030-05"],
    ],
    languages: ["French", "English", "Breton"],
    besides: [
      "French driving licence, categories B and BE, with international permit",
      "French driving licence, categories B and BE",
      "French driving licence",
      "International permit",
      "Working holiday visa",
      "Volunteer at the Interceltic festival",
    ],
  },
};
