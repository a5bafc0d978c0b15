import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, caps: true, colour: "BF8F00", before: 10, after: 3 });
const job = (title: string, at: string, when: string, note = "") => [
  text(`**${title}**, ${at}, ${when}`, { before: 2, after: note ? 0 : 2 }),
  ...(note ? [text(note, { indent: 6, after: 2 })] : []),
];

/** A Scottish working holiday maker's resume: many short jobs on one line each, with farm, town and months or a season at the end, jobs at home apart. */
export const harvestWorker: UnseenCv = {
  name: "Scottish backpacker's resume: many short jobs as “Title, Farm, Town State, months or season”, home jobs apart",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 20 }, [
    {
      blocks: [
        text("**Eilidh Crombie**", { size: 24, colour: "BF8F00", after: 0 }),
        text("Harvest and hospitality worker, available everywhere from 5 December 2026", { after: 2 }),
        text(
          "WhatsApp and phone: +61 491 573 770 | eilidh.crombie@example.com | Currently in Bundaberg, Queensland",
          { after: 2 },
        ),
        text("Visa: Working Holiday (subclass 417), third year, until 20 October 2027. TFN and own van.", {
          after: 4,
        }),
        head("About me"),
        text(
          "26 from Aberdeenshire, raised on a sheep farm. Two seasons of picking, packing and pouring across four states. I do not mind heat, mud or early starts, and I always stay to the end of the season.",
        ),
        head("Work in Australia"),
        ...job(
          "Packing Shed Supervisor",
          "Burnett Macadamias, Bundaberg QLD",
          "June 2026 – now",
          "Run a sorting line of ten people, forklift when it is busy.",
        ),
        ...job("Grape Picker", "Mount Ochre Vineyard, Nuriootpa SA", "February – April 2026"),
        ...job(
          "Bar Attendant",
          "The Drovers Rest Hotel, Broken Hill NSW",
          "September 2025 – January 2026",
          "Bar, gaming room and six motel rooms.",
        ),
        ...job(
          "Strawberry Picker",
          "Glasshouse Berries, Caboolture QLD",
          "Winter 2025",
          "88 days done here.",
        ),
        ...job("Ski Lift Attendant", "Mount Currawong Resort, VIC", "Winter 2024"),
        ...job("Cherry Picker", "Cold Creek Cherries, Young NSW", "Nov – Dec 2024"),
        ...job("Nanny", "private family, Melbourne VIC", "January 2025 – April 2025"),
        head("Work at home"),
        ...job("Lambing Assistant", "Crombie of Mains of Dyce, Aberdeenshire", "every spring 2016 – 2023"),
        ...job("Waitress", "The Herring Loft, Stonehaven", "May 2021 – February 2024"),
        head("Education"),
        text("HND Rural Business, North East Land College, Craibstone, 2021", { after: 1 }),
        text("Scottish Highers (English, Maths, Biology), Banchory Brae Academy, 2018"),
        head("Certificates"),
        ...points(
          "RSA (NSW competency card) CCH11720456, expires 30/08/2030",
          "RCG (NSW), expires 30/08/2030",
          "White Card, March 2026",
          "Forklift licence LF, Queensland, expires 18 July 2031",
          "First aid, 2024",
          "Full UK driving licence (category B), manual",
        ),
        head("Skills"),
        text(
          "Fruit picking, packing, grading, tractor driving, sheep handling, cocktails, coffee, housekeeping, child care",
        ),
        head("Languages"),
        text("English, Scots Gaelic (basic), Spanish (six months in Valparaíso)"),
        head("Likes"),
        text("Shinty, fiddle, hitchhiking, stargazing"),
        head("References"),
        text("Bruce Tognetti, Burnett Macadamias, 0491 570 313", { after: 1 }),
        text("Shaz, manager, The Drovers Rest Hotel, 08 5550 1206"),
      ],
    },
  ]),
  says: {
    given: "Eilidh",
    family: "Crombie",
    email: "eilidh.crombie@example.com",
    phone: "+61491573770",
    jobs: [
      ["Packing Shed Supervisor", "Burnett Macadamias / Burnett Macadamias, Bundaberg", "2026-06", null],
      ["Grape Picker", "Mount Ochre Vineyard / Mount Ochre Vineyard, Nuriootpa", "2026-02", "2026-04"],
      ["Bar Attendant", "The Drovers Rest Hotel / The Drovers Rest Hotel, Broken Hill", "2025-09", "2026-01"],
      ["Strawberry Picker", "Glasshouse Berries / Glasshouse Berries, Caboolture", "2025", "2025"],
      ["Ski Lift Attendant", "Mount Currawong Resort", "2024", "2024"],
      ["Cherry Picker", "Cold Creek Cherries / Cold Creek Cherries, Young", "2024-11", "2024-12"],
      ["Nanny", "private family / private family, Melbourne", "2025-01", "2025-04"],
      [
        "Lambing Assistant",
        "Crombie of Mains of Dyce / Crombie of Mains of Dyce, Aberdeenshire",
        "2016",
        "2023",
      ],
      ["Waitress", "The Herring Loft / The Herring Loft, Stonehaven", "2021-05", "2024-02"],
    ],
    studies: [
      ["HND Rural Business", "North East Land College / North East Land College, Craibstone", "2021"],
      ["Scottish Highers (English, Maths, Biology) / Scottish Highers", "Banchory Brae Academy", "2018"],
    ],
    skills: [
      "Fruit picking",
      "Packing",
      "Grading",
      "Tractor driving",
      "Sheep handling",
      "Cocktails",
      "Coffee",
      "Housekeeping",
      "Child care",
    ],
    licences: [
      ["RSA (NSW competency card) / RSA / RSA NSW competency card / RSA (NSW)", "CCH11720456", "2030-08-30"],
      ["RCG (NSW) / RCG", undefined, "2030-08-30"],
      ["White Card"],
      [
        "Forklift licence LF, Queensland / Forklift licence LF / Forklift licence / Forklift / Forklift licence (LF)",
        undefined,
        "2031-07-18",
      ],
      ["First aid"],
    ],
    drives: ["B / C"],
    languages: ["English", "Scots Gaelic / Gaelic / Scottish Gaelic", "Spanish"],
    besides: ["UK driving licence", "Working Holiday", "Subclass 417"],
  },
};
