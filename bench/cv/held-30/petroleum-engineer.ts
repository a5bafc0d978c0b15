import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, size: 12, caps: true });

/** An Iraqi petroleum engineer's curriculum vitae for migration: personal details with passport in a lined table first, jobs and studies in lined tables by columns “From, To, Employer and place, Position”, duties for each post below by number, languages with marks in a table. */
export const petroleumEngineer: UnseenCv = {
  name: "Iraqi petroleum engineer's CV for migration in Word: personal details with passport first, lined tables of jobs (From 03/2021, To “Till date”) and of studies, duties by number below, languages marked in columns, a declaration",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 11.5,
      margin: 20,
      below: [text("Page {page} of {pages}", { size: 9, align: "right" })],
    },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { align: "center", size: 15, after: 6 }),
          head("1. Personal details"),
          table(
            [50, 120],
            [
              ["Surname", "AL-SAADI"],
              ["Given names", "Haidar Mahdi"],
              ["Date and place of birth", "04/03/1988, Basra"],
              ["Sex / Marital status", "Male / married, two children"],
              ["Citizenship", "Iraqi"],
              ["Passport", "A00000000, valid until 11/2030"],
              ["Visa", "Skilled Independent (subclass 189), granted 14/05/2026"],
              ["Present address", "18/7 Hay Street, East Perth WA 6004"],
              ["Mobile phone", "+61 491 570 737"],
              ["E-mail", "haidar.alsaadi@example.net"],
            ],
            true,
          ),
          head("2. Nominated occupation"),
          text(
            "Petroleum Engineer (ANZSCO 233612). Skills assessed as suitable by the Engineers' Assessing Board, 02/2025.",
          ),
          head("3. Employment history"),
          table(
            [20, 22, 72, 56],
            [
              ["**From**", "**To**", "**Employer and place**", "**Position**"],
              ["03/2021", "Till date", "Shatt Energy Company, Basra, Iraq", "Senior Production Engineer"],
              ["09/2016", "02/2021", "Shatt Energy Company, Basra, Iraq", "Production Engineer"],
              ["11/2012", "08/2016", "Meridian Wireline FZE, Dubai, UAE", "Field Engineer"],
              ["07/2011", "10/2012", "Technical Institute of Zubair", "Laboratory Assistant"],
            ],
            true,
          ),
          head("4. Main duties"),
          text(
            "4.1 Senior Production Engineer: artificial lift for 64 wells, team of five, production up 11% in 2024.",
            { after: 1 },
          ),
          text(
            "4.2 Production Engineer: daily surveillance, nodal analysis, well tests and reports to the ministry.",
            { after: 1 },
          ),
          text(
            "4.3 Field Engineer: cased hole logging and perforation on 140 jobs, HSE representative of the base.",
          ),
          head("5. Education"),
          table(
            [26, 80, 64],
            [
              ["**Year**", "**Degree**", "**Institution**"],
              ["2019", "Master of Science in Petroleum Engineering", "University of the Two Rivers, Basra"],
              ["2010", "Bachelor of Science in Petroleum Engineering", "University of the Two Rivers, Basra"],
              ["2006", "Baccalaureate (scientific branch)", "Al-Ashar Secondary School"],
            ],
            true,
          ),
          head("6. Training and certificates"),
          table(
            [80, 45, 45],
            [
              ["**Certificate**", "**Number**", "**Valid until**"],
              ["IWCF Well Control Level 4", "WC-118470", "06/2027"],
              ["H2S Alive", "", "12/10/2028"],
              ["BOSIET with CA-EBS", "5502-88140", "03/2029"],
            ],
            true,
          ),
          head("7. Software and skills"),
          text("PROSPER, GAP, OFM, Petrel, nodal analysis, ESP design, well testing"),
          head("8. Language ability"),
          table(
            [40, 43, 43, 44],
            [
              ["", "**Reading**", "**Speaking**", "**Writing**"],
              ["Arabic", "native", "native", "native"],
              ["English", "good (IELTS 7.5)", "good", "good"],
              ["Turkish", "fair", "fair", "poor"],
            ],
            true,
          ),
          head("9. Driving"),
          text("WA driver's licence, class C, since 08/2026; Iraqi licence (private)"),
          head("10. Memberships"),
          text("Society of Reservoir People, member no. 4471820, since 2014"),
          head("11. Declaration"),
          text("I declare that the above is true to the best of my knowledge."),
          text("Haidar Mahdi Al-Saadi\tPerth, 20/11/2026", { tabs: [-50] }),
        ],
      },
    ],
  ),
  says: {
    given: "Haidar Mahdi / Haidar",
    family: "Al-Saadi / AL-SAADI",
    email: "haidar.alsaadi@example.net",
    phone: "+61491570737",
    jobs: [
      [
        "Senior Production Engineer",
        "Shatt Energy Company / Shatt Energy Company, Basra / Shatt Energy Company, Basra, Iraq",
        "2021-03",
        null,
      ],
      [
        "Production Engineer",
        "Shatt Energy Company / Shatt Energy Company, Basra / Shatt Energy Company, Basra, Iraq",
        "2016-09",
        "2021-02",
      ],
      [
        "Field Engineer",
        "Meridian Wireline FZE / Meridian Wireline / Meridian Wireline FZE, Dubai / Meridian Wireline FZE, Dubai, UAE",
        "2012-11",
        "2016-08",
      ],
      ["Laboratory Assistant", "Technical Institute of Zubair", "2011-07", "2012-10"],
    ],
    studies: [
      [
        "Master of Science in Petroleum Engineering",
        "University of the Two Rivers / University of the Two Rivers, Basra",
        "2019",
      ],
      [
        "Bachelor of Science in Petroleum Engineering",
        "University of the Two Rivers / University of the Two Rivers, Basra",
        "2010",
      ],
      ["Baccalaureate (scientific branch) / Baccalaureate", "Al-Ashar Secondary School", "2006"],
    ],
    skills: ["PROSPER", "GAP", "OFM", "Petrel", "nodal analysis", "ESP design", "well testing"],
    licences: [
      [
        "IWCF Well Control Level 4 / IWCF Well Control / IWCF Well Control (Level 4)",
        "WC-118470 / 118470",
        "2027-06",
      ],
      ["H2S Alive", undefined, "2028-10-12"],
      ["BOSIET with CA-EBS / BOSIET / BOSIET (CA-EBS)", "5502-88140", "2029-03"],
    ],
    drives: ["C"],
    languages: ["Arabic", "English", "Turkish"],
    besides: [
      "Driver licence",
      "WA driver's licence",
      "Iraqi licence",
      "Passport",
      "Visa",
      "Skilled Independent",
      "Petroleum Engineer (ANZSCO 233612)",
      "Engineers' Assessing Board",
      "IELTS",
      "Society of Reservoir People",
    ],
  },
};
