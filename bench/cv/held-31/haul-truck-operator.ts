import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const bar = (words: string) => [
  { blocks: [text(`**${words}**`, { colour: "FFFFFF" })], over: 4, shade: "7A3B12" },
];
const labelled = (label: string, words: string) => [`**${label}**`, { blocks: [text(words)], over: 3 }];
const job = (from: string, to: string, at: string, title: string, ...duties: readonly string[]) => [
  from,
  to,
  at,
  [text(`**${title}**`, { after: 1 }), ...duties.map((one) => text(one, { after: 1, size: 9.5 }))],
];

/** A Yamatji haul truck operator's resume as one ruled table in Word: brown bars over rows, columns From, To, Company / Site and Position with duties, tickets with number and expiry in columns, machines by class. */
export const haulTruckOperator: UnseenCv = {
  name: "Yamatji haul truck operator's resume as one ruled table in Word: brown bars, columns From (“03/2022”), To (“Current”), Company / Site, Position over duties, tickets in columns with number and expiry, machines in a cell, next of kin, medical and roster",
  type: "docx",
  write: word({ font: "Arial", size: 10, margin: 15 }, [
    {
      blocks: [
        text("**RESUME – SHONTELLE RYDER**", { size: 15, align: "center", after: 6 }),
        table(
          [30, 26, 56, 68],
          [
            bar("PERSONAL DETAILS"),
            labelled("Name", "Shontelle Ryder"),
            labelled("Address", "44 Cassia Way, Spalding, Geraldton WA 6530"),
            labelled("Mobile", "0491 577 426"),
            labelled("Email", "shontelle.ryder@example.com"),
            labelled("Next of kin", "Leroy Ryder (brother), 0491 570 737"),
            labelled("Roster wanted", "2/1 or 8/6, FIFO ex Geraldton or Perth"),
            bar("WORK HISTORY"),
            ["**From**", "**To**", "**Company / Site**", "**Position and duties**"],
            job(
              "03/2022",
              "Current",
              "Red Breakaway Iron\nWeld Range",
              "Haul Truck Operator",
              "CAT 793F and 789D, two million tonnes, no damage",
              "Relief water cart and shift trainer",
            ),
            job(
              "05/2019",
              "02/2022",
              "Murchison Contract Mining\nDeflector South",
              "Trainee Haul Truck Operator",
              "Komatsu 785, night shift crew B",
            ),
            job(
              "2018",
              "2019",
              "Shire of Chapman Hills",
              "Road Crew Labourer",
              "Stop/slow bat, shoulder grading",
            ),
            job("2013", "2017", "Batavia Coast Crayfish", "Process Worker"),
            bar("TICKETS AND LICENCES"),
            ["**Expires**", "**Number**", "**Ticket**", "**Issued by**"],
            ["08/2029", "5512087", "HR driver's licence (WA)", "WA Transport"],
            ["14/03/2028", "SF-90231", "Senior First Aid", "Midwest Safety Training"],
            ["n/a", "0224719", "White Card", "Midwest Safety Training"],
            ["02/2028", "", "Verification of Competency – Haul Truck", "Murchison Contract Mining"],
            bar("EDUCATION"),
            ["**From**", "**To**", "**School**", "**Qualification**"],
            ["2019", "2020", "Murchison Mining Academy", "Certificate III in Surface Extraction Operations"],
            ["2007", "2011", "Spalding Community College", "Year 11"],
            bar("SKILLS"),
            labelled("Machines", "CAT 793F, CAT 789D, Komatsu 785, Water cart"),
            labelled("Other", "Pre-start checks, Two-way radio, Shift training, Modular Dispatch"),
            bar("OTHER"),
            labelled("Medical", "Coal board type medical and drug screen passed 10/2026"),
            labelled("Language", "Wajarri (some), English"),
            labelled("Community", "Geraldton Women's Footy, captain 2021 and 2022"),
            labelled("Referees", "Trent Scully, Mine Foreman, Red Breakaway Iron, 08 5550 6627"),
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Shontelle",
    family: "Ryder",
    email: "shontelle.ryder@example.com",
    phone: "+61491577426",
    jobs: [
      [
        "Haul Truck Operator",
        "Red Breakaway Iron / Red Breakaway Iron, Weld Range / Red Breakaway Iron Weld Range",
        "2022-03",
        null,
      ],
      [
        "Trainee Haul Truck Operator",
        "Murchison Contract Mining / Murchison Contract Mining, Deflector South / Murchison Contract Mining Deflector South",
        "2019-05",
        "2022-02",
      ],
      ["Road Crew Labourer", "Shire of Chapman Hills", "2018", "2019"],
      ["Process Worker", "Batavia Coast Crayfish", "2013", "2017"],
    ],
    studies: [
      ["Certificate III in Surface Extraction Operations", "Murchison Mining Academy", "2020"],
      ["Year 11", "Spalding Community College", "2011"],
    ],
    skills: [
      "CAT 793F",
      "CAT 789D",
      "Komatsu 785",
      "Water cart",
      "Pre-start checks",
      "Two-way radio",
      "Shift training",
      "Modular Dispatch",
    ],
    licences: [
      ["Senior First Aid", "SF-90231", "2028-03-14"],
      ["White Card", "0224719"],
      [
        "Verification of Competency – Haul Truck / Verification of Competency / Verification of Competency (Haul Truck)",
        undefined,
        "2028-02",
      ],
    ],
    drives: ["HR"],
    languages: ["Wajarri", "English"],
    besides: [
      "Driver licence",
      "HR driver's licence",
      "HR driver's licence (WA)",
      "Medical",
      "Coal board type medical",
      "Leroy Ryder",
      "Geraldton Women's Footy",
      "captain",
      "Trent Scully",
    ],
  },
};
