import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "./word.ts";

const head = (words: string) => text(`★ ${words}`, { size: 14, colour: "E4572E", before: 10, after: 3 });

/** A student's first resume of one page: headings in small words behind stars, jobs “at” places “since”, a paper round of years, a week of work experience and babysitting. */
export const yearElevenStudent: UnseenCv = {
  name: "year-eleven student's first resume: starred small headings, “Title at Shop, since”, work experience week",
  type: "docx",
  write: word({ font: "Comic Sans MS", size: 10.5, margin: 20 }, [
    {
      blocks: [
        table(
          [112, 58],
          [
            [
              [
                text("**Lachlan Petrovski**", { size: 26, colour: "2E86AB", after: 0 }),
                text("Year 11 student, 16 years old"),
              ],
              [
                text("0491 575 254", { align: "right", after: 0 }),
                text("lachlan.petrovski@example.com", { align: "right", after: 0 }),
                text("Kambah ACT 2902", { align: "right" }),
              ],
            ],
          ],
        ),
        head("about me"),
        text(
          "I am a friendly and reliable student who turns up on time. I am looking for a casual job after school and on weekends from November. I want to become a paramedic, so I like jobs where you talk to people and stay calm.",
        ),
        head("jobs so far"),
        text("**Crew Member** at Big Clive's Burgers, Tuggeranong (since Dec 2025)", { before: 3 }),
        ...points(
          "Grill, chips and drive-through, 8 to 12 hours a week",
          "Crew trainer badge after five months",
          "Closed the shop with the shift manager on Fridays",
        ),
        text("**Newspaper deliverer** at Valley Voice, Kambah (2023 – 2025)", { before: 5 }),
        ...points("180 letterboxes every Thursday with my sister"),
        text("**Babysitter** for two families in our street (since Summer 2024)", { before: 5 }),
        ...points("Three kids aged 3 to 9, dinner, bath and bed"),
        head("work experience"),
        text(
          "Brindabella Vets, Wanniassa, 22 – 26 June 2026: cleaned cages, watched two operations, did not faint.",
        ),
        head("school"),
        text("**ACT Senior Secondary Certificate**, Isabella Lake College, 2026 – 2027 (now in Year 11)", {
          after: 1,
        }),
        text("Subjects: English, Maths Methods, Biology, Human Movement, Macedonian", { after: 1 }),
        text("**Year 10 Certificate**, Mount Taylor High School, 2025", { after: 1 }),
        text("**Certificate II in Hospitality** (at school), Mount Taylor High School, 2025"),
        head("good at"),
        table(
          [57, 57, 56],
          [
            ["✔ Cash and EFTPOS", "✔ Teamwork", "✔ Coffee machine"],
            ["✔ Talking to customers", "✔ Google Docs", "✔ Keeping calm"],
          ],
        ),
        head("tickets"),
        ...points(
          "First aid (HLTAID011) – April 2026, lasts until April 2029",
          "Food safety online course – 2025",
          "Bronze Medallion, no. 88-20714",
          "Learner driver licence since August 2026",
        ),
        head("prizes and helping out"),
        ...points(
          "Year 10 Citizenship Award 2025",
          "Under-16s best and fairest, Kambah Kookaburras, 2024",
          "Volunteer scorer for junior basketball since 2023",
          "Relay for Life 2024 and 2025 – our team raised $2,340",
        ),
        head("languages"),
        text("English and Macedonian (I speak it with my grandparents)"),
        head("free time"),
        text("Footy, fishing at the lake, Lego with my brother, watching rescue shows"),
        head("people you can call"),
        text("Priya Nair, Restaurant Manager, Big Clive's Burgers – 0491 575 789", { after: 1 }),
        text("Mr Steve Oldfield, Year 11 Coordinator, Isabella Lake College – 02 5550 7302"),
      ],
    },
  ]),
  says: {
    given: "Lachlan",
    family: "Petrovski",
    email: "lachlan.petrovski@example.com",
    phone: "+61491575254",
    jobs: [
      ["Crew Member", "Big Clive's Burgers", "2025-12", null],
      ["Newspaper deliverer", "Valley Voice", "2023", "2025"],
      [
        "Babysitter",
        "two families in our street / two families / Private families / for two families in our street",
        "2024",
        null,
      ],
    ],
    studies: [
      ["ACT Senior Secondary Certificate", "Isabella Lake College", undefined],
      ["Year 10 Certificate", "Mount Taylor High School", "2025"],
      [
        "Certificate II in Hospitality / Certificate II in Hospitality (at school)",
        "Mount Taylor High School",
        "2025",
      ],
    ],
    skills: [
      "Cash and EFTPOS",
      "Teamwork",
      "Coffee machine",
      "Talking to customers",
      "Google Docs",
      "Keeping calm",
    ],
    licences: [
      ["First aid (HLTAID011) / First aid", undefined, "2029-04"],
      ["Food safety online course / Food safety"],
      ["Bronze Medallion", "88-20714"],
    ],
    languages: ["English", "Macedonian"],
    besides: [
      "Learner driver licence",
      "Learner",
      "Brindabella Vets",
      "Work experience",
      "Year 10 Citizenship Award",
      "Kambah Kookaburras",
      "Volunteer scorer for junior basketball",
      "Volunteer scorer",
      "Relay for Life",
      "Crew trainer",
    ],
  },
};
