import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const green = "2F5D50";
const side = (words: string) => text(`**${words}**`, { before: 12, after: 3, size: 11, colour: green });
const head = (words: string) =>
  text(`**${words}**`, { before: 10, after: 4, size: 13, colour: green, ruled: true });
const job = (title: string, at: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 6, after: 0 }),
  text(at, { after: 0 }),
  text(`__${when}__`, { after: 2 }),
  ...points(...duties),
];
const study = (title: string, at: string) => [text(`**${title}**`, { before: 3, after: 0 }), text(at)];

/** A Filipina lifestyle coordinator's Word template: a shaded left cell with contacts, skills and checks of two lines each, jobs of three lines with the hours in brackets after the dates. */
export const lifestyleCoordinator: UnseenCv = {
  name: "Filipina lifestyle coordinator's Word template: shaded left cell with contacts, skills and checks over two lines, title over “Employer | Place” over dates with hours in brackets",
  type: "docx",
  write: word({ font: "Calibri", size: 10.5, margin: 14 }, [
    {
      blocks: [
        table(
          [56, 126],
          [
            [
              {
                shade: "DDEAE4",
                blocks: [
                  text("**Rosalinda\nMagbanua**", { size: 22, colour: green, before: 8, after: 4 }),
                  text("Lifestyle and Leisure Coordinator"),
                  side("CONTACT ME"),
                  text("0491 573 770", { after: 0 }),
                  text("rosie.magbanua@example.com", { after: 0 }),
                  text("Blacktown NSW 2148"),
                  side("WHAT I AM GOOD AT"),
                  ...points(
                    "Dementia-friendly activities",
                    "Group exercise",
                    "Outing planning",
                    "Care plan documentation",
                    "Volunteer rostering",
                    "Ukulele and singing",
                  ),
                  side("CHECKS"),
                  text("**NDIS Worker Screening**", { after: 0 }),
                  text("No. 31127745, exp. 03/2029"),
                  text("**National Police Check**", { after: 0 }),
                  text("Issued 11 Feb 2026"),
                  text("**First Aid (HLTAID011)**", { after: 0 }),
                  text("Renew by 17/09/2028"),
                  side("LANGUAGES"),
                  text("Hiligaynon – mother tongue", { after: 0 }),
                  text("Tagalog – fluent", { after: 0 }),
                  text("English – fluent"),
                  side("TRANSPORT"),
                  text("Full NSW licence (class C) and own car; have driven the 12-seat bus"),
                ],
              },
              [
                head("About"),
                text(
                  "I plan days that people want to get up for. Eight years in residential aged care, the last five in lifestyle, with 96 residents of twenty nations. I am looking for a coordinator role with every second weekend free.",
                ),
                head("Work History"),
                ...job(
                  "Lifestyle Coordinator",
                  "Grevillea Lodge Aged Care | Seven Hills NSW",
                  "Sept 2021 – Present (permanent part-time, 30 hrs)",
                  "Weekly program for three wings and a memory support unit",
                  "Supervise two lifestyle assistants and eleven volunteers",
                  "Started the men's shed corner and a choir that sings at the local school",
                  "Meeting with families; wrote leisure part of care plans before accreditation in 2024",
                ),
                ...job(
                  "Lifestyle Assistant",
                  "Grevillea Lodge Aged Care | Seven Hills NSW",
                  "Feb 2020 – Sept 2021 (casual)",
                  "One-to-one visits and window visits through the lockdowns",
                ),
                ...job(
                  "Assistant in Nursing",
                  "St Brendan's Nursing Home | Doonside NSW",
                  "June 2018 – Jan 2020 (casual, nights)",
                  "Showers, meals, repositioning and night rounds for 34 residents",
                ),
                ...job(
                  "Grade Three Teacher",
                  "Jaro Riverside Elementary School | Iloilo, Philippines",
                  "June 2009 – March 2017",
                  "Classes of 45; school dance and music program",
                ),
                head("Study"),
                ...study(
                  "Certificate IV in Leisure and Health",
                  "Western Parks Institute, completed August 2021",
                ),
                ...study(
                  "Certificate III in Individual Support (Ageing)",
                  "Western Parks Institute, completed May 2018",
                ),
                ...study(
                  "Bachelor of Elementary Education",
                  "Visayas Teachers College, Iloilo, completed 2009 (cum laude)",
                ),
                head("References"),
                text("Margaret Foyle, Facility Manager, Grevillea Lodge, 02 5550 3381", { after: 0 }),
                text("Fr Dominic Alcantara, parish priest and volunteer, 0491 574 118"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Rosalinda",
    family: "Magbanua",
    email: "rosie.magbanua@example.com",
    phone: "+61491573770",
    jobs: [
      [
        "Lifestyle Coordinator",
        "Grevillea Lodge Aged Care / Grevillea Lodge Aged Care, Seven Hills / Grevillea Lodge Aged Care, Seven Hills NSW",
        "2021-09",
        null,
      ],
      [
        "Lifestyle Assistant",
        "Grevillea Lodge Aged Care / Grevillea Lodge Aged Care, Seven Hills / Grevillea Lodge Aged Care, Seven Hills NSW",
        "2020-02",
        "2021-09",
      ],
      [
        "Assistant in Nursing",
        "St Brendan's Nursing Home / St Brendan's Nursing Home, Doonside / St Brendan's Nursing Home, Doonside NSW",
        "2018-06",
        "2020-01",
      ],
      [
        "Grade Three Teacher",
        "Jaro Riverside Elementary School / Jaro Riverside Elementary School, Iloilo / Jaro Riverside Elementary School, Iloilo, Philippines",
        "2009-06",
        "2017-03",
      ],
    ],
    studies: [
      ["Certificate IV in Leisure and Health", "Western Parks Institute", "2021-08"],
      [
        "Certificate III in Individual Support (Ageing) / Certificate III in Individual Support",
        "Western Parks Institute",
        "2018-05",
      ],
      [
        "Bachelor of Elementary Education / Bachelor of Elementary Education (cum laude)",
        "Visayas Teachers College / Visayas Teachers College, Iloilo",
        "2009",
      ],
    ],
    skills: [
      "Dementia-friendly activities",
      "Group exercise",
      "Outing planning",
      "Care plan documentation",
      "Volunteer rostering",
      "Ukulele and singing",
    ],
    licences: [
      ["NDIS Worker Screening / NDIS Worker Screening Check / NDIS Worker Check", "31127745", "2029-03"],
      ["National Police Check / Police Check"],
      ["First Aid (HLTAID011) / First Aid / HLTAID011 First Aid", undefined, "2028-09-17"],
    ],
    drives: ["C"],
    languages: ["Hiligaynon / Hiligaynon (Ilonggo)", "Tagalog", "English"],
    besides: [
      "Driver licence",
      "NSW licence (class C)",
      "Full NSW licence (class C)",
      "Margaret Foyle",
      "Dominic Alcantara",
      "Fr Dominic Alcantara",
    ],
  },
};
