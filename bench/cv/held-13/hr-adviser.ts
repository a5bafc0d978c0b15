import {
  AlignmentType,
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { UnseenCv } from "../unseen/known.ts";

const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const borders = { top: none, bottom: none, left: none, right: none };
const plum = "5B2A4E";

const line = (text: string, { bold = false, italics = false, size = 20, color = "333333" } = {}) =>
  new Paragraph({ children: [new TextRun({ text, bold, italics, size, color, font: "Corbel" })] });
const heading = (text: string) =>
  new Paragraph({
    spacing: { before: 240, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: plum, space: 1 } },
    children: [new TextRun({ text, bold: true, allCaps: true, size: 24, color: plum, font: "Corbel" })],
  });
const point = (text: string) =>
  new Paragraph({ bullet: { level: 0 }, children: [new TextRun({ text, size: 19, font: "Corbel" })] });
const job = (title: string, at: string, when: string, points: readonly string[]) => [
  line(title, { bold: true, size: 22 }),
  line(`${at} | ${when}`, { italics: true }),
  ...points.map(point),
  new Paragraph({}),
];

const cell = (width: number, children: readonly Paragraph[], fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.PERCENTAGE },
    borders,
    margins: { left: 160, right: 160, top: 80, bottom: 80 },
    ...(fill && { shading: { fill } }),
    children,
  });

const left = [
  heading("Contact"),
  line("Logan Central QLD"),
  line("0491 570 313"),
  line("sina.leavasa@example.com"),
  line("linkedin.com/in/sina-leavasa-example"),
  heading("Key skills"),
  ...[
    "Award interpretation",
    "Recruitment & onboarding",
    "Case management",
    "Return to work plans",
    "Workforce reporting",
    "Stakeholder engagement",
  ].map(point),
  heading("Systems"),
  ...["Dayforce", "PageUp", "Power BI", "SharePoint"].map(point),
  heading("Education"),
  line("Graduate Certificate in Employment Relations", { bold: true }),
  line("Moreton Bay University"),
  line("2021"),
  new Paragraph({}),
  line("Bachelor of Business (HRM)", { bold: true }),
  line("Moreton Bay University"),
  line("2010 - 2013"),
  heading("Licences"),
  line("Open driver licence (C)"),
  line("Mental Health First Aid, exp. 05/2028"),
  line("Justice of the Peace (Qualified), reg. 118840"),
  heading("Languages"),
  line("Samoan (native)"),
  line("English (fluent)"),
];

const right = [
  heading("Profile"),
  line(
    "HR adviser with a decade in health, freight and local government. I write letters that people understand, and I have sat at both sides of the bargaining table.",
  ),
  heading("Experience"),
  ...job("Senior HR Adviser", "Scenic Rim Freightways Group", "2018 – current", [
    "Advise 14 depot managers on performance, conduct and grievances under two enterprise agreements",
    "Negotiated the 2023 drivers’ agreement, approved by 81% of votes",
    "Cut time to hire of drivers from 47 to 23 days",
    "Lead one HR officer and one trainee",
  ]),
  ...job("HR Adviser (parental leave cover)", "Bremer & Lockyer Hospital Network", "2017 – 2018", [
    "Case load of 60 return to work and fitness for duty matters",
    "Workshops on rostering rules for nurse unit managers",
  ]),
  ...job("HR Officer", "Shire of Jimboomba Springs", "2014 – 2017", [
    "Recruitment of lifeguards, librarians and plant operators from the ad to the first day",
    "Maintained position descriptions and delegations",
  ]),
  ...job("Payroll Clerk", "Uncle Tavita’s Bakehouse", "2011 – 2013", [
    "Fortnightly pays for 35 bakers, part time while studying",
  ]),
  heading("Community"),
  line("Board member, Pasifika Youth Logan, 2019 – current"),
  heading("Referees"),
  line("Available on request"),
];

/** An HR adviser's résumé in a Word template of a table without borders: contact, skills, systems, education and licences in the narrow cell, profile and experience in the wide one, employer and years with a bar in italics below the title. */
export const hrAdviser: UnseenCv = {
  name: "Word table of two cells without borders, contact and education left, experience right",
  type: "docx",
  write: async () =>
    new Uint8Array(
      await Packer.toBuffer(
        new Document({
          sections: [
            {
              properties: { page: { margin: { top: 720, bottom: 720, left: 720, right: 720 } } },
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  children: [
                    new TextRun({
                      text: "Sina Leavasa",
                      allCaps: true,
                      size: 52,
                      color: plum,
                      font: "Corbel",
                    }),
                  ],
                }),
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  children: [
                    new TextRun({ text: "Human Resources Adviser, CAHRI", size: 22, font: "Corbel" }),
                  ],
                }),
                new Table({
                  width: { size: 100, type: WidthType.PERCENTAGE },
                  borders: { ...borders, insideHorizontal: none, insideVertical: none },
                  rows: [new TableRow({ children: [cell(33, left, "F3EAF0"), cell(67, right)] })],
                }),
                new Paragraph({}),
              ],
            },
          ],
        }),
      ),
    ),
  says: {
    given: "Sina",
    family: "Leavasa",
    email: "sina.leavasa@example.com",
    phone: "+61491570313",
    jobs: [
      ["Senior HR Adviser", "Scenic Rim Freightways Group", "2018", null],
      ["HR Adviser (parental leave cover) / HR Adviser", "Bremer & Lockyer Hospital Network", "2017", "2018"],
      ["HR Officer", "Shire of Jimboomba Springs", "2014", "2017"],
      ["Payroll Clerk", "Uncle Tavita’s Bakehouse", "2011", "2013"],
    ],
    studies: [
      ["Graduate Certificate in Employment Relations", "Moreton Bay University", "2021"],
      ["Bachelor of Business (HRM) / Bachelor of Business", "Moreton Bay University", "2013"],
    ],
    skills: [
      "Award interpretation",
      "Recruitment & onboarding",
      "Case management",
      "Return to work plans",
      "Workforce reporting",
      "Stakeholder engagement",
      "Dayforce",
      "PageUp",
      "Power BI",
      "SharePoint",
    ],
    licences: [
      ["Mental Health First Aid", undefined, "2028-05"],
      ["Justice of the Peace (Qualified) / Justice of the Peace", "118840"],
    ],
    drives: ["C"],
    languages: ["Samoan", "English"],
    besides: ["Board member", "Pasifika Youth Logan", "CAHRI"],
  },
};
