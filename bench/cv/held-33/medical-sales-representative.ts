import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const job = (
  at: string,
  about: string,
  title: string,
  when: string,
  duties: readonly string[],
  wins: readonly string[],
) => [
  text(`**${at}**\t**${when}**`, { tabs: [-44], before: 8, after: 0 }),
  text(`__${about}__`, { after: 2 }),
  text(`**${title}**`, { after: 2 }),
  text("Responsibilities:", { after: 0 }),
  ...points(...duties),
  text("Achievements:", { before: 2, after: 0 }),
  ...points(...wins),
];

/** A medical sales representative's resume in Word: employer with dates at the right over a line that says what the company does, the title, then “Responsibilities:” and “Achievements:” with points. */
export const medicalSalesRepresentative: UnseenCv = {
  name: "medical sales representative's Word resume: employer in bold with “November 2021 – Present” at a right tab, what the company does in italics, title, then “Responsibilities:” and “Achievements:” with points for each job, earlier jobs as lines",
  type: "docx",
  write: word({ font: "Verdana", size: 9.5, margin: 22, accent: "0B6E4F" }, [
    {
      blocks: [
        text("LEILA ABOUD", { size: 19, after: 1, colour: "0B6E4F" }),
        text("Phone +61 (0) 491 575 789", { after: 0 }),
        text("Email leila.aboud@example.com", { after: 0 }),
        text("LinkedIn linkedin.com/in/leila-aboud-medsales", { after: 0 }),
        text("Home Merrylands, Sydney", { after: 6 }),
        head("OVERVIEW"),
        text(
          "Eight years of selling devices to people who can tell when you are bluffing. Former theatre nurse; comfortable in scrubs.",
        ),
        head("PROFESSIONAL EXPERIENCE"),
        ...job(
          "Orthonova Australia Pty Ltd",
          "Maker of knee and hip implants, 900 staff worldwide",
          "Territory Manager NSW West",
          "November 2021 – Present",
          ["41 hospitals from Penrith to Broken Hill", "Case cover in theatre, three days a week"],
          ["119% of budget in 2025", "Won the Nepean tender, worth $2.3m over three years"],
        ),
        ...job(
          "Clearwound Medical",
          "Distributor of advanced dressings",
          "Medical Sales Representative",
          "May 2018 – October 2021",
          ["Community nurses, pharmacies and aged care", "In-service training twice a week"],
          ["Rookie of the Year 2018", "Grew the territory from $410k to $770k"],
        ),
        ...job(
          "St Ephrem's Private Hospital",
          "Surgical hospital of 96 beds",
          "Registered Nurse, Operating Theatre",
          "January 2013 – April 2018",
          ["Scrub and scout for orthopaedics and urology"],
          ["Cut the time to set up a knee by nine minutes"],
        ),
        head("EDUCATION"),
        text("Bachelor of Nursing, Parramatta River University, 2012"),
        text("Certificate IV in Business (Sales), Mercator College, 2019"),
        head("CORE SKILLS"),
        text(
          "Territory planning | Tender writing | Key account management | Theatre protocol | Salesforce | Negotiation",
        ),
        head("LICENCES"),
        text("NSW driver licence (C)", { after: 0 }),
        text("Police Check, issued 3 August 2026", { after: 0 }),
        head("LANGUAGES"),
        text("English, Arabic, some French"),
        head("REFEREES"),
        text("Supplied on request."),
      ],
    },
  ]),
  says: {
    given: "Leila",
    family: "Aboud",
    email: "leila.aboud@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Territory Manager NSW West / Territory Manager / Territory Manager, NSW West",
        "Orthonova Australia Pty Ltd / Orthonova Australia / Orthonova",
        "2021-11",
        null,
      ],
      ["Medical Sales Representative", "Clearwound Medical", "2018-05", "2021-10"],
      [
        "Registered Nurse, Operating Theatre / Registered Nurse / Registered Nurse (Operating Theatre)",
        "St Ephrem's Private Hospital",
        "2013-01",
        "2018-04",
      ],
    ],
    studies: [
      ["Bachelor of Nursing", "Parramatta River University", "2012"],
      ["Certificate IV in Business (Sales) / Certificate IV in Business", "Mercator College", "2019"],
    ],
    skills: [
      "Territory planning",
      "Tender writing",
      "Key account management",
      "Theatre protocol",
      "Salesforce",
      "Negotiation",
    ],
    licences: [["Police Check"]],
    drives: ["C"],
    languages: ["English", "Arabic", "French"],
    besides: ["Driver licence", "NSW driver licence", "Rookie of the Year"],
  },
};
