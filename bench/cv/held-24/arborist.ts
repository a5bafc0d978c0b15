import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const label = (words: string) => ({ blocks: [text(`**${words}**`, { after: 1 })], shade: "E2EFD9" });
const bar = (words: string) => text(`**${words}**`, { before: 9, after: 3, size: 12.5, colour: "375623" });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  when,
  [text(`**${title}**`, { after: 0 }), text(at, { after: 1 })],
  duties.length > 0 ? points(...duties) : "",
];

/** A Tongan arborist's Word resume with a bordered table for each part: particulars, work with “Jun-22 – now”, tickets with number and expiry. */
export const arborist: UnseenCv = {
  name: "Tongan arborist's Word resume of bordered tables: particulars, work under column heads with “Jun-22 – now”, tickets with expiry",
  type: "docx",
  write: word({ font: "Calibri", size: 10.5, margin: 18 }, [
    {
      blocks: [
        text("**RESUME**", { align: "center", size: 16, after: 4 }),
        table(
          [40, 132],
          [
            [label("Name"), "Tevita Fonua-Latu"],
            [label("Address"), "2/19 Bellbird Crescent, Ringwood East VIC 3135"],
            [label("Mobile"), "0491 571 266"],
            [label("Email"), "tevita.fl@example.com"],
            [label("Driver licence"), "Victorian HR (heavy rigid), full"],
            [label("Languages"), "Tongan, English"],
          ],
          true,
        ),
        bar("Work history"),
        table(
          [30, 62, 80],
          [
            [label("Dates"), label("Position and employer"), label("Main duties")],
            job(
              "Jun-22 – now",
              "Lead Climbing Arborist",
              "Canopy & Crown Tree Care, Croydon",
              "Runs a crew of four, climbs most days",
              "Powerline clearing for two councils",
            ),
            job(
              "Feb-19 – May-22",
              "Arborist",
              "Yarra Ranges Vegetation Services",
              "Pruning to AS 4373",
              "Storm call-outs, nights too",
            ),
            job(
              "Aug-16 – Jan-19",
              "Groundsman",
              "Yarra Ranges Vegetation Services",
              "Chipper, rigging, traffic",
            ),
            job("2014 – 2016", "Fruit Picker", "Various orchards, Shepparton"),
          ],
          true,
        ),
        bar("Tickets"),
        table(
          [82, 45, 45],
          [
            [label("Ticket"), label("Number"), label("Expires")],
            ["Elevating Work Platform (WP)", "HRW 5520817", "14/10/2028"],
            ["White Card", "VIC 2204418", "n/a"],
            ["First Aid (HLTAID011)", "–", "02/2029"],
            ["Work Near Overhead Powerlines", "TD-30772", "19/06/2027"],
          ],
          true,
        ),
        bar("Training"),
        table(
          [82, 60, 30],
          [
            [label("Course"), label("Where"), label("Finished")],
            ["Certificate III in Arboriculture", "Dandenong Ranges Institute", "2019"],
            ["Tonga Form Seven Certificate", "Tupou High School, Nuku'alofa", "2012"],
          ],
          true,
        ),
        bar("What I am good at"),
        ...points("Tree climbing", "Aerial rescue", "Rigging", "Chainsaw maintenance", "Stump grinding"),
        bar("People to ask"),
        table(
          [60, 62, 50],
          [
            ["Brent Oakley", "Owner, Canopy & Crown Tree Care", "0491 571 491"],
            ["Rev. Sione Taufa", "Free Church, Lilydale", "0491 571 804"],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Tevita",
    family: "Fonua-Latu",
    email: "tevita.fl@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Lead Climbing Arborist",
        "Canopy & Crown Tree Care / Canopy & Crown Tree Care, Croydon",
        "2022-06",
        null,
      ],
      ["Arborist", "Yarra Ranges Vegetation Services", "2019-02", "2022-05"],
      ["Groundsman", "Yarra Ranges Vegetation Services", "2016-08", "2019-01"],
      ["Fruit Picker", "Various orchards / Various orchards, Shepparton", "2014", "2016"],
    ],
    studies: [
      ["Certificate III in Arboriculture", "Dandenong Ranges Institute", "2019"],
      ["Tonga Form Seven Certificate", "Tupou High School / Tupou High School, Nuku'alofa", "2012"],
    ],
    skills: ["Tree climbing", "Aerial rescue", "Rigging", "Chainsaw maintenance", "Stump grinding"],
    licences: [
      ["Elevating Work Platform (WP) / Elevating Work Platform / EWP", "HRW 5520817 / 5520817", "2028-10-14"],
      ["White Card / White Card (VIC)", "VIC 2204418 / 2204418"],
      ["First Aid (HLTAID011) / First Aid / HLTAID011", undefined, "2029-02"],
      ["Work Near Overhead Powerlines", "TD-30772", "2027-06-19"],
    ],
    drives: ["HR"],
    languages: ["Tongan", "English"],
    besides: ["Driver licence", "Victorian HR", "Brent Oakley", "Sione Taufa"],
  },
};
