import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "./word.ts";

const navy = "1B2A49";
const head = (words: string) => text(words, { style: "Heading1" });
const criterion = (number: string, words: string) => text(`${number}. ${words}`, { style: "Heading2" });
const prose = (words: string) => text(words, { after: 5 });
const agency = (name: string, branch: string) => [
  text(`**${name}**`, { before: 10, after: 0, colour: navy }),
  text(branch, { after: 1 }),
];
const post = (title: string, when: string) => text(`__${title}__ (${when})`, { before: 3, after: 2 });

/** A public servant's application: answers to the criteria first, then the career by agencies with levels, an acting post and a secondment, over three pages with a head from the second on. */
export const programOfficer: UnseenCv = {
  name: "public servant's application of three pages: criteria first, agencies with branches, acting post, secondment",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 24,
      accent: navy,
      aboveFrom: 2,
      above: [
        text("Marlee Dixon – Application for vacancy 2026/1187", { size: 9, align: "right", ruled: true }),
      ],
      below: [text("OFFICIAL\nPage {page} of {pages}", { size: 8, align: "center" })],
    },
    [
      {
        blocks: [
          text("Marlee Dixon", { style: "Title" }),
          text("Application for Senior Program Officer (EL1), Vacancy 2026/1187", { size: 13, colour: navy }),
          text("Department of Northern Places, Remote Services Division, Darwin", { after: 6 }),
          table(
            [32, 130],
            [
              ["**Phone**", "0491 575 936"],
              ["**Email**", "marlee.dixon@example.com"],
              ["**Address**", "Nightcliff NT 0810"],
              ["**Clearance**", "Baseline, granted March 2022"],
              ["**AGS number**", "8840 1173"],
            ],
          ),
          head("Response to the selection criteria"),
          criterion("1", "Manages programs and their risks"),
          prose(
            "As Program Officer at Regional Roads and Services I have managed 64 grants worth $38 million since 2022. When floods closed the Victoria Highway in March 2024, eleven projects stopped at once. I ranked them by the season left, rang every council within two days and rewrote nine agreements. Ten were finished by December 2024.",
          ),
          criterion("2", "Builds productive relationships"),
          prose(
            "From 2018 to 2021 I worked from Katherine with fourteen homeland communities. I learned to arrive a day early and to speak last. In 2020 the land council asked for me by name for its housing talks.",
          ),
          criterion("3", "Communicates with influence"),
          prose(
            "I wrote the brief on freight subsidies that went to Cabinet in 2023 and presented it to two deputy secretaries. Earlier, as a newsreader, I learned to say it in twenty seconds.",
          ),
          head("Career"),
          ...agency("Department of Regional Roads and Services", "Grants Branch, Darwin"),
          post("Acting Assistant Director (EL1)", "February 2026 – present"),
          ...points(
            "Lead a section of seven during the director's long service leave",
            "Sign off payments up to $500,000",
          ),
          post("Program Officer (APS6)", "January 2022 – February 2026"),
          ...points(
            "Assessment, agreements, site visits and acquittals for councils from Tiwi to Barkly",
            "Secretary of the Roads Working Group; secondment officer of the branch",
          ),
          ...agency("National Recovery Taskforce", "Secondment from Grants Branch"),
          post("Liaison Officer (APS6)", "April 2023 – September 2023"),
          ...points("Recovery centre at Kalkarindji after the floods; daily situation reports"),
          ...agency("Office of Homeland Services", "Big Rivers Region, Katherine"),
          post("Community Engagement Officer (APS4)", "August 2018 – December 2021"),
          ...points("Housing consultations, interpreters, the fortnightly run to Bulman"),
          ...agency("Saltwater Country Radio", "Darwin"),
          post("Newsreader and Producer", "2014 – mid 2018"),
          ...points("Breakfast news, live crosses from the Barunga Festival"),
          head("Qualifications"),
          table(
            [24, 78, 60],
            [
              ["**Year**", "**Award**", "**Institution**"],
              ["2023", "Graduate Certificate in Public Administration", "Arafura University"],
              ["2013", "Bachelor of Media and Journalism", "Arafura University"],
            ],
            true,
          ),
          head("Professional development"),
          ...points(
            "Certified Grants Practitioner, Grants Management Institute, cert. no. GMI-3317, valid to June 2028",
            "Cultural Load and Leadership, two days, 2024",
            "Mental Health First Aid Officer, 2025",
          ),
          head("Capabilities"),
          text(
            "Grants administration; briefing ministers; stakeholder engagement; contract management; risk registers; SmartyGrants; TRIM; plain English",
          ),
          head("Licences"),
          ...points(
            "Ochre Card (NT working with children), expires 22/05/2028",
            "NT driver licence, class C, four-wheel-drive course 2019",
          ),
          head("Languages"),
          text("English; Kriol (fluent); some Gurindji"),
          head("Boards and community"),
          text(
            "Director, Nightcliff Women's Football Club, since 2021. Reconciliation Action Plan working group, 2022–2024.",
          ),
          head("Referees"),
          table(
            [81, 81],
            [
              [
                [
                  text("**Johanna Pruss**", { after: 0 }),
                  text("Director, Grants Branch", { after: 0 }),
                  text("08 7010 1442"),
                ],
                [
                  text("**Walter Daylight-Ross**", { after: 0 }),
                  text("Regional Manager, Office of Homeland Services", { after: 0 }),
                  text("0491 576 398"),
                ],
              ],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Marlee",
    family: "Dixon",
    email: "marlee.dixon@example.com",
    phone: "+61491575936",
    jobs: [
      [
        "Acting Assistant Director (EL1) / Acting Assistant Director",
        "Department of Regional Roads and Services",
        "2026-02",
        null,
      ],
      [
        "Program Officer (APS6) / Program Officer",
        "Department of Regional Roads and Services",
        "2022-01",
        "2026-02",
      ],
      ["Liaison Officer (APS6) / Liaison Officer", "National Recovery Taskforce", "2023-04", "2023-09"],
      [
        "Community Engagement Officer (APS4) / Community Engagement Officer",
        "Office of Homeland Services",
        "2018-08",
        "2021-12",
      ],
      ["Newsreader and Producer", "Saltwater Country Radio", "2014", "2018"],
    ],
    studies: [
      ["Graduate Certificate in Public Administration", "Arafura University", "2023"],
      ["Bachelor of Media and Journalism", "Arafura University", "2013"],
    ],
    skills: [
      "Grants administration",
      "Briefing ministers",
      "Stakeholder engagement",
      "Contract management",
      "Risk registers",
      "SmartyGrants",
      "TRIM",
      "Plain English",
    ],
    licences: [
      ["Certified Grants Practitioner", "GMI-3317", "2028-06"],
      ["Mental Health First Aid Officer / Mental Health First Aid"],
      [
        "Ochre Card (NT working with children) / Ochre Card / NT working with children / Working with children",
        undefined,
        "2028-05-22",
      ],
    ],
    drives: ["C"],
    languages: ["English", "Kriol", "Gurindji"],
    besides: [
      "Cultural Load and Leadership",
      "NT driver licence",
      "Driver licence",
      "Four-wheel-drive course",
      "Baseline",
      "Director, Nightcliff Women's Football Club",
      "Nightcliff Women's Football Club",
      "Reconciliation Action Plan working group",
    ],
  },
};
