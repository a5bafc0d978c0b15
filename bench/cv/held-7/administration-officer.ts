import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** An administration officer who applies to a department: a table of all positions on the first page, the same positions again with what was done, then answers to selection criteria in sentences. */
export const administrationOfficer: UnseenCv = {
  name: "table of positions, the same in detail, selection criteria",
  type: "docx",
  write: word(
    [
      "! Geoffrey Pascoe",
      "Application for: Administration Officer, APS Level 4, vacancy 26/1187",
      {
        widths: [30, 70],
        rows: [
          [["Address"], ["6 Ainsworth Place, Wanniassa ACT 2903"]],
          [["Telephone"], ["0402 775 149"]],
          [["Email"], ["geoff.pascoe@monaro.example"]],
          [["Citizenship"], ["Australian"]],
          [["Security clearance"], ["Baseline, valid to 9 March 2031"]],
        ],
      },
      "# Career summary",
      {
        widths: [30, 35, 35],
        rows: [
          [["**Period**"], ["**Position**"], ["**Organisation**"]],
          [["Jul 2022 – present"], ["Administration Officer (APS3)"], ["Department of Inland Waterways"]],
          [["Oct 2017 – Jun 2022"], ["Records Officer (APS2)"], ["National Weights Office"]],
          [["May 2012 – Sep 2017"], ["Office Assistant"], ["Tuggeranong Legal Centre"]],
        ],
      },
      "# Employment in detail",
      "## Administration Officer (APS3), Department of Inland Waterways",
      "July 2022 – present",
      "- Secretariat of the Locks and Weirs Committee: agendas, minutes and 120 actions a year",
      "- Processes travel for 45 staff",
      "- Acted at APS4 for five months in 2024",
      "## Records Officer (APS2), National Weights Office",
      "October 2017 – June 2022",
      "- Moved 14,000 paper files to the records system",
      "- Answered 30 requests for documents a week",
      "## Office Assistant, Tuggeranong Legal Centre",
      "May 2012 – September 2017",
      "- Front desk, mail and accounts",
      "# Education and training",
      "Certificate IV in Government, Molonglo Training Institute, 2019",
      "Certificate III in Business Administration, Molonglo Training Institute, 2012",
      "First Aid (HLTAID011), expires 22 February 2029",
      "# Systems",
      "- Content Manager",
      "- TechnologyOne",
      "- Microsoft 365",
      "- SharePoint",
      "# Statement against the selection criteria",
      "## 1. Shows initiative and organises work",
      "In 2023 the Locks and Weirs Committee had no list of its actions. I made one from four years of minutes, agreed it with the chair, and from March 2023 to June 2024 brought the number of overdue actions from 61 to 4.",
      "## 2. Communicates clearly, orally and in writing",
      "At the National Weights Office I wrote the guide to records that new staff are given. In the survey of 2021, 92 per cent found it clear.",
      "## 3. Works well with others",
      "When two of us were away in the winter of 2024, I shared the travel desk with the team in Albury. We met each morning at nine.",
      "# Referees",
      {
        widths: [50, 50],
        rows: [
          [
            ["Indira Kwan", "Director, Department of Inland Waterways", "02 5550 0111"],
            ["Leigh Bosworth", "Manager Records, National Weights Office", "02 5550 0135"],
          ],
        ],
      },
    ],
    [],
    ["Geoffrey Pascoe\tVacancy 26/1187"],
  ),
  says: {
    given: "Geoffrey",
    family: "Pascoe",
    email: "geoff.pascoe@monaro.example",
    phone: "+61402775149",
    jobs: [
      [
        "Administration Officer (APS3) / Administration Officer",
        "Department of Inland Waterways",
        "2022-07",
        null,
      ],
      ["Records Officer (APS2) / Records Officer", "National Weights Office", "2017-10", "2022-06"],
      ["Office Assistant", "Tuggeranong Legal Centre", "2012-05", "2017-09"],
    ],
    studies: [
      ["Certificate IV in Government", "Molonglo Training Institute", "2019"],
      ["Certificate III in Business Administration", "Molonglo Training Institute", "2012"],
    ],
    skills: ["Content Manager", "TechnologyOne", "Microsoft 365", "SharePoint"],
    licences: [
      [
        "Baseline / Baseline security clearance / Baseline clearance / Security clearance / Security clearance: Baseline / Security clearance Baseline",
        undefined,
        "2031-03-09",
      ],
      ["First Aid (HLTAID011) / First Aid", undefined, "2029-02-22"],
    ],
    besides: [
      "Shows initiative and organises work",
      "Communicates clearly, orally and in writing",
      "Works well with others",
    ],
  },
};
