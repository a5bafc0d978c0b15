import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 9, after: 3, size: 12, ruled: true, colour: "7F6000" });
const job = (
  at: string,
  site: string,
  when: string,
  title: string,
  ...duties: readonly string[]
): readonly (readonly ReturnType<typeof text>[])[] => [
  [text(`**${at}**`, { after: 0 }), ...(site ? [text(site, { after: 0 })] : []), text(when, { after: 3 })],
  [text(`**${title}**`, { after: 1 }), ...points(...duties)],
];

/** A shotfirer's Word resume for mine sites: employer, site with roster and dates in the left cell, title and duties in the right one, a lined table of tickets. */
export const shotfirer: UnseenCv = {
  name: "shotfirer's Word resume: employer, site with roster and “Feb 2021 – current” in a left cell, title with duties in the right one, a lined table of tickets",
  type: "docx",
  write: word({ font: "Arial", size: 10, margin: 18 }, [
    {
      blocks: [
        text("**COREY HARGREAVES-DANN**", { size: 20, after: 0 }),
        text("Shotfirer  |  FIFO ex Perth or residential Kalgoorlie", {
          size: 11,
          colour: "7F6000",
          after: 3,
        }),
        table(
          [22, 65, 22, 65],
          [
            ["**Phone**", "0491 570 158", "**Address**", "46 Boulder Block Road, Kalgoorlie WA 6430"],
            ["**Email**", "corey.hd@example.com", "**Notice**", "Two weeks"],
          ],
        ),
        head("SUMMARY"),
        text(
          "Twelve years in hard rock mines, nine of them on blast crews. No reportable incident as shotfirer in charge. Fit for work, non-smoker, medical of March 2026.",
        ),
        head("MINING AND OTHER WORK"),
        table(
          [60, 114],
          [
            job(
              "Nullarbor Drill & Blast",
              "Redtail Gold Mine, 8 on 6 off",
              "Feb 2021 – current",
              "Shotfirer",
              "In charge of two blasts a week of up to 400 holes",
              "Tie-ups, electronic detonators, misfire procedure",
              "Blast guards, radio and records",
            ),
            job(
              "Nullarbor Drill & Blast",
              "Mount Farewell Nickel, 2 and 1",
              "Jun 2017 – Jan 2021",
              "Blast Crew and MPU Operator",
              "Drove the mixing truck, loaded wet and dry holes",
              "Stemming, dipping and sampling",
            ),
            job(
              "Great Dolerite Mining",
              "",
              "Mar 2014 – May 2017",
              "Nipper",
              "Underground services, ventilation bags, pumps",
            ),
            job("Goldfields Hardware & Feed", "", "2009 – 2013", "Shop Assistant"),
          ],
        ),
        head("TICKETS"),
        table(
          [70, 52, 52],
          [
            ["**Ticket or licence**", "**Number**", "**Valid to**"],
            ["WA Shotfirer's Permit", "SF 08841", "30/06/2028"],
            ["Explosives security card", "ESC 114207", "22/01/2029"],
            ["Dangerous goods driver licence", "DG 55210", "10/2027"],
            ["Driver licence HR", "WA", "05/2030"],
            ["Work safely at heights", "", "11/2027"],
            ["Provide First Aid", "", "04/2029"],
          ],
          true,
        ),
        head("EDUCATION"),
        text("Certificate IV in Surface Extraction Operations, Goldfields Skills Institute, 2022"),
        text("Year 11, Kalgoorlie East High School, 2007"),
        head("SKILLS"),
        table(
          [58, 58, 58],
          [
            ["Electronic detonation", "Charge plans", "Wet hole loading"],
            ["Blast guarding", "Bogger operation", "Mentoring new starters"],
          ],
        ),
        head("REFEREES"),
        text("Trent Vukovich, Drill & Blast Superintendent, Nullarbor Drill & Blast, 0491 570 159", {
          after: 0,
        }),
        text("Leanne Poelina, Shift Boss, Great Dolerite Mining, 08 5550 7714"),
      ],
    },
  ]),
  says: {
    given: "Corey",
    family: "Hargreaves-Dann",
    email: "corey.hd@example.com",
    phone: "+61491570158",
    jobs: [
      ["Shotfirer", "Nullarbor Drill & Blast", "2021-02", null],
      ["Blast Crew and MPU Operator", "Nullarbor Drill & Blast", "2017-06", "2021-01"],
      ["Nipper", "Great Dolerite Mining", "2014-03", "2017-05"],
      ["Shop Assistant", "Goldfields Hardware & Feed", "2009", "2013"],
    ],
    studies: [
      ["Certificate IV in Surface Extraction Operations", "Goldfields Skills Institute", "2022"],
      ["Year 11", "Kalgoorlie East High School", "2007"],
    ],
    skills: [
      "Electronic detonation",
      "Charge plans",
      "Wet hole loading",
      "Blast guarding",
      "Bogger operation",
      "Mentoring new starters",
    ],
    licences: [
      [
        "WA Shotfirer's Permit / Shotfirer's Permit / Shotfirer's Permit (WA)",
        "SF 08841 / 08841",
        "2028-06-30",
      ],
      ["Explosives security card", "ESC 114207 / 114207", "2029-01-22"],
      ["Dangerous goods driver licence / Dangerous goods", "DG 55210 / 55210", "2027-10"],
      ["Work safely at heights / Working at heights", undefined, "2027-11"],
      ["Provide First Aid / First Aid", undefined, "2029-04"],
    ],
    drives: ["HR"],
    besides: ["Driver licence", "Driver licence HR", "Trent Vukovich", "Leanne Poelina"],
  },
};
