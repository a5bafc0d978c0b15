import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`— ${words} —`, { align: "center", before: 12, after: 5, size: 12 });
const firm = (line: string, works: string) => [
  text(line, { before: 6, after: 0 }),
  text(`__Works:__ ${works}`, { indent: 8, after: 2, size: 10 }),
];

/** A Maltese-Australian stonemason's sheet in Word: years, what he was and for whom on one line with lozenges, the buildings he worked on below, plain lines for tickets. */
export const stonemason: UnseenCv = {
  name: "Maltese-Australian stonemason's sheet in Word: “2012 to this day ◆ Title ◆ Firm, Place” on one line, buildings below as Works, headings between dashes, tickets with “good until”",
  type: "docx",
  write: word({ font: "Palatino Linotype", size: 11, margin: 26 }, [
    {
      blocks: [
        text("Carmelo Buttigieg", { align: "center", size: 24, after: 0 }),
        text("MONUMENTAL AND HERITAGE STONEMASON", { align: "center", size: 10, after: 0 }),
        text("9 Quarry Row, Bundanoon NSW 2578", { align: "center", after: 0 }),
        text("Mob. 0491 576 801", { align: "center", after: 0 }),
        text("carmelo@buttigiegstone.example.net", { align: "center", after: 4 }),
        text(
          "Fifty years with a chisel, if you count the ones under my father. I cut letters, mouldings and tracery by hand and by machine, and I teach anyone who will stand still. I would like three days a week on church or bridge work until my knees say otherwise.",
        ),
        head("Where I have cut stone"),
        ...firm(
          "**2012 to this day ◆ Master Mason ◆ Southern Highlands Heritage Stone, Moss Vale**",
          "All Saints tower, Berrima; the courthouse steps, Goulburn; eleven war memorials",
        ),
        ...firm(
          "**1998 to 2011 ◆ Foreman Mason ◆ Pyrmont Yellowblock Pty Ltd, Sydney**",
          "Town hall balustrades; the university quadrangle, gargoyles 3 to 9",
        ),
        ...firm(
          "**1986 to 1998 ◆ Banker Mason ◆ Pyrmont Yellowblock Pty Ltd, Sydney**",
          "Sea wall at Manly; bank façades in Pitt Street",
        ),
        ...firm(
          "**1981 to 1985 ◆ Improver ◆ Rookwood Monumental Works**",
          "Headstones and letters, some two thousand of them",
        ),
        ...firm(
          "**1976 to 1980 ◆ Apprentice ◆ Buttigieg u Ulied, Żurrieq, Malta**",
          "Balconies, wells, a chapel",
        ),
        head("Papers"),
        text("1980 ◆ Journeyman's Certificate in Stonemasonry ◆ Malta Crafts Board", { after: 2 }),
        text("1989 ◆ Stonemasonry Trade Certificate ◆ Ultimo Technical College", { after: 2 }),
        text("2014 ◆ Certificate IV in Training and Assessment ◆ Wingecarribee Institute", { after: 2 }),
        head("Tickets"),
        text("Construction induction (white card) no. CGI04418832, since 2009", { after: 0 }),
        text("Dogging licence, no. 118 440 27, good until 30 June 2028", { after: 0 }),
        text("Silica awareness, 2024", { after: 0 }),
        text("NSW licence for cars and light rigids"),
        head("What my hands know"),
        text(
          "Letter cutting · tracery · lime mortar · indent repairs · lewis and block lifting · drawing full size",
          { align: "center" },
        ),
        head("Speech"),
        text("Maltese, English, and Italian good enough for quarries", { align: "center" }),
        head("Honours"),
        text("National Trust of the Highlands, craftsman's medal, 2019", { align: "center" }),
        head("They will tell you"),
        text("The Revd Philippa Stroud, Berrima, 02 5550 4902", { align: "center", after: 0 }),
        text("Gavin Tulloch, Southern Highlands Heritage Stone, 0491 576 398", { align: "center" }),
      ],
    },
  ]),
  says: {
    given: "Carmelo",
    family: "Buttigieg",
    email: "carmelo@buttigiegstone.example.net",
    phone: "+61491576801",
    jobs: [
      [
        "Master Mason",
        "Southern Highlands Heritage Stone / Southern Highlands Heritage Stone, Moss Vale",
        "2012",
        null,
      ],
      [
        "Foreman Mason",
        "Pyrmont Yellowblock Pty Ltd / Pyrmont Yellowblock / Pyrmont Yellowblock Pty Ltd, Sydney",
        "1998",
        "2011",
      ],
      [
        "Banker Mason",
        "Pyrmont Yellowblock Pty Ltd / Pyrmont Yellowblock / Pyrmont Yellowblock Pty Ltd, Sydney",
        "1986",
        "1998",
      ],
      ["Improver", "Rookwood Monumental Works", "1981", "1985"],
      [
        "Apprentice",
        "Buttigieg u Ulied / Buttigieg u Ulied, Żurrieq / Buttigieg u Ulied, Żurrieq, Malta",
        "1976",
        "1980",
      ],
    ],
    studies: [
      ["Journeyman's Certificate in Stonemasonry", "Malta Crafts Board", "1980"],
      ["Stonemasonry Trade Certificate", "Ultimo Technical College", "1989"],
      ["Certificate IV in Training and Assessment", "Wingecarribee Institute", "2014"],
    ],
    skills: [
      "Letter cutting",
      "tracery",
      "lime mortar",
      "indent repairs",
      "lewis and block lifting",
      "drawing full size",
    ],
    licences: [
      [
        "Construction induction (white card) / White card / Construction induction / Construction induction (White Card)",
        "CGI04418832",
      ],
      ["Dogging licence / Dogging", "118 440 27 / 11844027", "2028-06-30"],
      ["Silica awareness"],
    ],
    drives: ["C", "LR"],
    languages: ["Maltese", "English", "Italian"],
    besides: [
      "Driver licence",
      "NSW licence",
      "NSW licence for cars and light rigids",
      "Craftsman's medal",
      "National Trust of the Highlands",
      "Philippa Stroud",
      "Gavin Tulloch",
    ],
  },
};
