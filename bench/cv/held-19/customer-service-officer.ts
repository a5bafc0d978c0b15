import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const sub = (words: string) => text(`**${words}**`, { before: 5, after: 1 });

/** A customer service officer's functional resume after years at home: what she can do under three headings first, then one line for each job that ends in years. */
export const customerServiceOfficer: UnseenCv = {
  name: "customer service officer's skills-first resume: abilities under three headings, one line for each job with years last",
  type: "docx",
  write: word({ font: "Trebuchet MS", size: 11, margin: 24, accent: "385623" }, [
    {
      blocks: [
        text("**Sharon Kickett**", { size: 24, colour: "385623", after: 2 }),
        text("Midland WA 6056  •  0491 571 266  •  sharon.kickett@example.com", { ruled: true, after: 6 }),
        head("Profile"),
        text(
          "Proud Noongar woman returning to office work after raising my family. I bring twelve years in customer service for government, health and retail, and a calm way with people who are upset. Recent study in business and up-to-date computer skills.",
        ),
        head("Relevant Skills"),
        sub("Customer service"),
        ...points(
          "Served up to 80 clients a day at a busy public counter",
          "Resolved complaints at first contact and knew when to pass them on",
          "Helped Elders and people with low literacy to complete forms",
        ),
        sub("Administration"),
        ...points(
          "Booked appointments for six doctors and two nurses",
          "Kept paper and electronic records without a privacy breach",
          "Prepared minutes and travel bookings for a regional manager",
        ),
        sub("Computer skills"),
        ...points("Microsoft Word", "Microsoft Outlook", "Best Practice", "Salesforce"),
        head("Employment Summary"),
        text("**Customer Service Officer**, Department of Community Housing, Midland, 2010 – 2016"),
        text("**Medical Receptionist**, Swan Valley Family Practice, Middle Swan, 2007 – 2010"),
        text("**Shop Assistant**, Centrepoint Variety, Midland, 2004 – 2007"),
        text("__Full-time parent, 2016 – 2025__"),
        head("Volunteer Work"),
        text("Canteen Coordinator, Swan View East Primary School, 2019 – 2024"),
        text("Board Member, Midland Aboriginal Women's Place, 2022 – present"),
        head("Education"),
        text("Certificate III in Business, North Metro Training College, 2025"),
        text("Certificate II in Customer Contact, Swan Valley TAFE, 2004"),
        text("Year 12, Lockridge Heights Senior High School, 2003"),
        head("Checks and Licences"),
        text("Working with Children Check (WA) 3371902, expires 19 February 2028"),
        text("National Police Clearance, August 2026"),
        text("Driver's licence (C class) and own car"),
        head("Referees"),
        text("Ms Denise Garlett, Chairperson, Midland Aboriginal Women's Place, 0491 570 157"),
        text("Mr Paul Henshaw, Principal, Swan View East Primary School, 08 5550 3301"),
      ],
    },
  ]),
  says: {
    given: "Sharon",
    family: "Kickett",
    email: "sharon.kickett@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Customer Service Officer",
        "Department of Community Housing / Department of Community Housing, Midland",
        "2010",
        "2016",
      ],
      [
        "Medical Receptionist",
        "Swan Valley Family Practice / Swan Valley Family Practice, Middle Swan",
        "2007",
        "2010",
      ],
      ["Shop Assistant", "Centrepoint Variety / Centrepoint Variety, Midland", "2004", "2007"],
    ],
    studies: [
      ["Certificate III in Business", "North Metro Training College", "2025"],
      ["Certificate II in Customer Contact", "Swan Valley TAFE", "2004"],
      ["Year 12", "Lockridge Heights Senior High School", "2003"],
    ],
    skills: [
      "Customer service",
      "Administration",
      "Microsoft Word",
      "Microsoft Outlook",
      "Best Practice",
      "Salesforce",
    ],
    licences: [
      ["Working with Children Check (WA) / Working with Children Check", "3371902", "2028-02-19"],
      ["National Police Clearance / Police Clearance"],
    ],
    drives: ["C"],
    besides: [
      "Full-time parent",
      "Canteen Coordinator",
      "Swan View East Primary School",
      "Board Member",
      "Midland Aboriginal Women's Place",
      "Driver's licence",
      "Computer skills",
      "Served up to 80 clients a day",
      "Resolved complaints at first contact",
      "Helped Elders and people with low literacy",
      "Booked appointments for six doctors",
      "Kept paper and electronic records",
      "Prepared minutes and travel bookings",
    ],
  },
};
