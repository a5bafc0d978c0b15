import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "./word.ts";

const plum = "5B2A5E";
const head = (words: string) => text(words, { style: "Heading1" });
const theme = (words: string) => text(words, { style: "Heading2" });
const past = (title: string, at: string, when: string) =>
  text(`**${title}** – ${at} – ${when}`, { after: 2, hanging: 5 });

/** A returning parent's resume by themes: abilities in two columns of the page, proof below themes, jobs of one line each with years at their end, school volunteering with months. */
export const schoolAdministrator: UnseenCv = {
  name: "returning parent's resume by themes: two columns of the page for abilities, one-line jobs ending in years",
  type: "docx",
  write: word(
    {
      font: "Garamond",
      size: 11.5,
      margin: 23,
      accent: plum,
      below: [
        text("Sharon Whitlock | 0491 574 632 | sharon.whitlock@example.com", { size: 8.5, align: "center" }),
      ],
    },
    [
      {
        blocks: [
          text("Sharon Whitlock", { style: "Title" }),
          text("School office or community administration, 20–30 hours a week", { size: 13, colour: plum }),
          text("Adamstown Heights NSW 2289 | 0491 574 632 | sharon.whitlock@example.com", {
            ruled: true,
            after: 6,
          }),
          text(
            "For nine years I ran events for four hundred guests on a Saturday night; for the ten after that I ran a family of five and half the committees of our school. In 2025 I went back to TAFE. I am ready for an office with a bell, a sick bay and a queue at the window.",
          ),
          head("What I can offer"),
        ],
      },
      {
        columns: 2,
        blocks: [
          ...points(
            "Front-counter service",
            "Minutes and newsletters",
            "Xero (confident)",
            "Sentral (learning)",
            "Event planning",
            "Budget tracking",
            "Excel (advanced)",
            "Roster management",
          ),
        ],
      },
      {
        columns: 1,
        blocks: [
          head("Proof"),
          theme("Keeping people calm"),
          ...points(
            "Manager on duty at over 300 weddings; the cake fell twice and nobody's mother noticed",
            "As canteen coordinator I turned 14 reluctant parents into a roster that has run since 2019",
          ),
          theme("Keeping the books straight"),
          ...points(
            "P&C treasurer with a turnover of $86,000 in 2023, audited without a question",
            "Set up online ordering in the first lockdown of 2020 within eight days",
          ),
          theme("Keeping things in order"),
          ...points("Office assistant on TAFE placement: enrolments, sick bay log, late notes, 120 hours"),
          head("Employment in short"),
          past("Event Manager", "Harbourlight Functions, Newcastle", "2010 to 2015"),
          past("Assistant Event Manager", "Harbourlight Functions, Newcastle", "2007 to 2010"),
          past("Receptionist", "Merewether Surf Motel", "2004 to 2006"),
          past("Bank Teller", "Hunter Mutual Building Society, Charlestown", "2001 to 2004"),
          head("Time out"),
          text("2015 to 2025: at home with three children, one of them with high medical needs."),
          head("At school, unpaid"),
          past("P&C Treasurer", "Kotara Park Public School", "Feb 2019 – Dec 2024"),
          past("Canteen Coordinator", "Kotara Park Public School", "Apr 2018 – Dec 2019"),
          head("Learning"),
          past(
            "Certificate III in School Based Education Support",
            "Hunter Coast TAFE",
            "completed November 2025",
          ),
          past("Diploma of Event Management", "Hunter Coast TAFE", "2006"),
          past("Higher School Certificate", "Cardiff Hills High School", "2000"),
          head("Checks and papers"),
          ...points(
            "Working With Children Check WWC1904477E, expires 11 May 2030",
            "First Aid in an Education Setting (HLTAID012), expires August 2028",
            "Anaphylaxis e-training, 2026",
            "Driver licence (C)",
          ),
          head("For fun"),
          text("Ocean baths before breakfast, choir, and a podcast about royal scandals."),
          head("People to ask"),
          text("Ms Helen Takacs, Principal, Kotara Park Public School, 02 5550 8813"),
          text("Dominic Sayle, former owner of Harbourlight Functions, 0491 574 906"),
        ],
      },
    ],
  ),
  says: {
    given: "Sharon",
    family: "Whitlock",
    email: "sharon.whitlock@example.com",
    phone: "+61491574632",
    jobs: [
      ["Event Manager", "Harbourlight Functions", "2010", "2015"],
      ["Assistant Event Manager", "Harbourlight Functions", "2007", "2010"],
      ["Receptionist", "Merewether Surf Motel", "2004", "2006"],
      ["Bank Teller", "Hunter Mutual Building Society", "2001", "2004"],
    ],
    studies: [
      ["Certificate III in School Based Education Support", "Hunter Coast TAFE", "2025-11"],
      ["Diploma of Event Management", "Hunter Coast TAFE", "2006"],
      ["Higher School Certificate", "Cardiff Hills High School", "2000"],
    ],
    skills: [
      "Front-counter service",
      "Minutes and newsletters",
      "Xero / Xero (confident)",
      "Sentral / Sentral (learning)",
      "Event planning",
      "Budget tracking",
      "Excel / Excel (advanced)",
      "Roster management",
    ],
    licences: [
      ["Working With Children Check", "WWC1904477E", "2030-05-11"],
      [
        "First Aid in an Education Setting (HLTAID012) / First Aid in an Education Setting / First Aid",
        undefined,
        "2028-08",
      ],
      ["Anaphylaxis e-training / Anaphylaxis"],
    ],
    drives: ["C"],
    besides: [
      "Driver licence (C)",
      "Driver licence",
      "P&C Treasurer",
      "Canteen Coordinator",
      "Kotara Park Public School",
      "At home with three children",
    ],
  },
};
