import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const criterion = (words: string, ...answers: readonly string[]) => [
  text(words, { style: "Heading2" }),
  ...answers.map((answer) => text(answer, { after: 5 })),
];
const post = (title: string, at: string, when: string, words: string) => [
  text(`**${title}** – ${at} – ${when}`, { before: 5, after: 1 }),
  text(words),
];

/** An application for the public service in Word by a woman returning after seven years: a form's lines, four criteria answered in prose over two pages, then a short résumé with “Title – Agency – 03/2014 to 02/2018”. */
export const grantsOfficer: UnseenCv = {
  name: "returner's public service application in Word: vacancy lines, four selection criteria answered in prose over two pages, then a short résumé of “Title – Agency – 03/2014 to 02/2018”",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11.5,
      margin: 25,
      accent: "1D4F91",
      above: [text("Vacancy RH 26-0417   Grants Officer, APS5   Applicant: S. Raghavan-Doyle", { size: 9 })],
      below: [text("{page}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("Application for Grants Officer (APS5), Canberra", { size: 18, colour: "1D4F91", after: 5 }),
          text("Name:\tSunita Raghavan-Doyle", { tabs: [34], after: 0 }),
          text("Telephone:\t+61 (0)491 578 148", { tabs: [34], after: 0 }),
          text("E-mail:\tsunita.rd@example.net", { tabs: [34], after: 0 }),
          text("Postal address:\t31 Mugga Crescent, Kambah ACT 2902", { tabs: [34], after: 0 }),
          text("Clearance:\tBaseline, granted May 2025", { tabs: [34], after: 0 }),
          text("Citizenship:\tAustralian", { tabs: [34], after: 6 }),
          head("Part A: Statement against the selection criteria"),
          ...criterion(
            "1. Sound knowledge of grants administration",
            "For four years I ran two rounds a year of the small grants of the Capital Arts Fund: guidelines, advertisement, eligibility, panel, letters, contracts, acquittals. In 2016 an audit found that one acquittal in five was late. I rang every one of the 61 groups, learnt that the form asked for a chartered accountant, and had it changed for grants under $5,000. Late acquittals fell to one in twenty within a year.",
            "I have kept up with the new rules and guidelines since my return to work, and I have written the checklist that my section now uses.",
          ),
          ...criterion(
            "2. Well-developed written communication",
            "I write briefs of one page. As Policy Support Officer I drafted 130 ministerial letters a year, of which on average six came back. I wrote the plain English guide to acquittals, which two other funds borrowed with our blessing.",
          ),
          ...criterion(
            "3. Ability to manage competing priorities",
            "In November 2025 three colleagues were away and a flood relief round opened with nine days' notice. I sorted the inbox into what had to be paid, what had to be answered and what could wait, met the team at nine each day, and we paid 212 applicants before Christmas.",
          ),
          ...criterion(
            "4. Works well in a team and with stakeholders",
            "At home and at work I sit between people who want different things. For the Village Libraries Trust I travelled to forty villages, drank a great deal of tea and came back with forty signed agreements. I bring the same patience to a tense panel meeting in Canberra.",
          ),
          head("Part B: Résumé"),
          text("Employment", { style: "Heading2" }),
          ...post(
            "Administration Officer (APS3, non-ongoing, 0.6)",
            "Office for River Health, Canberra",
            "09/2025 to present",
            "Payments, correspondence register and the flood relief round.",
          ),
          text("**Career break, full-time parent** – 03/2018 to 08/2025", { before: 5, after: 1 }),
          text("Treasurer of the school association from 2022; budget of $140,000."),
          ...post(
            "Grants Administrator",
            "Capital Arts Fund, Canberra",
            "03/2014 to 02/2018",
            "Small grants program of $1.1 million a year, 180 applications a round.",
          ),
          ...post(
            "Policy Support Officer (APS4)",
            "Department of Regional Culture, Canberra",
            "01/2011 to 02/2014",
            "Ministerial correspondence, committee papers, Senate estimates folders.",
          ),
          ...post(
            "Program Assistant",
            "Village Libraries Trust, Pune, India",
            "06/2007 to 08/2010",
            "Agreements with villages, monthly reports to donors in Norway.",
          ),
          text("Education", { style: "Heading2" }),
          text("Graduate Certificate in Public Administration – Molonglo University – 2013", { after: 0 }),
          text("Master of Arts, Sociology (First Class) – Deccan Heights University, Pune – 2007", {
            after: 0,
          }),
          text("Bachelor of Arts – Deccan Heights University, Pune – 2005"),
          text("Systems and tools", { style: "Heading2" }),
          ...points("SmartyGrants", "TechnologyOne", "Microsoft Excel", "Objective records management"),
          text("Languages", { style: "Heading2" }),
          text("English, Tamil, Marathi, Hindi"),
          text("Referees", { style: "Heading2" }),
          text("Ms Jocelyn Baird, Director, Office for River Health, 02 5550 4170", { after: 0 }),
          text("Mr Kenji Hartmann, former Executive Officer, Capital Arts Fund, k.hartmann@example.org"),
        ],
      },
    ],
  ),
  says: {
    given: "Sunita",
    family: "Raghavan-Doyle",
    email: "sunita.rd@example.net",
    phone: "+61491578148",
    jobs: [
      [
        "Administration Officer (APS3, non-ongoing, 0.6) / Administration Officer / Administration Officer (APS3)",
        "Office for River Health / Office for River Health, Canberra",
        "2025-09",
        null,
      ],
      ["Grants Administrator", "Capital Arts Fund / Capital Arts Fund, Canberra", "2014-03", "2018-02"],
      [
        "Policy Support Officer (APS4) / Policy Support Officer",
        "Department of Regional Culture / Department of Regional Culture, Canberra",
        "2011-01",
        "2014-02",
      ],
      [
        "Program Assistant",
        "Village Libraries Trust / Village Libraries Trust, Pune / Village Libraries Trust, Pune, India",
        "2007-06",
        "2010-08",
      ],
    ],
    studies: [
      ["Graduate Certificate in Public Administration", "Molonglo University", "2013"],
      [
        "Master of Arts, Sociology (First Class) / Master of Arts, Sociology / Master of Arts (Sociology) / Master of Arts",
        "Deccan Heights University / Deccan Heights University, Pune",
        "2007",
      ],
      ["Bachelor of Arts", "Deccan Heights University / Deccan Heights University, Pune", "2005"],
    ],
    skills: ["SmartyGrants", "TechnologyOne", "Microsoft Excel", "Objective records management"],
    licences: [
      [
        "Baseline / Baseline clearance / Baseline security clearance / Clearance: Baseline / Security clearance (Baseline)",
      ],
    ],
    languages: ["English", "Tamil", "Marathi", "Hindi"],
    besides: [
      "Career break, full-time parent",
      "Career break",
      "Full-time parent",
      "Treasurer of the school association",
      "Treasurer",
      "School association",
      "Sound knowledge of grants administration",
      "Well-developed written communication",
      "Ability to manage competing priorities",
      "Works well in a team and with stakeholders",
      "Australian",
      "Jocelyn Baird",
      "Kenji Hartmann",
    ],
  },
};
