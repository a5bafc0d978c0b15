import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const bar = (words: string) => ({ blocks: [text(`**${words}**`)], over: 2, shade: "E7E0D3" });
const job = (title: string, at: string, ...lines: readonly string[]) => [
  text(`**${title}**`, { after: 0 }),
  text(`__${at}__`, { after: lines.length > 0 ? 2 : 0 }),
  ...lines.map((line) => text(`- ${line}`, { after: 0 })),
];

/** A café owner's resume as one ruled table in Word: shaded bars as headings over two columns, years left, title, employer and hyphens right. */
export const cafeOwner: UnseenCv = {
  name: "café owner's Word resume as one ruled table: shaded bars over years left and title, business and hyphens right",
  type: "docx",
  write: word({ font: "Cambria", size: 10.5, margin: 18 }, [
    {
      blocks: [
        text("**Giorgia Santangelo**", { size: 22, align: "center", after: 0 }),
        text("giorgia.santangelo@example.com | 0491 571 491 | Leederville WA 6007", {
          align: "center",
          after: 5,
        }),
        table(
          [38, 134],
          [
            [bar("OBJECTIVE")],
            [
              {
                blocks: [
                  text(
                    "After eight years of my own café I am after a venue or area manager role with weekends off, mostly.",
                  ),
                ],
                over: 2,
              },
            ],
            [bar("BUSINESS AND EMPLOYMENT")],
            [
              "2018 – 2026",
              job(
                "Owner / Manager",
                "Santangelo's Espresso, Leederville",
                "Built up from nothing to 14 staff and $1.2m turnover",
                "Rosters, wages, stock, menus, dishes",
                "Sold as a going concern in March 2026",
              ),
            ],
            [
              "2014 – 2018",
              job(
                "Venue Manager",
                "Swan & Anchor Hotel, Guildford",
                "Functions of up to 220",
                "Wage cost from 38% to 31%",
              ),
            ],
            ["2012 – 2014", job("Assistant Manager", "Swan & Anchor Hotel, Guildford")],
            ["2008 – 2012", job("Barista", "Bean & Gone, Northbridge")],
            [bar("EDUCATION AND TRAINING")],
            ["2011", "Diploma of Hospitality Management, West Coast Institute of Hospitality"],
            ["2007", "WACE, Mercy Park College"],
            ["2024", "Financial Literacy for Small Business, Chamber of Small Firms WA"],
            [bar("LICENCES")],
            ["Approved Manager", "No. 6170024418, expires 25.05.2028"],
            ["RSA", "Completed 2008, refreshed 2025"],
            ["Food Safety Supervisor", "Expires 06/2029"],
            ["Driver's licence", "WA, C"],
            [bar("SKILLS")],
            [
              {
                blocks: [
                  text(
                    "Rostering; Xero; Deputy; Menu costing; Latte art; Supplier negotiation; Conflict resolution",
                  ),
                ],
                over: 2,
              },
            ],
            [bar("LANGUAGES")],
            [{ blocks: [text("English; Italian; Portuguese (some)")], over: 2 }],
            [bar("REFERENCES")],
            ["Kel Dunstan", "General Manager, Swan & Anchor Hotel, 08 5550 1196"],
            ["Mei-Ling Foo", "Accountant, 0491 570 158"],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Giorgia",
    family: "Santangelo",
    email: "giorgia.santangelo@example.com",
    phone: "+61491571491",
    jobs: [
      [
        "Owner / Manager / Owner/Manager",
        "Santangelo's Espresso / Santangelo's Espresso, Leederville",
        "2018",
        "2026",
      ],
      ["Venue Manager", "Swan & Anchor Hotel / Swan & Anchor Hotel, Guildford", "2014", "2018"],
      ["Assistant Manager", "Swan & Anchor Hotel / Swan & Anchor Hotel, Guildford", "2012", "2014"],
      ["Barista", "Bean & Gone / Bean & Gone, Northbridge", "2008", "2012"],
    ],
    studies: [
      ["Diploma of Hospitality Management", "West Coast Institute of Hospitality", "2011"],
      ["WACE", "Mercy Park College", "2007"],
      ["Financial Literacy for Small Business", "Chamber of Small Firms WA", "2024"],
    ],
    skills: [
      "Rostering",
      "Xero",
      "Deputy",
      "Menu costing",
      "Latte art",
      "Supplier negotiation",
      "Conflict resolution",
    ],
    licences: [
      ["Approved Manager", "6170024418", "2028-05-25"],
      ["RSA"],
      ["Food Safety Supervisor", undefined, "2029-06"],
    ],
    drives: ["C"],
    languages: ["English", "Italian", "Portuguese"],
    besides: ["Driver's licence"],
  },
};
