import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "./word.ts";

const green = "00AB44";
const head = (words: string) => text(words, { style: "Heading1" });
const entry = (at: string, what: string, when: string) => [
  text(`**${at} /** ${what}`, { size: 11, before: 9, after: 0 }),
  text(when, { size: 8.5, colour: "666666", after: 3, caps: true }),
];

/** A project coordinator's resume in an online word processor's green template: “Employer / Title”, below it months and town in small capitals, an English name in brackets. */
export const projectCoordinator: UnseenCv = {
  name: "Chinese project coordinator in an online editor's green template: “Employer / Title”, months and town below",
  type: "docx",
  write: word({ font: "Lato", size: 10, margin: 24, accent: green }, [
    {
      blocks: [
        text("Xinyi (Cindy) Zhao", { size: 36, colour: green, after: 2 }),
        text("18/5 Railway Crescent, Burwood NSW 2134", { colour: "666666", after: 0 }),
        text("0491 574 118  |  cindy.zhao@example.com  |  linkedin.com/in/cindyzhao-example", {
          colour: "666666",
          after: 6,
        }),
        head("Experience"),
        ...entry("Lumen & Lane Fitouts", "Project Coordinator", "August 2023 - Present, Sydney"),
        ...points(
          "Coordinate three to five office fitouts at a time, $0.8m to $6m, from tender to defects",
          "Registers of RFIs, variations and shop drawings; weekly look-ahead with the site manager",
          "Since February 2025 mentor of the two cadets",
        ),
        ...entry("Lumen & Lane Fitouts", "Project Administrator", "March 2022 - July 2023, Sydney"),
        ...points(
          "Purchase orders, progress claims and subcontractor insurances",
          "Site inductions in two languages",
        ),
        ...entry("Milk & Pearl", "Shift Supervisor (part-time)", "July 2020 - February 2022, Eastwood"),
        ...points("Opened and closed a bubble tea shop with a team of six students"),
        ...entry(
          "Jiangnan Curtain Wall Co., Ltd.",
          "Assistant Project Engineer",
          "July 2017 - December 2019, Hangzhou, China",
        ),
        ...points(
          "Quantity take-offs and site measurement for two office towers",
          "Liaison between design institute, factory and the general contractor",
        ),
        head("Selected projects"),
        text("**Level 14, 60 Clarence Lane** — law firm fitout, $3.2m, 2024", { after: 1 }),
        text("**Burwood Library refresh** — council, $1.1m, handed over two weeks early in May 2025", {
          after: 1,
        }),
        text("**Qianjiang Gate Tower B** — 28,000 m² of unitised curtain wall, 2018–2019"),
        head("Education"),
        ...entry(
          "Botany Bay University",
          "Master of Project Management",
          "February 2020 - November 2021, Sydney",
        ),
        ...entry(
          "Qiantang Institute of Technology",
          "Bachelor of Engineering (Civil Engineering)",
          "September 2013 - June 2017, Hangzhou",
        ),
        head("Skills"),
        text(
          "Procore, Aconex, MS Project, Bluebeam Revu, Excel (advanced), AutoCAD (basic), contract administration, tender analysis",
        ),
        head("Certificates"),
        text("PRINCE2 Foundation, certificate GR656-1122, 2022", { after: 1 }),
        text("NSW White Card, no. CGI-0221187, issued 03/2022", { after: 1 }),
        text("Mental Health First Aid, valid to 09/2027"),
        head("Languages"),
        text("Mandarin (native), English (PTE 76), Japanese (JLPT N3)"),
        head("Giving back"),
        ...entry("Inner West Newcomers Network", "Volunteer Translator", "Since 2021, Ashfield"),
        head("Interests"),
        text("Bouldering, film photography, dumpling research."),
        head("References"),
        text("Happy to provide two once we have spoken."),
      ],
    },
  ]),
  says: {
    given: "Xinyi / Xinyi (Cindy) / Cindy",
    family: "Zhao",
    email: "cindy.zhao@example.com",
    phone: "+61491574118",
    jobs: [
      ["Project Coordinator", "Lumen & Lane Fitouts", "2023-08", null],
      ["Project Administrator", "Lumen & Lane Fitouts", "2022-03", "2023-07"],
      ["Shift Supervisor (part-time) / Shift Supervisor", "Milk & Pearl", "2020-07", "2022-02"],
      [
        "Assistant Project Engineer",
        "Jiangnan Curtain Wall Co., Ltd. / Jiangnan Curtain Wall",
        "2017-07",
        "2019-12",
      ],
    ],
    studies: [
      ["Master of Project Management", "Botany Bay University", "2021-11"],
      [
        "Bachelor of Engineering (Civil Engineering) / Bachelor of Engineering",
        "Qiantang Institute of Technology",
        "2017-06",
      ],
    ],
    skills: [
      "Procore",
      "Aconex",
      "MS Project",
      "Bluebeam Revu",
      "Excel / Excel (advanced)",
      "AutoCAD / AutoCAD (basic)",
      "Contract administration",
      "Tender analysis",
    ],
    licences: [
      ["PRINCE2 Foundation", "GR656-1122"],
      ["NSW White Card / White Card", "CGI-0221187"],
      ["Mental Health First Aid", undefined, "2027-09"],
    ],
    languages: ["Mandarin / Mandarin Chinese", "English", "Japanese"],
    besides: [
      "Level 14, 60 Clarence Lane",
      "Burwood Library refresh",
      "Qianjiang Gate Tower B",
      "Volunteer Translator",
      "Inner West Newcomers Network",
    ],
  },
};
