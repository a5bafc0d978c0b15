import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const at = (employer: string, when: string) =>
  text(`**${employer}**\t**${when}**`, { tabs: [-50], before: 8, after: 0 });
const as = (title: string) => text(`__${title}__`, { after: 3 });

/** A midwife's long CV from the United Kingdom: employer against months at the right, title and band below in italics, trusts with two roles, study days by year. */
export const midwife: UnseenCv = {
  name: "English midwife's long CV: employer against months at the right, title with band below, study days by year",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 25,
      accent: "1F3864",
      below: [
        text("Charlotte Pemberton – Curriculum Vitae\tPage {page} of {pages}", { tabs: [-50], size: 9 }),
      ],
    },
    [
      {
        blocks: [
          text("Charlotte Pemberton", { style: "Title", align: "center" }),
          text("Registered Midwife and Registered Nurse", { align: "center", after: 0 }),
          text("4/19 Pakington Rise, Geelong West VIC 3218", { align: "center", after: 0 }),
          text("Mobile: 0491 573 770 | Email: charlotte.pemberton@example.com", {
            align: "center",
            after: 6,
          }),
          head("Professional Profile"),
          text(
            "I am an experienced midwife with sixteen years in hospital and community settings in England and Australia. I have worked across antenatal clinic, birth suite and postnatal ward and have spent the last three years in a caseload team. I am a permanent resident of Australia and looking for a clinical midwife consultant role in the Barwon region.",
            { after: 6 },
          ),
          head("Registration"),
          text("AHPRA Registered Midwife, NMW0002247781, expires 31 May 2027"),
          text("Working with Children Check (Victoria), 2388104A, expires 14 September 2029"),
          text("National Police Check, completed July 2026"),
          text("Victorian driver licence (full, car)"),
          head("Employment History"),
          at("Barwon Coast Women's Hospital, Geelong", "June 2023 – Present"),
          as("Caseload Midwife"),
          ...points(
            "Carry a caseload of 38 women a year, from booking to six weeks after birth",
            "Homebirth second midwife since February 2024",
            "Precept graduate midwives and students on continuity placements",
            "Member of the perinatal mortality review group",
          ),
          at("Western Plains Health, Melbourne", "March 2020 – May 2023"),
          as("Clinical Midwife Specialist, Birth Suite"),
          ...points(
            "In charge of a twelve-room birth suite on rotating shifts, about 5,600 births a year",
            "Water birth credentialing lead for 40 staff",
            "Cannulation, perineal repair and CTG interpretation",
          ),
          at("Thornbridge and District NHS Foundation Trust, Sheffield, UK", "September 2013 – January 2020"),
          as("Senior Midwife (Band 7), Delivery Suite – April 2017 to January 2020"),
          ...points(
            "Coordinated the shift for up to 14 midwives and managed the on-call theatre team",
            "Introduced a fresh eyes sticker that halved late escalations in the first audit",
          ),
          as("Midwife (Band 6), Postnatal Ward and Community – September 2013 to March 2017"),
          ...points(
            "Ran a community clinic at two GP surgeries and visited families at home",
            "Newborn examination (NIPE) trained in 2015",
          ),
          at("Royal Eastmoor Hospital, Leeds, UK", "October 2010 – August 2013"),
          as("Newly Qualified Midwife (Band 5)"),
          ...points("Rotation through all areas of a consultant-led unit with 4,000 births a year"),
          at("Primrose Hill Nursing Home, Leeds, UK", "2007 – 2010"),
          as("Healthcare Assistant (part time while studying)"),
          head("Education and Qualifications"),
          text("**Master of Midwifery**\t2025", { tabs: [-50], after: 0 }),
          text("Corangamite University, Geelong (part time)", { after: 4 }),
          text("**Postgraduate Certificate in Examination of the Newborn**\t2015", { tabs: [-50], after: 0 }),
          text("Hallam Vale University, Sheffield", { after: 4 }),
          text("**BSc (Hons) Midwifery**, Upper Second Class\t2010", { tabs: [-50], after: 0 }),
          text("University of West Leeds", { after: 4 }),
          text("**A Levels: Biology (B), Psychology (A), English Language (B)**\t2007", {
            tabs: [-50],
            after: 0,
          }),
          text("Roundhay Park Sixth Form College, Leeds", { after: 4 }),
          head("Clinical Skills"),
          ...points(
            "Water birth",
            "Perineal repair",
            "CTG interpretation",
            "IV cannulation",
            "Newborn examination",
            "Breastfeeding support",
            "Epidural care",
            "BOS and Genie records",
          ),
          head("Study Days and Conferences"),
          text("2026 – PROMPT obstetric emergencies (annual); Safe infant sleep update"),
          text("2025 – Trauma-informed maternity care; Neonatal resuscitation instructor day"),
          text("2024 – Australian Homebirth Forum, Hobart; Cultural safety for Aboriginal families"),
          head("Professional Memberships"),
          text("Society of Australian Midwives, since 2020"),
          head("Interests"),
          text("Open-water swimming, choral singing and walking our two greyhounds."),
          head("Referees"),
          text(
            "Angela Tran, Midwifery Unit Manager, Barwon Coast Women's Hospital, 03 5550 4410, a.tran@barwoncoast.example",
          ),
          text("Bernadette Quayle, Associate Director of Midwifery, Western Plains Health, 0491 571 491"),
        ],
      },
    ],
  ),
  says: {
    given: "Charlotte",
    family: "Pemberton",
    email: "charlotte.pemberton@example.com",
    phone: "+61491573770",
    jobs: [
      [
        "Caseload Midwife",
        "Barwon Coast Women's Hospital / Barwon Coast Women's Hospital, Geelong",
        "2023-06",
        null,
      ],
      [
        "Clinical Midwife Specialist, Birth Suite / Clinical Midwife Specialist",
        "Western Plains Health / Western Plains Health, Melbourne",
        "2020-03",
        "2023-05",
      ],
      [
        "Senior Midwife (Band 7), Delivery Suite / Senior Midwife (Band 7) / Senior Midwife / Senior Midwife, Delivery Suite",
        "Thornbridge and District NHS Foundation Trust / Thornbridge and District NHS Foundation Trust, Sheffield",
        "2017-04",
        "2020-01",
      ],
      [
        "Midwife (Band 6), Postnatal Ward and Community / Midwife (Band 6) / Midwife / Midwife, Postnatal Ward and Community",
        "Thornbridge and District NHS Foundation Trust / Thornbridge and District NHS Foundation Trust, Sheffield",
        "2013-09",
        "2017-03",
      ],
      [
        "Newly Qualified Midwife (Band 5) / Newly Qualified Midwife / Midwife (Band 5)",
        "Royal Eastmoor Hospital / Royal Eastmoor Hospital, Leeds",
        "2010-10",
        "2013-08",
      ],
      [
        "Healthcare Assistant (part time while studying) / Healthcare Assistant / Healthcare Assistant (part time)",
        "Primrose Hill Nursing Home / Primrose Hill Nursing Home, Leeds",
        "2007",
        "2010",
      ],
    ],
    studies: [
      ["Master of Midwifery", "Corangamite University / Corangamite University, Geelong", "2025"],
      [
        "Postgraduate Certificate in Examination of the Newborn",
        "Hallam Vale University / Hallam Vale University, Sheffield",
        "2015",
      ],
      ["BSc (Hons) Midwifery / BSc (Hons) Midwifery, Upper Second Class", "University of West Leeds", "2010"],
      [
        "A Levels: Biology (B), Psychology (A), English Language (B) / A Levels",
        "Roundhay Park Sixth Form College / Roundhay Park Sixth Form College, Leeds",
        "2007",
      ],
    ],
    skills: [
      "Water birth",
      "Perineal repair",
      "CTG interpretation",
      "IV cannulation",
      "Newborn examination",
      "Breastfeeding support",
      "Epidural care",
      "BOS and Genie records",
    ],
    licences: [
      [
        "AHPRA Registered Midwife / Registered Midwife / AHPRA Registration / AHPRA",
        "NMW0002247781",
        "2027-05-31",
      ],
      ["Working with Children Check (Victoria) / Working with Children Check", "2388104A", "2029-09-14"],
      ["National Police Check / Police Check"],
    ],
    drives: ["C"],
    besides: [
      "Victorian driver licence",
      "Driver licence",
      "PROMPT obstetric emergencies",
      "Safe infant sleep update",
      "Trauma-informed maternity care",
      "Neonatal resuscitation instructor day",
      "Australian Homebirth Forum",
      "Cultural safety for Aboriginal families",
      "Society of Australian Midwives",
      "English",
      "NIPE",
      "Registered Nurse",
    ],
  },
};
