import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 4, size: 11.5, shade: "D9E2F3", caps: true });
const firm = (at: string, when: string) =>
  text(`**${at}**\t**${when}**`, { before: 7, after: 1, tabs: [-40] });
const role = (title: string, when: string, ...duties: readonly string[]) => [
  text(`__${title}__ (${when})`, { before: 2, after: 1 }),
  ...points(...duties),
];

/** A warehouse team leader's Word resume: employer with the whole span at a right tab, below it roles in italics with their own dates in brackets. */
export const warehouseTeamLeader: UnseenCv = {
  name: "Samoan warehouse team leader's Word resume: shaded headings in capitals, employer in bold with “2017 – Present” at a right tab over three roles in italics with “(Aug 2023 – Present)”, another employer of one role, key strengths in a line, tickets with “Lic.”, two referees side by side at tabs",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 20,
      below: [text("Resume – L. Faleolo – page {page}", { size: 8 })],
    },
    [
      {
        blocks: [
          text("**Losa Faleolo**", { size: 22, after: 0 }),
          text("Warehouse Team Leader", { size: 12, after: 4, colour: "44546A" }),
          text("Address:\t8 Tulip Street, Logan Central QLD 4114", { after: 0, tabs: [28] }),
          text("Mobile:\t0491 578 216", { after: 0, tabs: [28] }),
          text("Email:\tlosa.faleolo@example.com", { after: 0, tabs: [28] }),
          text("Licence:\tQLD HR (open), clean", { after: 4, tabs: [28] }),
          head("Career profile"),
          text(
            "From the pick line to leading 34 people in nine years. Two site moves without a late truck. Known to competitors such as Linfox, loyal to one firm.",
          ),
          head("Employment history"),
          firm("Southside Grocery Distribution Pty Ltd, Berrinba", "2017 – Present"),
          ...role(
            "Team Leader, Afternoon Shift",
            "Aug 2023 – Present",
            "Leads 34 pickers and 6 drivers; 61,000 cartons a shift",
            "Injury rate halved within a year",
          ),
          ...role(
            "Inventory Controller",
            "Feb 2020 – Jul 2023",
            "Cycle counts, write-offs, recalls",
            "Trainer for voice picking",
          ),
          ...role("Storeperson / Picker Packer", "Mar 2017 – Jan 2020", "135% of target, week after week"),
          firm("Browns Plains Timber & Hardware", "2014 – 2016"),
          ...role("Yard Hand", "Oct 2014 – Dec 2016", "Loading of trucks and utes, deliveries"),
          firm("Apia Port Stevedoring, Samoa", "2010 – 2013"),
          ...role("Tally Clerk", "2010 – 2013"),
          head("Qualifications & tickets"),
          ...points(
            "Certificate IV in Warehousing Operations – Logan Skills Centre, 2022",
            "Certificate III in Supply Chain Operations – Logan Skills Centre, 2019",
            "Forklift (LF) and Order Picker (LO) – Lic. HRW2208417 – expires 04/06/2028",
            "Rehabilitation and Return to Work Coordinator – 2024",
          ),
          head("Key strengths"),
          text("Team briefings • RF scanning • Manhattan WMS • Dispatch planning • Manual handling training"),
          head("Languages"),
          text("Samoan and English"),
          head("Referees"),
          text("**Troy Baxter**\t**Nerida Okeke**", { after: 0, tabs: [85] }),
          text("Shift Manager, Southside Grocery\tHR Adviser, Southside Grocery", { after: 0, tabs: [85] }),
          text("07 5550 1128\t07 5550 1140", { tabs: [85] }),
        ],
      },
    ],
  ),
  says: {
    given: "Losa",
    family: "Faleolo",
    email: "losa.faleolo@example.com",
    phone: "+61491578216",
    jobs: [
      [
        "Team Leader, Afternoon Shift / Team Leader / Team Leader (Afternoon Shift)",
        "Southside Grocery Distribution Pty Ltd / Southside Grocery Distribution / Southside Grocery Distribution Pty Ltd, Berrinba",
        "2023-08",
        null,
      ],
      [
        "Inventory Controller",
        "Southside Grocery Distribution Pty Ltd / Southside Grocery Distribution / Southside Grocery Distribution Pty Ltd, Berrinba",
        "2020-02",
        "2023-07",
      ],
      [
        "Storeperson / Picker Packer / Storeperson/Picker Packer / Storeperson or Picker Packer / Storeperson, Picker Packer",
        "Southside Grocery Distribution Pty Ltd / Southside Grocery Distribution / Southside Grocery Distribution Pty Ltd, Berrinba",
        "2017-03",
        "2020-01",
      ],
      ["Yard Hand", "Browns Plains Timber & Hardware", "2014-10", "2016-12"],
      ["Tally Clerk", "Apia Port Stevedoring / Apia Port Stevedoring, Samoa", "2010", "2013"],
    ],
    studies: [
      ["Certificate IV in Warehousing Operations", "Logan Skills Centre", "2022"],
      ["Certificate III in Supply Chain Operations", "Logan Skills Centre", "2019"],
    ],
    skills: [
      "Team briefings",
      "RF scanning",
      "Manhattan WMS",
      "Dispatch planning",
      "Manual handling training",
    ],
    licences: [
      [
        "Forklift (LF) and Order Picker (LO) / Forklift and Order Picker / Forklift LF and Order Picker LO / Forklift (LF)",
        "HRW2208417",
        "2028-06-04",
      ],
      ["Rehabilitation and Return to Work Coordinator"],
    ],
    drives: ["HR"],
    languages: ["Samoan", "English"],
    besides: [
      "Driver licence",
      "Order Picker (LO)",
      "Linfox",
      "Troy Baxter",
      "Shift Manager",
      "Nerida Okeke",
      "HR Adviser",
    ],
  },
};
