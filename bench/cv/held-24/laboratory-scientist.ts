import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const plum = "5B2A56";
const side = (words: string) =>
  text(`**${words}**`, { before: 9, after: 2, size: 11, colour: plum, caps: true });
const head = (words: string) =>
  text(`**${words}**`, { before: 8, after: 3, size: 13, colour: plum, ruled: true });
const job = (title: string, when: string, at: string, ...texts: readonly string[]) => [
  text(`**${at}**`, { before: 5, after: 0 }),
  text(`__${title}__\t${when}`, { tabs: [-92], after: 2 }),
  ...points(...texts),
];
const level = (skill: string, dots: number) =>
  text(`${skill}\n${"●".repeat(dots)}${"○".repeat(5 - dots)}`, { after: 2 });

/** A medical laboratory scientist's Word template with the sidebar at the right: employer in bold over title in italics, skills with dots. */
export const laboratoryScientist: UnseenCv = {
  name: "medical laboratory scientist's Word template, sidebar cell at the right: employer over title with dates, skills with dots, second given name in brackets",
  type: "docx",
  write: word({ font: "Gill Sans MT", size: 10, margin: 14 }, [
    {
      blocks: [
        table(
          [124, 58],
          [
            [
              {
                over: 2,
                blocks: [
                  text("**Wei-Ling (Vivian) Tsai**", { size: 24, colour: plum, after: 0 }),
                  text("Medical Laboratory Scientist – Haematology & Transfusion", { size: 12, after: 4 }),
                ],
              },
            ],
            [
              [
                head("About me"),
                text(
                  "Scientist with nine years at the bench, half of them on nights. I like a crossmatch that puzzles everyone, and teaching the person who will meet the next one.",
                ),
                head("Where I have worked"),
                ...job(
                  "Senior Scientist, Transfusion",
                  "Nov 2021 – present",
                  "Royal Derwent Hospital Pathology",
                  "Supervise seven scientists; on call one week in four",
                  "Wrote the massive transfusion procedure; wastage of platelets halved",
                ),
                ...job(
                  "Medical Scientist",
                  "Feb 2018 – Oct 2021",
                  "Royal Derwent Hospital Pathology",
                  "Haematology, coagulation and blood bank",
                ),
                ...job(
                  "Laboratory Technician",
                  "Jan 2016 – Jan 2018",
                  "ClearView Pathology, Launceston",
                  "Specimen reception and routine chemistry",
                ),
                ...job("Teaching Assistant (part-time)", "2014 – 2015", "National Tamsui University, Taiwan"),
                head("What I have studied"),
                text("**Master of Laboratory Medicine**, Derwent University, 2017", { after: 1 }),
                text("**BSc (Biochemistry)**, National Tamsui University, Taiwan, 2013", { after: 1 }),
                head("Talks"),
                ...points("“Cold antibodies on a hot day”, Tasmanian Blood Meeting, 2024"),
              ],
              {
                shade: "F1E8F0",
                blocks: [
                  side("Contact"),
                  text("0491 572 983"),
                  text("vivian.tsai@example.com"),
                  text("12 Lenah Rise, Hobart TAS 7000"),
                  side("Skills"),
                  level("Crossmatching", 5),
                  level("Blood film morphology", 4),
                  level("Flow cytometry", 3),
                  level("Method validation", 4),
                  level("Rostering", 4),
                  side("Languages"),
                  text("Mandarin (first)\nEnglish (full professional)\nTaiwanese Hokkien (family)"),
                  side("Memberships & checks"),
                  text("Certified Scientist (CMS), no. 01844, renews 30 Apr 2028"),
                  text("Working with Vulnerable People 88120447, to 3 Sep 2027"),
                  side("Off duty"),
                  text("Cold-water swimming, ukulele"),
                ],
              },
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Wei-Ling / Wei-Ling (Vivian) / Vivian",
    family: "Tsai",
    email: "vivian.tsai@example.com",
    phone: "+61491572983",
    jobs: [
      [
        "Senior Scientist, Transfusion / Senior Scientist",
        "Royal Derwent Hospital Pathology",
        "2021-11",
        null,
      ],
      ["Medical Scientist", "Royal Derwent Hospital Pathology", "2018-02", "2021-10"],
      [
        "Laboratory Technician",
        "ClearView Pathology / ClearView Pathology, Launceston",
        "2016-01",
        "2018-01",
      ],
      [
        "Teaching Assistant / Teaching Assistant (part-time)",
        "National Tamsui University / National Tamsui University, Taiwan",
        "2014",
        "2015",
      ],
    ],
    studies: [
      ["Master of Laboratory Medicine", "Derwent University", "2017"],
      [
        "BSc (Biochemistry) / BSc / BSc in Biochemistry",
        "National Tamsui University / National Tamsui University, Taiwan",
        "2013",
      ],
    ],
    skills: ["Crossmatching", "Blood film morphology", "Flow cytometry", "Method validation", "Rostering"],
    licences: [
      ["Certified Scientist (CMS) / Certified Scientist / CMS", "01844", "2028-04-30"],
      ["Working with Vulnerable People", "88120447", "2027-09-03"],
    ],
    languages: [
      "Mandarin / Chinese (Mandarin) / Mandarin Chinese",
      "English",
      "Taiwanese Hokkien / Hokkien / Hokkien (Min Nan)",
    ],
    besides: ["Cold antibodies on a hot day", "Tasmanian Blood Meeting"],
  },
};
