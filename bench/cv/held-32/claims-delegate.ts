import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const label = (name: string, words: string) => text(`**${name}:** ${words}`, { after: 0 });
const head = (words: string) =>
  text(`**${words}**`, { caps: true, size: 11.5, before: 12, after: 4, shade: "E7E6E6" });
const post = (
  facts: {
    title: string;
    at: string;
    from: string;
    to: string;
    hours: string;
    level: string;
    boss: string;
  },
  ...duties: readonly string[]
) => [
  label("Position title", facts.title),
  label("Employer", facts.at),
  label("Start date", facts.from),
  label("End date", facts.to),
  label("Hours per week", facts.hours),
  label("Classification", facts.level),
  label("Supervisor", facts.boss),
  text("**Duties, accomplishments and related skills:**", { before: 3, after: 1 }),
  ...points(...duties),
  text("", { after: 4 }),
];

/** A claims delegate's federal-style CV in Word: every post as labels (“Position title:”, “Hours per week:”, “Classification:”, “Supervisor:” with permission to contact), dates as days with slashes. */
export const claimsDelegate: UnseenCv = {
  name: "claims delegate's federal-style CV in Word: every post as labels one below another (Position title, Employer, Start date “05/02/2024”, End date “Present”, Hours per week, Classification, Supervisor with “may contact”) over duties as points, training with hours",
  type: "docx",
  write: word({ font: "Arial", size: 10.5, margin: 22 }, [
    {
      blocks: [
        text("**Bilal Haji-Osman**", { size: 18, after: 0 }),
        label("Telephone", "0491 576 398"),
        label("Email", "bilal.hajiosman@example.com"),
        label("Postal address", "Unit 9, 31 Chifley Street, Downer ACT 2602"),
        label("Citizenship", "Australian citizen (by grant, 2012)"),
        label("AGS number", "81220937"),
        head("Work experience"),
        ...post(
          {
            title: "Claims Delegate",
            at: "Office of Veteran Entitlements",
            from: "05/02/2024",
            to: "Present",
            hours: "37.5",
            level: "APS5",
            boss: "Marguerite Doyle, 02 5550 2219 (may contact)",
          },
          "Decide initial liability claims for disability compensation under three Acts",
          "Finalised 412 claims in the last financial year against a target of 360",
          "Mentor of two APS4 assistants",
        ),
        ...post(
          {
            title: "Customer Service Officer",
            at: "Services Canberra Contact Centre",
            from: "17/08/2020",
            to: "02/02/2024",
            hours: "30",
            level: "APS3",
            boss: "Peter Kalgovas (please ask first)",
          },
          "Answered 55 calls a day about payments, in English and Somali",
          "Wrote the team's guide for callers in distress",
        ),
        ...post(
          {
            title: "Bilingual Support Aide",
            at: "Ginninderra Primary School",
            from: "01/02/2018",
            to: "31/07/2020",
            hours: "22",
            level: "School Assistant 2",
            boss: "Sister Frances Mulvaney",
          },
          "Classroom aide for 19 children and interpreter at parent meetings",
        ),
        ...post(
          {
            title: "Storeperson",
            at: "Horn of Africa Imports Pty Ltd",
            from: "2014",
            to: "2017",
            hours: "38",
            level: "Not applicable",
            boss: "Warsame Haji (uncle)",
          },
          "Sacks of rice, always",
        ),
        head("Education"),
        text("Graduate Certificate in Administrative Law, Molonglo University, conferred 14/12/2025", {
          after: 2,
        }),
        text("Bachelor of Arts (Politics), Molonglo University, conferred 12/12/2019", { after: 2 }),
        head("Job related training"),
        text("Statutory Decision Making (16 hours), 2024", { after: 2 }),
        text("Trauma Informed Practice (8 hours), 2022", { after: 2 }),
        head("Language skills"),
        label("Somali", "spoken advanced, written advanced"),
        label("English", "spoken advanced, written advanced"),
        label("Arabic", "spoken intermediate, written novice"),
        head("Clearances and licences"),
        text("Baseline security clearance, expires 20/10/2034", { after: 2 }),
        text("ACT Working with Vulnerable People registration, no. 4430117, expires 11/06/2029", {
          after: 2,
        }),
        text("Driver licence class C (ACT)", { after: 2 }),
        head("Key skills"),
        ...points("Statutory interpretation", "Plain English letters", "Records management", "Excel"),
        head("Affiliations"),
        text("Canberra Somali Community Association, secretary, 2019–2022"),
      ],
    },
  ]),
  says: {
    given: "Bilal",
    family: "Haji-Osman",
    email: "bilal.hajiosman@example.com",
    phone: "+61491576398",
    jobs: [
      ["Claims Delegate", "Office of Veteran Entitlements", "2024-02", null],
      ["Customer Service Officer", "Services Canberra Contact Centre", "2020-08", "2024-02"],
      ["Bilingual Support Aide", "Ginninderra Primary School", "2018-02", "2020-07"],
      ["Storeperson", "Horn of Africa Imports Pty Ltd / Horn of Africa Imports", "2014", "2017"],
    ],
    studies: [
      ["Graduate Certificate in Administrative Law", "Molonglo University", "2025-12"],
      ["Bachelor of Arts (Politics) / Bachelor of Arts", "Molonglo University", "2019-12"],
    ],
    skills: ["Statutory interpretation", "Plain English letters", "Records management", "Excel"],
    licences: [
      [
        "Baseline security clearance / Baseline / Security clearance / Security clearance (Baseline)",
        undefined,
        "2034-10-20",
      ],
      [
        "ACT Working with Vulnerable People registration / Working with Vulnerable People registration / Working with Vulnerable People / ACT Working with Vulnerable People / Working with Vulnerable People (ACT) / Working with Vulnerable People registration (ACT)",
        "4430117",
        "2029-06-11",
      ],
    ],
    drives: ["C"],
    languages: ["Somali", "English", "Arabic"],
    besides: [
      "Driver licence",
      "Statutory Decision Making",
      "Trauma Informed Practice",
      "Australian citizen",
      "Canberra Somali Community Association",
      "secretary",
      "Marguerite Doyle",
      "Peter Kalgovas",
      "Frances Mulvaney",
      "Warsame Haji",
    ],
  },
};
