import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const entry = (first: string, when: string, second: string, ...lines: readonly string[]) => [
  text(`**${first}**\t${when}`, { before: 5, after: 0, tabs: [-50] }),
  text(`__${second}__`, { after: 1 }),
  ...points(...lines),
];

/** A law graduate's Word resume from a university's template: education first, legal experience apart from other work, volunteering with titles. */
export const lawGraduate: UnseenCv = {
  name: "law graduate's Word resume from a university's template: education first with degree and “Mar 2020 – Nov 2025” at a right tab over the university in italics, “Legal experience” with a clerkship in a single span of one year, “Other employment”, “Volunteering”, admission to practice, prizes, no licences",
  type: "docx",
  write: word({ font: "Garamond", size: 11.5, margin: 25, accent: "1F3864" }, [
    {
      blocks: [
        text("Harriet Penhaligon", { style: "Title" }),
        text("Battery Point TAS 7004 | 0491 579 145 | harriet.penhaligon@example.com", { after: 6 }),
        head("Education"),
        ...entry(
          "Graduate Diploma of Legal Practice",
          "Jan 2026 – Jul 2026",
          "College of Practical Law, Hobart",
          "Placement of 15 weeks in a community legal centre",
        ),
        ...entry(
          "Bachelor of Arts and Bachelor of Laws (Hons)",
          "Mar 2020 – Nov 2025",
          "University of the Derwent",
          "First class honours; thesis on easements over sea walls",
          "Semester abroad at the University of Uppsala, 2023",
        ),
        ...entry("Tasmanian Certificate of Education", "2019", "Mount Nelson College", "ATAR 97.15"),
        head("Legal experience"),
        ...entry(
          "Graduate Lawyer",
          "Aug 2026 – Present",
          "Salamanca & Pryde Lawyers, Hobart",
          "Conveyancing, wills and the odd boundary dispute",
        ),
        ...entry(
          "Paralegal (casual)",
          "Feb 2024 – Jul 2026",
          "Salamanca & Pryde Lawyers, Hobart",
          "Discovery of 11,000 documents in six weeks",
        ),
        ...entry(
          "Summer Clerk",
          "Dec 2023 – Jan 2024",
          "Ashgrove Whitlam, Melbourne",
          "Rotations in property and in disputes",
        ),
        head("Other employment"),
        ...entry(
          "Bookseller",
          "Nov 2020 – Nov 2023",
          "The Hobart Page",
          "Crime shelf, children's story hour, stocktake",
        ),
        head("Volunteering"),
        ...entry(
          "Duty Roster Volunteer",
          "Apr 2022 – Dec 2023",
          "Tenants' Help Line Tasmania",
          "One evening a week by telephone",
        ),
        head("Admission and prizes"),
        ...points(
          "Admitted as an Australian lawyer, Supreme Court of Tasmania, 14 August 2026",
          "Ogilvie Prize for Property Law, 2024",
        ),
        head("Skills"),
        text("Legal research; Drafting; LEAP; Mooting; Client interviews"),
        head("Languages"),
        text("English (first language); Swedish (B2)"),
        head("Interests"),
        text("Dinghy racing, choral evensong, learning to prune apple trees"),
        head("Referees"),
        text("Judith Pryde, Partner, Salamanca & Pryde Lawyers, 03 5550 7702", { after: 0 }),
        text("Dr Lachlan Eaves, Senior Lecturer, University of the Derwent, l.eaves@example.com"),
      ],
    },
  ]),
  says: {
    given: "Harriet",
    family: "Penhaligon",
    email: "harriet.penhaligon@example.com",
    phone: "+61491579145",
    jobs: [
      ["Graduate Lawyer", "Salamanca & Pryde Lawyers / Salamanca & Pryde Lawyers, Hobart", "2026-08", null],
      [
        "Paralegal (casual) / Paralegal",
        "Salamanca & Pryde Lawyers / Salamanca & Pryde Lawyers, Hobart",
        "2024-02",
        "2026-07",
      ],
      ["Summer Clerk", "Ashgrove Whitlam / Ashgrove Whitlam, Melbourne", "2023-12", "2024-01"],
      ["Bookseller", "The Hobart Page / Hobart Page", "2020-11", "2023-11"],
      ["Duty Roster Volunteer", "Tenants' Help Line Tasmania / Tenants' Help Line", "2022-04", "2023-12"],
    ],
    studies: [
      [
        "Graduate Diploma of Legal Practice",
        "College of Practical Law / College of Practical Law, Hobart",
        "2026-07",
      ],
      [
        "Bachelor of Arts and Bachelor of Laws (Hons) / Bachelor of Arts and Bachelor of Laws (Honours) / Bachelor of Arts and Bachelor of Laws / Bachelor of Laws (Hons)",
        "University of the Derwent",
        "2025-11",
      ],
      ["Tasmanian Certificate of Education / TCE", "Mount Nelson College", "2019"],
    ],
    skills: ["Legal research", "Drafting", "LEAP", "Mooting", "Client interviews"],
    languages: ["English", "Swedish"],
    besides: [
      "Admitted as an Australian lawyer",
      "Australian lawyer",
      "Supreme Court of Tasmania",
      "Bachelor of Arts",
      "University of Uppsala",
      "Semester abroad",
      "Ogilvie Prize",
      "Judith Pryde",
      "Partner",
      "Lachlan Eaves",
      "Senior Lecturer",
    ],
  },
};
