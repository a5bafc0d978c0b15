import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const job = (when: string, what: string, at: string, ...duties: readonly string[]) => [
  text(when, { caps: true, size: 9.5, colour: "7F7F7F", before: 7, after: 0 }),
  text(`**${what}**, ${at}`, { size: 12, colour: "2E74B5", after: 2 }),
  ...points(...duties),
];
const study = (when: string, what: string, at: string) => [
  text(when, { caps: true, size: 9.5, colour: "7F7F7F", before: 5, after: 0 }),
  text(`**${what}**, ${at}`, { size: 12, colour: "2E74B5", after: 2 }),
];

/** An Irish speech pathologist's resume in a Word template: months with apostrophes in capitals above “title, employer, town”, skills in bullets, a particle and letters behind the name. */
export const speechPathologist: UnseenCv = {
  name: "Irish speech pathologist's Word template: “Jan '22” in capitals above “title, employer, town”, letters behind the name",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 23,
      accent: "1F4D78",
      below: [text("Caoimhe Ní Dhuibhne | {page}", { align: "center", size: 9 })],
    },
    [
      {
        blocks: [
          text("Caoimhe Ní Dhuibhne, CPSP", { style: "Title" }),
          text("12 Pakington Mews, Geelong West VIC 3218 · 0491 572 549", { after: 0 }),
          text("caoimhe.nidhuibhne@example.com · Permanent resident since 2023", { after: 4 }),
          text(
            "Speech pathologist with nine years in schools, clinics and one very small island. I work mostly with children under eight who stutter or do not speak yet, and with the people who love them.",
          ),
          head("Experience"),
          ...job(
            "Jan '22 – present",
            "Senior Speech Pathologist",
            "Little Wattle Early Intervention, Geelong",
            "Caseload of 38 children, telehealth to Colac and Apollo Bay",
            "Supervise two graduates and a therapy assistant",
            "Started the Saturday group for fathers",
          ),
          ...job(
            "Aug '19 – Dec '21",
            "Speech Pathologist",
            "Barwon Bend Community Health, Corio",
            "Kindergarten screening, 600 children a year",
          ),
          ...job(
            "Sept '17 – Jun '19",
            "Speech and Language Therapist",
            "Western Isles Child Services, Galway, Ireland",
            "Clinics in Irish and English, by ferry every second week",
          ),
          ...job("Summer 2016", "Camp Leader", "Coláiste na Mara, Connemara"),
          head("Education"),
          ...study(
            "Sept '13 – Jun '17",
            "BSc (Hons) Speech and Language Therapy",
            "Corrib University, Galway",
          ),
          ...study("2020", "Lidcombe Program Training", "Stuttering Learning Centre, Melbourne"),
          ...study("2013", "Leaving Certificate", "Scoil Bhríde Spiddal"),
          head("Skills"),
          ...points(
            "Stuttering therapy",
            "AAC devices",
            "Paediatric feeding",
            "Key Word Sign",
            "Parent coaching",
            "NDIS reports",
          ),
          head("Languages"),
          text("Irish (native), English (native), Auslan (beginner)"),
          head("Checks and memberships"),
          ...points(
            "Working with Children Check (Vic) 2240917A-01, expires 6 August 2029",
            "NDIS Worker Screening Check, expires 11 September 2029",
            "Certified Practising Speech Pathologist, Speech Therapists' College of Australia",
            "Full Victorian driver licence",
          ),
          head("Activities"),
          text(
            "I swim in the bay all year with a club of forty, play the concertina badly and have been treasurer of the Geelong Irish Circle since 2021.",
          ),
          head("References"),
          text("Marguerite Dunkley, Director, Little Wattle Early Intervention, 03 5550 3391", { after: 1 }),
          text("Barry Achterberg, Barwon Bend Community Health, b.achterberg@example.com"),
        ],
      },
    ],
  ),
  says: {
    given: "Caoimhe",
    family: "Ní Dhuibhne",
    email: "caoimhe.nidhuibhne@example.com",
    phone: "+61491572549",
    jobs: [
      [
        "Senior Speech Pathologist",
        "Little Wattle Early Intervention / Little Wattle Early Intervention, Geelong",
        "2022-01",
        null,
      ],
      [
        "Speech Pathologist",
        "Barwon Bend Community Health / Barwon Bend Community Health, Corio",
        "2019-08",
        "2021-12",
      ],
      [
        "Speech and Language Therapist",
        "Western Isles Child Services / Western Isles Child Services, Galway / Western Isles Child Services, Galway, Ireland",
        "2017-09",
        "2019-06",
      ],
      ["Camp Leader", "Coláiste na Mara / Coláiste na Mara, Connemara", "2016", "2016"],
    ],
    studies: [
      ["BSc (Hons) Speech and Language Therapy", "Corrib University / Corrib University, Galway", "2017-06"],
      [
        "Lidcombe Program Training",
        "Stuttering Learning Centre / Stuttering Learning Centre, Melbourne",
        "2020",
      ],
      ["Leaving Certificate", "Scoil Bhríde Spiddal", "2013"],
    ],
    skills: [
      "Stuttering therapy",
      "AAC devices",
      "Paediatric feeding",
      "Key Word Sign",
      "Parent coaching",
      "NDIS reports",
    ],
    licences: [
      ["Working with Children Check (Vic) / Working with Children Check", "2240917A-01", "2029-08-06"],
      ["NDIS Worker Screening Check / NDIS Worker Screening", undefined, "2029-09-11"],
    ],
    languages: ["Irish", "English", "Auslan"],
    besides: [
      "Certified Practising Speech Pathologist",
      "Speech Therapists' College of Australia",
      "Driver licence",
      "Treasurer",
      "Geelong Irish Circle",
    ],
  },
};
