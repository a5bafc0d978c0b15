import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 10, after: 3, size: 11.5, caps: true, ruled: true });
/** Employer in bold with the dates at the right edge, the title in italics below. */
const entry = (at: string, when: string, title: string, ...lines: readonly string[]) => [
  text(`**${at}**\t${when}`, { tabs: [-40], before: 5, after: 0 }),
  text(`__${title}__`, { after: 1 }),
  ...points(...lines),
];

/** A finance graduate's résumé in the template of a university's careers service: education first with marks and coursework, employer and “Nov 2024 – Feb 2025” over the title in italics, casual jobs apart, leadership as entries. */
export const financeGraduate: UnseenCv = {
  name: "Hazara-Australian finance graduate's careers-service template in Word: education first with marks, employer and “Nov 2024 – Feb 2025” over the title in italics, a summer as dates, leadership as entries, skills behind labels",
  type: "docx",
  write: word({ font: "Garamond", size: 11, margin: 20 }, [
    {
      blocks: [
        text("**Aaliyah Sarwari**", { size: 20, align: "center", after: 0 }),
        text("Dandenong North VIC 3175 | 0491 572 665 | aaliyah.sarwari@example.com", {
          align: "center",
          after: 0,
        }),
        text("linkedin.com/in/aaliyah-sarwari-example | Australian citizen", { align: "center", after: 3 }),
        head("Education"),
        ...entry(
          "Yarra Valley University, Melbourne",
          "Feb 2023 – Nov 2025",
          "Bachelor of Commerce (Finance and Accounting)",
          "Weighted average mark: 79.4 (Distinction)",
          "Dean's Commendation List, 2024 and 2025",
          "Relevant units: Corporate Finance, Investments, Financial Statement Analysis, Business Statistics",
        ),
        ...entry(
          "Lyndale Heights Secondary College, Dandenong North",
          "2017 – 2022",
          "Victorian Certificate of Education",
          "ATAR 92.15; Dux of Accounting",
        ),
        head("Professional experience"),
        ...entry(
          "Southbank Mutual Bank",
          "Feb 2026 – present",
          "Graduate Analyst, Group Finance",
          "First rotation: monthly reporting and forecast of operating costs for two divisions",
          "Rebuilt the headcount model in Excel and cut preparation time from two days to three hours",
        ),
        ...entry(
          "Fenwick Lowe Chartered Accountants, Melbourne",
          "Nov 2024 – Feb 2025",
          "Vacationer, Audit and Assurance",
          "Tested controls and bank reconciliations for three not-for-profit clients",
          "Presented findings to a partner and two managers",
        ),
        ...entry(
          "Casey Small Business Hub, Narre Warren",
          "Summer 2023/24",
          "Finance Intern",
          "Cash flow templates for twelve market stallholders",
        ),
        head("Other employment"),
        ...entry(
          "Gulbahar Supermarket, Dandenong",
          "Mar 2021 – Jan 2026",
          "Shop Assistant and Bookkeeper (casual)",
          "Till, ordering, payroll for six and quarterly BAS in Xero",
        ),
        ...entry(
          "Brainspark Tutoring, Noble Park",
          "Jan 2023 – Oct 2024",
          "Mathematics Tutor",
          "Groups of four, Years 9 to 12",
        ),
        head("Leadership and volunteering"),
        ...entry(
          "Women in Finance Society, Yarra Valley University",
          "Mar 2024 – Nov 2025",
          "Vice-President (Events)",
          "Nine events, 140 members",
        ),
        ...entry("Dandenong Newcomers Centre", "Since 2022", "Tax Help Volunteer"),
        head("Skills"),
        table(
          [34, 136],
          [
            ["**Technical**", "Microsoft Excel (Power Query, VBA), Power BI, Xero, SQL, Bloomberg Terminal"],
            ["**Transferable**", "Financial modelling, data analysis, presentation, teamwork"],
            ["**Languages**", "English, Dari and Hazaragi (native), Urdu (conversational)"],
          ],
        ),
        head("Certifications"),
        ...points(
          "Bloomberg Market Concepts, 2024",
          "Financial Modelling Essentials, Modelhouse Institute, 2025",
          "National Police Check, January 2026",
        ),
        head("Referees"),
        text("Available on request"),
      ],
    },
  ]),
  says: {
    given: "Aaliyah",
    family: "Sarwari",
    email: "aaliyah.sarwari@example.com",
    phone: "+61491572665",
    jobs: [
      [
        "Graduate Analyst, Group Finance / Graduate Analyst / Graduate Analyst (Group Finance)",
        "Southbank Mutual Bank",
        "2026-02",
        null,
      ],
      [
        "Vacationer, Audit and Assurance / Vacationer / Vacationer (Audit and Assurance)",
        "Fenwick Lowe Chartered Accountants / Fenwick Lowe Chartered Accountants, Melbourne",
        "2024-11",
        "2025-02",
      ],
      ["Finance Intern", "Casey Small Business Hub / Casey Small Business Hub, Narre Warren", "2023", "2024"],
      [
        "Shop Assistant and Bookkeeper (casual) / Shop Assistant and Bookkeeper",
        "Gulbahar Supermarket / Gulbahar Supermarket, Dandenong",
        "2021-03",
        "2026-01",
      ],
      ["Mathematics Tutor", "Brainspark Tutoring / Brainspark Tutoring, Noble Park", "2023-01", "2024-10"],
    ],
    studies: [
      [
        "Bachelor of Commerce (Finance and Accounting) / Bachelor of Commerce",
        "Yarra Valley University / Yarra Valley University, Melbourne",
        "2025-11",
      ],
      [
        "Victorian Certificate of Education",
        "Lyndale Heights Secondary College / Lyndale Heights Secondary College, Dandenong North",
        "2022",
      ],
    ],
    skills: [
      "Microsoft Excel (Power Query, VBA) / Microsoft Excel",
      "Power BI",
      "Xero",
      "SQL",
      "Bloomberg Terminal",
      "Financial modelling",
      "data analysis",
      "presentation",
      "teamwork",
    ],
    licences: [
      ["Bloomberg Market Concepts"],
      ["Financial Modelling Essentials / Financial Modelling Essentials, Modelhouse Institute"],
      ["National Police Check / Police Check"],
    ],
    languages: ["English", "Dari", "Hazaragi", "Urdu"],
    besides: [
      "Power Query",
      "VBA",
      "Australian citizen",
      "Dean's Commendation List",
      "Dux of Accounting",
      "Vice-President (Events)",
      "Vice-President",
      "Women in Finance Society",
      "Tax Help Volunteer",
      "Dandenong Newcomers Centre",
    ],
  },
};
