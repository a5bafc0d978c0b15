import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const agency = (name: string) => text(name, { style: "Heading2" });
const role = (title: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 4, after: 0 }),
  text(when, { colour: "595959", after: 2 }),
  ...points(...duties),
];

/** A public servant's long resume: agencies as headings with several roles and levels below, acting periods, months on the line below each role, achievements, referees with agencies. */
export const complianceOfficer: UnseenCv = {
  name: "public servant's long resume: agencies as headings, several roles with levels below, months under each role",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 25,
      accent: "833C0B",
      aboveFrom: 2,
      above: [text("Robert Szalai – Resume", { align: "right", size: 9 })],
      below: [text("Page {page} of {pages}", { align: "center", size: 9 })],
    },
    [
      {
        blocks: [
          text("Robert Szalai", { style: "Title" }),
          text("42 Mugga Rise, Kambah ACT 2902  |  0491 576 398  |  robert.szalai@example.com", { after: 2 }),
          text("Australian citizen. AGS number 7740 1182.", { after: 6 }),
          head("Summary of experience"),
          text(
            "Compliance and enforcement practitioner with twenty-one years in the Australian Public Service and the ACT Government. Experienced in risk-based regulation, investigations to the Australian Government standard, briefing of senior executives and the leadership of teams of up to twelve. I write plainly and I follow through.",
          ),
          head("Capabilities"),
          ...points(
            "Investigations and evidence",
            "Regulatory risk assessment",
            "Ministerial briefing",
            "Stakeholder engagement",
            "Team leadership",
            "TRIM and Objective",
          ),
          head("Employment"),
          agency("Department of Water and Climate Resilience, Canberra"),
          ...role(
            "Assistant Director, Compliance Operations (EL1)",
            "July 2022 – present",
            "Lead twelve staff in three cities who monitor 1,900 water licence holders",
            "Delivered the first national compliance plan, published in March 2024",
            "Acted as Director (EL2) for seven weeks in 2025",
            "Represent the department at the Regulators' Community of Practice",
          ),
          ...role(
            "Senior Compliance Officer (APS 6)",
            "February 2018 – June 2022",
            "Led 46 investigations, of which nine went to prosecution",
            "Wrote the field manual and trained 30 officers in its use",
          ),
          agency("Office of Fuel and Tobacco Excise, Canberra"),
          ...role(
            "Compliance Officer (APS 5)",
            "August 2013 – January 2018",
            "Audits of importers and warehouses in New South Wales",
            "Secretary of the enterprise agreement working group",
          ),
          ...role(
            "Case Officer (APS 4)",
            "March 2009 – July 2013",
            "Assessed refund claims and corresponded with taxpayers",
          ),
          agency("ACT Office of Parking and Public Places"),
          ...role(
            "Licensing Assistant (ASO 3)",
            "May 2005 – February 2009",
            "Counter and telephone service, permits for outdoor cafés and skips",
          ),
          agency("Monaro Book Exchange, Queanbeyan"),
          ...role("Sales Assistant (part time)", "2002 – 2005"),
          head("Qualifications"),
          text("Graduate Certificate in Public Sector Management, Ngunna College of Government, 2020"),
          text("Diploma of Government (Investigations), Capital Investigations Academy, 2014"),
          text("Certificate IV in Government (Statutory Compliance), Capital Investigations Academy, 2010"),
          text("Bachelor of Arts (Politics and Hungarian), University of Lake George, 2004"),
          head("Professional development"),
          text(
            "Administrative Law for Decision Makers, 2023; Cultural Capability, 2022; Budget Process, 2019",
          ),
          head("Security clearance and licences"),
          text("Negative Vetting 1, granted 2021, revalidation due May 2031"),
          text("Working with Vulnerable People (ACT) registration 3014477, expires 9 August 2027"),
          text("First aid officer certificate, expires November 2028"),
          text("ACT driver licence (C)"),
          head("Awards"),
          text("Secretary's Award for Regulatory Excellence, 2024"),
          text("Australia Day Achievement Medallion, 2017"),
          head("Languages"),
          text("Hungarian (native speaker), English (native speaker), German (basic)"),
          head("Community"),
          text("President, Weston Creek Chess Club, 2016 – present"),
          text("Volunteer ranger, Mount Taylor Landcare, 2010 – 2020"),
          head("Referees"),
          text(
            "Ms Helen Tsakos, Assistant Secretary, Department of Water and Climate Resilience, 02 5550 3390, helen.tsakos@waterclimate.example",
          ),
          text(
            "Mr Colin Adair, former Director, Office of Fuel and Tobacco Excise, 0491 570 737, colin.adair@example.com",
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Robert",
    family: "Szalai",
    email: "robert.szalai@example.com",
    phone: "+61491576398",
    jobs: [
      [
        "Assistant Director, Compliance Operations (EL1) / Assistant Director, Compliance Operations / Assistant Director",
        "Department of Water and Climate Resilience / Department of Water and Climate Resilience, Canberra",
        "2022-07",
        null,
      ],
      [
        "Senior Compliance Officer (APS 6) / Senior Compliance Officer",
        "Department of Water and Climate Resilience / Department of Water and Climate Resilience, Canberra",
        "2018-02",
        "2022-06",
      ],
      [
        "Compliance Officer (APS 5) / Compliance Officer",
        "Office of Fuel and Tobacco Excise / Office of Fuel and Tobacco Excise, Canberra",
        "2013-08",
        "2018-01",
      ],
      [
        "Case Officer (APS 4) / Case Officer",
        "Office of Fuel and Tobacco Excise / Office of Fuel and Tobacco Excise, Canberra",
        "2009-03",
        "2013-07",
      ],
      [
        "Licensing Assistant (ASO 3) / Licensing Assistant",
        "ACT Office of Parking and Public Places",
        "2005-05",
        "2009-02",
      ],
      [
        "Sales Assistant (part time) / Sales Assistant",
        "Monaro Book Exchange / Monaro Book Exchange, Queanbeyan",
        "2002",
        "2005",
      ],
    ],
    studies: [
      ["Graduate Certificate in Public Sector Management", "Ngunna College of Government", "2020"],
      [
        "Diploma of Government (Investigations) / Diploma of Government",
        "Capital Investigations Academy",
        "2014",
      ],
      [
        "Certificate IV in Government (Statutory Compliance) / Certificate IV in Government",
        "Capital Investigations Academy",
        "2010",
      ],
      ["Bachelor of Arts (Politics and Hungarian) / Bachelor of Arts", "University of Lake George", "2004"],
    ],
    skills: [
      "Investigations and evidence",
      "Regulatory risk assessment",
      "Ministerial briefing",
      "Stakeholder engagement",
      "Team leadership",
      "TRIM / TRIM and Objective",
    ],
    licences: [
      ["Negative Vetting 1 / NV1", undefined, "2031-05"],
      [
        "Working with Vulnerable People (ACT) registration / Working with Vulnerable People (ACT) / Working with Vulnerable People / Working with Vulnerable People registration",
        "3014477",
        "2027-08-09",
      ],
      ["First aid officer certificate / First aid officer / First aid", undefined, "2028-11"],
    ],
    drives: ["C"],
    languages: ["Hungarian", "English", "German"],
    besides: [
      "Objective",
      "Investigations",
      "Evidence",
      "Director",
      "ACT driver licence",
      "Driver licence",
      "Administrative Law for Decision Makers",
      "Cultural Capability",
      "Budget Process",
      "Secretary's Award",
      "Australia Day Achievement Medallion",
      "President",
      "Weston Creek Chess Club",
      "Volunteer ranger",
      "Mount Taylor Landcare",
    ],
  },
};
