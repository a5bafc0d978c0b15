import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A business analyst in a word processor's own template of tables with one column: months in capitals above title and employer by a comma, a sentence or two below, skills in two columns of bullets. */
export const businessAnalyst: UnseenCv = {
  name: "tables of one column, months in capitals above",
  type: "docx",
  write: word([
    {
      widths: [100],
      rows: [
        [
          [
            "! Danielle Achterberg",
            "12/40 Wattle Crescent, Glebe NSW 2037 · 0412 887 350",
            "danielle.achterberg@postbox.example · linkedin.example/in/dachterberg",
          ],
        ],
        [
          [
            "Business analyst who turns what people say in workshops into something a team can build. Nine years in banks and insurers, two in local government.",
          ],
        ],
      ],
    },
    "# Experience",
    {
      widths: [100],
      rows: [
        [
          [
            "MARCH 2022 – PRESENT",
            "## Senior Business Analyst, Harrow Mutual Bank",
            "I lead requirements for the new lending platform: 60 user stories a quarter, three squads and one very patient compliance officer.",
          ],
        ],
        [
          [
            "JULY 2018 – FEBRUARY 2022",
            "## Business Analyst, Corella Insurance",
            "Mapped the claims process from end to end and took four days out of it. Wrote the test plans for the move to a new claims system.",
          ],
        ],
        [
          [
            "JANUARY 2016 – JUNE 2018",
            "## Process Improvement Officer, Strathfield Municipal Council",
            "Replaced eleven paper forms. Trained the front counter.",
          ],
        ],
      ],
    },
    "# Education",
    {
      widths: [100],
      rows: [
        [
          [
            "NOVEMBER 2015",
            "## Bachelor of Business, Illawarra University of Technology",
            "Distinction average. Exchange to Utrecht in 2014.",
          ],
        ],
        [["DECEMBER 2011", "## Higher School Certificate, Burwood Girls’ Academy"]],
      ],
    },
    "# Skills",
    {
      widths: [50, 50],
      rows: [
        [
          ["- Process mapping (BPMN)", "- User stories", "- Workshop facilitation"],
          ["- Jira and Confluence", "- SQL", "- Stakeholder management"],
        ],
      ],
    },
    "# Activities",
    "I coach an under-tens netball team and am slowly walking the Great North Walk, one weekend at a time.",
  ]),
  says: {
    given: "Danielle",
    family: "Achterberg",
    email: "danielle.achterberg@postbox.example",
    phone: "+61412887350",
    jobs: [
      ["Senior Business Analyst", "Harrow Mutual Bank", "2022-03", null],
      ["Business Analyst", "Corella Insurance", "2018-07", "2022-02"],
      ["Process Improvement Officer", "Strathfield Municipal Council", "2016-01", "2018-06"],
    ],
    studies: [
      ["Bachelor of Business", "Illawarra University of Technology", "2015-11"],
      ["Higher School Certificate", "Burwood Girls’ Academy", "2011-12"],
    ],
    skills: [
      "Process mapping (BPMN) / Process mapping",
      "User stories",
      "Workshop facilitation",
      "Jira and Confluence",
      "SQL",
      "Stakeholder management",
    ],
    besides: ["BPMN", "Jira", "Confluence", "netball"],
  },
};
