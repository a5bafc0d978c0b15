import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const post = (period: string, role: string, ...lines: readonly string[]) => [
  [period],
  [`**${role}**`, ...lines],
];

/** An application to a state department: reference of the vacancy, résumé with a table of posts in which branch and department stand below the role, and then the selection criteria in prose that names the same posts. */
export const projectOfficer: UnseenCv = {
  name: "application with selection criteria, branch and department below the role",
  type: "docx",
  write: word(
    [
      "**Application for Senior Project Officer (AO6)**",
      "Vacancy reference: DRR 611842/25\tClosing date: 28 November 2025",
      "",
      "**Applicant:** Eleni Markopoulos",
      "**Phone:** 0491 579 760",
      "**Email:** eleni.markopoulos@example.com",
      "**Address:** 7 Jacaranda Rise, Harristown QLD 4350",
      "# PART A – RÉSUMÉ",
      "## Employment",
      {
        widths: [28, 72],
        rows: [
          post(
            "July 2021 to date",
            "Project Officer (AO5)",
            "Regional Programs Branch",
            "Department of Rivers and Regional Development",
            "Grants of $14m to 63 councils and clubs; reports to the Minister each quarter.",
          ),
          post(
            "January 2018 to June 2021",
            "Administration Officer (AO3)",
            "Licensing Services",
            "Department of Racing and Fair Dealing",
            "Assessment of 900 applications a year; trainer for the new register.",
          ),
          post(
            "February 2016 to December 2017",
            "Customer Service Consultant",
            "Sunbird Water",
            "Calls on bills, leaks and hardship.",
          ),
        ],
      },
      "## Qualifications",
      "Certificate IV in Project Management Practice, Public Sector Skills Academy, 2020",
      "Bachelor of Arts (Politics and Modern Greek), Darling University, conferred 14 December 2015",
      "## Systems",
      "SAP, Objective ECM, Power BI, Microsoft Project, SmartyGrants",
      "## Other requirements",
      "Blue Card 1840227/4, expiring 22 May 2027",
      "Queensland open driver licence, class C",
      "Languages: English, Greek",
      "# PART B – SELECTION CRITERIA",
      "## 1. Supports strategic direction",
      "When the flood grants were doubled in March 2022, the guidelines had not been written. I drew up a plan with the councils, agreed it with the Director in four days, and had the first money out in May. The Auditor-General later used the plan as an example of good practice.",
      "## 2. Achieves results",
      "As Administration Officer at Licensing Services I found that one application in five came back because of a single unclear question. I had the form changed; returned applications fell by two thirds between 2019 and 2020.",
      "## 3. Supports productive working relationships",
      "From March to August 2024 I relieved as Senior Project Officer and led three officers. I held a short meeting every Monday, wrote down who was to do what, and we finished the round with nobody on overtime.",
      "## 4. Communicates with influence",
      "At Sunbird Water I learnt to explain a bill of $4,000 to a person who had just read it. I now explain funding agreements to volunteer treasurers in the same way: with one page, an example and a phone number.",
      "# PART C – REFEREES",
      "Ms Jocelyn Prior, Manager, Regional Programs, 07 5550 0141, j.prior@drrd.example",
      "Mr Owen Lasalle, Team Leader, Licensing Services, 07 5550 0163",
    ],
    [],
    ["Eleni Markopoulos – DRR 611842/25"],
  ),
  says: {
    given: "Eleni",
    family: "Markopoulos",
    email: "eleni.markopoulos@example.com",
    phone: "+61491579760",
    jobs: [
      [
        "Project Officer (AO5) / Project Officer",
        "Department of Rivers and Regional Development / Regional Programs Branch, Department of Rivers and Regional Development",
        "2021-07",
        null,
      ],
      [
        "Administration Officer (AO3) / Administration Officer",
        "Department of Racing and Fair Dealing / Licensing Services, Department of Racing and Fair Dealing",
        "2018-01",
        "2021-06",
      ],
      ["Customer Service Consultant", "Sunbird Water", "2016-02", "2017-12"],
    ],
    studies: [
      ["Certificate IV in Project Management Practice", "Public Sector Skills Academy", "2020"],
      ["Bachelor of Arts (Politics and Modern Greek) / Bachelor of Arts", "Darling University", "2015-12"],
    ],
    skills: ["SAP", "Objective ECM", "Power BI", "Microsoft Project", "SmartyGrants"],
    licences: [["Blue Card", "1840227/4", "2027-05-22"]],
    drives: ["C"],
    languages: ["English", "Greek"],
  },
};
