import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const small = (words: string) => text(words, { size: 9, colour: "666666", before: 5, after: 1 });
const entry = (when: string, at: string, place: string, title: string, words = "") => [
  small(when),
  text(`**${at}**, ${place} - __${title}__`, { after: 2 }),
  ...(words ? [text(words, { after: 4 })] : []),
];
const side = (words: string) => [text("ㅡ", { after: 0 }), text(`**${words}**`, { before: 4, size: 10 })];

/** A Greek-Australian conveyancer's resume in an online office's template saved as Word: headings below a dash in a narrow left column, “February 2020 - Present” over “Employer, Place - Title” with duties as prose. */
export const conveyancer: UnseenCv = {
  name: "Greek-Australian conveyancer's online-office template saved as Word: headings in a left column below a dash, “February 2020 - Present” over “Employer, Place - Title”, duties as prose",
  type: "docx",
  write: word({ font: "Roboto", size: 10, margin: 20 }, [
    {
      blocks: [
        table(
          [38, 130],
          [
            [
              [text("**Eleni\nPapathanasiou**", { size: 12 })],
              [
                text("4/88 Partridge Street", { after: 0 }),
                text("Glenelg SA 5045", { after: 0 }),
                text("**0491 578 957**", { after: 0 }),
                text("**eleni.papathanasiou@example.com**", { after: 6 }),
              ],
            ],
            [
              side("Profile"),
              [
                text(
                  "Registered conveyancer with fourteen years of settlements, residential and rural. I explain the contract before the client has to ask, and my files settle on the day.",
                  { after: 6 },
                ),
              ],
            ],
            [
              side("Experience"),
              [
                ...entry(
                  "February 2020 - Present",
                  "Stonehaven Conveyancing",
                  "Glenelg",
                  "Registered Conveyancer",
                  "Carry 60 open files from contract to settlement. Set up electronic lodgement for the firm, and trained the other two conveyancers. Look after all community title and rural matters.",
                ),
                ...entry(
                  "July 2015 - January 2020",
                  "Lucas & Fyfe Lawyers",
                  "Adelaide",
                  "Conveyancing Clerk",
                  "Prepared contracts, Form 1 statements and transfers for a property partner. Attended settlements in the days when we still walked there with cheques.",
                ),
                ...entry(
                  "November 2011 - June 2015",
                  "Holdfast Realty",
                  "Brighton",
                  "Property Administrator",
                  "Sales paperwork, trust receipts and keys.",
                ),
                ...entry("2009 - 2011", "Athena Cake Shop", "Mile End", "Counter Hand (weekends)"),
              ],
            ],
            [
              side("Education"),
              [
                ...entry(
                  "February 2013 - November 2016",
                  "Kaurna Plains TAFE",
                  "Adelaide",
                  "Advanced Diploma of Conveyancing",
                  "Part-time while working. Prize for Land Law.",
                ),
                ...entry("2010", "Cabra Vale College", "Cumberland Park", "SACE"),
              ],
            ],
            [
              side("Skills"),
              [
                text("Electronic settlements (PEXA)", { before: 5, after: 0 }),
                text("Land title searches", { after: 0 }),
                text("Stamp duty calculation", { after: 0 }),
                text("Trust accounting", { after: 0 }),
                text("Explaining law in plain words", { after: 6 }),
              ],
            ],
            [
              side("Registration"),
              [
                text("Conveyancer registration (SA) RCO 271448, renewal 30 June 2027", {
                  before: 5,
                  after: 0,
                }),
                text("Justice of the Peace for South Australia, no. 44170, since 2022", { after: 0 }),
                text("National Police Certificate, August 2025", { after: 6 }),
              ],
            ],
            [side("Languages"), [text("English and Greek at home, school French", { before: 5, after: 6 })]],
            [
              side("Referee"),
              [
                text("Penelope Fyfe, Partner, Lucas & Fyfe Lawyers, p.fyfe@example.net", {
                  before: 5,
                  after: 0,
                }),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Eleni",
    family: "Papathanasiou",
    email: "eleni.papathanasiou@example.com",
    phone: "+61491578957",
    jobs: [
      [
        "Registered Conveyancer",
        "Stonehaven Conveyancing / Stonehaven Conveyancing, Glenelg",
        "2020-02",
        null,
      ],
      ["Conveyancing Clerk", "Lucas & Fyfe Lawyers / Lucas & Fyfe Lawyers, Adelaide", "2015-07", "2020-01"],
      ["Property Administrator", "Holdfast Realty / Holdfast Realty, Brighton", "2011-11", "2015-06"],
      [
        "Counter Hand (weekends) / Counter Hand",
        "Athena Cake Shop / Athena Cake Shop, Mile End",
        "2009",
        "2011",
      ],
    ],
    studies: [
      ["Advanced Diploma of Conveyancing", "Kaurna Plains TAFE / Kaurna Plains TAFE, Adelaide", "2016-11"],
      ["SACE", "Cabra Vale College / Cabra Vale College, Cumberland Park", "2010"],
    ],
    skills: [
      "Electronic settlements (PEXA) / Electronic settlements",
      "Land title searches",
      "Stamp duty calculation",
      "Trust accounting",
      "Explaining law in plain words",
    ],
    licences: [
      [
        "Conveyancer registration (SA) / Conveyancer registration / Conveyancer",
        "RCO 271448 / 271448",
        "2027-06-30",
      ],
      [
        "Justice of the Peace for South Australia / Justice of the Peace / Justice of the Peace (SA)",
        "44170",
      ],
      ["National Police Certificate / National Police Check / Police check"],
    ],
    languages: ["English", "Greek", "French / school French"],
    besides: ["Prize for Land Law", "PEXA", "Penelope Fyfe"],
  },
};
