import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**__${words}__**`, { before: 11, after: 3, size: 13 });
const area = (words: string, ...texts: readonly string[]) => [
  text(`**${words}**`, { before: 5, after: 1 }),
  ...points(...texts),
];

/** A retired fitter's functional resume in Word for caretaking: four areas of what he can do with proof below each, then all jobs of fifty years in five short lines with the years last. */
export const caretaker: UnseenCv = {
  name: "retired fitter's functional resume in Word for caretaking: four areas of what he can do with points below, then fifty years of jobs in short lines with the years last",
  type: "docx",
  write: word({ font: "Times New Roman", size: 12.5, margin: 24 }, [
    {
      blocks: [
        text("**Leonard (Len) Hockley**", { size: 20, align: "center", after: 0 }),
        text("Site 14, Tanderra Park, Port Augusta SA 5700", { align: "center", after: 0 }),
        text("Phone 0491 575 789, e-mail lenandjoy@example.net", { align: "center", after: 6 }),
        head("What I am after"),
        text(
          "My wife Joy and I have sold the house and live in our van. I am 67, fit, and would like a caretaker's place at a caravan park or station for six months or longer, for wages or for a site and a few days' pay.",
        ),
        head("What I can do for you"),
        ...area(
          "Plant maintenance",
          "Forty-five years of pumps, gearboxes and compressors",
          "Kept a desalination plant going for two summers with parts from the tip",
        ),
        ...area(
          "Small building repairs",
          "Doors, taps, gutters, tiles, hot water, painting",
          "I know when to call the electrician and do not pretend otherwise",
        ),
        ...area(
          "Grounds and watering",
          "Mowers, whipper snippers, chainsaws, drip lines",
          "Planted the windbreak of 300 saltbush at Smoky Dune",
        ),
        ...area(
          "Looking after guests",
          "Bookings by phone and on the computer, keys, late arrivals, lost dogs",
          "Have thrown out one party in four years, politely",
        ),
        head("Where I have worked"),
        text("Relief Caretaker, Smoky Dune Caravan Park, Ceduna, 2022 to 2026 (summers)", { after: 0 }),
        text("Maintenance Supervisor, Spencer Salt & Lime, Port Pirie, 2009 to 2021", { after: 0 }),
        text("Leading Hand Fitter, Whyalla Section Mill, 1988 to 2009", { after: 0 }),
        text("Fitter and Turner, Whyalla Section Mill, 1980 to 1988", { after: 0 }),
        text("Apprentice Fitter and Turner, Whyalla Shipbuilders, 1976 to 1980"),
        head("Papers"),
        text("Trade Certificate in Fitting and Machining, Whyalla Technical College, 1980", { after: 0 }),
        text("Certificate IV in Frontline Management, Spencer Gulf Institute, 2010", { after: 0 }),
        text("Chemical handling card, ends October 2027", { after: 0 }),
        text("Working with Children Check (SA), ends 3 August 2029", { after: 0 }),
        text("Medium rigid licence (MR), clean"),
        head("When not working"),
        text("Fishing for whiting, fixing clocks, grandchildren (seven)."),
        head("Who to ask"),
        text("Des and Irene Papworth, owners, Smoky Dune Caravan Park, 08 5550 6671", { after: 0 }),
        text("Gordon Reidel, once my manager at Spencer Salt & Lime, 0491 570 737"),
      ],
    },
  ]),
  says: {
    given: "Leonard / Len / Leonard (Len)",
    family: "Hockley",
    email: "lenandjoy@example.net",
    phone: "+61491575789",
    jobs: [
      ["Relief Caretaker", "Smoky Dune Caravan Park / Smoky Dune Caravan Park, Ceduna", "2022", "2026"],
      ["Maintenance Supervisor", "Spencer Salt & Lime / Spencer Salt & Lime, Port Pirie", "2009", "2021"],
      ["Leading Hand Fitter", "Whyalla Section Mill", "1988", "2009"],
      ["Fitter and Turner", "Whyalla Section Mill", "1980", "1988"],
      ["Apprentice Fitter and Turner", "Whyalla Shipbuilders", "1976", "1980"],
    ],
    studies: [
      ["Trade Certificate in Fitting and Machining", "Whyalla Technical College", "1980"],
      ["Certificate IV in Frontline Management", "Spencer Gulf Institute", "2010"],
    ],
    skills: ["Plant maintenance", "Small building repairs", "Grounds and watering", "Looking after guests"],
    licences: [
      ["Chemical handling card / Chemical handling", undefined, "2027-10"],
      ["Working with Children Check (SA) / Working with Children Check", undefined, "2029-08-03"],
    ],
    drives: ["MR"],
    besides: [
      "Driver licence",
      "Medium rigid licence (MR)",
      "Medium rigid licence",
      "Des and Irene Papworth",
      "Des Papworth",
      "Irene Papworth",
      "Gordon Reidel",
    ],
  },
};
