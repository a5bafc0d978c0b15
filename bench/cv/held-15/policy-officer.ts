import type { UnseenCv } from "../unseen/known.ts";
import { bullets, grid, heading, line, sheet } from "./sheet.ts";

const row = (name: string, value: string) => [
  [line(`**${name}**`, { after: 1 })],
  [line(value, { after: 1 })],
];

/** A public servant's document: particulars in a bordered table, selection criteria in full text before the career, full dates below title and agency, an acting role. */
export const policyOfficer: UnseenCv = {
  name: "public servant with selection criteria before the career, full dates below, acting role",
  type: "docx",
  write: sheet(
    {
      font: "Calibri",
      size: 11,
      margin: 22,
      accent: "1F3864",
      above: [
        line("Zainab Merchant – Application for EL 1 Assistant Director, VN-0418226", {
          size: 9,
          align: "right",
        }),
      ],
      below: [line("OFFICIAL: Sensitive – Personal privacy\tPage {page}", { size: 8, tabs: [-0.1] })],
    },
    [
      heading("Zainab Merchant", "title"),
      grid(
        [30, 70],
        [
          row("Address", "11 Casuarina Rise, Crace ACT 2911"),
          row("Telephone", "0491 572 665"),
          row("Email", "zainab.merchant@example.com"),
          row("Citizenship", "Australian citizen"),
          row("Security clearance", "Negative Vetting 1, valid to March 2031"),
        ],
        true,
      ),
      heading("Statement of claims"),
      heading("Shapes strategic thinking", 2),
      line(
        "In 2024 the states could not agree on how to count water that is traded twice. I wrote a four-page options paper, took it to seven jurisdictions by video in a fortnight and brought back a definition that all of them could sign. The Minister announced it in May 2025 and the register opened three months later, without a single objection to the wording.",
        { align: "both" },
      ),
      heading("Achieves results", 2),
      line(
        "As acting Assistant Director I had nine staff, a Senate estimates hearing and a flood in the same month. I split the team into two shifts, agreed with the division which briefs could wait, and answered 61 questions on notice by the due date. Two of my officers were promoted that year.",
        { align: "both" },
      ),
      heading("Cultivates productive working relationships", 2),
      line(
        "Irrigators in the south of the basin had refused two consultations. I rang before I wrote, came without slides and stayed for the sausage sizzle. Thirty-four of forty growers took part in the third.",
        { align: "both" },
      ),
      heading("Employment history"),
      line("**Senior Policy Officer (APS 6)**", { after: 0 }),
      line("Department of Water and Regional Affairs, Canberra", { after: 0 }),
      line("__4 March 2022 – present__"),
      ...bullets(
        "Policy lead for water trading rules and the national register",
        "Drafting instructions for two bills, Cabinet submissions and briefs",
      ),
      line("**Acting Assistant Director (EL 1)**", { after: 0, before: 8 }),
      line("Department of Water and Regional Affairs, Canberra", { after: 0 }),
      line("__7 July 2025 – 19 December 2025__"),
      ...bullets("Team of nine while the Assistant Director was on long service leave"),
      line("**Policy Officer (APS 5)**", { after: 0, before: 8 }),
      line("Australian Grains Research Agency, Canberra", { after: 0 }),
      line("__14 January 2019 – 1 March 2022__"),
      ...bullets("Levies, ministerials and the secretariat of the growers' panel"),
      line("**Graduate (APS 3–4)**", { after: 0, before: 8 }),
      line("Australian Grains Research Agency, Canberra", { after: 0 }),
      line("__5 February 2018 – 11 January 2019__"),
      line("**Research Assistant**", { after: 0, before: 8 }),
      line("Molonglo University, School of Law", { after: 0 }),
      line("__March 2016 – November 2017__"),
      heading("Qualifications"),
      line("Graduate Certificate in Public Policy, Molonglo University, 2023"),
      line("Bachelor of Laws (Honours), Molonglo University, 2017"),
      line("Bachelor of Economics, Molonglo University, 2015"),
      heading("Professional development"),
      ...bullets("Drafting for Ministers, Capital Learning Centre, 2024", "Mental Health First Aid, 2023"),
      heading("Awards"),
      line("Secretary's Commendation, 2025"),
      heading("Languages"),
      line("English (first language), Gujarati (fluent), Urdu (spoken)"),
      heading("Referees"),
      line("Fergus Dalgleish, Director, Water Markets, 02 5550 1187, fergus.dalgleish@example.org"),
      line("Dr Hoa Lam, Manager, Levies, Australian Grains Research Agency, 02 5550 6042"),
    ],
  ),
  says: {
    given: "Zainab",
    family: "Merchant",
    email: "zainab.merchant@example.com",
    phone: "+61491572665",
    jobs: [
      [
        "Senior Policy Officer (APS 6) / Senior Policy Officer",
        "Department of Water and Regional Affairs",
        "2022-03",
        null,
      ],
      [
        "Acting Assistant Director (EL 1) / Acting Assistant Director",
        "Department of Water and Regional Affairs",
        "2025-07",
        "2025-12",
      ],
      ["Policy Officer (APS 5) / Policy Officer", "Australian Grains Research Agency", "2019-01", "2022-03"],
      ["Graduate (APS 3–4) / Graduate", "Australian Grains Research Agency", "2018-02", "2019-01"],
      [
        "Research Assistant",
        "Molonglo University / Molonglo University, School of Law",
        "2016-03",
        "2017-11",
      ],
    ],
    studies: [
      ["Graduate Certificate in Public Policy", "Molonglo University", "2023"],
      ["Bachelor of Laws (Honours) / Bachelor of Laws", "Molonglo University", "2017"],
      ["Bachelor of Economics", "Molonglo University", "2015"],
    ],
    skills: [],
    languages: ["English", "Gujarati", "Urdu"],
    besides: [
      "Negative Vetting 1",
      "Security clearance",
      "Drafting for Ministers",
      "Capital Learning Centre",
      "Mental Health First Aid",
      "Secretary's Commendation",
    ],
  },
};
