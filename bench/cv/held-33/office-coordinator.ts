import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });

/** A functional resume in Word of a woman who returns to work: three areas of skill with stories first, then a short work history of one line each. */
export const officeCoordinator: UnseenCv = {
  name: "office coordinator's functional resume in Word after ten years at home: areas of skill with stories under subheads first, then a work history of one line each (“Title, Employer, 2008 – 2014”), unpaid roles “2019 – ongoing”, short courses",
  type: "docx",
  write: word({ font: "Georgia", size: 11, margin: 24, accent: "5B3758" }, [
    {
      blocks: [
        text("Bronwyn Tasker", { style: "Title" }),
        text("2 Weir Street, Warragul VIC 3820", { after: 0 }),
        text("0491 578 957 • bron.tasker@example.com", { after: 6 }),
        head("What I offer"),
        text(
          "I kept other people's offices running for twelve years, then a household, a swimming club and a dying father's affairs for ten. I am ready for an office again.",
        ),
        head("Relevant strengths"),
        text("Organising people and rooms", { style: "Heading2" }),
        ...points(
          "Ran swimming carnivals with 340 entries and 60 volunteers",
          "Kept four partners' diaries without a clash that anyone noticed",
        ),
        text("Money and records", { style: "Heading2" }),
        ...points(
          "Did the club's books through two clean audits",
          "Moved 9,000 paper files into a document system at Gunn & Pettifer",
        ),
        text("Dealing with the public", { style: "Heading2" }),
        ...points("First voice on the phone for a busy law firm", "Calm with people who are not"),
        head("Work history"),
        text("Registrar (volunteer), Warragul Waratahs Swimming Club, 2019 – ongoing", { after: 2 }),
        text("Office Coordinator, Gunn & Pettifer Lawyers, 2008 – 2014", { after: 2 }),
        text("Administration Assistant, Baw Baw Rural Supplies Pty Ltd, 2004 – 2008", { after: 2 }),
        text("Receptionist, Dr L. Kermond, Dentist, 2002 – 2004", { after: 2 }),
        text("2014 – 2024: raised three children and cared for a parent", { before: 4 }),
        head("Education and short courses"),
        text("Certificate IV in Business Administration, Gippsland Ranges TAFE, 2025", { after: 2 }),
        text("VCE, Drouin Valley Secondary College, 2001", { after: 2 }),
        head("Computer skills"),
        text("Outlook, Xero, Microsoft Teams, Google Sheets"),
        head("Checks and licences"),
        text("Working with Children Check (volunteer) 1902744B, valid to 25/07/2029", { after: 2 }),
        text("First aid certificate, valid to May 2028", { after: 2 }),
        text("Driver licence, class C (car)", { after: 2 }),
        head("References"),
        text("Happily given on request"),
      ],
    },
  ]),
  says: {
    given: "Bronwyn",
    family: "Tasker",
    email: "bron.tasker@example.com",
    phone: "+61491578957",
    jobs: [
      [
        "Registrar (volunteer) / Registrar / Volunteer Registrar",
        "Warragul Waratahs Swimming Club",
        "2019",
        null,
      ],
      ["Office Coordinator", "Gunn & Pettifer Lawyers", "2008", "2014"],
      ["Administration Assistant", "Baw Baw Rural Supplies Pty Ltd / Baw Baw Rural Supplies", "2004", "2008"],
      ["Receptionist", "Dr L. Kermond, Dentist / Dr L. Kermond / Dr L. Kermond (Dentist)", "2002", "2004"],
    ],
    studies: [
      ["Certificate IV in Business Administration", "Gippsland Ranges TAFE", "2025"],
      ["VCE / Victorian Certificate of Education", "Drouin Valley Secondary College", "2001"],
    ],
    skills: ["Outlook", "Xero", "Microsoft Teams", "Google Sheets"],
    licences: [
      ["Working with Children Check (volunteer) / Working with Children Check", "1902744B", "2029-07-25"],
      ["First aid certificate / First aid", undefined, "2028-05"],
    ],
    drives: ["C"],
    besides: [
      "Driver licence",
      "Driver licence, class C",
      "raised three children",
      "cared for a parent",
      "Organising people and rooms",
      "Money and records",
      "Dealing with the public",
      "swimming carnivals",
    ],
  },
};
