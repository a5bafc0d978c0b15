import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 13, before: 12, after: 4, ruled: true });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 8, after: 0 }),
  text(at, { after: 0 }),
  text(`__${when}__`, { after: 3 }),
  ...points(...duties),
];

/** A former Navy cook's two-page Word resume with her name and phone repeated at the top of each page and “Page 1 of 2” below: dates as “Feb '19 – now”, service ships in a list, two postings under one service. */
export const cateringSupervisor: UnseenCv = {
  name: "Tiwi former Navy cook's two-page Word resume: name and phone in a header and “Page 1 of 2” in a footer on each page, dates as “Feb '19 – now” with apostrophes below the employer, service postings with ranks, medals and a transition course",
  type: "docx",
  write: word(
    {
      font: "Tahoma",
      size: 10.5,
      margin: 22,
      above: [text("Josephine Tipungwuti | 0491 575 254 | RESUME", { size: 8.5, align: "right" })],
      below: [text("Confidential – Page {page} of {pages}", { size: 8.5, align: "center" })],
    },
    [
      {
        blocks: [
          text("**JOSEPHINE TIPUNGWUTI**", { size: 20, after: 2 }),
          text("Catering supervisor – camps, ships and very hot places", { after: 4 }),
          text("Address: 9 Frangipani Street, Nightcliff NT 0810", { after: 0 }),
          text("Phone: 0491 575 254", { after: 0 }),
          text("Email: jo.tipungwuti@example.com", { after: 6 }),
          head("Profile"),
          text(
            "Seventeen years of feeding people in places without shops, eight of them in the Royal Australian Navy. I have cooked Christmas lunch for 190 in a force six sea. I now run the kitchen of a gas camp and want to be closer to my kids in Darwin.",
          ),
          head("Employment"),
          ...job(
            "Feb '19 – now",
            "Catering Supervisor",
            "Beagle Gulf Camp Services",
            "Kitchen, bar and ice for 320 beds on a three and one roster",
            "Twelve cooks and utilities; two Indigenous trainees a year, all of whom stayed",
            "Food cost $19.40 a head, on budget in 29 of 31 quarters",
          ),
          ...job(
            "Jan '18 – Feb '19",
            "Sous Chef",
            "Stokes Hill Grill, Darwin",
            "Barramundi in nine forms",
            "Rosters and stock while the owner built a boat",
          ),
          head("Military service"),
          ...job(
            "Mar '13 – Dec '17",
            "Leading Seaman Maritime Logistics – Catering",
            "Royal Australian Navy",
            "Postings: HMAS Coonawarra, patrol boats, one frigate",
            "Galley manager of a ship's company of 21",
            "Damage control and sea survival instructor",
          ),
          ...job(
            "Nov '09 – Mar '13",
            "Able Seaman Cook",
            "Royal Australian Navy",
            "Bulk cooking for up to 220, day and night watches",
          ),
          text("Awards: Australian Operational Service Medal (Border Protection), Defence Medal", {
            before: 8,
            after: 2,
          }),
          head("Education and training"),
          text("Certificate IV in Kitchen Management (SIT40521), Larrakia Trade College, 2021", { after: 2 }),
          text("Certificate III in Commercial Cookery, Navy Supply School, 2010", { after: 2 }),
          text("Northern Territory Certificate of Education, Tiwi Bay College, 2008", { after: 2 }),
          head("Licences and tickets"),
          text("Food Safety Supervisor – expires 15 June 2029", { after: 2 }),
          text("Ochre Card no. 2014480 – expires 02/03/2028", { after: 2 }),
          text("BOSIET with HUET – expires Aug '28", { after: 2 }),
          text("NT driver licence, class MR", { after: 2 }),
          head("Key skills"),
          ...points(
            "Menu costing",
            "HACCP",
            "Provisioning",
            "Bulk cooking",
            "Rostering",
            "Kitchen inductions",
          ),
          head("Languages"),
          text("Tiwi (first language), English"),
          head("Interests"),
          text("Tiwi Bombers (life member), turtle hunting with the aunties, fishing where I may not say."),
          head("Referees"),
          text("CPO Dale Hibberd (retired), 0491 577 426", { after: 1 }),
          text("Anh Dao Lieu, Camp Manager, Beagle Gulf Camp Services, 08 5550 6914"),
        ],
      },
    ],
  ),
  says: {
    given: "Josephine / JOSEPHINE",
    family: "Tipungwuti / TIPUNGWUTI",
    email: "jo.tipungwuti@example.com",
    phone: "+61491575254",
    jobs: [
      ["Catering Supervisor", "Beagle Gulf Camp Services", "2019-02", null],
      ["Sous Chef", "Stokes Hill Grill / Stokes Hill Grill, Darwin", "2018-01", "2019-02"],
      [
        "Leading Seaman Maritime Logistics – Catering / Leading Seaman Maritime Logistics (Catering) / Leading Seaman Maritime Logistics / Leading Seaman",
        "Royal Australian Navy",
        "2013-03",
        "2017-12",
      ],
      ["Able Seaman Cook", "Royal Australian Navy", "2009-11", "2013-03"],
    ],
    studies: [
      [
        "Certificate IV in Kitchen Management (SIT40521) / Certificate IV in Kitchen Management / SIT40521 Certificate IV in Kitchen Management",
        "Larrakia Trade College",
        "2021",
      ],
      ["Certificate III in Commercial Cookery", "Navy Supply School", "2010"],
      ["Northern Territory Certificate of Education", "Tiwi Bay College", "2008"],
    ],
    skills: ["Menu costing", "HACCP", "Provisioning", "Bulk cooking", "Rostering", "Kitchen inductions"],
    licences: [
      ["Food Safety Supervisor", undefined, "2029-06-15"],
      ["Ochre Card", "2014480", "2028-03-02"],
      ["BOSIET with HUET / BOSIET / BOSIET (with HUET)", undefined, "2028-08"],
    ],
    drives: ["MR"],
    languages: ["Tiwi", "English"],
    besides: [
      "Driver licence",
      "NT driver licence",
      "Australian Operational Service Medal",
      "Defence Medal",
      "Tiwi Bombers",
      "Dale Hibberd",
      "Anh Dao Lieu",
      "Camp Manager",
    ],
  },
};
