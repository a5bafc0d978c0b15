import type { UnseenCv } from "../unseen/known.ts";
import { bullets, grid, line, sheet } from "./sheet.ts";

const side = (text: string) => [line(`**${text}**`, { size: 12, colour: "4E7282", align: "right" })];

/** An educator's document in a stock template: headings in a left column of a table without borders, text on the right, “since”, short ranges of years. */
export const earlyChildhoodEducator: UnseenCv = {
  name: "educator in a stock template, headings left in a table without borders",
  type: "docx",
  write: sheet(
    {
      font: "Garamond",
      size: 11,
      margin: 20,
      below: [line("Leilani Fonoti – page {page}", { size: 8, align: "center" })],
    },
    [
      line("Leilani Fonoti", { size: 24, colour: "4E7282", align: "right" }),
      line("9 Jabiru Court, Browns Plains QLD 4118 | 0491 576 398 | leilani.fonoti@example.com", {
        align: "right",
        after: 12,
      }),
      grid(
        [24, 76],
        [
          [
            side("Objective"),
            [
              line(
                "Diploma-qualified educator with nine years in day care and school-age care, happiest with toddlers, mud kitchens and songs in two languages. Looking for a room leader position close to Logan.",
                { after: 10 },
              ),
            ],
          ],
          [
            side("Experience"),
            [
              line("**Lead Educator, Toddler Room**"),
              line("Little Bilbies Early Learning, Marsden"),
              line("since Jan 2021", { colour: "7F7F7F" }),
              ...bullets(
                "Lead a team of three for 20 children from 15 months to 2½ years",
                "Plan with the EYLF and write learning stories on the app",
                "Rated Exceeding in relationships with children, 2024",
              ),
              line("**Assistant Educator**", { before: 8 }),
              line("Little Bilbies Early Learning, Marsden"),
              line("Feb 2019 – Dec 2020", { colour: "7F7F7F" }),
              ...bullets("Nursery and kindy rooms, bottles, sleep checks and daily diaries"),
              line("**Trainee Educator**", { before: 8 }),
              line("Crestmead Kids Club"),
              line("2017–18", { colour: "7F7F7F" }),
              ...bullets("Before and after school care, vacation care excursions"),
              line("**Checkout Operator**", { before: 8 }),
              line("Shopwell Grand Plaza"),
              line("2015–17", { colour: "7F7F7F", after: 10 }),
            ],
          ],
          [
            side("Education"),
            [
              line("**Diploma of Early Childhood Education and Care**"),
              line("Logan River Training College, 2020"),
              line("**Certificate III in Early Childhood Education and Care**", { before: 6 }),
              line("Logan River Training College, 2018"),
              line("**Year 12**", { before: 6 }),
              line("Park Ridge North State High School, 2016", { after: 10 }),
            ],
          ],
          [
            side("Clearances"),
            [
              line("Blue Card 1784421/3, expires 30 June 2028"),
              line("HLTAID012 First Aid in an Education and Care Setting, expires March 2027"),
              line("Child Protection Training, 2026"),
              line("Driver licence: Open C", { after: 10 }),
            ],
          ],
          [
            side("Skills"),
            bullets(
              "Learning stories",
              "Behaviour guidance",
              "Routines and transitions",
              "Risk-benefit assessments",
              "Cultural inclusion",
              "Xplor and Storypark",
            ),
          ],
          [side("Languages"), [line("English and Samoan, some Tongan", { before: 10, after: 10 })]],
          [
            side("Volunteering"),
            [
              line("Sunday school teacher, Woodridge Samoan Assembly, 2014 to now"),
              line("Netball coach, Browns Plains Bandits under 11s, 2022 and 2023", { after: 10 }),
            ],
          ],
          [
            side("References"),
            [
              line("Joanne Pillinger, Centre Director, Little Bilbies Early Learning, 07 5550 6620"),
              line("Rev. Ioane Seumanu, Woodridge Samoan Assembly, 0491 579 760"),
            ],
          ],
        ],
      ),
    ],
  ),
  says: {
    given: "Leilani",
    family: "Fonoti",
    email: "leilani.fonoti@example.com",
    phone: "+61491576398",
    jobs: [
      ["Lead Educator, Toddler Room / Lead Educator", "Little Bilbies Early Learning", "2021-01", null],
      ["Assistant Educator", "Little Bilbies Early Learning", "2019-02", "2020-12"],
      ["Trainee Educator", "Crestmead Kids Club", "2017", "2018"],
      ["Checkout Operator", "Shopwell Grand Plaza / Shopwell", "2015", "2017"],
    ],
    studies: [
      ["Diploma of Early Childhood Education and Care", "Logan River Training College", "2020"],
      ["Certificate III in Early Childhood Education and Care", "Logan River Training College", "2018"],
      ["Year 12", "Park Ridge North State High School", "2016"],
    ],
    skills: [
      "Learning stories",
      "Behaviour guidance",
      "Routines and transitions",
      "Risk-benefit assessments",
      "Cultural inclusion",
      "Xplor and Storypark",
    ],
    licences: [
      ["Blue Card", "1784421/3", "2028-06-30"],
      [
        "HLTAID012 First Aid in an Education and Care Setting / First Aid in an Education and Care Setting / HLTAID012 / First Aid",
        undefined,
        "2027-03",
      ],
      ["Child Protection Training / Child Protection"],
    ],
    drives: ["C"],
    languages: ["English", "Samoan", "Tongan"],
    besides: [
      "Driver licence",
      "Sunday school teacher",
      "Woodridge Samoan Assembly",
      "Netball coach",
      "Browns Plains Bandits",
    ],
  },
};
