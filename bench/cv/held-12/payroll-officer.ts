import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const row = (...cells: readonly string[]) => cells.map((cell) => [cell]);

/** A payroll officer's CV as a recruitment agency reformats it: agency and consultant above and below each page, table of the candidate's details, the consultant's words, a summary table of the career and then each post once more with its duties. */
export const payrollOfficer: UnseenCv = {
  name: "recruitment agency's form, consultant's details, career in a table and again below",
  type: "docx",
  write: word(
    [
      "! Candidate Profile",
      {
        widths: [35, 65],
        rows: [
          row("**Candidate**", "Bernadette Villaflor"),
          row("**Position applied for**", "Payroll Team Leader"),
          row("**Lives in**", "Mount Druitt NSW 2770"),
          row("**Mobile**", "0491 571 266"),
          row("**Email**", "bernie.villaflor@example.com"),
          row("**Availability**", "Four weeks’ notice"),
          row("**Salary expectation**", "$98,000 plus superannuation"),
          row("**Residency**", "Australian citizen"),
        ],
      },
      "# Consultant’s comments",
      "Bernadette met with us on 4 November 2025. She is precise, warm and has run pays for up to 1,900 people under four enterprise agreements. She is leaving because her present employer is moving its payroll to Manila. We recommend an interview.",
      "# Career summary",
      {
        widths: [26, 37, 37],
        rows: [
          row("**Dates**", "**Employer**", "**Position**"),
          row("05/2019 – Present", "Castlereagh Plastics Group", "Senior Payroll Officer"),
          row("10/2015 – 04/2019", "Lindfield Aged Living", "Payroll Officer"),
          row("01/2012 – 09/2015", "Lindfield Aged Living", "Accounts Clerk"),
        ],
      },
      "# Qualifications",
      {
        widths: [20, 80],
        rows: [
          row("2018", "Certificate IV in Accounting and Bookkeeping, Nepean Business College"),
          row("2009", "Bachelor of Science in Accountancy, Saint Lorenzo University, Iloilo, Philippines"),
        ],
      },
      "# Systems",
      "Chris21 (advanced), PayGlobal (advanced), Kronos (intermediate), SAP SuccessFactors (basic)",
      "# Skills",
      "- End-to-end payroll",
      "- Award interpretation",
      "- Single Touch Payroll",
      "- Payroll tax",
      "- Reconciliations",
      "# Checks held by us",
      "National police check, 6 November 2025, no disclosable outcomes",
      "Reference checks: two, both excellent",
      "# Employment history in detail",
      "**Castlereagh Plastics Group**",
      "**Senior Payroll Officer, May 2019 – Present**",
      "Manufacturer with 1,900 staff at five sites.",
      "- Weekly and fortnightly pays, terminations, redundancies",
      "- Found $214,000 of overpaid shift loading and wrote the plan to recover it",
      "- Reports to the Payroll Manager; one junior reports to her",
      "**Lindfield Aged Living**",
      "**Payroll Officer, October 2015 – April 2019**",
      "Not-for-profit provider with 600 staff.",
      "- Sole charge of the fortnightly pay; moved it from Micropay to PayGlobal",
      "**Accounts Clerk, January 2012 – September 2015**",
      "- Accounts payable, resident fees, petty cash",
      "# Languages",
      "English, Tagalog, Hiligaynon",
    ],
    [
      "**KINGFISHER & ROWE RECRUITMENT**\tAccounting | Payroll | Office",
      "Level 3, 88 Church Street, Parramatta NSW 2150",
    ],
    [
      "Presented by Damien Rowe, Senior Consultant, 02 5550 0188, damien@kingfisherrowe.example",
      "In confidence. Not to be passed on without the consent of Kingfisher & Rowe.",
    ],
  ),
  says: {
    given: "Bernadette",
    family: "Villaflor",
    email: "bernie.villaflor@example.com",
    phone: "+61491571266",
    jobs: [
      ["Senior Payroll Officer", "Castlereagh Plastics Group", "2019-05", null],
      ["Payroll Officer", "Lindfield Aged Living", "2015-10", "2019-04"],
      ["Accounts Clerk", "Lindfield Aged Living", "2012-01", "2015-09"],
    ],
    studies: [
      ["Certificate IV in Accounting and Bookkeeping", "Nepean Business College", "2018"],
      [
        "Bachelor of Science in Accountancy",
        "Saint Lorenzo University / Saint Lorenzo University, Iloilo / Saint Lorenzo University, Iloilo, Philippines",
        "2009",
      ],
    ],
    skills: [
      "Chris21",
      "PayGlobal",
      "Kronos",
      "SAP SuccessFactors",
      "End-to-end payroll",
      "Award interpretation",
      "Single Touch Payroll",
      "Payroll tax",
      "Reconciliations",
    ],
    licences: [["National police check"]],
    languages: ["English", "Tagalog", "Hiligaynon / Hiligaynon (Ilonggo)"],
    besides: ["Reference checks", "Micropay"],
  },
};
