import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 8, after: 3, size: 12, colour: "B5651D", caps: true });
const show = (title: string, at: string, when: string, words: string) => [
  text(`**${at}**`, { before: 5, after: 0 }),
  text(`${title}, ${when}`, { after: 1 }),
  text(words, { after: 2, size: 9.5 }),
];

/** A stage lighting technician's Word page in two newspaper columns with headings of his own: venue in bold over “Title, Aug. 2023 to now”. */
export const stageLightingTechnician: UnseenCv = {
  name: "stage lighting technician's Word page in two newspaper columns: venue over “Title, Aug. 2023 to now”, headings in his own words, a list of shows",
  type: "docx",
  write: word({ font: "Trebuchet MS", size: 10, margin: 16 }, [
    {
      blocks: [
        text("**LUCA BELLANDI**", { size: 26, after: 0 }),
        text("lights for theatre, dance and the odd wedding", { size: 12, colour: "B5651D", after: 2 }),
        text("Brunswick VIC   /   0491 575 789   /   luca@bellandi.example", { ruled: true, after: 4 }),
      ],
    },
    {
      columns: 2,
      blocks: [
        head("Where I've lit"),
        ...show(
          "Head of Lighting",
          "Tannery Lane Theatre, Melbourne",
          "Aug. 2023 to now",
          "Two rooms, 40 shows a year, a team of three and a stubborn dimmer rack.",
        ),
        ...show(
          "Senior Lighting Technician",
          "Southgate Arts Precinct, Melbourne",
          "Jan. 2020 to Jul. 2023",
          "Programming and focus for touring dance. Stood down April to October 2020.",
        ),
        ...show(
          "Touring Electrician",
          "Circus Barracuda",
          "Mar. 2017 to Dec. 2019",
          "Eleven countries, one truck.",
        ),
        ...show("Casual Crew", "CrewCall Staging", "2015 to 2017", "Load-ins, load-outs, follow spot."),
        head("Shows I'm proud of"),
        ...points("The Salt Road (design, 2025)", "Hamlet in a Carpark (design, 2022)"),
        head("Where I learnt it"),
        text("**Diploma of Live Production and Technical Services**", { after: 0 }),
        text("Northside Arts Institute, 2016", { after: 3 }),
        text("**Laurea triennale in Architettura** (Bachelor of Architecture)", { after: 0 }),
        text("Università di Valdarno, Italy, 2013"),
        head("What I can run"),
        ...points("grandMA3", "ETC Eos", "Vectorworks", "QLab", "Rigging", "LED retrofits"),
        head("Cards in my wallet"),
        ...points(
          "High Risk Work Licence – RB (basic rigging), VIC 6614209, exp. 08/28",
          "EWP yellow card, exp. 03/27",
          "Test and tag (2021)",
          "White Card",
        ),
        head("I speak"),
        text("Italian, English, bad French"),
        head("Ask them about me"),
        text("Yasmin Haddad, production manager, Tannery Lane Theatre, 0491 576 398"),
      ],
    },
  ]),
  says: {
    given: "Luca",
    family: "Bellandi",
    email: "luca@bellandi.example",
    phone: "+61491575789",
    jobs: [
      ["Head of Lighting", "Tannery Lane Theatre / Tannery Lane Theatre, Melbourne", "2023-08", null],
      [
        "Senior Lighting Technician",
        "Southgate Arts Precinct / Southgate Arts Precinct, Melbourne",
        "2020-01",
        "2023-07",
      ],
      ["Touring Electrician", "Circus Barracuda", "2017-03", "2019-12"],
      ["Casual Crew", "CrewCall Staging", "2015", "2017"],
    ],
    studies: [
      ["Diploma of Live Production and Technical Services", "Northside Arts Institute", "2016"],
      [
        "Laurea triennale in Architettura (Bachelor of Architecture) / Laurea triennale in Architettura / Bachelor of Architecture",
        "Università di Valdarno / Università di Valdarno, Italy",
        "2013",
      ],
    ],
    skills: ["grandMA3", "ETC Eos", "Vectorworks", "QLab", "Rigging", "LED retrofits"],
    licences: [
      [
        "High Risk Work Licence – RB (basic rigging) / High Risk Work Licence / High Risk Work Licence (RB) / High Risk Work Licence - Basic rigging (RB) / High Risk Work Licence – RB",
        "VIC 6614209 / 6614209",
        "2028-08",
      ],
      ["EWP yellow card / EWP", undefined, "2027-03"],
      ["Test and tag / Test and tag (2021)"],
      ["White Card"],
    ],
    languages: ["Italian", "English", "French / Bad French"],
    besides: ["The Salt Road", "Hamlet in a Carpark", "Yasmin Haddad", "Lights for theatre"],
  },
};
