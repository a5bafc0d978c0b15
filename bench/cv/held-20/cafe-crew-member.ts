import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const label = (words: string) => [text(`**${words}**`, { colour: "2E75B6", size: 12 })];
const entry = (title: string, at: string, when: string) => [
  text(`**${title}**`, { before: 3, after: 0 }),
  text(at, { after: 0 }),
  text(when, { after: 1 }),
];

/** A school leaver's resume in the template of a careers adviser: headings in the left cells of a table, title, place and months below each other at the right, work experience weeks apart from the casual job. */
export const cafeCrewMember: UnseenCv = {
  name: "school leaver's careers template: headings in the left cells of a table, a casual job, weeks of work experience",
  type: "docx",
  write: word({ font: "Verdana", size: 10, margin: 20 }, [
    {
      blocks: [
        text("**Jai Pemberthy**", { size: 22, colour: "2E75B6", align: "center", after: 2 }),
        text("5 Kingfisher Way, Ulverstone TAS 7315", { align: "center", after: 0 }),
        text("0491 571 804 • jai.pemberthy@example.com", { align: "center", after: 10 }),
        table(
          [42, 128],
          [
            [
              label("Objective"),
              [
                text(
                  "Year 12 leaver looking for a full time job or traineeship in hospitality on the North West Coast. I am punctual, I like working with people and I learn quickly.",
                ),
              ],
            ],
            [
              label("Education"),
              [
                ...entry(
                  "Tasmanian Certificate of Education (Year 12)",
                  "Leven Valley College",
                  "2025 – 2026, results in December",
                ),
                text("Subjects: English, General Maths, Food and Hospitality, Outdoor Leadership"),
                ...entry(
                  "Certificate II in Hospitality",
                  "Leven Valley College (VET in school)",
                  "Completed October 2026",
                ),
                ...entry("Year 10", "Forth Estuary High School", "2024"),
              ],
            ],
            [
              label("Paid work"),
              [
                ...entry("Café Crew Member (casual)", "The Salty Scone, Ulverstone", "March 2025 – present"),
                ...points(
                  "Make coffees and milkshakes and serve customers at the counter",
                  "Handle cash and card payments",
                  "Clean the kitchen and close the café on Sundays",
                ),
                ...entry("Paper delivery", "Leven Valley Courier", "2022 – 2024"),
              ],
            ],
            [
              label("Work experience"),
              [
                ...entry("Kitchen assistant (one week)", "Bass Strait Hotel, Devonport", "September 2025"),
                ...entry("Nursery hand (one week)", "Penguin Plants and Pots", "June 2024"),
              ],
            ],
            [
              label("Skills"),
              [
                ...points(
                  "Customer service",
                  "Barista skills",
                  "Cash handling",
                  "Food preparation",
                  "Teamwork",
                  "Canva",
                ),
              ],
            ],
            [
              label("Certificates and licences"),
              [
                ...points(
                  "Responsible Service of Alcohol (Tasmania), November 2026",
                  "Food Safety certificate, 2025",
                  "Provide First Aid HLTAID011, expires April 2029",
                  "Learner driver licence",
                ),
              ],
            ],
            [
              label("Achievements"),
              [
                ...points(
                  "School leader, 2026",
                  "Vocational Student Award (Hospitality), 2026",
                  "Bronze Medallion, Penguin Surf Life Saving Club, 2025",
                ),
              ],
            ],
            [label("Volunteering"), [text("Surf patrol, Penguin Surf Life Saving Club, summers since 2024")]],
            [label("Hobbies"), [text("Surfing, cooking dumplings, drums")]],
            [
              label("Referees"),
              [
                text("Ms Bec Arnott, Owner, The Salty Scone", { after: 0 }),
                text("Phone 0491 570 158", { after: 4 }),
                text("Mr Dan Oates, VET Coordinator, Leven Valley College", { after: 0 }),
                text("dan.oates@levenvalley.example"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Jai",
    family: "Pemberthy",
    email: "jai.pemberthy@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Café Crew Member (casual) / Café Crew Member",
        "The Salty Scone / The Salty Scone, Ulverstone",
        "2025-03",
        null,
      ],
      ["Paper delivery", "Leven Valley Courier", "2022", "2024"],
      [
        "Kitchen assistant (one week) / Kitchen assistant",
        "Bass Strait Hotel / Bass Strait Hotel, Devonport",
        "2025-09",
        "2025-09",
      ],
      ["Nursery hand (one week) / Nursery hand", "Penguin Plants and Pots", "2024-06", "2024-06"],
    ],
    studies: [
      [
        "Tasmanian Certificate of Education (Year 12) / Tasmanian Certificate of Education / Year 12",
        "Leven Valley College",
        "2026",
      ],
      [
        "Certificate II in Hospitality",
        "Leven Valley College / Leven Valley College (VET in school)",
        "2026-10",
      ],
      ["Year 10", "Forth Estuary High School", "2024"],
    ],
    skills: [
      "Customer service",
      "Barista skills / Barista",
      "Cash handling",
      "Food preparation",
      "Teamwork",
      "Canva",
    ],
    licences: [
      [
        "Responsible Service of Alcohol (Tasmania) / Responsible Service of Alcohol / RSA / Responsible Service of Alcohol (RSA)",
      ],
      ["Food Safety certificate / Food Safety"],
      [
        "Provide First Aid HLTAID011 / Provide First Aid / First Aid / HLTAID011 / Provide First Aid (HLTAID011)",
        undefined,
        "2029-04",
      ],
    ],
    besides: [
      "Learner driver licence",
      "Driver licence",
      "Learner",
      "C",
      "L",
      "School leader",
      "Vocational Student Award",
      "Bronze Medallion",
      "Surf patrol",
      "Penguin Surf Life Saving Club",
    ],
  },
};
