import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const job = (title: string, when: string, at: string) => [
  text(`**${title}**\t${when}`, { tabs: [-44], before: 6, after: 0 }),
  text(`__${at}__`, { after: 2 }),
];

/** A town planner's resume in a template of Word: bold title with dates at the right edge, employer in italics, header from the second page on, page numbers. */
export const townPlanner: UnseenCv = {
  name: "town planner's Word template: title in bold with dates at the right edge, employer in italics, header from page two",
  type: "docx",
  write: word(
    {
      font: "Georgia",
      size: 10.5,
      margin: 22,
      accent: "3B5B7A",
      above: [text("Harriet Achterberg | Resume", { align: "right", size: 9 })],
      aboveFrom: 2,
      below: [text("Page {page} of {pages}", { align: "center", size: 9 })],
    },
    [
      {
        blocks: [
          text("Harriet Achterberg", { style: "Title" }),
          text("Geelong, Victoria  •  harriet.achterberg@example.com  •  0491 570 159", { after: 4 }),
          head("Profile"),
          text(
            "Statutory and strategic planner with ten years in councils and consulting. I read schemes closely, write plainly and have stood in front of a full hall of objectors more than once.",
          ),
          head("Experience"),
          ...job("Principal Planner", "08/2023 – Present", "Surf Coast Plains Shire, Torquay"),
          ...points(
            "Lead six planners through 480 applications a year",
            "Brought the median decision time from 74 to 52 days",
            "Presented the coastal hazard overlay to the panel in 2025",
          ),
          ...job("Senior Statutory Planner", "02/2020 – 07/2023", "Surf Coast Plains Shire, Torquay"),
          ...points(
            "Subdivisions, wineries and a contested wind farm",
            "Parental leave April to December 2021",
          ),
          ...job("Planning Consultant", "03/2017 – 01/2020", "Hewitt & Marr Urban Planning, Melbourne"),
          ...points(
            "Represented clients at 21 tribunal hearings",
            "Permit applications for childcare centres and apartments",
          ),
          ...job("Graduate Planner", "01/2015 – 02/2017", "City of Wyralong, Wyralong"),
          head("Education"),
          text("**Master of Urban Planning**\t2014", { tabs: [-44], after: 0 }),
          text("__University of Port Phillip__"),
          text("**Bachelor of Arts (Geography), Second Class Honours**\t2012", {
            tabs: [-44],
            before: 4,
            after: 0,
          }),
          text("__Barrabool University__"),
          head("Skills"),
          text(
            "Development assessment  •  Strategic planning  •  Tribunal advocacy  •  Community consultation  •  ArcGIS  •  Report writing",
          ),
          head("Memberships and Checks"),
          ...points(
            "Registered Planner, Planners' Guild of Australia, no. 20418",
            "Working with Children Check 0458812A-03, expires 14 August 2029",
            "Driver licence (Class C)",
          ),
          head("Community"),
          text("**Secretary**\t2022 – Present", { tabs: [-44], after: 0 }),
          text("__Friends of the Barwon Estuary__"),
          head("Referees"),
          text(
            "Paul Demetriou, Manager Planning, Surf Coast Plains Shire, 03 5550 7701, paul.demetriou@example.com",
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Harriet",
    family: "Achterberg",
    email: "harriet.achterberg@example.com",
    phone: "+61491570159",
    jobs: [
      ["Principal Planner", "Surf Coast Plains Shire / Surf Coast Plains Shire, Torquay", "2023-08", null],
      [
        "Senior Statutory Planner",
        "Surf Coast Plains Shire / Surf Coast Plains Shire, Torquay",
        "2020-02",
        "2023-07",
      ],
      [
        "Planning Consultant",
        "Hewitt & Marr Urban Planning / Hewitt & Marr Urban Planning, Melbourne",
        "2017-03",
        "2020-01",
      ],
      ["Graduate Planner", "City of Wyralong / City of Wyralong, Wyralong", "2015-01", "2017-02"],
    ],
    studies: [
      ["Master of Urban Planning", "University of Port Phillip", "2014"],
      [
        "Bachelor of Arts (Geography), Second Class Honours / Bachelor of Arts (Geography) / Bachelor of Arts",
        "Barrabool University",
        "2012",
      ],
    ],
    skills: [
      "Development assessment",
      "Strategic planning",
      "Tribunal advocacy",
      "Community consultation",
      "ArcGIS",
      "Report writing",
    ],
    licences: [
      [
        "Registered Planner / Registered Planner, Planners' Guild of Australia / Registered Planner (Planners' Guild of Australia)",
        "20418",
      ],
      ["Working with Children Check", "0458812A-03", "2029-08-14"],
    ],
    drives: ["C"],
    besides: ["Driver licence", "Secretary", "Friends of the Barwon Estuary", "Planners' Guild of Australia"],
  },
};
