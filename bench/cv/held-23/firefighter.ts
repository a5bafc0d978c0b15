import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const side = (words: string) => text(`**${words}**`, { size: 11, colour: "B23A2E", before: 8, after: 2 });
const main = (words: string) =>
  text(`**${words}**`, { size: 13, colour: "B23A2E", before: 8, after: 3, ruled: true });
const small = (words: string) => text(words, { size: 9.5, after: 2 });
const job = (title: string, at: string, ...lines: readonly string[]) => [
  text(`**${title}**`, { before: 4, after: 0 }),
  text(at, { after: 1 }),
  ...points(...lines),
];

/** A firefighter's resume in a Word template: shaded sidebar as a cell of a table, “employer | from – to” below the title. */
export const firefighter: UnseenCv = {
  name: "firefighter's Word template with a shaded sidebar cell: “employer | Mar 2018 – Present” below the title",
  type: "docx",
  write: word({ font: "Segoe UI", size: 10, margin: 14 }, [
    {
      blocks: [
        table(
          [58, 122],
          [
            [
              {
                shade: "F3F1EE",
                blocks: [
                  text("**LACHLAN**", { size: 20, colour: "B23A2E", after: 0 }),
                  text("**OYELARAN**", { size: 20, colour: "B23A2E", after: 0 }),
                  text("Firefighter", { size: 12 }),
                  side("Contact"),
                  small("Queanbeyan NSW 2620"),
                  small("0491 571 804"),
                  small("lachlan.oyelaran@example.com"),
                  side("Licences"),
                  small("Heavy Rigid (HR) licence"),
                  small("Working with Vulnerable People, 20077318, exp 02/2029"),
                  small("Coxswain Grade 2, exp 08/2027"),
                  small("Advanced Resuscitation (HLTAID015), exp 05/2027"),
                  side("Skills"),
                  small("Road crash rescue"),
                  small("Breathing apparatus"),
                  small("Hazmat response"),
                  small("Swift water rescue"),
                  small("Public speaking"),
                  small("Pump operation"),
                  side("Languages"),
                  small("English"),
                  small("Yoruba (conversational)"),
                ],
              },
              [
                main("Profile"),
                text(
                  "Station-based firefighter with eight years of service after a first career as a carpenter. Looking for a training role.",
                ),
                main("Experience"),
                ...job(
                  "Senior Firefighter",
                  "Capital Territory Fire Service | Mar 2023 – Present",
                  "Acting officer on 40 shifts",
                  "Deliver breathing apparatus drills to two platoons",
                ),
                ...job(
                  "Firefighter",
                  "Capital Territory Fire Service | Mar 2018 – Mar 2023",
                  "Deployed to the 2019/20 bushfires for 41 days",
                  "Smoke alarm visits to 300 homes",
                ),
                ...job(
                  "Carpenter",
                  "Ridgepole Homes, Goulburn | Feb 2014 – Feb 2018",
                  "Frames, fix-outs and pergolas",
                ),
                ...job("Apprentice Carpenter", "Ridgepole Homes, Goulburn | Jan 2010 – Jan 2014"),
                main("Education"),
                text("**Certificate III in Public Safety (Firefighting Operations)**", { after: 0 }),
                text("Fire Training College, Hume | 2019"),
                text("**Certificate III in Carpentry**", { before: 3, after: 0 }),
                text("Southern Tablelands TAFE | 2014"),
                text("**Certificate IV in Training and Assessment**", { before: 3, after: 0 }),
                text("Molonglo Training | 2025"),
                main("Volunteer work"),
                text("**Deputy Captain**", { after: 0 }),
                text("Wamboin Rural Fire Brigade | 2012 – 2018"),
                main("Referees"),
                text("Station Officer Kate Brennan, Capital Territory Fire Service, 02 5550 3390"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Lachlan",
    family: "Oyelaran",
    email: "lachlan.oyelaran@example.com",
    phone: "+61491571804",
    jobs: [
      ["Senior Firefighter", "Capital Territory Fire Service", "2023-03", null],
      ["Firefighter", "Capital Territory Fire Service", "2018-03", "2023-03"],
      ["Carpenter", "Ridgepole Homes / Ridgepole Homes, Goulburn", "2014-02", "2018-02"],
      ["Apprentice Carpenter", "Ridgepole Homes / Ridgepole Homes, Goulburn", "2010-01", "2014-01"],
    ],
    studies: [
      [
        "Certificate III in Public Safety (Firefighting Operations) / Certificate III in Public Safety",
        "Fire Training College / Fire Training College, Hume",
        "2019",
      ],
      ["Certificate III in Carpentry", "Southern Tablelands TAFE", "2014"],
      ["Certificate IV in Training and Assessment", "Molonglo Training", "2025"],
    ],
    skills: [
      "Road crash rescue",
      "Breathing apparatus",
      "Hazmat response",
      "Swift water rescue",
      "Public speaking",
      "Pump operation",
    ],
    licences: [
      ["Working with Vulnerable People", "20077318", "2029-02"],
      ["Coxswain Grade 2 / Coxswain", undefined, "2027-08"],
      [
        "Advanced Resuscitation (HLTAID015) / Advanced Resuscitation / HLTAID015 Advanced Resuscitation",
        undefined,
        "2027-05",
      ],
    ],
    drives: ["HR"],
    languages: ["English", "Yoruba"],
    besides: ["Driver licence", "Heavy Rigid (HR) licence", "Deputy Captain", "Wamboin Rural Fire Brigade"],
  },
};
