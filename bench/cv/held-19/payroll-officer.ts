import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const teal = "2F5496";
const head = (words: string) => text(`**${words}**`, { size: 14, caps: true, before: 14, after: 4 });
const job = (when: string, title: string, at: string, duties: string) => [
  text(`**${when}**`, { size: 11, caps: true, colour: "595959", before: 8, after: 0 }),
  text(`**${title},** ${at}`, { size: 13, colour: teal, after: 2 }),
  text(duties),
];

/** A payroll officer's resume in a word processor's chronological template: months in small capitals above “Title, Employer”, skills as points in two cells. */
export const payrollOfficer: UnseenCv = {
  name: "payroll officer's chronological template: months in capitals above “Title, Employer”, skills in two cells",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 25 }, [
    {
      blocks: [
        text("DEBRA **HOLLINGWORTH**", { size: 35, colour: "404040", align: "center", after: 0 }),
        text("Unit 6, 44 Sternberg Street, Ferntree Gully VIC 3156 · 0491 576 801", {
          align: "center",
          after: 0,
        }),
        text("debra.hollingworth@example.com · LinkedIn: debra-hollingworth", {
          align: "center",
          colour: teal,
          after: 10,
        }),
        text(
          "Accurate and discreet payroll officer with more than 15 years of end-to-end payroll in transport, local government and retail. Comfortable with modern awards, enterprise agreements and single touch payroll.",
        ),
        head("Experience"),
        ...job(
          "March 2022 – Present",
          "Payroll Officer",
          "Kent & Marsh Freight",
          "Weekly pay for 640 drivers and depot staff under two awards. Brought pay queries down from 45 to 12 a week. Workers compensation and superannuation reporting. Moved the company from MYOB Exo to Definitiv in 2024.",
        ),
        ...job(
          "July 2014 – February 2022",
          "Payroll and HR Administrator",
          "Shire of Wandin East",
          "Fortnightly pay for 310 council staff, contracts, long service leave calculations and end of year reconciliation. Fire warden for level two.",
        ),
        ...job(
          "October 2010 – June 2014",
          "Payroll Clerk",
          "Bright & Bell Department Stores",
          "Timesheets for 1,200 casual staff in 14 stores.",
        ),
        ...job("2005 – 2010", "Accounts Payable Clerk", "Vermont Timber Supplies", ""),
        head("Education"),
        ...job("November 2016", "Diploma of Payroll Services", "Australian College of Pay", ""),
        ...job(
          "December 2009",
          "Certificate IV in Bookkeeping",
          "Eastern Ranges TAFE",
          "Part time in the evenings.",
        ),
        head("Skills"),
        table(
          [80, 80],
          [
            [
              points("Definitiv", "MYOB Exo", "Chris21", "Single touch payroll"),
              points("Award interpretation", "Microsoft Excel", "Superannuation", "Salary packaging"),
            ],
          ],
        ),
        head("Activities"),
        text(
          "Treasurer of the Ferntree Gully Quilters since 2018. Red Cross blood donor. I enjoy sewing, crosswords and football.",
        ),
        text("Current Victorian driver's licence. National Police Check March 2026.", { after: 6 }),
        text("References available on request."),
      ],
    },
  ]),
  says: {
    given: "Debra",
    family: "Hollingworth",
    email: "debra.hollingworth@example.com",
    phone: "+61491576801",
    jobs: [
      ["Payroll Officer", "Kent & Marsh Freight", "2022-03", null],
      ["Payroll and HR Administrator", "Shire of Wandin East", "2014-07", "2022-02"],
      ["Payroll Clerk", "Bright & Bell Department Stores", "2010-10", "2014-06"],
      ["Accounts Payable Clerk", "Vermont Timber Supplies", "2005", "2010"],
    ],
    studies: [
      ["Diploma of Payroll Services", "Australian College of Pay", "2016-11"],
      ["Certificate IV in Bookkeeping", "Eastern Ranges TAFE", "2009-12"],
    ],
    skills: [
      "Definitiv",
      "MYOB Exo",
      "Chris21",
      "Single touch payroll",
      "Award interpretation",
      "Microsoft Excel",
      "Superannuation",
      "Salary packaging",
    ],
    licences: [["National Police Check / Police Check"]],
    besides: [
      "Victorian driver's licence",
      "Driver's licence",
      "C",
      "Treasurer",
      "Ferntree Gully Quilters",
      "Red Cross",
      "Fire warden",
    ],
  },
};
