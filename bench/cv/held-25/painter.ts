import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 11, after: 3, size: 13, colour: "8A2B0E" });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  text(when, { before: 6, after: 0, colour: "8A2B0E" }),
  text(`**${title}**`, { after: 0 }),
  text(`__${at}__`, { after: 1 }),
  ...points(...duties),
];

/** An Irish painter's Word resume: trade papers first, then each job as a line of dates over title over employer, licences with their numbers after dashes. */
export const painter: UnseenCv = {
  name: "Irish painter's Word resume: dates, title and employer on three lines, trade papers first, licence numbers after dashes",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 21 }, [
    {
      blocks: [
        text("**Declan Mulqueen**", { size: 24, after: 0 }),
        text("Painter & Decorator", { size: 13, colour: "8A2B0E", after: 5 }),
        text("Mob: 0491 570 110", { after: 0 }),
        text("Email: declan.mulqueen@example.com", { after: 0 }),
        text("Lives: Manly Vale NSW 2093", { after: 4 }),
        text(
          "Time-served painter from Galway, ten years in Sydney. Domestic, heritage and strata work. I turn up at ten to seven and I leave the place cleaner than I found it.",
        ),
        head("Trade Qualifications"),
        ...points(
          "Certificate III in Painting and Decorating, Beaches Trade College, 2017",
          "Advanced Certificate Craft – Painting and Decorating, Galway Craft Training Centre, Ireland, 2013",
        ),
        head("Employment History"),
        ...job(
          "October 2019 to present",
          "Leading Hand Painter",
          "Harbour & Heath Coatings, Brookvale",
          "Run a gang of five on strata repaints up to 60 units",
          "Order materials and keep the colour schedules",
          "Two apprentices through their time",
        ),
        ...job(
          "June 2016 to September 2019",
          "Painter and Decorator",
          "Pittwater Painting Services Pty Ltd, Mona Vale",
          "Interiors of high-end homes, spray and brush",
          "Repaired lime plaster and sash windows in heritage houses",
        ),
        ...job(
          "February 2013 to April 2016",
          "Painter",
          "Corrib Decorators, Galway, Ireland",
          "Schools, hospitals and a fair few pubs",
        ),
        ...job("September 2008 to January 2013", "Apprentice Painter", "Corrib Decorators, Galway, Ireland"),
        head("Tickets and Licences"),
        ...points(
          "White Card – CGI 04417392",
          "NSW contractor licence (painting) – 338204C – expires 8 March 2028",
          "EWP, boom under 11 m – expires September 2028",
          "Asbestos Awareness – 2024",
          "Driver's licence – class C, own van",
        ),
        head("Strengths"),
        text(
          "Spray painting, wallpaper hanging, lead paint removal, colour matching, plaster patching, quoting small jobs",
        ),
        head("Referees"),
        table(
          [84, 84],
          [
            [
              [
                text("**Angus Petherick**", { after: 0 }),
                text("Director, Harbour & Heath Coatings", { after: 0 }),
                text("0491 570 156"),
              ],
              [
                text("**Lorena Batista**", { after: 0 }),
                text("Strata Manager, Curl Curl Strata", { after: 0 }),
                text("02 5550 1187"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Declan",
    family: "Mulqueen",
    email: "declan.mulqueen@example.com",
    phone: "+61491570110",
    jobs: [
      [
        "Leading Hand Painter",
        "Harbour & Heath Coatings / Harbour & Heath Coatings, Brookvale",
        "2019-10",
        null,
      ],
      [
        "Painter and Decorator",
        "Pittwater Painting Services Pty Ltd / Pittwater Painting Services / Pittwater Painting Services Pty Ltd, Mona Vale",
        "2016-06",
        "2019-09",
      ],
      [
        "Painter",
        "Corrib Decorators / Corrib Decorators, Galway / Corrib Decorators, Galway, Ireland",
        "2013-02",
        "2016-04",
      ],
      [
        "Apprentice Painter",
        "Corrib Decorators / Corrib Decorators, Galway / Corrib Decorators, Galway, Ireland",
        "2008-09",
        "2013-01",
      ],
    ],
    studies: [
      ["Certificate III in Painting and Decorating", "Beaches Trade College", "2017"],
      [
        "Advanced Certificate Craft – Painting and Decorating / Advanced Certificate Craft",
        "Galway Craft Training Centre / Galway Craft Training Centre, Ireland",
        "2013",
      ],
    ],
    skills: [
      "Spray painting",
      "wallpaper hanging",
      "lead paint removal",
      "colour matching",
      "plaster patching",
      "quoting small jobs",
    ],
    licences: [
      ["White Card / White Card (NSW)", "CGI 04417392 / 04417392"],
      [
        "NSW contractor licence (painting) / Contractor licence (painting) / NSW contractor licence / Contractor licence / Contractor licence (NSW)",
        "338204C",
        "2028-03-08",
      ],
      ["EWP, boom under 11 m / EWP / EWP (boom under 11 m)", undefined, "2028-09"],
      ["Asbestos Awareness"],
    ],
    drives: ["C"],
    besides: ["Driver licence", "Driver's licence", "Angus Petherick", "Lorena Batista"],
  },
};
