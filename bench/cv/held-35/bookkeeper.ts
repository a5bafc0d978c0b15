import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const green = "00796B";
const head = (words: string) => text(`**${words}**`, { before: 12, after: 2, size: 11, colour: green });
const item = (at: string, title: string, when: string, ...duties: readonly string[]) => [
  text(`**${at}** — __${title}__`, { before: 8, after: 0, size: 12 }),
  text(when, { after: 2, size: 8, colour: "666666" }),
  ...points(...duties),
];

/** A bookkeeper's CV on a template of Google Docs: “Employer, Place — Title” over the dates in small capitals, skills and licences in a narrow cell at the right. */
export const bookkeeper: UnseenCv = {
  name: "bookkeeper's Google Docs template saved for Word: name and contact in the two cells of the first row, “Employer, Place — Title” over “APRIL 2019 - PRESENT”, own business among the jobs, skills, BAS agent number and languages in the right cell",
  type: "docx",
  write: word({ font: "Merriweather", size: 9.5, margin: 18 }, [
    {
      blocks: [
        table(
          [116, 58],
          [
            [
              [
                text("**Rosalind Vandersteyn**", { size: 26, after: 0 }),
                text("Bookkeeper and BAS agent", { colour: "666666" }),
              ],
              [
                text("18 Tamar Rise", { after: 0 }),
                text("Launceston, TAS 7250", { after: 0 }),
                text("**0491 572 549**", { after: 0 }),
                text("**ros.vandersteyn@example.com**", { after: 0 }),
              ],
            ],
            [
              [
                head("EXPERIENCE"),
                ...item(
                  "Vandersteyn Books, Launceston",
                  "Owner and Bookkeeper",
                  "APRIL 2019 - PRESENT",
                  "Books, BAS and payroll for 22 small firms: vineyards, cafés, a vet",
                  "Moved nine of them off shoeboxes",
                ),
                ...item(
                  "Esk Joinery Pty Ltd, Invermay",
                  "Office Manager",
                  "AUGUST 2013 - MARCH 2019",
                  "Payroll for 34, job costing, debtors",
                ),
                ...item(
                  "Tamar Accountants, Launceston",
                  "Accounts Clerk",
                  "FEBRUARY 2009 - JUNE 2012",
                  "Bank reconciliations and superannuation returns",
                ),
                head("EDUCATION"),
                ...item(
                  "North Tasmanian Business College, Launceston",
                  "Diploma of Accounting",
                  "2014 - 2015",
                ),
                ...item(
                  "North Tasmanian Business College, Launceston",
                  "Certificate IV in Bookkeeping",
                  "2012",
                ),
                head("COMMUNITY"),
                text(
                  "Treasurer of the Ravenswood Netball Club since 2016. I also do the books of the church fair.",
                ),
              ],
              [
                head("SKILLS"),
                text("Xero", { after: 1 }),
                text("MYOB", { after: 1 }),
                text("BAS preparation", { after: 1 }),
                text("Bank reconciliation", { after: 1 }),
                text("Job costing", { after: 1 }),
                text("Debt collection", { after: 1 }),
                head("REGISTRATIONS"),
                text("Registered BAS Agent", { after: 0 }),
                text("No. 26118803", { after: 0 }),
                text("Expires 12 August 2028", { after: 4 }),
                head("LANGUAGES"),
                text("English, Dutch"),
                head("AWARDS"),
                text("Tasmanian Small Practice of the Year, commended 2023"),
              ],
            ],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Rosalind",
    family: "Vandersteyn",
    email: "ros.vandersteyn@example.com",
    phone: "+61491572549",
    jobs: [
      ["Owner and Bookkeeper", "Vandersteyn Books / Vandersteyn Books, Launceston", "2019-04", null],
      [
        "Office Manager",
        "Esk Joinery Pty Ltd / Esk Joinery / Esk Joinery Pty Ltd, Invermay",
        "2013-08",
        "2019-03",
      ],
      ["Accounts Clerk", "Tamar Accountants / Tamar Accountants, Launceston", "2009-02", "2012-06"],
    ],
    studies: [
      [
        "Diploma of Accounting",
        "North Tasmanian Business College / North Tasmanian Business College, Launceston",
        "2015",
      ],
      [
        "Certificate IV in Bookkeeping",
        "North Tasmanian Business College / North Tasmanian Business College, Launceston",
        "2012",
      ],
    ],
    skills: ["Xero", "MYOB", "BAS preparation", "Bank reconciliation", "Job costing", "Debt collection"],
    licences: [["Registered BAS Agent / BAS Agent / BAS Agent registration", "26118803", "2028-08-12"]],
    languages: ["English", "Dutch"],
    besides: [
      "Treasurer",
      "Ravenswood Netball Club",
      "Small Practice of the Year",
      "Bookkeeper and BAS agent",
    ],
  },
};
