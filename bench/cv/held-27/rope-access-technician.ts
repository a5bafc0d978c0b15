import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const blue = "2E74B5";
const head = (words: string) => text(words, { style: "Heading1" });
const job = (line: string, when: string, ...duties: readonly string[]) => [
  text(line, { style: "Heading2" }),
  text(when, { after: 2, colour: "595959", caps: true, size: 9.5 }),
  ...points(...duties),
];

/** A Māori rope access technician's resume in Word's own template: “Title | Employer, Place” as a heading over dates in capitals, tickets in a lined table with numbers and ends. */
export const ropeAccessTechnician: UnseenCv = {
  name: "Māori rope access technician's resume in Word's own template: “Title | Employer, Place” over “AUG 2021 – PRESENT” in capitals, a lined table of tickets, logged hours, page feet",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 25,
      accent: blue,
      below: [text("Hemi Rangihuna  |  {page}", { size: 9, colour: "595959" })],
    },
    [
      {
        blocks: [
          text("Hemi Rangihuna", { style: "Title" }),
          text("Gladstone QLD 4680 | 0491 573 770 | hemi.ropes@example.com", { after: 8 }),
          head("Summary"),
          text(
            "IRATA Level 3 with 6,400 logged hours on stacks, bridges, ships and towers. Boilermaker by trade. I have run teams of ten on shutdowns and have yet to use the rescue bag in anger.",
          ),
          head("Experience"),
          ...job(
            "Rope Access Supervisor | Capricorn Vertical, Gladstone",
            "Aug 2021 – Present",
            "Rescue plans, permits and toolbox talks for three crews",
            "Blasting and painting of four alumina digesters, no lost time",
            "Ultrasonic thickness readings and reports for the integrity engineer",
          ),
          ...job(
            "Rope Access Technician (Level 2) | Capricorn Vertical, Gladstone",
            "May 2018 – Jul 2021",
            "Welding and bolting at height; conveyor galleries",
            "Ship hold cleaning and inspection at anchor",
          ),
          ...job(
            "Wind Blade Repair Technician | Southern Ocean Composites, Portland VIC",
            "Nov 2016 – Apr 2018",
            "Leading edge repairs, 60 towers",
          ),
          ...job(
            "Boilermaker / Welder | Kawerau Mill Engineering Ltd, New Zealand",
            "Feb 2011 – Oct 2016",
            "Apprentice until 2014, then tradesman on the shutdown gang",
          ),
          head("Education"),
          ...job("Trade Certificate in Heavy Fabrication | Waiariki Trades Institute", "2014"),
          ...job("NCEA Level 2 | Te Kura o Rangitaiki", "2010"),
          head("Tickets"),
          table(
            [66, 50, 44],
            [
              ["**Ticket**", "**Number**", "**Expires**"],
              ["IRATA Level 3", "3/118402", "22 Sep 2027"],
              ["High Risk Work Licence (RB, WP, DG)", "HRW 4418830", "03 Feb 2030"],
              ["Working at Heights", "", "11 Mar 2028"],
              ["Confined Space Entry", "", "11 Mar 2028"],
              ["White Card", "QLD 2207184", ""],
              ["CPR and First Aid", "", "19 Jun 2027"],
              ["Gas Test Atmospheres", "", ""],
            ],
            true,
          ),
          head("Skills"),
          table(
            [80, 80],
            [
              [
                points("Team rescue", "MIG and stick welding", "NDT thickness testing"),
                points("Abrasive blasting", "Fibreglass repair", "JSEA writing"),
              ],
            ],
          ),
          head("Licence and languages"),
          text("Queensland manual licence, MR", { after: 0 }),
          text("English, te reo Māori (conversational)"),
          head("Activities"),
          text("Waka ama with the harbour club, bouldering with my girls, kapa haka in Rockhampton"),
          head("References"),
          text("Trent Scholz, Operations Manager, Capricorn Vertical, 07 5550 3390"),
        ],
      },
    ],
  ),
  says: {
    given: "Hemi",
    family: "Rangihuna",
    email: "hemi.ropes@example.com",
    phone: "+61491573770",
    jobs: [
      ["Rope Access Supervisor", "Capricorn Vertical / Capricorn Vertical, Gladstone", "2021-08", null],
      [
        "Rope Access Technician (Level 2) / Rope Access Technician",
        "Capricorn Vertical / Capricorn Vertical, Gladstone",
        "2018-05",
        "2021-07",
      ],
      [
        "Wind Blade Repair Technician",
        "Southern Ocean Composites / Southern Ocean Composites, Portland / Southern Ocean Composites, Portland VIC",
        "2016-11",
        "2018-04",
      ],
      [
        "Boilermaker / Welder / Boilermaker/Welder",
        "Kawerau Mill Engineering Ltd / Kawerau Mill Engineering / Kawerau Mill Engineering Ltd, New Zealand",
        "2011-02",
        "2016-10",
      ],
    ],
    studies: [
      ["Trade Certificate in Heavy Fabrication", "Waiariki Trades Institute", "2014"],
      ["NCEA Level 2", "Te Kura o Rangitaiki", "2010"],
    ],
    skills: [
      "Team rescue",
      "MIG and stick welding",
      "NDT thickness testing",
      "Abrasive blasting",
      "Fibreglass repair",
      "JSEA writing",
    ],
    licences: [
      ["IRATA Level 3", "3/118402", "2027-09-22"],
      [
        "High Risk Work Licence (RB, WP, DG) / High Risk Work Licence / High Risk Work Licence RB, WP, DG",
        "HRW 4418830 / 4418830",
        "2030-02-03",
      ],
      ["Working at Heights", undefined, "2028-03-11"],
      ["Confined Space Entry / Confined Space", undefined, "2028-03-11"],
      ["White Card / White Card (QLD)", "QLD 2207184 / 2207184"],
      ["CPR and First Aid / First Aid / First Aid and CPR", undefined, "2027-06-19"],
      ["Gas Test Atmospheres"],
    ],
    drives: ["MR"],
    languages: ["English", "te reo Māori / Māori / Maori"],
    besides: ["Driver licence", "Queensland manual licence", "CPR", "Waka ama", "Trent Scholz"],
  },
};
