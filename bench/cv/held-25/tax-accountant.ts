import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, size: 11, ruled: true });
const job = (title: string, at: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**, ${at}\t${when}`, { tabs: [-40], before: 6, after: 1 }),
  ...points(...duties),
];

/** A Vietnamese-Australian tax accountant's tight Word page: title and employer on one line with “02/22 – now” at the right edge, registrations first, skills behind labels in bold. */
export const taxAccountant: UnseenCv = {
  name: "tax accountant's tight Word page: “Title, Employer, place” with two-figure years at the right edge, registrations first, skills behind bold labels",
  type: "docx",
  write: word({ font: "Garamond", size: 11, margin: 20 }, [
    {
      blocks: [
        text("LINH PHUONG CHAU, CA", { align: "center", size: 20, after: 0 }),
        text(
          "Prospect SA 5082  ♦  0491 571 266  ♦  linh.chau@example.com  ♦  linkedin.com/in/linhchau-example",
          { align: "center", size: 10, after: 3 },
        ),
        head("REGISTRATIONS"),
        text("Chartered Accountant, membership no. 4418206, admitted 2021", { after: 0 }),
        text("Registered tax agent 26204417, renewal due 31 August 2028"),
        head("CAREER"),
        ...job(
          "Senior Tax Accountant",
          "Harcourt Vale Chartered Accountants, Adelaide",
          "02/22 – now",
          "Look after 85 family groups, farms and two wineries",
          "Won two objections and settled a third; no penalty for a client since 2023",
          "Review the work of three juniors",
        ),
        ...job(
          "Tax Accountant",
          "Harcourt Vale Chartered Accountants, Adelaide",
          "07/19 – 01/22",
          "Returns for companies, trusts and super funds",
          "Built the capital gains workpaper that the firm still uses",
        ),
        ...job(
          "Graduate Accountant",
          "Torrens & Wu Pty Ltd, Norwood",
          "02/17 – 06/19",
          "Activity statements, bookkeeping for cafés, year-end accounts",
        ),
        ...job("Accounts Clerk (part-time)", "Little Saigon Fresh Foods, Croydon Park", "03/14 – 12/16"),
        head("EDUCATION"),
        text("**Graduate Diploma of Chartered Accounting**, Southern Institute of Accountants\t2020", {
          tabs: [-40],
          after: 0,
        }),
        text(
          "**Bachelor of Commerce (Accounting)**, University of South Torrens\t2014 – 2016\nDistinction average; exchange semester in Osaka",
          { tabs: [-40], after: 0 },
        ),
        text("**South Australian Certificate of Education**, Woodville Park High School\t2013", {
          tabs: [-40],
        }),
        head("SKILLS"),
        text("**Tax:** capital gains, Division 7A, fringe benefits tax, trust distributions", { after: 0 }),
        text("**Software:** Xero, MYOB AE, Class Super, Excel", { after: 0 }),
        text("**Languages:** Vietnamese, English, some Japanese"),
        head("OUTSIDE WORK"),
        text(
          "Treasurer, Prospect Badminton Club (since 2019). Volunteer at Tax Help clinics, July to October each year.",
        ),
      ],
    },
  ]),
  says: {
    given: "Linh / Linh Phuong",
    family: "Chau / Phuong Chau",
    email: "linh.chau@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Senior Tax Accountant",
        "Harcourt Vale Chartered Accountants / Harcourt Vale Chartered Accountants, Adelaide",
        "2022-02",
        null,
      ],
      [
        "Tax Accountant",
        "Harcourt Vale Chartered Accountants / Harcourt Vale Chartered Accountants, Adelaide",
        "2019-07",
        "2022-01",
      ],
      [
        "Graduate Accountant",
        "Torrens & Wu Pty Ltd / Torrens & Wu / Torrens & Wu Pty Ltd, Norwood",
        "2017-02",
        "2019-06",
      ],
      [
        "Accounts Clerk (part-time) / Accounts Clerk",
        "Little Saigon Fresh Foods / Little Saigon Fresh Foods, Croydon Park",
        "2014-03",
        "2016-12",
      ],
    ],
    studies: [
      ["Graduate Diploma of Chartered Accounting", "Southern Institute of Accountants", "2020"],
      ["Bachelor of Commerce (Accounting) / Bachelor of Commerce", "University of South Torrens", "2016"],
      ["South Australian Certificate of Education", "Woodville Park High School", "2013"],
    ],
    skills: [
      "capital gains",
      "Division 7A",
      "fringe benefits tax",
      "trust distributions",
      "Xero",
      "MYOB AE",
      "Class Super",
      "Excel",
    ],
    licences: [
      ["Chartered Accountant", "4418206"],
      ["Registered tax agent / Tax agent", "26204417", "2028-08-31"],
    ],
    languages: ["Vietnamese", "English", "Japanese / some Japanese"],
    besides: ["Treasurer", "Prospect Badminton Club", "Volunteer", "Tax Help", "CA"],
  },
};
