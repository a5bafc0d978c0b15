import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, colour: "FFFFFF", shade: "C55A11", before: 10, after: 4 });
const job = (when: string, at: string, title: string, ...duties: readonly string[]) => [
  [text(`**${when}**`)],
  [text(`**${at}**`, { after: 0 }), text(title, { after: 1 }), ...points(...duties)],
];
const bold = (words: string) => [text(`**${words}**`)];

/** A scaffolder's Word resume: dates in a left column without lines, employer above title at the right, a ruled table of tickets with numbers and expiry, skills with commas. */
export const scaffolder: UnseenCv = {
  name: "scaffolder's Word resume: dates in a column at the left, employer above title, ruled table of tickets",
  type: "docx",
  write: word({ font: "Arial", size: 10, margin: 18 }, [
    {
      blocks: [
        text("**KANE RUTLEDGE**", { size: 24, colour: "C55A11", after: 0 }),
        text("ADVANCED SCAFFOLDER / RIGGER", { size: 12, after: 3 }),
        text("Rockingham WA 6168   |   0491 574 118   |   kane.rutledge@example.com", { after: 4 }),
        head("Profile"),
        text(
          "Ticketed scaffolder with 12 years on shutdowns, high rise and offshore fabrication. Safe, fit and used to FIFO rosters (2/1 and 3/1). Available from 10 January 2027.",
        ),
        head("Work history"),
        table(
          [36, 138],
          [
            job(
              "Mar 2022 to date",
              "Swan Coast Access Pty Ltd, Kwinana",
              "Leading Hand Scaffolder",
              "Crew of eight on refinery shutdowns and tank repairs",
              "Hung, cantilevered and birdcage scaffolds to 40 m",
              "Daily pre-starts, JHAs and handover certificates",
            ),
            job(
              "Jul 2018 to Feb 2022",
              "Topline Scaffold Hire, Welshpool",
              "Advanced Scaffolder",
              "Perimeter scaffolds on apartment towers in Perth and Fremantle",
              "Inspected and tagged scaffolds every 30 days",
            ),
            job(
              "2016 to 2018",
              "Pilbara Industrial Labour",
              "Scaffolder (FIFO, casual)",
              "Shutdowns at Karratha and Port Hedland",
            ),
            job("2014 to 2016", "Topline Scaffold Hire, Welshpool", "Yard Hand and Trainee Scaffolder"),
            job("2012 to 2013", "Peel Fencing", "Labourer"),
          ],
        ),
        head("Tickets and licences"),
        table(
          [80, 50, 44],
          [
            [bold("Ticket"), bold("Number"), bold("Expiry")],
            ["High Risk Work – Advanced Scaffolding (SA)", "WA-0771934", "19/09/2030"],
            ["High Risk Work – Basic Rigging (RB)", "WA-0771934", "19/09/2030"],
            ["Elevating Work Platform (WP)", "WA-0771934", "19/09/2030"],
            ["White Card", "1402285", "N/A"],
            ["Working at Heights", "WAH-20518", "03/2028"],
            ["Confined Space Entry", "CSE-11840", "03/2028"],
            ["Gas Test Atmospheres", "–", "03/2028"],
            ["First Aid and CPR", "–", "21/02/2027"],
            ["MSIC (maritime security card)", "A4419027", "30/06/2028"],
            ["Driver's licence HR", "6629018", "2031"],
          ],
          true,
        ),
        head("Training"),
        text("Certificate III in Scaffolding, Cockburn Trades College, 2017", { after: 1 }),
        text("Year 11, Safety Bay Shores High School, 2011"),
        head("Skills"),
        text(
          "Tube and clip, Kwikstage, Layher, hoists, load calculations, scaffold inspection, permit systems, tool box meetings",
        ),
        head("Interests"),
        text("Crayfishing, V8s, coaching my daughter's under 9s footy."),
        head("Referees"),
        text("Steve Marando, Site Superintendent, Swan Coast Access, 0491 570 313", { after: 1 }),
        text("Donna Hale, Operations Manager, Topline Scaffold Hire, 08 5550 7218"),
      ],
    },
  ]),
  says: {
    given: "Kane",
    family: "Rutledge",
    email: "kane.rutledge@example.com",
    phone: "+61491574118",
    jobs: [
      [
        "Leading Hand Scaffolder",
        "Swan Coast Access Pty Ltd / Swan Coast Access / Swan Coast Access Pty Ltd, Kwinana",
        "2022-03",
        null,
      ],
      [
        "Advanced Scaffolder",
        "Topline Scaffold Hire / Topline Scaffold Hire, Welshpool",
        "2018-07",
        "2022-02",
      ],
      ["Scaffolder (FIFO, casual) / Scaffolder", "Pilbara Industrial Labour", "2016", "2018"],
      [
        "Yard Hand and Trainee Scaffolder",
        "Topline Scaffold Hire / Topline Scaffold Hire, Welshpool",
        "2014",
        "2016",
      ],
      ["Labourer", "Peel Fencing", "2012", "2013"],
    ],
    studies: [
      ["Certificate III in Scaffolding", "Cockburn Trades College", "2017"],
      ["Year 11", "Safety Bay Shores High School", "2011"],
    ],
    skills: [
      "Tube and clip",
      "Kwikstage",
      "Layher",
      "Hoists",
      "Load calculations",
      "Scaffold inspection",
      "Permit systems",
      "Tool box meetings",
    ],
    licences: [
      [
        "High Risk Work – Advanced Scaffolding (SA) / High Risk Work – Advanced Scaffolding / Advanced Scaffolding (SA) / Advanced Scaffolding",
        "WA-0771934",
        "2030-09-19",
      ],
      [
        "High Risk Work – Basic Rigging (RB) / High Risk Work – Basic Rigging / Basic Rigging (RB) / Basic Rigging",
        "WA-0771934",
        "2030-09-19",
      ],
      ["Elevating Work Platform (WP) / Elevating Work Platform / EWP", "WA-0771934", "2030-09-19"],
      ["White Card", "1402285"],
      ["Working at Heights", "WAH-20518", "2028-03"],
      ["Confined Space Entry / Confined Space", "CSE-11840", "2028-03"],
      ["Gas Test Atmospheres", undefined, "2028-03"],
      ["First Aid and CPR / First Aid / CPR", undefined, "2027-02-21"],
      ["MSIC (maritime security card) / MSIC / Maritime security card", "A4419027", "2028-06-30"],
    ],
    drives: ["HR"],
    besides: ["Driver's licence"],
  },
};
