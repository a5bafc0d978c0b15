import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const job = (title: string, when: string, at: string, ...duties: readonly string[]) => [
  text(`**${title}**\t${when}`, { tabs: [-40], before: 6, after: 0 }),
  text(`__${at}__`, { after: 2 }),
  ...points(...duties),
];

/** A mortgage broker's resume in one of Word's own templates: title style, contacts in a line with bars, title and dates at the right over the employer in italics, a promotion within one employer and a gap with a reason. */
export const mortgageBroker: UnseenCv = {
  name: "mortgage broker's resume in a Word template: title style over contacts with bars, “Title → Mar 2021 – Present” with dates at a right tab over employer and place in italics, a promotion in one bank, a parental leave as a line of its own, “References available on request”",
  type: "docx",
  write: word({ font: "Calibri", size: 11, accent: "1F4E79" }, [
    {
      blocks: [
        text("Gráinne Delahunty", { style: "Title" }),
        text("Maitland NSW 2320 | 0491 570 006 | grainne.delahunty@example.com", { after: 6 }),
        head("Professional Summary"),
        text(
          "Broker with fourteen years in home lending, half of them on the bank's side of the desk. Most of my clients come from the clients before them.",
        ),
        head("Experience"),
        ...job(
          "Mortgage Broker",
          "Mar 2021 – Present",
          "Bluegum Home Loans Pty Ltd, Newcastle",
          "Settle 6 to 8 loans a month across a panel of 31 lenders",
          "Set up a Saturday clinic for first home buyers",
        ),
        text("Parental leave, Jun 2020 – Feb 2021", { before: 6 }),
        ...job(
          "Home Lending Manager",
          "Aug 2016 – Jun 2020",
          "Hunter River Mutual Bank, Maitland",
          "Portfolio of $84 million; arrears below 0.4 per cent",
          "Coached four lenders, two of whom now manage branches",
        ),
        ...job(
          "Personal Banker",
          "Feb 2012 – Jul 2016",
          "Hunter River Mutual Bank, Cessnock",
          "Opened accounts, wrote personal loans, found lost cards",
        ),
        ...job("Sales Assistant (casual)", "2009 – 2012", "Fletcher & Daughters Shoes, East Maitland"),
        head("Education"),
        ...job(
          "Diploma of Finance and Mortgage Broking Management",
          "2020",
          "Coalfields Finance Academy (online)",
        ),
        ...job("Bachelor of Business", "2011", "Hunter Plains University, Newcastle"),
        head("Skills"),
        ...points(
          "Loan structuring",
          "Credit assessment",
          "Responsible lending",
          "Client relationships",
          "ApplyOnline",
          "Mercury Nexus",
        ),
        head("Memberships"),
        text("Guild of Independent Finance Brokers, member since 2021"),
        head("Interests"),
        text("Open water swimming, Irish fiddle, a vegetable patch that the possums own"),
        head("References"),
        text("References available on request"),
      ],
    },
  ]),
  says: {
    given: "Gráinne",
    family: "Delahunty",
    email: "grainne.delahunty@example.com",
    phone: "+61491570006",
    jobs: [
      [
        "Mortgage Broker",
        "Bluegum Home Loans Pty Ltd / Bluegum Home Loans / Bluegum Home Loans Pty Ltd, Newcastle",
        "2021-03",
        null,
      ],
      [
        "Home Lending Manager",
        "Hunter River Mutual Bank / Hunter River Mutual Bank, Maitland",
        "2016-08",
        "2020-06",
      ],
      [
        "Personal Banker",
        "Hunter River Mutual Bank / Hunter River Mutual Bank, Cessnock",
        "2012-02",
        "2016-07",
      ],
      [
        "Sales Assistant (casual) / Sales Assistant",
        "Fletcher & Daughters Shoes / Fletcher & Daughters Shoes, East Maitland",
        "2009",
        "2012",
      ],
    ],
    studies: [
      [
        "Diploma of Finance and Mortgage Broking Management",
        "Coalfields Finance Academy / Coalfields Finance Academy (online)",
        "2020",
      ],
      ["Bachelor of Business", "Hunter Plains University / Hunter Plains University, Newcastle", "2011"],
    ],
    skills: [
      "Loan structuring",
      "Credit assessment",
      "Responsible lending",
      "Client relationships",
      "ApplyOnline",
      "Mercury Nexus",
    ],
    besides: ["Parental leave", "Guild of Independent Finance Brokers"],
  },
};
