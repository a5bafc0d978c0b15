import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 11, after: 4, size: 12.5, colour: "7B2D26", ruled: true });
const job = (at: string, title: string, from: string, to: string, ...duties: readonly string[]) => [
  at,
  [text(`**${title}**`, { after: 1 }), ...points(...duties)],
  from,
  to,
];

/** A payroll officer's Word resume with the employment history as a ruled table: Employer, Role and duties, From and To, dates as “Mar-22”, part-time notes in brackets. */
export const payrollOfficer: UnseenCv = {
  name: "payroll officer's Word resume with employment history as a ruled table of Employer, Role & main tasks, From (“Mar-22”) and To (“Current”), “(3 days a week)” after a title, studies as a table, software with levels in brackets, referees in a table",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 10,
      margin: 18,
      below: [text("Meenakshi Ponnusamy – page {page} of {pages}", { size: 8, align: "right" })],
    },
    [
      {
        blocks: [
          text("**Meenakshi Ponnusamy**", { size: 20, after: 1, colour: "7B2D26" }),
          text("Toongabbie NSW 2146", { after: 0 }),
          text("M: 0491 574 118   E: meena.ponnusamy@example.com", { after: 6 }),
          head("Career objective"),
          text(
            "A payroll role in a team that still speaks to the people it pays. End-to-end processing for up to 1,250 employees, weekly and fortnightly.",
          ),
          head("Employment history"),
          table(
            [44, 84, 20, 22],
            [
              ["**Employer**", "**Role & main tasks**", "**From**", "**To**"],
              job(
                "Cumberland Care Group Ltd",
                "Senior Payroll Officer",
                "Mar-22",
                "Current",
                "SCHADS and Nurses awards, 1,250 staff",
                "Single Touch Payroll finalisation, three clean years",
              ),
              job(
                "Prospect Logistics (Aust) Pty Ltd",
                "Payroll Officer",
                "Oct-18",
                "Feb-22",
                "Drivers, yards and a great deal of overtime",
              ),
              job(
                "Seven Hills RSL Club",
                "Accounts and Payroll Clerk (3 days a week)",
                "Jun-15",
                "Sep-18",
                "140 casuals; superannuation and leave",
              ),
              job("Sri Murugan Textiles, Coimbatore", "Accounts Assistant", "2009", "2013", "Wages, in cash"),
            ],
            true,
          ),
          head("Education"),
          table(
            [84, 64, 22],
            [
              ["**Course**", "**Institution**", "**Year**"],
              ["Certificate IV in Accounting and Bookkeeping", "Western Rivers TAFE", "2017"],
              ["Bachelor of Commerce", "Noyyal Arts and Commerce College, India", "2009"],
            ],
            true,
          ),
          head("Skills"),
          table(
            [85, 85],
            [
              [
                points("Award interpretation", "Payroll reconciliation", "Salary packaging"),
                points("Chris21", "MicrOpay", "Pivot tables"),
              ],
            ],
          ),
          head("Languages"),
          text("Tamil (fluent), English (fluent), Malayalam (basic)"),
          head("Referees"),
          table(
            [58, 72, 40],
            [
              ["Suzanne Baroudi", "Finance Manager, Cumberland Care Group", "02 5550 4410"],
              ["Colin Thwaite", "Secretary, Seven Hills RSL Club", "02 5550 9027"],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Meenakshi",
    family: "Ponnusamy",
    email: "meena.ponnusamy@example.com",
    phone: "+61491574118",
    jobs: [
      ["Senior Payroll Officer", "Cumberland Care Group Ltd / Cumberland Care Group", "2022-03", null],
      [
        "Payroll Officer",
        "Prospect Logistics (Aust) Pty Ltd / Prospect Logistics (Aust) / Prospect Logistics",
        "2018-10",
        "2022-02",
      ],
      [
        "Accounts and Payroll Clerk (3 days a week) / Accounts and Payroll Clerk",
        "Seven Hills RSL Club",
        "2015-06",
        "2018-09",
      ],
      ["Accounts Assistant", "Sri Murugan Textiles / Sri Murugan Textiles, Coimbatore", "2009", "2013"],
    ],
    studies: [
      ["Certificate IV in Accounting and Bookkeeping", "Western Rivers TAFE", "2017"],
      [
        "Bachelor of Commerce",
        "Noyyal Arts and Commerce College / Noyyal Arts and Commerce College, India",
        "2009",
      ],
    ],
    skills: [
      "Award interpretation",
      "Payroll reconciliation",
      "Salary packaging",
      "Chris21",
      "MicrOpay",
      "Pivot tables",
    ],
    languages: ["Tamil", "English", "Malayalam"],
    besides: ["Suzanne Baroudi", "Finance Manager", "Colin Thwaite", "Secretary"],
  },
};
