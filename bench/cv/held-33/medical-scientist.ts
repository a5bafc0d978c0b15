import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 4, size: 12, caps: true, ruled: true });
const job = (title: string, at: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 7, after: 0 }),
  text(at, { after: 0 }),
  text(when, { after: 2 }),
  ...points(...duties),
];

/** A medical scientist's CV in Word with most of her work abroad: title, employer with country, dates in a line of their own, degrees with an assessment of their Australian equivalent. */
export const medicalScientist: UnseenCv = {
  name: "Ethiopian medical scientist's migrant CV in Word: title over employer with city and country over “08 March 2018 – 30 June 2022”, work in Australia in other fields, degrees with “assessed as comparable to”, languages with levels, visa and nationality lines",
  type: "docx",
  write: word(
    { font: "Times New Roman", size: 11.5, margin: 25, below: [text("{page}", { align: "center" })] },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { size: 16, align: "center", after: 6 }),
          text("Name: Selamawit Bekele Worku", { after: 0 }),
          text("Nationality: Ethiopian", { after: 0 }),
          text("Visa status: Permanent resident (subclass 190)", { after: 0 }),
          text("Address: 6/21 Barkly Street, Footscray VIC 3011", { after: 0 }),
          text("Tel.: (+61) 491 579 212", { after: 0 }),
          text("E-mail: selam.worku@example.com", { after: 6 }),
          head("Career objective"),
          text(
            "To return to the bench as a medical laboratory scientist in haematology or microbiology, where I have nine years of experience.",
          ),
          head("Work experience"),
          ...job(
            "Laboratory Technician",
            "Maribyrnong Pathology Services Pty Ltd, Sunshine, Australia",
            "14 October 2024 – to date",
            "Specimen reception and coagulation bench, evening shift",
            "Wrote the bench guide for the new analyser",
          ),
          ...job(
            "Personal Care Assistant (night shift)",
            "Acacia Grove Aged Care, Melbourne, Australia",
            "01 February 2023 – 30 September 2024",
            "Care of 32 residents with one nurse",
          ),
          ...job(
            "Senior Medical Laboratory Technologist",
            "Entoto Referral Hospital, Addis Ababa, Ethiopia",
            "08 March 2018 – 30 June 2022",
            "Supervised a haematology section of nine",
            "Led accreditation to ISO 15189 in 2020",
          ),
          ...job(
            "Medical Laboratory Technologist",
            "Blue Nile Health Partnership, Bahir Dar, Ethiopia",
            "01 September 2013 – 28 February 2018",
            "Malaria microscopy, CD4 counts, outreach by boat",
          ),
          head("Academic qualifications"),
          text("**MSc in Clinical Laboratory Sciences (Haematology)**", { before: 4, after: 0 }),
          text("Sheger University, Addis Ababa, 2017", { after: 0 }),
          text("Assessed as comparable to an Australian master degree (2022)", { after: 4 }),
          text("**BSc in Medical Laboratory Technology**", { after: 0 }),
          text("Lake Tana University, Bahir Dar, 2013", { after: 4 }),
          text("**Certificate III in Individual Support**", { after: 0 }),
          text("Westgate Community College, Melbourne, 2023", { after: 4 }),
          head("Registrations and checks"),
          text("NDIS Worker Screening Check, no. 60219944, expires 19/01/2028", { after: 2 }),
          text("Working with Children Check, no. 0883175A, expires 03/02/2028", { after: 2 }),
          head("Technical skills"),
          ...points(
            "Blood film morphology",
            "Flow cytometry",
            "Gram staining",
            "Quality control",
            "Phlebotomy",
            "Microsoft Word",
          ),
          head("Languages"),
          text("Amharic (mother tongue), English (IELTS 7.5), Oromo (good)"),
          head("Hobbies"),
          text("Coffee ceremony, distance running, choir"),
          head("Referees"),
          text("Dr Girma Haile, Head of Laboratory, Entoto Referral Hospital", { after: 1 }),
          text("Joanne Petty, Laboratory Manager, Maribyrnong Pathology Services, 03 5550 2851"),
        ],
      },
    ],
  ),
  says: {
    given: "Selamawit / Selamawit Bekele",
    family: "Worku / Bekele Worku",
    email: "selam.worku@example.com",
    phone: "+61491579212",
    jobs: [
      [
        "Laboratory Technician",
        "Maribyrnong Pathology Services Pty Ltd / Maribyrnong Pathology Services / Maribyrnong Pathology Services Pty Ltd, Sunshine / Maribyrnong Pathology Services Pty Ltd, Sunshine, Australia",
        "2024-10",
        null,
      ],
      [
        "Personal Care Assistant (night shift) / Personal Care Assistant",
        "Acacia Grove Aged Care / Acacia Grove Aged Care, Melbourne / Acacia Grove Aged Care, Melbourne, Australia",
        "2023-02",
        "2024-09",
      ],
      [
        "Senior Medical Laboratory Technologist",
        "Entoto Referral Hospital / Entoto Referral Hospital, Addis Ababa / Entoto Referral Hospital, Addis Ababa, Ethiopia",
        "2018-03",
        "2022-06",
      ],
      [
        "Medical Laboratory Technologist",
        "Blue Nile Health Partnership / Blue Nile Health Partnership, Bahir Dar / Blue Nile Health Partnership, Bahir Dar, Ethiopia",
        "2013-09",
        "2018-02",
      ],
    ],
    studies: [
      [
        "MSc in Clinical Laboratory Sciences (Haematology) / MSc in Clinical Laboratory Sciences / Master of Science in Clinical Laboratory Sciences (Haematology)",
        "Sheger University / Sheger University, Addis Ababa",
        "2017",
      ],
      [
        "BSc in Medical Laboratory Technology / Bachelor of Science in Medical Laboratory Technology",
        "Lake Tana University / Lake Tana University, Bahir Dar",
        "2013",
      ],
      [
        "Certificate III in Individual Support",
        "Westgate Community College / Westgate Community College, Melbourne",
        "2023",
      ],
    ],
    skills: [
      "Blood film morphology",
      "Flow cytometry",
      "Gram staining",
      "Quality control",
      "Phlebotomy",
      "Microsoft Word",
    ],
    licences: [
      ["NDIS Worker Screening Check / NDIS Worker Screening / NDIS Worker Check", "60219944", "2028-01-19"],
      ["Working with Children Check", "0883175A", "2028-02-03"],
    ],
    languages: ["Amharic", "English", "Oromo"],
    besides: [
      "Permanent resident",
      "comparable to an Australian master degree",
      "IELTS",
      "ISO 15189",
      "Girma Haile",
      "Head of Laboratory",
      "Joanne Petty",
      "Laboratory Manager",
    ],
  },
};
