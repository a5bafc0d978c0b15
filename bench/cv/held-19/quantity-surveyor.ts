import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 12, shade: "BDD6EE", before: 10, after: 4 });
const bold = (words: string) => [text(`**${words}**`)];

/** A quantity surveyor's CV from India: a table of employment with employer, title and period in columns, projects in a table of their own, marks, software by groups, passport. */
export const quantitySurveyor: UnseenCv = {
  name: "Indian quantity surveyor's CV with tables: employment, projects, education with marks and software in grids",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 10.5,
      margin: 18,
      below: [text("Page {page} of {pages}", { align: "right", size: 9 })],
    },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { size: 15, align: "center", after: 6 }),
          table(
            [105, 69],
            [
              [
                [
                  text("**Harpreet Singh Dhillon**", { size: 16, after: 0 }),
                  text("B.Tech (Civil), Quantity Surveyor"),
                ],
                [
                  text("Mobile: +61 491 570 737", { after: 0 }),
                  text("E-mail: harpreet.dhillon@example.com", { after: 0 }),
                  text("Truganina VIC 3029"),
                ],
              ],
            ],
          ),
          head("Professional Summary"),
          text(
            "Quantity surveyor with 11 years' experience of cost planning, measurement and contract administration for commercial, hospital and road projects in India, the UAE and Australia.",
          ),
          head("Employment History"),
          table(
            [50, 62, 62],
            [
              [bold("Period"), bold("Company"), bold("Designation")],
              ["Feb 2023 – Present", "Westgate Cost Consultants, Melbourne", "Senior Quantity Surveyor"],
              ["Aug 2019 – Dec 2022", "Al Noor Contracting LLC, Dubai", "Quantity Surveyor"],
              ["Jul 2015 – Jul 2019", "Sutlej Infrastructure Ltd, Ludhiana", "Junior Quantity Surveyor"],
            ],
            true,
          ),
          head("Major Projects"),
          table(
            [62, 28, 84],
            [
              [bold("Project"), bold("Value"), bold("Role and duties")],
              [
                "Melton East Hospital, Stage 2",
                "AUD 210m",
                "Cost plan B and C, bills of quantities, monthly claims",
              ],
              ["Tarneit Aquatic Centre", "AUD 64m", "Tender report, variations, final account"],
              ["Marina Crescent Towers, Dubai", "AED 480m", "Measurement from models, subcontract payments"],
              ["NH-44 widening, package 3", "INR 310 crore", "Site measurement, rate analysis"],
            ],
            true,
          ),
          head("Key Responsibilities"),
          ...points(
            "Prepare cost plans and bills of quantities to AIQS guidelines",
            "Assess progress claims and variations",
            "Report cost to clients every month",
          ),
          head("Educational Qualifications"),
          table(
            [64, 60, 24, 26],
            [
              [bold("Course"), bold("Institution"), bold("Year"), bold("Result")],
              [
                "Graduate Diploma of Quantity Surveying",
                "Bayside Institute of Technology",
                "2024",
                "Distinction",
              ],
              ["B.Tech (Civil Engineering)", "Malwa Engineering College, Ludhiana", "2015", "72%"],
              ["Senior Secondary (XII)", "Guru Arjan Public School, Moga", "2011", "81%"],
            ],
            true,
          ),
          head("Technical Skills"),
          table(
            [50, 124],
            [
              [bold("Estimating"), "CostX, Cubit, Candy"],
              [bold("Drawing"), "AutoCAD, Revit"],
              [bold("Planning and office"), "Primavera P6, Microsoft Project, Excel"],
            ],
            true,
          ),
          head("Memberships and Licences"),
          table(
            [80, 50, 44],
            [
              [bold("Title"), bold("Number"), bold("Valid until")],
              ["Member, Quantity Surveyors' Institute (MAIQS)", "11827", "30/06/2027"],
              ["White Card (Victoria)", "VIC-0629915", "–"],
              ["Driver Licence, Class C", "–", "2031"],
            ],
            true,
          ),
          head("Personal Details"),
          table(
            [50, 124],
            [
              ["Date of birth", "11 October 1993"],
              ["Languages known", "English, Punjabi, Hindi"],
              ["Visa status", "Permanent Resident (subclass 190)"],
              ["Interests", "Kabaddi, bhangra, cricket"],
            ],
          ),
          head("References"),
          text("Available on request.", { after: 6 }),
          text("Date: 20 November 2026\tHarpreet Singh Dhillon", { tabs: [-36] }),
        ],
      },
    ],
  ),
  says: {
    given: "Harpreet Singh / Harpreet",
    family: "Dhillon",
    email: "harpreet.dhillon@example.com",
    phone: "+61491570737",
    jobs: [
      [
        "Senior Quantity Surveyor",
        "Westgate Cost Consultants / Westgate Cost Consultants, Melbourne",
        "2023-02",
        null,
      ],
      ["Quantity Surveyor", "Al Noor Contracting LLC / Al Noor Contracting LLC, Dubai", "2019-08", "2022-12"],
      [
        "Junior Quantity Surveyor",
        "Sutlej Infrastructure Ltd / Sutlej Infrastructure Ltd, Ludhiana",
        "2015-07",
        "2019-07",
      ],
    ],
    studies: [
      ["Graduate Diploma of Quantity Surveying", "Bayside Institute of Technology", "2024"],
      [
        "B.Tech (Civil Engineering) / B.Tech",
        "Malwa Engineering College / Malwa Engineering College, Ludhiana",
        "2015",
      ],
      [
        "Senior Secondary (XII) / Senior Secondary",
        "Guru Arjan Public School / Guru Arjan Public School, Moga",
        "2011",
      ],
    ],
    skills: ["CostX", "Cubit", "Candy", "AutoCAD", "Revit", "Primavera P6", "Microsoft Project", "Excel"],
    licences: [
      [
        "Member, Quantity Surveyors' Institute (MAIQS) / Member, Quantity Surveyors' Institute / MAIQS / Quantity Surveyors' Institute",
        "11827",
        "2027-06-30",
      ],
      ["White Card (Victoria) / White Card", "VIC-0629915"],
    ],
    drives: ["C"],
    languages: ["English", "Punjabi", "Hindi"],
    besides: [
      "Melton East Hospital",
      "Tarneit Aquatic Centre",
      "Marina Crescent Towers",
      "NH-44 widening",
      "Driver Licence",
      "Subclass 190",
      "Permanent Resident",
    ],
  },
};
