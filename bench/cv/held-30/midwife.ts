import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
/** Title and ward, the months at the right edge, the hospital below. */
const post = (title: string, when: string, at: string, ...duties: readonly string[]) => [
  text(`**${title}**\t${when}`, { tabs: [-42], before: 7, after: 0 }),
  text(`__${at}__`, { after: 2 }),
  ...points(...duties),
];

/** A Ghanaian-Australian midwife's résumé in a plain template of Word: title with “Feb 2022 – Present” at the right edge over the hospital in italics, two posts at one hospital, a master's degree in progress, registration with its number and end in a sentence. */
export const midwife: UnseenCv = {
  name: "Ghanaian-Australian midwife's Word template: “Title … Feb 2022 – Present” at the right edge over the hospital in italics, two posts at one hospital, a degree in progress, registration and immunisation behind labels",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 21,
      accent: "8A2B5B",
      below: [
        text("Akosua Boatemaa Darko, Registered Midwife – page {page} of {pages}", {
          size: 9,
          align: "center",
        }),
      ],
    },
    [
      {
        blocks: [
          text("Akosua Boatemaa Darko", { style: "Title" }),
          text("Registered Midwife and Registered Nurse", { size: 13, after: 2 }),
          text("6 Bandicoot Rise, Ellenbrook WA 6069  |  0491 573 087  |  akosua.darko@example.com", {
            after: 4,
          }),
          head("Professional Profile"),
          text(
            "Midwife with eleven years of experience in birth suites of all levels of risk, and five in a caseload model. I have cared for more than 400 women in labour as their primary midwife. Known for calm in emergencies and for my teaching of students.",
          ),
          head("Clinical Experience"),
          ...post(
            "Clinical Midwife, Midwifery Group Practice",
            "Feb 2022 – Present",
            "Swan Districts Women's Hospital, Midland WA",
            "Caseload of 36 women a year from booking to six weeks after birth",
            "Home visits in the northern corridor, on call five days in seven",
            "Preceptor of two students each semester",
          ),
          ...post(
            "Registered Midwife, Birth Suite",
            "Aug 2018 – Feb 2022",
            "Swan Districts Women's Hospital, Midland WA",
            "Care in labour, theatre and recovery; 1,900 births a year",
            "Emergency drills officer for shoulder dystocia and haemorrhage",
          ),
          ...post(
            "Registered Midwife (rotational)",
            "Jan 2016 – Jul 2018",
            "Gascoyne Coast Health Service, Carnarvon WA",
            "Antenatal clinic, birth suite and postnatal ward in a unit of six beds",
            "Outreach clinics by plane once a month",
          ),
          ...post(
            "Staff Nurse, Medical Ward",
            "2010 – 2013",
            "Adum Polyclinic, Kumasi, Ghana",
            "Ward of 32 beds, mostly malaria and diabetes",
          ),
          head("Education"),
          ...post(
            "Master of Midwifery",
            "Jul 2025 – in progress, completion 2027",
            "Derbarl Yerrigan University, part time",
          ),
          ...post("Postgraduate Diploma of Midwifery", "2015", "Derbarl Yerrigan University, Perth"),
          ...post("Diploma in General Nursing", "2007 – 2010", "Ashanti Nurses' Training College, Kumasi"),
          head("Registration and Clearances"),
          ...points(
            "AHPRA: NMW0002217345, registered nurse and midwife, renewal due 31 May 2027",
            "Working with Children Check WA: 3318207, valid to 14/09/2028",
            "Neonatal Resuscitation (advanced), completed March 2026",
            "K2 fetal monitoring package, completed June 2026",
            "Driver's licence C (WA), own car",
            "Immunisation record complete, hepatitis B and MMR",
          ),
          head("Clinical Skills"),
          text(
            "Water birth, perineal suturing, cannulation, CTG interpretation, lactation support, newborn examination, MedTech and Stork Perinatal Database",
          ),
          head("Languages"),
          text("English, Twi and Ga"),
          head("Professional Memberships"),
          text("Western Midwives' Guild, member since 2016; Journal club convenor, 2023 and 2024"),
          head("Away from Work"),
          text("Choir alto, allotment gardening, netball on Tuesdays"),
          head("Referees"),
          text("**Jacinta Moloney**, Midwifery Manager, Swan Districts Women's Hospital – 08 5550 2217", {
            after: 1,
          }),
          text(
            "**Dr Peter Achterberg**, Obstetrician, Gascoyne Coast Health Service – p.achterberg@example.org",
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Akosua Boatemaa / Akosua",
    family: "Darko / Boatemaa Darko",
    email: "akosua.darko@example.com",
    phone: "+61491573087",
    jobs: [
      [
        "Clinical Midwife, Midwifery Group Practice / Clinical Midwife / Clinical Midwife (Midwifery Group Practice)",
        "Swan Districts Women's Hospital / Swan Districts Women's Hospital, Midland / Swan Districts Women's Hospital, Midland WA",
        "2022-02",
        null,
      ],
      [
        "Registered Midwife, Birth Suite / Registered Midwife / Registered Midwife (Birth Suite)",
        "Swan Districts Women's Hospital / Swan Districts Women's Hospital, Midland / Swan Districts Women's Hospital, Midland WA",
        "2018-08",
        "2022-02",
      ],
      [
        "Registered Midwife (rotational) / Registered Midwife",
        "Gascoyne Coast Health Service / Gascoyne Coast Health Service, Carnarvon / Gascoyne Coast Health Service, Carnarvon WA",
        "2016-01",
        "2018-07",
      ],
      [
        "Staff Nurse, Medical Ward / Staff Nurse / Staff Nurse (Medical Ward)",
        "Adum Polyclinic / Adum Polyclinic, Kumasi / Adum Polyclinic, Kumasi, Ghana",
        "2010",
        "2013",
      ],
    ],
    studies: [
      ["Master of Midwifery", "Derbarl Yerrigan University", "2027"],
      [
        "Postgraduate Diploma of Midwifery",
        "Derbarl Yerrigan University / Derbarl Yerrigan University, Perth",
        "2015",
      ],
      [
        "Diploma in General Nursing",
        "Ashanti Nurses' Training College / Ashanti Nurses' Training College, Kumasi",
        "2010",
      ],
    ],
    skills: [
      "Water birth",
      "perineal suturing",
      "cannulation",
      "CTG interpretation",
      "lactation support",
      "newborn examination",
      "MedTech and Stork Perinatal Database",
    ],
    licences: [
      [
        "AHPRA / AHPRA registration / Registered nurse and midwife / AHPRA registered nurse and midwife / AHPRA (registered nurse and midwife)",
        "NMW0002217345",
        "2027-05-31",
      ],
      [
        "Working with Children Check WA / Working with Children Check / Working with Children Check (WA)",
        "3318207",
        "2028-09-14",
      ],
      ["Neonatal Resuscitation (advanced) / Neonatal Resuscitation"],
      ["K2 fetal monitoring package / K2 fetal monitoring"],
    ],
    drives: ["C"],
    languages: ["English", "Twi", "Ga"],
    besides: [
      "MedTech",
      "Stork Perinatal Database",
      "Driver licence",
      "Driver's licence C",
      "Immunisation record",
      "Hepatitis B",
      "Western Midwives' Guild",
      "Journal club convenor",
      "Emergency drills officer",
      "Jacinta Moloney",
      "Peter Achterberg",
      "Dr Peter Achterberg",
    ],
  },
};
