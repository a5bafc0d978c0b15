import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const criterion = (words: string, ...answers: readonly string[]) => [
  text(words, { style: "Heading2" }),
  ...answers.map((one) => text(one, { after: 5 })),
];
const post = (title: string, when: string, at: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 9, after: 0 }),
  text(at, { after: 0 }),
  text(when, { after: 3, colour: "555555" }),
  ...points(...duties),
];

/** A policy officer's government application in Word over three pages: vacancy lines, five key selection criteria with stories that name firms and years, then jobs as title, agency and “8 May 2023 to present” below each other. */
export const policyOfficer: UnseenCv = {
  name: "policy officer's government application in Word over three pages: vacancy number, key selection criteria with stories naming places and years, then title over “Agency, Department” over “8 May 2023 to present”, a secondment inside a job, degree with majors",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 11,
      margin: 24,
      accent: "201547",
      above: [text("Aisling Tran – VPSG5 Senior Policy Officer – VG/26-40187", { size: 9, align: "right" })],
      below: [text("{page}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("Application for Senior Policy Officer (VPSG5)", { style: "Title" }),
          text("**Vacancy reference:** VG/26-40187", { after: 0 }),
          text("**Branch:** Circular Economy Reform, Department of Land and Waste", { after: 0 }),
          text("**Closing date:** 11 December 2026", { after: 0 }),
          text("**Applicant:** Aisling Tran", { after: 0 }),
          text("**Telephone:** 0491 576 801", { after: 0 }),
          text("**Email:** aisling.tran@example.com", { after: 0 }),
          text("**Postal address:** 3/8 Rupert Street, Collingwood VIC 3066", { after: 8 }),
          head("Key selection criteria"),
          ...criterion(
            "KSC 1: Demonstrated experience in policy development and analysis",
            "When the price of recovered glass fell in 2024, I was asked to advise the Minister within ten days on whether to keep the levy rebate. I gathered data from twelve councils, tested four options with Treasury and wrote the brief that the Minister signed without changes. The rebate was kept for two years and cost 11% less than forecast.",
            "Earlier, at the City of Darebank, I wrote the first policy on street libraries. It is still in force and one page long.",
          ),
          ...criterion(
            "KSC 2: Stakeholder engagement",
            "From July to December 2025 I led the consultation on kerbside bins: 31 meetings, 4,800 submissions and one public meeting at which a bin was thrown. I set up a panel of residents with people who had never answered a survey, and the final design carried their idea of a shared bin for apartments.",
            "I keep a register of every promise that we make to a stakeholder and report on it each month.",
          ),
          ...criterion(
            "KSC 3: Written and verbal communication",
            "I have drafted 70 ministerial briefs, nine cabinet submissions and a regulation impact statement. In 2022 I trained 40 colleagues in plain English. My manager at the time wrote that my briefs were the only ones he read on the tram.",
          ),
          ...criterion(
            "KSC 4: Project management",
            "I managed the rollout of the container deposit data platform (budget $1.9 million) with two vendors, in PRINCE2 stages, and delivered it three weeks early. I was also the secretary of its steering committee.",
          ),
          ...criterion(
            "KSC 5: Teamwork and inclusion",
            "I have acted as team manager for two periods of six weeks, mentored two graduates and co-chair the Asian Australian staff network.",
          ),
          head("Employment record"),
          ...post(
            "Policy Officer (VPSG4)",
            "8 May 2023 to present",
            "Waste and Recycling Division, Department of Land and Waste",
            "Policy on container deposits, glass and kerbside services",
            "Seconded to the Office of the Commissioner for Waste for three months in 2024",
          ),
          ...post(
            "Project Officer (VPSG3)",
            "18 January 2021 to 5 May 2023",
            "Heritage Victoria North, Department of Places",
            "Grants of up to $50,000 for 62 local museums",
            "Plain English trainer",
          ),
          ...post(
            "Council Support Officer",
            "3 September 2018 to 15 January 2021",
            "City of Darebank",
            "Minutes, motions, questions on notice and street libraries",
          ),
          ...post(
            "Customer Service Officer (casual)",
            "February 2015 to August 2018",
            "Yarra Bend Leisure Centre",
          ),
          head("Qualifications"),
          text("Master of Public Policy and Management, University of Port Phillip, conferred 2022", {
            after: 2,
          }),
          text("Bachelor of Arts (Politics and Vietnamese), University of Port Phillip, conferred 2017", {
            after: 2,
          }),
          text("PRINCE2 Foundation, 2023", { after: 2 }),
          head("Core skills"),
          ...points(
            "Cabinet submissions",
            "Regulation impact statements",
            "Public consultation",
            "Data analysis in Excel and Power BI",
            "Plain English",
          ),
          head("Languages"),
          text("Vietnamese (spoken at home), Irish (learner)"),
          head("Declarations"),
          text("Australian citizen. Victorian Government pre-employment screening consent given."),
          text("Working with Children Check 0711846B-02 (expires 3 June 2030)."),
          head("Referees"),
          text(
            "**Bernadette Okoro**, Director, Waste and Recycling Division, (03) 5550 4418, b.okoro@example.org",
            { after: 1 },
          ),
          text("**Simon Achleitner**, Manager Governance, City of Darebank, (03) 5550 7716"),
        ],
      },
    ],
  ),
  says: {
    given: "Aisling",
    family: "Tran",
    email: "aisling.tran@example.com",
    phone: "+61491576801",
    jobs: [
      [
        "Policy Officer (VPSG4) / Policy Officer",
        "Waste and Recycling Division, Department of Land and Waste / Department of Land and Waste / Waste and Recycling Division",
        "2023-05",
        null,
      ],
      [
        "Project Officer (VPSG3) / Project Officer",
        "Heritage Victoria North, Department of Places / Department of Places / Heritage Victoria North",
        "2021-01",
        "2023-05",
      ],
      ["Council Support Officer", "City of Darebank", "2018-09", "2021-01"],
      [
        "Customer Service Officer (casual) / Customer Service Officer",
        "Yarra Bend Leisure Centre",
        "2015-02",
        "2018-08",
      ],
    ],
    studies: [
      ["Master of Public Policy and Management", "University of Port Phillip", "2022"],
      ["Bachelor of Arts (Politics and Vietnamese) / Bachelor of Arts", "University of Port Phillip", "2017"],
      ["PRINCE2 Foundation", "", "2023"],
    ],
    skills: [
      "Cabinet submissions",
      "Regulation impact statements",
      "Public consultation",
      "Data analysis in Excel and Power BI",
      "Plain English",
    ],
    licences: [["Working with Children Check", "0711846B-02", "2030-06-03"]],
    languages: ["Vietnamese", "Irish"],
    besides: [
      "Excel",
      "Power BI",
      "Data analysis",
      "Data analysis in Excel",
      "PRINCE2",
      "English",
      "Office of the Commissioner for Waste",
      "Seconded",
      "Asian Australian staff network",
      "Australian citizen",
      "pre-employment screening",
      "policy development and analysis",
      "Policy development",
      "Stakeholder engagement",
      "Written and verbal communication",
      "Project management",
      "Teamwork and inclusion",
      "Teamwork",
      "Bernadette Okoro",
      "Simon Achleitner",
    ],
  },
};
