import type { UnseenCv } from "../unseen/known.ts";

/** Text with what is special to rich text, and signs outside ASCII, escaped. */
const escaped = (text: string) =>
  text
    .replace(/[\\{}]/g, "\\$&")
    .replaceAll("\t", "\\tab ")
    .replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0)}?`);

/** A paragraph as a small writing program saves it; "# " at its start is bold and larger. */
const paragraph = (line: string) =>
  line.startsWith("# ")
    ? `{\\b\\fs26 ${escaped(line.slice(2))}\\par}`
    : `\\pard\\tx2000\\f0\\fs22 ${escaped(line)}\\par`;

const lines = [
  "# Fatima Noori",
  "Unit 2, 55 Bagster Road, Salisbury North SA 5108",
  "Ph. 0491 578 957 or write to fatima.noori@example.com",
  "",
  "I am a forklift driver and store person. I am never late. I am looking for day shift or afternoon shift, full time, in the north of Adelaide.",
  "",
  "# My licences",
  "High Risk Work Licence LF and LO, number SA 1184027, runs out 5 December 2027",
  "White Card number 30118842",
  "First aid course HLTAID011, runs out 17 October 2026",
  "Car licence class C, full, since 2017",
  "",
  "# My jobs",
  "Company:\tWetherby Cold Storage, Edinburgh North",
  "Job:\tForklift Operator",
  "Started:\t14 March 2022",
  "Finished:\tstill there",
  "What I do:\tReach truck and counterbalance at –25°. Loading of 18 trucks in a shift. Safety representative for the freezer.",
  "",
  "Company:\tRapid Crew Labour Hire",
  "Job:\tPick Packer",
  "Started:\t8 July 2019",
  "Finished:\t11 March 2022",
  "What I did:\tOrders for a chemist chain and for a wine club with a voice headset.",
  "",
  "Company:\tAl-Madina Grocers, Blair Athol",
  "Job:\tShop Assistant",
  "Started:\tOctober 2016",
  "Finished:\tJune 2019",
  "What I did:\tCash register, shelves, and the vegetable market at four in the morning.",
  "",
  "# My courses",
  "2021\tCertificate III in Supply Chain Operations, Northern Plains TAFE",
  "2018\tCertificate III in Spoken and Written English, Northern Plains TAFE",
  "",
  "# What I can do",
  "Reach truck / Counterbalance forklift / RF scanner / Voice picking / Stocktake / Container unloading",
  "",
  "# I speak",
  "Hazaragi, Dari, English, some Urdu",
  "",
  "# You can ask",
  "Glenys Hutchens (shift manager at Wetherby), 0491 578 888",
  "Bashir Karimi (owner of Al-Madina), 0491 579 455",
];

const text = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\nouicompat\\deflang3081{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}}\n{\\*\\generator Riched20 10.0.22621}\\viewkind4\\uc1\n${lines.map(paragraph).join("\n")}\n}\n`;

/** A forklift driver's résumé in the writing program that comes with the computer: "started" and "finished" on lines of their own behind tabs, skills by strokes in one line, plain words for headings. */
export const warehouseWorker: UnseenCv = {
  name: "started and finished on lines of their own, plain words for headings",
  type: "rtf",
  write: () => Promise.resolve(new TextEncoder().encode(text)),
  says: {
    given: "Fatima",
    family: "Noori",
    email: "fatima.noori@example.com",
    phone: "+61491578957",
    jobs: [
      [
        "Forklift Operator",
        "Wetherby Cold Storage / Wetherby Cold Storage, Edinburgh North",
        "2022-03",
        null,
      ],
      ["Pick Packer", "Rapid Crew Labour Hire", "2019-07", "2022-03"],
      ["Shop Assistant", "Al-Madina Grocers / Al-Madina Grocers, Blair Athol", "2016-10", "2019-06"],
    ],
    studies: [
      ["Certificate III in Supply Chain Operations", "Northern Plains TAFE", "2021"],
      ["Certificate III in Spoken and Written English", "Northern Plains TAFE", "2018"],
    ],
    skills: [
      "Reach truck",
      "Counterbalance forklift",
      "RF scanner",
      "Voice picking",
      "Stocktake",
      "Container unloading",
    ],
    licences: [
      [
        "High Risk Work Licence LF and LO / High Risk Work Licence / High Risk Work Licence LF, LO",
        "SA 1184027 / 1184027",
        "2027-12-05",
      ],
      ["White Card", "30118842"],
      [
        "First aid course HLTAID011 / First aid course / First aid / First aid HLTAID011",
        undefined,
        "2026-10-17",
      ],
    ],
    drives: ["C"],
    languages: ["Hazaragi", "Dari", "English", "Urdu"],
  },
};
