import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const purple = "5B2C83";
const head = (words: string) =>
  text(`**${words}**`, { before: 11, after: 4, size: 12, colour: "FFFFFF", shade: purple });
/** Months left of a tab, then employer, unit and title below each other, as a nurse's template has it. */
const job = (when: string, at: string, unit: string, title: string, ...duties: readonly string[]) => [
  text(`${when}\t**${at}**`, { tabs: [44], before: 6, after: 0 }),
  ...(unit ? [text(unit, { indent: 44, after: 0 })] : []),
  text(`__${title}__`, { indent: 44, after: 2 }),
  ...points(...duties),
];
const dated = (when: string, words: string) => text(`${when}\t${words}`, { tabs: [44], after: 2 });

/** A Zimbabwean mental health nurse's CV in Word: registration in a lined table first, “04/2022 – current” before the employer with unit and title below, placements, training with the days on which it is due again. */
export const mentalHealthNurse: UnseenCv = {
  name: "Zimbabwean mental health nurse's CV in Word: registration in a lined table first, “04/2022 – current” before the employer, unit and title below it, placements apart, training with completed and due dates",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 10.5,
      margin: 20,
      below: [text("T. Chikwanha, RN – {page} of {pages}", { size: 8.5 })],
    },
    [
      {
        blocks: [
          text("**TENDAI CHIKWANHA, RN**", { size: 20, align: "center", colour: purple, after: 0 }),
          text("Credentialed Mental Health Nurse", { align: "center", after: 0 }),
          text("Unit 6, 88 Grand Promenade, Bayswater WA 6053", { align: "center", after: 0 }),
          text("Mobile: 0491 571 804 | Email: tendai.chikwanha@example.com", { align: "center", after: 4 }),
          head("PROFESSIONAL REGISTRATION"),
          table(
            [64, 52, 54],
            [
              ["**Registration**", "**Number**", "**Valid until**"],
              ["AHPRA – Registered Nurse (Division 1)", "NMW0001938842", "31 May 2027"],
              ["NDIS Worker Screening Check", "WA 4418026", "17 Jan 2030"],
              ["Working with Children Check (WA)", "1840277", "9 Sep 2028"],
              ["National Police Clearance", "", ""],
            ],
            true,
          ),
          head("PROFILE"),
          text(
            "Compassionate and experienced mental health nurse with fourteen years in acute inpatient, forensic and community settings in Zimbabwe, the United Kingdom and Western Australia. Skilled in risk assessment, de-escalation and recovery-oriented care planning. Seeking a Clinical Nurse Specialist position in a community team.",
          ),
          head("CLINICAL EXPERIENCE"),
          ...job(
            "04/2022 – current",
            "Banksia Ridge Hospital, Midland",
            "Acute Adult Mental Health Unit (24 beds)",
            "Clinical Nurse (SRN 1)",
            "Shift coordination, allocation and bed management after hours",
            "Comprehensive mental state and risk assessments",
            "Clozapine clinic once a week; metabolic monitoring",
            "Facilitator of the de-escalation workshop for new staff",
          ),
          ...job(
            "11/2018 – 03/2022",
            "Banksia Ridge Hospital, Midland",
            "Older Adult Mental Health Unit",
            "Registered Nurse",
            "Primary nurse for four to six patients per shift",
            "Delirium and dementia care, family meetings, discharge planning",
          ),
          ...job(
            "09/2015 – 08/2018",
            "Trentside Healthcare NHS Trust, Nottingham, UK",
            "Medium secure forensic unit",
            "Staff Nurse, Band 5",
            "Escorted leave, seclusion reviews, tribunal reports",
          ),
          ...job(
            "01/2012 – 07/2015",
            "Mbare Central Psychiatric Hospital, Harare, Zimbabwe",
            "",
            "Registered General Nurse",
            "Male admission ward of 60 beds and outpatient injections",
          ),
          head("EDUCATION"),
          dated("2021", "Graduate Diploma in Mental Health Nursing, Darling Range University"),
          dated("2015", "Post Basic Diploma in Psychiatric Nursing, Harare College of Nursing"),
          dated("2011", "Diploma in General Nursing, Harare College of Nursing"),
          head("CLINICAL PLACEMENTS (GRADUATE DIPLOMA)"),
          dated("08/2021", "Community Early Psychosis Team, Joondalup (4 weeks)"),
          dated("03/2021", "Alcohol and Other Drug Service, East Perth (3 weeks)"),
          head("MANDATORY TRAINING AND CERTIFICATES"),
          table(
            [82, 44, 44],
            [
              ["**Training**", "**Completed**", "**Due**"],
              ["Basic Life Support", "03/02/2026", "03/02/2027"],
              ["Aggression Prevention and Physical Intervention", "18/06/2026", "18/06/2027"],
              ["Manual Handling", "11/11/2025", "11/11/2027"],
              ["Medication Calculations", "03/02/2026", "03/02/2028"],
            ],
            true,
          ),
          head("CLINICAL SKILLS"),
          ...points(
            "Mental state examination",
            "Risk assessment and safety planning",
            "De-escalation",
            "Depot injections",
            "Venepuncture",
            "Motivational interviewing",
            "PSOLIS and BOSSnet documentation",
          ),
          head("LANGUAGES"),
          text("Shona (first language), English (fluent), Ndebele (basic)"),
          head("MEMBERSHIPS"),
          text("Society of Mental Health Nurses, credentialed member since 2023"),
          head("DRIVER'S LICENCE"),
          text("Western Australia, C class, automatic"),
          head("REFEREES"),
          table(
            [85, 85],
            [
              [
                [
                  text("**Maureen Tregear**", { after: 0 }),
                  text("Clinical Nurse Manager, Banksia Ridge Hospital", { after: 0 }),
                  text("08 5550 6218 | maureen.tregear@example.org"),
                ],
                [
                  text("**Dr Kasun Abeyratne**", { after: 0 }),
                  text("Consultant Psychiatrist, Banksia Ridge Hospital", { after: 0 }),
                  text("08 5550 6200"),
                ],
              ],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Tendai / TENDAI",
    family: "Chikwanha / CHIKWANHA",
    email: "tendai.chikwanha@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Clinical Nurse (SRN 1) / Clinical Nurse / Clinical Nurse SRN 1",
        "Banksia Ridge Hospital / Banksia Ridge Hospital, Midland",
        "2022-04",
        null,
      ],
      ["Registered Nurse", "Banksia Ridge Hospital / Banksia Ridge Hospital, Midland", "2018-11", "2022-03"],
      [
        "Staff Nurse, Band 5 / Staff Nurse / Staff Nurse (Band 5) / Staff Nurse Band 5",
        "Trentside Healthcare NHS Trust / Trentside Healthcare NHS Trust, Nottingham / Trentside Healthcare NHS Trust, Nottingham, UK",
        "2015-09",
        "2018-08",
      ],
      [
        "Registered General Nurse",
        "Mbare Central Psychiatric Hospital / Mbare Central Psychiatric Hospital, Harare / Mbare Central Psychiatric Hospital, Harare, Zimbabwe",
        "2012-01",
        "2015-07",
      ],
    ],
    studies: [
      ["Graduate Diploma in Mental Health Nursing", "Darling Range University", "2021"],
      ["Post Basic Diploma in Psychiatric Nursing", "Harare College of Nursing", "2015"],
      ["Diploma in General Nursing", "Harare College of Nursing", "2011"],
    ],
    skills: [
      "Mental state examination",
      "Risk assessment and safety planning",
      "De-escalation",
      "Depot injections",
      "Venepuncture",
      "Motivational interviewing",
      "PSOLIS and BOSSnet documentation",
    ],
    licences: [
      [
        "AHPRA – Registered Nurse (Division 1) / AHPRA Registered Nurse (Division 1) / AHPRA – Registered Nurse / AHPRA / AHPRA registration / AHPRA registration (Registered Nurse) / AHPRA registration (Registered Nurse (Division 1)) / Registered Nurse (Division 1)",
        "NMW0001938842",
        "2027-05-31",
      ],
      ["NDIS Worker Screening Check / NDIS Worker Screening", "WA 4418026 / 4418026", "2030-01-17"],
      ["Working with Children Check (WA) / Working with Children Check", "1840277", "2028-09-09"],
      ["National Police Clearance / Police Clearance"],
      ["Basic Life Support", undefined, "2027-02-03"],
      ["Aggression Prevention and Physical Intervention", undefined, "2027-06-18"],
      ["Manual Handling", undefined, "2027-11-11"],
      ["Medication Calculations", undefined, "2028-02-03"],
    ],
    drives: ["C"],
    languages: ["Shona", "English", "Ndebele"],
    besides: [
      "Driver licence",
      "Driver's licence",
      "Credentialed Mental Health Nurse",
      "Society of Mental Health Nurses",
      "Credentialed member",
      "Community Early Psychosis Team",
      "Alcohol and Other Drug Service",
      "Maureen Tregear",
      "Kasun Abeyratne",
      "Dr Kasun Abeyratne",
    ],
  },
};
