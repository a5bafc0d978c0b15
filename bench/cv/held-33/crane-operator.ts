import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**__${words}__**`, { before: 11, after: 3, size: 13 });
const job = (at: string, title: string, when: string, ...duties: readonly string[]) => [
  text(`**Company:**\t${at}`, { tabs: [30], before: 7, after: 0 }),
  text(`**Position:**\t${title}`, { tabs: [30], after: 0 }),
  text(`**Dates:**\t${when}`, { tabs: [30], after: 2 }),
  ...points(...duties),
];

/** A crane operator's trade resume in Word: tickets first in a table with number and expiry, jobs as “Company:”, “Position:” and “Dates:” with tabs. */
export const craneOperator: UnseenCv = {
  name: "crane operator's trade resume in Word: tickets first as a ruled table of ticket, number and expiry (some with a dash), jobs as “Company:”, “Position:”, “Dates: 11/2022 to current” at tabs, machines as skills, availability and roster wishes",
  type: "docx",
  write: word({ font: "Calibri", size: 11.5, margin: 20 }, [
    {
      blocks: [
        text("**RESUME – JARRAH WINMAR**", { size: 18, after: 4 }),
        text("**Mobile:** 0491 577 644", { after: 0 }),
        text("**Email:** jarrah.winmar@example.com", { after: 0 }),
        text("**Lives:** Kwinana WA (FIFO from Perth ok)", { after: 0 }),
        text("**Driver's licence:** HR manual", { after: 6 }),
        head("Tickets"),
        table(
          [90, 42, 38],
          [
            ["**Ticket**", "**Number**", "**Expiry**"],
            ["High Risk Work Licence – C6, CN, DG, RB", "WA-HRW 118042", "09/06/2029"],
            ["White Card", "WA 2210907", "–"],
            ["Working at Heights", "–", "10/2028"],
            ["Yellow Card – telehandler", "TH-40981", "01/2028"],
            ["MSIC", "M5518820", "22/02/2028"],
          ],
          true,
        ),
        head("Work history"),
        ...job(
          "Ngarda Lift & Shift Pty Ltd",
          "Mobile Crane Operator",
          "11/2022 to current",
          "Franna, 55 t and 130 t all terrain on wharves and refineries",
          "Lift plans with the riggers, pre-starts, log books",
          "Mentor to one trainee from my own mob each year",
        ),
        ...job(
          "Gulbarra Iron",
          "Crane Operator / Rigger (FIFO 2:1)",
          "03/2017 to 10/2022",
          "Fixed plant shuts, screens and crushers",
        ),
        ...job("Coogee Scaffold Hire", "Dogman", "06/2014 to 02/2017", "Tower crane at the stadium job"),
        ...job("Wandoo Park Shire", "Labourer", "2012 to 2014", "Kerbs, drains, lawns"),
        head("Machines and skills"),
        ...points("Franna cranes", "All terrain cranes", "Lift planning", "Slinging loads", "Forklift"),
        head("Training"),
        text("Certificate III in Rigging, Cockburn Sound Training, 2018"),
        text("Year 11, Gilmore Lakes College, 2011"),
        head("Other"),
        text(
          "Available with two weeks' notice. Prefer 2:1 or local. Non-smoker. Noongar man, Whadjuk country.",
        ),
        head("References"),
        text("Trev Maddocks, Operations Manager, Ngarda Lift & Shift – 0491 578 957"),
      ],
    },
  ]),
  says: {
    given: "Jarrah",
    family: "Winmar",
    email: "jarrah.winmar@example.com",
    phone: "+61491577644",
    jobs: [
      ["Mobile Crane Operator", "Ngarda Lift & Shift Pty Ltd / Ngarda Lift & Shift", "2022-11", null],
      [
        "Crane Operator/Rigger (FIFO 2:1) / Crane Operator/Rigger / Crane Operator / Crane Operator or Rigger",
        "Gulbarra Iron",
        "2017-03",
        "2022-10",
      ],
      ["Dogman", "Coogee Scaffold Hire", "2014-06", "2017-02"],
      ["Labourer", "Wandoo Park Shire", "2012", "2014"],
    ],
    studies: [
      ["Certificate III in Rigging", "Cockburn Sound Training", "2018"],
      ["Year 11", "Gilmore Lakes College", "2011"],
    ],
    skills: ["Franna cranes", "All terrain cranes", "Lift planning", "Slinging loads", "Forklift"],
    licences: [
      [
        "High Risk Work Licence – C6, CN, DG, RB / High Risk Work Licence / High Risk Work Licence (C6, CN, DG, RB)",
        "WA-HRW 118042",
        "2029-06-09",
      ],
      ["White Card", "WA 2210907"],
      ["Working at Heights", undefined, "2028-10"],
      ["Yellow Card – telehandler / Yellow Card / Yellow Card (telehandler)", "TH-40981", "2028-01"],
      ["MSIC / Maritime Security Identification Card", "M5518820", "2028-02-22"],
    ],
    drives: ["HR"],
    besides: ["Driver licence", "HR manual", "Trev Maddocks", "Operations Manager", "C6", "CN", "DG", "RB"],
  },
};
