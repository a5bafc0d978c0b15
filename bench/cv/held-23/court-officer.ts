import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const criterion = (words: string, ...answer: readonly string[]) => [
  text(`**${words}**`, { before: 5, after: 2 }),
  ...answer.map((one) => text(one, { after: 3 })),
];

/** A court officer's application to government: position number, selection criteria answered with years and places in sentences, then a short resume with the header of the application. */
export const courtOfficer: UnseenCv = {
  name: "court officer's government application: selection criteria with stories before a short career list, header with the position number",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 11,
      margin: 24,
      above: [text("Application for Position No. 104772 – Senior Registry Officer (AO4)", { size: 9 })],
      below: [text("B. Nakamarra-Webb\tPage {page} of {pages}", { size: 9, tabs: [-48] })],
    },
    [
      {
        blocks: [
          text("**Bronwyn Nakamarra-Webb**", { size: 18, after: 1 }),
          text("PO Box 318, Alice Springs NT 0871", { after: 0 }),
          text("T: 0491 572 549", { after: 0 }),
          text("E: bronwyn.nw@example.com", { after: 4 }),
          head("Statement against the selection criteria"),
          ...criterion(
            "1. Knowledge of court or tribunal procedure",
            "At the Central Desert Courts I list matters for three magistrates. In 2024 the lists of two bush courts clashed; I rang every lawyer and community by noon and nobody travelled for nothing.",
          ),
          ...criterion(
            "2. Service to people of many cultures",
            "I grew up with Warlpiri and English. I ask whether an interpreter is wanted before I ask anything else.",
          ),
          ...criterion(
            "3. Accuracy under pressure",
            "Of 1,900 orders that I entered last year the audit returned four.",
          ),
          head("Employment history"),
          text("**Registry Officer (AO3)**, Central Desert Courts, Alice Springs", { after: 0, before: 3 }),
          text("June 2021 to date"),
          text("**Court Orderly (AO2)**, Central Desert Courts, Alice Springs", { after: 0, before: 3 }),
          text("November 2018 to June 2021"),
          text("**Receptionist**, Todd River Legal Aid, Alice Springs", { after: 0, before: 3 }),
          text("March 2015 to October 2018"),
          text("**Shop Assistant**, Yuendumu Community Store", { after: 0, before: 3 }),
          text("2012 to 2014"),
          head("Qualifications"),
          ...points(
            "Certificate IV in Court Services, Red Centre Institute, 2023",
            "Certificate III in Business Administration, Red Centre Institute, 2016",
            "Northern Territory Certificate of Education and Training, Yirara Ridge College, 2011",
          ),
          head("Other requirements"),
          ...points(
            "Ochre Card no. 2217043, expires 8 March 2028",
            "National Police Certificate dated September 2026",
            "Commissioner for Oaths since 2022",
            "NT driver licence, class C (manual)",
          ),
          head("Skills"),
          ...points("Case management systems", "Minute taking", "Cash handling", "Interpreter bookings"),
          head("Languages"),
          text("Warlpiri, English, some Arrernte"),
          head("Referees"),
          text("Deputy Registrar Alan Spratt, Central Desert Courts, 08 5550 6627, alan.spratt@example.com"),
          text("Ngaire Tipene, Principal Solicitor, Todd River Legal Aid, 0491 570 157"),
        ],
      },
    ],
  ),
  says: {
    given: "Bronwyn",
    family: "Nakamarra-Webb",
    email: "bronwyn.nw@example.com",
    phone: "+61491572549",
    jobs: [
      [
        "Registry Officer (AO3) / Registry Officer",
        "Central Desert Courts / Central Desert Courts, Alice Springs",
        "2021-06",
        null,
      ],
      [
        "Court Orderly (AO2) / Court Orderly",
        "Central Desert Courts / Central Desert Courts, Alice Springs",
        "2018-11",
        "2021-06",
      ],
      ["Receptionist", "Todd River Legal Aid / Todd River Legal Aid, Alice Springs", "2015-03", "2018-10"],
      ["Shop Assistant", "Yuendumu Community Store", "2012", "2014"],
    ],
    studies: [
      ["Certificate IV in Court Services", "Red Centre Institute", "2023"],
      ["Certificate III in Business Administration", "Red Centre Institute", "2016"],
      ["Northern Territory Certificate of Education and Training", "Yirara Ridge College", "2011"],
    ],
    skills: ["Case management systems", "Minute taking", "Cash handling", "Interpreter bookings"],
    licences: [["Ochre Card", "2217043", "2028-03-08"], ["National Police Certificate / Police Certificate"]],
    drives: ["C"],
    languages: ["Warlpiri", "English", "Arrernte"],
    besides: [
      "Driver licence",
      "NT driver licence",
      "Commissioner for Oaths",
      "Senior Registry Officer",
      "Knowledge of court or tribunal procedure",
      "Service to people of many cultures",
      "Accuracy under pressure",
    ],
  },
};
