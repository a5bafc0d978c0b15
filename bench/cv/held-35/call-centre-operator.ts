import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const job = (at: string, when: string, title: string, ...duties: readonly string[]) => [
  text(`**${at}**\t${when}`, { before: 6, after: 0, tabs: [-40] }),
  text(`__${title}__`, { after: 2 }),
  ...points(...duties),
];
const head = (words: string) => text(words, { style: "Heading1" });

/** A call centre operator's CV on a template of Word: name in the title style, employer with the dates at the right, the title in italics below. */
export const callCentreOperator: UnseenCv = {
  name: "call centre operator's CV on a Word template: Title style, bold employer with dates at a right tab (“Sept 2023 – Present”), title in italics below, two roles under one employer with the dates of each, skills in two columns of the page, availability line",
  type: "docx",
  write: word({ font: "Calibri", size: 11, accent: "2E74B5" }, [
    {
      blocks: [
        text("Tarni Mundine", { style: "Title" }),
        text("12/9 Denison Road, Newcastle West NSW 2302 | 0491 570 157 | tarni.mundine@example.com"),
        head("Objective"),
        text(
          "Customer service operator looking for a team leader role. I have answered for a bank, a power company and a council, and I know how to end a hard call kindly.",
        ),
        head("Experience"),
        ...job(
          "Hunter Link Energy",
          "Sept 2023 – Present",
          "Customer Resolutions Officer",
          "Complaints that two others could not close, 18 a day",
          "Hardship plans and payment extensions",
        ),
        ...job(
          "Hunter Link Energy",
          "Oct 2021 – Sept 2023",
          "Call Centre Operator",
          "Inbound billing and moving-house calls, 70 a day",
        ),
        ...job(
          "Castle Mutual Bank Ltd",
          "Feb 2018 – Aug 2021",
          "Contact Centre Consultant",
          "Lost cards, internet banking and home loan enquiries",
          "Buddy to new starters on the evening shift",
        ),
        ...job(
          "Nobby's Surf Kiosk",
          "Nov 2015 – Jan 2018",
          "Kiosk Attendant",
          "Chips, ice cream, lost children",
        ),
        head("Education"),
        text("**Certificate III in Customer Engagement**\t2019", { after: 0, tabs: [-40] }),
        text("Hunter Skills Centre"),
        text("**Higher School Certificate**\t2015", { after: 0, tabs: [-40] }),
        text("Whitebridge Road High School"),
        head("Skills"),
      ],
    },
    {
      columns: 2,
      blocks: [
        ...points("Complaint handling", "De-escalation", "Salesforce Service Cloud"),
        ...points("Genesys", "Fast and accurate typing", "Active listening"),
      ],
    },
    {
      blocks: [
        head("Volunteering"),
        text("Crisis line listener, Night Harbour Line, 2020 – 2022"),
        head("Availability"),
        text("Monday to Saturday, any shift. Two weeks' notice."),
        head("References"),
        text("Available on request."),
      ],
    },
  ]),
  says: {
    given: "Tarni",
    family: "Mundine",
    email: "tarni.mundine@example.com",
    phone: "+61491570157",
    jobs: [
      ["Customer Resolutions Officer", "Hunter Link Energy", "2023-09", null],
      ["Call Centre Operator", "Hunter Link Energy", "2021-10", "2023-09"],
      ["Contact Centre Consultant", "Castle Mutual Bank Ltd / Castle Mutual Bank", "2018-02", "2021-08"],
      ["Kiosk Attendant", "Nobby's Surf Kiosk", "2015-11", "2018-01"],
    ],
    studies: [
      ["Certificate III in Customer Engagement", "Hunter Skills Centre", "2019"],
      ["Higher School Certificate", "Whitebridge Road High School", "2015"],
    ],
    skills: [
      "Complaint handling",
      "De-escalation",
      "Salesforce Service Cloud",
      "Genesys",
      "Fast and accurate typing",
      "Active listening",
    ],
    besides: ["Crisis line listener", "Night Harbour Line"],
  },
};
