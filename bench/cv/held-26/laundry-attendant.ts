import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, size: 13, shade: "F2F2F2" });
const row = (label: string, words: string) =>
  text(`${label}:\t${words}`, { tabs: [34], indent: 0, hanging: 34, after: 0 });
const job = (title: string, where: string, when: string, what: string) => [
  row("Job", `**${title}**`),
  row("Where", where),
  row("When", when),
  row("What I did", what),
  text(" ", { after: 0, size: 6 }),
];

/** A Karen refugee's page in Word that a tutor helped with: “Job:”, “Where:”, “When: 14/05/2022 until now” and “What I did:” behind tabs, headings in plain words, no family name in the usual sense. */
export const laundryAttendant: UnseenCv = {
  name: "Karen refugee's page in Word for laundry work: “Job:”, “Where:”, “When: 14/05/2022 until now” and “What I did:” behind tabs, headings in plain words",
  type: "docx",
  write: word({ font: "Arial", size: 11.5, margin: 23 }, [
    {
      blocks: [
        text("**RESUME**", { align: "center", size: 18, after: 8 }),
        row("Name", "**Naw Paw Htoo**"),
        row("Address", "2/19 Ripley Court, Werribee VIC 3030"),
        row("Mobile", "0491576801"),
        row("Email", "nawpawhtoo@example.com"),
        row("Visa", "Australian citizen (2024)"),
        head("The work I want"),
        text(
          "Laundry, cleaning or packing. Full time or part time, any shift. I have a car and I am never late.",
        ),
        head("My work"),
        ...job(
          "Laundry attendant",
          "Wyndham Plains Linen Service, Laverton North",
          "14/05/2022 until now",
          "Sort hospital linen, load washers of 200 kg, iron and fold, check for stains. I teach new people.",
        ),
        ...job(
          "Poultry process worker",
          "Little Desert Ducks, Nhill",
          "04/03/2019 until 29/04/2022",
          "Trim and pack ducks, label boxes, clean the line at the end.",
        ),
        ...job(
          "Sewing teacher",
          "Women's workshop, Mae La refugee camp, Thailand",
          "2013 until 2018",
          "Taught girls to weave and sew bags. The money was for school books.",
        ),
        head("My school"),
        row("2021", "Certificate II in EAL (Access), Wimmera Community College, Nhill"),
        row("2012", "Year 10, Camp School Number 4, Mae La"),
        head("I can"),
        text("Industrial ironing; sewing; folding machines; chemical safety; stock counting"),
        head("I speak"),
        text("S'gaw Karen, Burmese, English (I still learn), a little Thai"),
        head("My papers"),
        text("Victorian driver licence, automatic car", { after: 0 }),
        text("Food Handler certificate 2019", { after: 0 }),
        text("Police check March 2026"),
        head("People who know me"),
        text("Mrs Judith Pargeter, English tutor, 0491 577 426", { after: 0 }),
        text("Mr Tran, supervisor at the laundry, 03 5550 7190"),
      ],
    },
  ]),
  says: {
    given: "Naw Paw / Naw / Paw",
    family: "Htoo / Paw Htoo",
    email: "nawpawhtoo@example.com",
    phone: "+61491576801",
    jobs: [
      [
        "Laundry attendant",
        "Wyndham Plains Linen Service / Wyndham Plains Linen Service, Laverton North",
        "2022-05",
        null,
      ],
      ["Poultry process worker", "Little Desert Ducks / Little Desert Ducks, Nhill", "2019-03", "2022-04"],
      [
        "Sewing teacher",
        "Women's workshop, Mae La refugee camp, Thailand / Women's workshop, Mae La refugee camp / Women's workshop / Mae La refugee camp",
        "2013",
        "2018",
      ],
    ],
    studies: [
      [
        "Certificate II in EAL (Access) / Certificate II in EAL",
        "Wimmera Community College / Wimmera Community College, Nhill",
        "2021",
      ],
      ["Year 10", "Camp School Number 4 / Camp School Number 4, Mae La", "2012"],
    ],
    skills: ["Industrial ironing", "sewing", "folding machines", "chemical safety", "stock counting"],
    licences: [["Food Handler certificate / Food Handler"], ["Police check / National Police Check"]],
    drives: ["C"],
    languages: ["S'gaw Karen / Karen / Karen (S'gaw)", "Burmese", "English", "Thai / a little Thai"],
    besides: [
      "Driver licence",
      "Victorian driver licence",
      "Australian citizen",
      "Judith Pargeter",
      "Mr Tran",
      "Tran",
    ],
  },
};
