import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const navy = "1F2A5A";
const head = (words: string) =>
  text(`**${words}**`, { before: 11, after: 3, size: 14, colour: navy, ruled: true });
const job = (title: string, at: string, when: string, ...texts: readonly string[]) => [
  text(`**${title}**`, { before: 6, after: 0, size: 11.5 }),
  text(`${at}  |  ${when}`, { after: 2, colour: "595959" }),
  ...points(...texts),
];

/** A financial planner's resume in a job site's free Word template: centred name, “employer | April 2022 – Present” below the title, key achievements, references on request. */
export const financialPlanner: UnseenCv = {
  name: "financial planner's job-site Word template: centred name with initial, “employer | April 2022 – Present”, key achievements, a career break as an entry",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 22,
      below: [text("Priyanka R. Deshmukh – Resume – Page {page}", { size: 8.5, align: "center" })],
    },
    [
      {
        blocks: [
          text("**PRIYANKA R. DESHMUKH**", { align: "center", size: 22, colour: navy, after: 0 }),
          text("CFP® | Senior Financial Planner", { align: "center", size: 12, after: 1 }),
          text("Parramatta NSW  |  0491 572 665  |  priyanka.deshmukh@example.com", {
            align: "center",
            after: 2,
          }),
          head("Career Objective"),
          text(
            "A planner who explains superannuation without jargon, looking for a practice with families and small businesses where advice is paid for by the client and nobody else.",
          ),
          head("Career History"),
          ...job(
            "Senior Financial Planner",
            "Lighthouse Wealth Partners",
            "April 2022 – Present",
            "Advise 130 households with $96 million under advice",
            "Redesigned the review process; 97% of clients renewed in 2025",
            "**Key achievement:** Practice Adviser of the Year 2024",
          ),
          ...job("Career Break", "Full-time parent of twins", "January 2021 – March 2022"),
          ...job(
            "Associate Planner",
            "Banksia Mutual Bank",
            "July 2017 – December 2020",
            "Prepared 60 statements of advice a year for three planners",
            "Ran retirement evenings at five branches",
          ),
          ...job(
            "Paraplanner",
            "Murray & Tran Advisory Pty Ltd",
            "February 2015 – June 2017",
            "Modelling in XPLAN, insurance comparisons",
          ),
          head("Education"),
          text("**Graduate Diploma of Financial Planning**", { before: 3, after: 0 }),
          text("Parramatta River University  |  Completed November 2019"),
          text("**Bachelor of Commerce (Finance), Distinction average**", { before: 3, after: 0 }),
          text("University of Western Cumberland  |  Completed December 2014"),
          head("Licences & Certifications"),
          ...points(
            "Certified Financial Planner® (2021)",
            "Authorised Representative No. 001277404",
            "Tax (Financial) Adviser registration 26114780",
          ),
          head("Skills"),
          ...points(
            "Retirement planning",
            "Self-managed superannuation funds",
            "Estate planning",
            "XPLAN (expert)",
            "Client presentations",
            "Aged care advice",
          ),
          head("Languages"),
          text("Marathi – native  |  Hindi – fluent  |  English – fluent"),
          head("References"),
          text("References available upon request."),
        ],
      },
    ],
  ),
  says: {
    given: "Priyanka / Priyanka R.",
    family: "Deshmukh / R. Deshmukh",
    email: "priyanka.deshmukh@example.com",
    phone: "+61491572665",
    jobs: [
      ["Senior Financial Planner", "Lighthouse Wealth Partners", "2022-04", null],
      ["Associate Planner", "Banksia Mutual Bank", "2017-07", "2020-12"],
      ["Paraplanner", "Murray & Tran Advisory Pty Ltd / Murray & Tran Advisory", "2015-02", "2017-06"],
    ],
    studies: [
      ["Graduate Diploma of Financial Planning", "Parramatta River University", "2019-11"],
      [
        "Bachelor of Commerce (Finance), Distinction average / Bachelor of Commerce (Finance) / Bachelor of Commerce",
        "University of Western Cumberland",
        "2014-12",
      ],
    ],
    skills: [
      "Retirement planning",
      "Self-managed superannuation funds",
      "Estate planning",
      "XPLAN / XPLAN (expert)",
      "Client presentations",
      "Aged care advice",
    ],
    licences: [
      [
        "Certified Financial Planner® / Certified Financial Planner / Certified Financial Planner® (2021) / CFP",
      ],
      ["Authorised Representative", "001277404"],
      [
        "Tax (Financial) Adviser registration / Tax (Financial) Adviser / Tax Financial Adviser registration",
        "26114780",
      ],
    ],
    languages: ["Marathi", "Hindi", "English"],
    besides: ["Career Break", "Full-time parent", "Practice Adviser of the Year", "CFP"],
  },
};
