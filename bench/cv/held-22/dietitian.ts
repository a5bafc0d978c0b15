import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, colour: "548235", caps: true, ruled: true, before: 10, after: 4 });
const row = (when: string, title: string, at: string, ...duties: readonly string[]) =>
  [
    [text(when, { before: 2 })],
    [text(`**${title}**`, { before: 2, after: 0 }), text(at, { after: 1 }), ...points(...duties)],
  ] as const;

/** An Indian dietitian's resume in a Word table without lines: loose times such as “since 2021” in the left cells, title above employer in the right ones, skills in three columns. */
export const dietitian: UnseenCv = {
  name: "Indian dietitian's resume in a borderless table: “since 2021” and “2019-2021” at the left, skills in three columns",
  type: "docx",
  write: word({ font: "Gill Sans MT", size: 10.5, margin: 20 }, [
    {
      blocks: [
        text("**PRIYANKA THIRUMALAI** APD", { size: 20, colour: "548235", align: "center", after: 0 }),
        text("Accredited Practising Dietitian", { align: "center", after: 0 }),
        text("Parramatta NSW 2150 ~ Tel: 04.91.57.92.12 ~ priyanka.thirumalai@example.com", {
          align: "center",
          after: 4,
        }),
        head("Summary"),
        text(
          "Dietitian in renal and diabetes care who grew up in a kitchen of eleven people. I write plans for the food that families really eat, from Chennai to Cabramatta.",
        ),
        head("Positions"),
        table(
          [38, 132],
          [
            row(
              "since 2021",
              "Senior Renal Dietitian",
              "Toongabbie Creek Hospital, Sydney",
              "Dialysis units in three suburbs, 140 patients",
              "Cookbook in five languages, given to 4,000 families",
            ),
            row(
              "2019-2021",
              "Dietitian (Grade 2)",
              "Toongabbie Creek Hospital, Sydney",
              "Surgical wards and the diabetes clinic",
            ),
            row("2018-2019", "Diet Aide", "Rosewater Private Hospital, Auburn"),
            row(
              "05/2014 to 11/2016",
              "Clinical Nutritionist",
              "Marina Beach Multispeciality Hospital, Chennai",
              "Ward rounds and outpatients",
            ),
            row("Summer 2013", "Intern", "Adyar Food Laboratory, Chennai"),
          ],
        ),
        head("Degrees"),
        table(
          [38, 132],
          [
            row("2018", "Master of Nutrition and Dietetics", "Kuringgai University, Sydney"),
            row("2014", "BSc Nutrition, Food Service Management and Dietetics", "Lady Anna College, Chennai"),
          ],
        ),
        head("Skills"),
        table(
          [57, 57, 56],
          [
            ["Renal nutrition", "Enteral feeding", "Motivational interviewing"],
            ["Carbohydrate counting", "FoodWorks", "Group education"],
            ["Menu planning", "Malnutrition screening", "Data audits"],
          ],
        ),
        head("Registration and checks"),
        ...points(
          "Accredited Practising Dietitian, Dietetic Guild of Australia, member 118203, to 31 December 2026",
          "Working with Children Check WWC2011849E, expiry 07.07.2030",
          "Food Safety Supervisor certificate, expires May 2029",
          "Influenza and hepatitis B vaccinations up to date",
          "Driver licence: C (NSW, P2)",
        ),
        head("Languages"),
        table(
          [57, 57, 56],
          [["Tamil: mother tongue", "English: full professional", "Telugu: good; Hindi: fair"]],
        ),
        head("Publications and talks"),
        text("“Potassium in the pantry”, poster, Renal Nutrition Days, Perth, August 2024"),
        head("Away from work"),
        text("Carnatic violin; Sunday soup kitchen at Westmead (since 2022); a balcony with nine chillies"),
        head("Referees"),
        table(
          [85, 85],
          [
            [
              "Dr Simon Achebe, Nephrologist, Toongabbie Creek Hospital, 02 5550 8174",
              "Lakshmi Narayan, formerly Marina Beach Hospital, l.narayan@example.com",
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Priyanka",
    family: "Thirumalai",
    email: "priyanka.thirumalai@example.com",
    phone: "+61491579212",
    jobs: [
      [
        "Senior Renal Dietitian",
        "Toongabbie Creek Hospital / Toongabbie Creek Hospital, Sydney",
        "2021",
        null,
      ],
      [
        "Dietitian (Grade 2) / Dietitian",
        "Toongabbie Creek Hospital / Toongabbie Creek Hospital, Sydney",
        "2019",
        "2021",
      ],
      ["Diet Aide", "Rosewater Private Hospital / Rosewater Private Hospital, Auburn", "2018", "2019"],
      [
        "Clinical Nutritionist",
        "Marina Beach Multispeciality Hospital / Marina Beach Multispeciality Hospital, Chennai",
        "2014-05",
        "2016-11",
      ],
      ["Intern", "Adyar Food Laboratory / Adyar Food Laboratory, Chennai", "2013", "2013"],
    ],
    studies: [
      ["Master of Nutrition and Dietetics", "Kuringgai University / Kuringgai University, Sydney", "2018"],
      [
        "BSc Nutrition, Food Service Management and Dietetics",
        "Lady Anna College / Lady Anna College, Chennai",
        "2014",
      ],
    ],
    skills: [
      "Renal nutrition",
      "Enteral feeding",
      "Motivational interviewing",
      "Carbohydrate counting",
      "FoodWorks",
      "Group education",
      "Menu planning",
      "Malnutrition screening",
      "Data audits",
    ],
    licences: [
      [
        "Accredited Practising Dietitian / Accredited Practising Dietitian (APD) / APD",
        "118203",
        "2026-12-31",
      ],
      ["Working with Children Check", "WWC2011849E", "2030-07-07"],
      ["Food Safety Supervisor certificate / Food Safety Supervisor", undefined, "2029-05"],
    ],
    drives: ["C"],
    languages: ["Tamil", "English", "Telugu", "Hindi"],
    besides: [
      "Driver licence",
      "Influenza and hepatitis B vaccinations",
      "Influenza",
      "Hepatitis B",
      "Potassium in the pantry",
      "Sunday soup kitchen",
      "Dietetic Guild of Australia",
    ],
  },
};
