import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";
import { inControls } from "./controls.ts";

const teal = "1B6B72";
const head = (words: string) =>
  text(`**${words}**`, { before: 10, after: 3, size: 12, colour: teal, caps: true });
const plain = (...lines: readonly string[]) => lines.map((line) => text(line, { after: 1, size: 9.5 }));
/** Something in bold with lines below, in the narrow cell. */
const item = (what: string, ...lines: readonly string[]) => [
  text(`**${what}**`, { before: 3, after: 0, size: 9.5 }),
  ...lines.map((line) => text(line, { after: 0, size: 9.5 })),
];
const job = (title: string, when: string, at: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 7, after: 0, size: 11.5 }),
  text(when, { after: 0, colour: "6B6B6B" }),
  text(at, { after: 2 }),
  ...points(...duties),
];

/** A support coordinator's resume in Word's creative template with a sidebar: a shaded left cell with contacts, studies and checks over several lines, title over “Mar 2023 to current” over employer and suburb in the right one. */
export const supportCoordinator: UnseenCv = {
  name: "support coordinator's Word template with a sidebar in a table: studies and checks over lines in a shaded left cell, title over “Mar 2023 to current” over “Employer, Suburb” at the right, text in content controls",
  type: "docx",
  write: inControls(
    word({ font: "Corbel", size: 10.5, margin: 15, accent: teal }, [
      {
        blocks: [
          table(
            [58, 122],
            [
              [
                {
                  over: 2,
                  shade: teal,
                  blocks: [
                    text("Tegan Pascoe", { size: 28, colour: "FFFFFF", before: 6, after: 0 }),
                    text("Specialist Support Coordinator", { size: 12, colour: "FFFFFF", after: 6 }),
                  ],
                },
              ],
              [
                {
                  shade: "E6F0F1",
                  blocks: [
                    head("Contact"),
                    ...plain("Kinross WA 6028", "0491 574 118", "tegan.pascoe@example.com"),
                    head("Education"),
                    ...item(
                      "Bachelor of Social Science (Community Development)",
                      "Swan Hills University",
                      "2014 – 2017",
                    ),
                    ...item("Certificate IV in Disability", "Northern Corridor TAFE", "2013"),
                    head("Skills"),
                    ...plain(
                      "Plan implementation",
                      "Crisis response",
                      "Service agreements",
                      "Report writing for plan reviews",
                      "Positive behaviour support",
                      "PRODA and myplace portal",
                      "Housing applications",
                    ),
                    head("Checks"),
                    ...item("NDIS Worker Screening Check", "No. 77140382", "Expires 09/05/2029"),
                    ...item("Working with Children Check (WA)", "No. 2290417", "Expires 11/2027"),
                    ...item("First Aid and CPR", "Expires 02/2027"),
                    ...item("National Police Certificate", "Issued 2026"),
                    ...item("C class driver's licence", "Own comprehensively insured car"),
                    head("Languages"),
                    ...plain("English (native)", "Auslan (intermediate)"),
                  ],
                },
                [
                  head("Profile"),
                  text(
                    "Support coordinator with more than ten years in disability services, the last six in coordination of plans from $20,000 to $900,000. My strength is complex cases in which health, housing and justice meet. I am known for short notes, quick replies and calm meetings.",
                  ),
                  head("Experience"),
                  ...job(
                    "Specialist Support Coordinator",
                    "Mar 2023 to current",
                    "Westlight Disability Partners, Joondalup",
                    "Caseload of 18 participants with complex needs, eight of them leaving hospital or prison",
                    "Chair stakeholder meetings with guardians, clinicians and the Office of the Public Advocate",
                    "Supervise two Level 2 coordinators",
                  ),
                  ...job(
                    "Support Coordinator",
                    "Jun 2020 to Mar 2023",
                    "Westlight Disability Partners, Joondalup",
                    "42 participants, mostly psychosocial disability; plan utilisation rose from 58% to 81%",
                    "Set up the register of vacancies that the whole team now uses",
                  ),
                  ...job(
                    "Local Area Coordinator",
                    "Feb 2018 to May 2020",
                    "Kindred Communities, Midland",
                    "Pre-planning meetings, plan hand-overs and community groups in the eastern suburbs",
                  ),
                  ...job(
                    "Disability Support Worker (casual)",
                    "Aug 2015 to Jan 2018",
                    "Carewell Homes WA, Balga",
                    "Personal care, community access and overnight shifts beside my degree",
                  ),
                  ...job("Sales Assistant", "2012 to 2015", "Denim Depot, Morley"),
                  head("Volunteering"),
                  text("**Swim Coach**, Whitfords All Abilities Swim Club, Sunday mornings since 2019", {
                    after: 3,
                  }),
                  head("Referees"),
                  text("**Marlee Ogden**, Manager Coordination, Westlight Disability Partners", { after: 0 }),
                  text("0491 570 156 | marlee.ogden@example.org", { after: 4 }),
                  text("**Patrick Sefton**, Team Leader, Kindred Communities", { after: 0 }),
                  text("08 5550 4163"),
                ],
              ],
            ],
          ),
        ],
      },
    ]),
  ),
  says: {
    given: "Tegan",
    family: "Pascoe",
    email: "tegan.pascoe@example.com",
    phone: "+61491574118",
    jobs: [
      [
        "Specialist Support Coordinator",
        "Westlight Disability Partners / Westlight Disability Partners, Joondalup",
        "2023-03",
        null,
      ],
      [
        "Support Coordinator",
        "Westlight Disability Partners / Westlight Disability Partners, Joondalup",
        "2020-06",
        "2023-03",
      ],
      ["Local Area Coordinator", "Kindred Communities / Kindred Communities, Midland", "2018-02", "2020-05"],
      [
        "Disability Support Worker (casual) / Disability Support Worker",
        "Carewell Homes WA / Carewell Homes / Carewell Homes WA, Balga",
        "2015-08",
        "2018-01",
      ],
      ["Sales Assistant", "Denim Depot / Denim Depot, Morley", "2012", "2015"],
    ],
    studies: [
      [
        "Bachelor of Social Science (Community Development) / Bachelor of Social Science",
        "Swan Hills University",
        "2017",
      ],
      ["Certificate IV in Disability", "Northern Corridor TAFE", "2013"],
    ],
    skills: [
      "Plan implementation",
      "Crisis response",
      "Service agreements",
      "Report writing for plan reviews",
      "Positive behaviour support",
      "PRODA and myplace portal",
      "Housing applications",
    ],
    licences: [
      ["NDIS Worker Screening Check / NDIS Worker Screening", "77140382", "2029-05-09"],
      ["Working with Children Check (WA) / Working with Children Check", "2290417", "2027-11"],
      ["First Aid and CPR / First Aid", undefined, "2027-02"],
      ["National Police Certificate / Police Certificate / National Police Check / Police Check"],
    ],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: [
      "Driver licence",
      "C class driver's licence",
      "Driver's licence",
      "CPR",
      "Swim Coach",
      "Whitfords All Abilities Swim Club",
      "Marlee Ogden",
      "Patrick Sefton",
    ],
  },
};
