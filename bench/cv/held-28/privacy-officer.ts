import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const teal = "0F4C5C";
const head = (words: string) => text(words, { style: "Heading1" });
const post = (title: string, at: string, when: string, about: string, ...achievements: readonly string[]) => [
  text(title, { style: "Heading2" }),
  text(at, { after: 0 }),
  text(`__${when}__`, { after: 3 }),
  text(about, { after: 3 }),
  ...(achievements.length > 0
    ? [text("**Key achievements**", { before: 2, after: 1 }), ...points(...achievements)]
    : []),
];
const line = (words: string) => text(words, { after: 2 });

/** A public servant's résumé for positions at executive level in Word: title with its classification as a heading, agency and “Since March 2021” below, duties as a paragraph over “Key achievements”, earlier roles in single lines. */
export const privacyOfficer: UnseenCv = {
  name: "public servant's EL1 résumé in Word: “Title (EL1)” as heading over agency and “Since March 2021”, duties in prose over “Key achievements”, earlier roles in lines, referees in a table",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 24,
      accent: teal,
      below: [
        text("Rosemary Pritchard – Résumé\tOFFICIAL\t{page}", { size: 9, tabs: [75, -48], colour: "7F7F7F" }),
      ],
    },
    [
      {
        blocks: [
          text("Rosemary Pritchard", { style: "Title" }),
          text("Farrer ACT 2607  |  0491 571 491  |  rosemary.pritchard@example.org", { after: 4 }),
          head("Professional summary"),
          text(
            "Privacy and information law practitioner with seventeen years in the Australian Public Service, including five years leading a privacy and freedom of information section. I provide practical advice to senior executives, manage complex and sensitive requests within statutory time frames, and build the capability of staff who do not think of themselves as privacy people. I hold a law degree and a current Negative Vetting 1 clearance.",
          ),
          head("Key capabilities"),
          table(
            [80, 80],
            [
              [
                points(
                  "Privacy impact assessment",
                  "Freedom of information decision-making",
                  "Data breach response",
                  "Legislative interpretation",
                ),
                points(
                  "Executive briefing",
                  "Team leadership",
                  "Stakeholder engagement",
                  "Training design and delivery",
                ),
              ],
            ],
          ),
          head("Career history"),
          ...post(
            "Assistant Director, Privacy and FOI (EL1)",
            "Department of Coastal and Marine Affairs, Canberra",
            "Since March 2021",
            "Lead a section of six that manages freedom of information requests, privacy complaints and eligible data breaches for a department of 2,300 staff. Authorised decision maker under the FOI Act. Acted as Director (EL2) from August to December 2024.",
            "Reduced the FOI backlog from 74 to 9 requests in twelve months with no deemed refusals since July 2023",
            "Led the response to a data breach that affected 1,100 licence holders; the regulator closed the matter without further action",
            "Designed the privacy threshold assessment now embedded in the department's project framework",
            "Developed an e-learning module completed by 96% of staff",
          ),
          ...post(
            "Senior Privacy Adviser (APS6)",
            "Office of the National Skills Registrar, Canberra",
            "July 2017 – March 2021",
            "Provided advice on the Privacy Act, the Privacy Code and data sharing for the national student identifier. Part-time (0.6) from May 2018 to June 2020 following parental leave.",
            "Completed 14 privacy impact assessments, two of them published",
            "Negotiated data sharing agreements with five states and territories",
          ),
          ...post(
            "FOI Officer (APS5)",
            "Department of Community Payments, Canberra",
            "January 2014 – June 2017",
            "Processed up to 60 access requests at a time for customer and policy documents, consulted third parties, and drafted decisions and schedules.",
            "Member of the team that received a Secretary's Award in 2016",
            "Drafted the template letters and schedules that the section still uses",
            "Coached three new officers through their first fifty requests",
          ),
          ...post(
            "Customer Service Officer (APS4)",
            "Department of Community Payments, Queanbeyan",
            "August 2009 – December 2013",
            "Assessed claims for family and student payments, face to face and by telephone, in an office that served 400 customers a day.",
            "Site contact for privacy incidents and access requests from 2011, which led to my move to Canberra",
          ),
          text("Earlier roles", { style: "Heading2" }),
          line("Paralegal, Molonglo Community Legal Centre, Queanbeyan, 2007 – 2009"),
          line("Library Assistant (casual), Capital Hill University, Canberra, 2004 – 2007"),
          head("Qualifications"),
          line("Graduate Diploma in Legal Practice, Capital Hill University, 2010"),
          line("Bachelor of Laws (Honours), Capital Hill University, 2009"),
          line("Bachelor of Arts (Political Science), Capital Hill University, 2006"),
          head("Professional development"),
          ...points(
            "Certified Information Privacy Manager (CIPM), 2022, current to 31 October 2028",
            "EL1 Leadership Expedition, Academy of Public Administration, 2022",
            "Plain language decisions, two-day workshop, 2019",
          ),
          head("Security clearance"),
          text("Negative Vetting 1, valid to 12 June 2032"),
          head("Languages"),
          text("English; Welsh (conversational); Auslan (basic)"),
          head("Community"),
          text("Treasurer, Farrer Community Garden, 2018 to present"),
          head("Referees"),
          table(
            [80, 80],
            [
              [
                [
                  text("**Mr Anil Wickham**", { after: 0 }),
                  text("Director, Information Law", { after: 0 }),
                  text("Department of Coastal and Marine Affairs", { after: 0 }),
                  text("02 5550 3317"),
                ],
                [
                  text("**Ms Tania Grieve**", { after: 0 }),
                  text("General Counsel", { after: 0 }),
                  text("Office of the National Skills Registrar", { after: 0 }),
                  text("tania.grieve@example.org"),
                ],
              ],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Rosemary",
    family: "Pritchard",
    email: "rosemary.pritchard@example.org",
    phone: "+61491571491",
    jobs: [
      [
        "Assistant Director, Privacy and FOI (EL1) / Assistant Director, Privacy and FOI / Assistant Director / Assistant Director (EL1)",
        "Department of Coastal and Marine Affairs / Department of Coastal and Marine Affairs, Canberra",
        "2021-03",
        null,
      ],
      [
        "Senior Privacy Adviser (APS6) / Senior Privacy Adviser",
        "Office of the National Skills Registrar / Office of the National Skills Registrar, Canberra",
        "2017-07",
        "2021-03",
      ],
      [
        "FOI Officer (APS5) / FOI Officer",
        "Department of Community Payments / Department of Community Payments, Canberra",
        "2014-01",
        "2017-06",
      ],
      [
        "Customer Service Officer (APS4) / Customer Service Officer",
        "Department of Community Payments / Department of Community Payments, Queanbeyan",
        "2009-08",
        "2013-12",
      ],
      [
        "Paralegal",
        "Molonglo Community Legal Centre / Molonglo Community Legal Centre, Queanbeyan",
        "2007",
        "2009",
      ],
      [
        "Library Assistant (casual) / Library Assistant",
        "Capital Hill University / Capital Hill University, Canberra",
        "2004",
        "2007",
      ],
    ],
    studies: [
      ["Graduate Diploma in Legal Practice", "Capital Hill University", "2010"],
      ["Bachelor of Laws (Honours) / Bachelor of Laws", "Capital Hill University", "2009"],
      ["Bachelor of Arts (Political Science) / Bachelor of Arts", "Capital Hill University", "2006"],
    ],
    skills: [
      "Privacy impact assessment",
      "Freedom of information decision-making",
      "Data breach response",
      "Legislative interpretation",
      "Executive briefing",
      "Team leadership",
      "Stakeholder engagement",
      "Training design and delivery",
    ],
    licences: [
      [
        "Certified Information Privacy Manager (CIPM) / Certified Information Privacy Manager / CIPM",
        undefined,
        "2028-10-31",
      ],
      [
        "Negative Vetting 1 / NV1 / Negative Vetting Level 1 / Security clearance: Negative Vetting 1 / Negative Vetting 1 (NV1)",
        undefined,
        "2032-06-12",
      ],
    ],
    languages: ["English", "Welsh", "Auslan"],
    besides: [
      "Acted as Director (EL2)",
      "Acting Director",
      "Director (EL2)",
      "Secretary's Award",
      "EL1 Leadership Expedition",
      "Academy of Public Administration",
      "Plain language decisions",
      "Treasurer",
      "Farrer Community Garden",
      "Anil Wickham",
      "Mr Anil Wickham",
      "Tania Grieve",
      "Ms Tania Grieve",
    ],
  },
};
