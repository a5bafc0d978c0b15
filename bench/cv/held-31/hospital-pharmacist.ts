import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const employer = (at: string, where: string) => text(`**${at}**, ${where}`, { before: 8, after: 0 });
const role = (title: string, when: string, ...duties: readonly string[]) => [
  text(`__${title}__\t${when}`, { tabs: [-40], after: 1 }),
  ...points(...duties),
];

/** A Malaysian-Chinese-Australian hospital pharmacist's Word template: employer in bold with the place on its own line, roles in italics below with “03/2022 – Present” at the right edge, registration with a full number and two open courses. */
export const hospitalPharmacist: UnseenCv = {
  name: "Malaysian-born hospital pharmacist's Word template: “Employer, Place” in bold over roles in italics with “03/2022 – Present” at the right edge, three roles at one hospital, degree deferred, registration behind labels, skills in groups, page numbers below",
  type: "docx",
  write: word(
    {
      font: "Cambria",
      size: 11,
      margin: 20,
      accent: "2E5E4E",
      below: [text("Wei Ling (Winnie) Teoh | page {page} of {pages}", { size: 8.5, align: "right" })],
    },
    [
      {
        blocks: [
          text("Wei Ling (Winnie) Teoh", { style: "Title" }),
          text("BPharm (Hons), MClinPharm", { size: 11, colour: "555555" }),
          text("12/41 Lavender Court, Newtown, Geelong VIC 3220", { after: 0 }),
          text("T: 0491 578 148 | E: winnie.teoh@example.com", { after: 4 }),
          head("Career Summary"),
          text(
            "Clinical pharmacist with twelve years in hospitals and two in community pharmacy. My interest is antimicrobial stewardship on wards where nobody has time for it. I supervise interns and write procedures that are read.",
          ),
          head("Employment History"),
          employer("Corio Bay University Hospital", "Geelong VIC"),
          ...role(
            "Senior Pharmacist – Antimicrobial Stewardship",
            "03/2022 – Present",
            "Rounds with infectious diseases three times a week",
            "Cut restricted carbapenem days by 31% in two years",
            "Chair of the medication safety huddle",
          ),
          ...role(
            "Clinical Pharmacist (Grade 2)",
            "02/2018 – 03/2022",
            "Renal, oncology and surgical wards",
            "Preceptor of seven interns",
          ),
          ...role(
            "Pharmacist (Grade 1)",
            "01/2016 – 01/2018",
            "Dispensary, imprest and discharge counselling",
          ),
          employer("Surfcoast Community Chemist", "Torquay VIC"),
          ...role("Pharmacist in Charge, weekends", "11/2014 – 12/2015", "Vaccination, methadone program"),
          ...role("Intern Pharmacist", "11/2013 – 10/2014"),
          employer("Farmasi Bukit Hijau", "Penang, Malaysia"),
          ...role("Pharmacy Assistant", "2009 – 2010", "School holidays and the year before university"),
          head("Education and Training"),
          text("**Master of Clinical Pharmacy**\t2017 – 2019", { tabs: [-40], after: 0 }),
          text("Barwon Heads University"),
          text("**Bachelor of Pharmacy (Honours)**\t2010 – 2013", { tabs: [-40], after: 0 }),
          text("Barwon Heads University"),
          text("**Graduate Certificate in Infectious Diseases**\t2024 – ongoing", {
            tabs: [-40],
            after: 0,
          }),
          text("Southern Cross Institute of Public Health, by distance"),
          head("Registration and Checks"),
          text("**General registration, Pharmacy Board:** PHA0001884213, renews 30/11/2027", { after: 1 }),
          text("**Immuniser (pharmacist vaccinator):** since 2015", { after: 1 }),
          text("**Working with Children Check (VIC):** 2207714A-01, expires 19/05/2029", { after: 1 }),
          text("**CPR:** completed August 2026", { after: 1 }),
          head("Skills"),
          text("**Clinical:** Therapeutic drug monitoring; Antimicrobial stewardship; Oncology protocols", {
            after: 1,
          }),
          text("**Systems:** Merlin; iPharmacy; BossNet; REDCap", { after: 1 }),
          text("**Teaching:** Intern supervision; Case presentations", { after: 1 }),
          text("**Languages:** English, Mandarin, Hokkien, Malay (basic)"),
          head("Publications"),
          text(
            "Teoh WL, Marinos K. Gentamicin on the fly: an audit of 212 courses. Antipodean Journal of Hospital Pharmacy 2023; 14: 22–27.",
          ),
          head("Committees"),
          ...points(
            "Drug and Therapeutics Committee, Corio Bay University Hospital, 2021 – 2025",
            "Organiser, Geelong Pharmacy Trivia Night, 2019",
          ),
          head("Referees"),
          text("Available on request, please let me know before you ring them."),
        ],
      },
    ],
  ),
  says: {
    given: "Wei Ling (Winnie) / Wei Ling / Winnie",
    family: "Teoh",
    email: "winnie.teoh@example.com",
    phone: "+61491578148",
    jobs: [
      [
        "Senior Pharmacist – Antimicrobial Stewardship / Senior Pharmacist / Senior Pharmacist (Antimicrobial Stewardship)",
        "Corio Bay University Hospital / Corio Bay University Hospital, Geelong / Corio Bay University Hospital, Geelong VIC",
        "2022-03",
        null,
      ],
      [
        "Clinical Pharmacist (Grade 2) / Clinical Pharmacist",
        "Corio Bay University Hospital / Corio Bay University Hospital, Geelong / Corio Bay University Hospital, Geelong VIC",
        "2018-02",
        "2022-03",
      ],
      [
        "Pharmacist (Grade 1) / Pharmacist",
        "Corio Bay University Hospital / Corio Bay University Hospital, Geelong / Corio Bay University Hospital, Geelong VIC",
        "2016-01",
        "2018-01",
      ],
      [
        "Pharmacist in Charge, weekends / Pharmacist in Charge / Pharmacist in Charge (weekends)",
        "Surfcoast Community Chemist / Surfcoast Community Chemist, Torquay / Surfcoast Community Chemist, Torquay VIC",
        "2014-11",
        "2015-12",
      ],
      [
        "Intern Pharmacist",
        "Surfcoast Community Chemist / Surfcoast Community Chemist, Torquay / Surfcoast Community Chemist, Torquay VIC",
        "2013-11",
        "2014-10",
      ],
      [
        "Pharmacy Assistant",
        "Farmasi Bukit Hijau / Farmasi Bukit Hijau, Penang / Farmasi Bukit Hijau, Penang, Malaysia",
        "2009",
        "2010",
      ],
    ],
    studies: [
      ["Master of Clinical Pharmacy", "Barwon Heads University", "2019"],
      ["Bachelor of Pharmacy (Honours) / Bachelor of Pharmacy", "Barwon Heads University", "2013"],
      ["Graduate Certificate in Infectious Diseases", "Southern Cross Institute of Public Health", undefined],
    ],
    skills: [
      "Therapeutic drug monitoring",
      "Antimicrobial stewardship",
      "Oncology protocols",
      "Merlin",
      "iPharmacy",
      "BossNet",
      "REDCap",
      "Intern supervision",
      "Case presentations",
    ],
    licences: [
      [
        "General registration, Pharmacy Board / General registration / General registration (Pharmacy Board) / Pharmacy Board",
        "PHA0001884213",
        "2027-11-30",
      ],
      ["Immuniser (pharmacist vaccinator) / Immuniser / Pharmacist vaccinator"],
      [
        "Working with Children Check (VIC) / Working with Children Check / Working with Children Check VIC",
        "2207714A-01",
        "2029-05-19",
      ],
      ["CPR"],
    ],
    languages: ["English", "Mandarin", "Hokkien", "Malay"],
    besides: [
      "BPharm (Hons)",
      "MClinPharm",
      "Gentamicin on the fly",
      "Antipodean Journal of Hospital Pharmacy",
      "Drug and Therapeutics Committee",
      "Geelong Pharmacy Trivia Night",
      "Organiser",
    ],
  },
};
