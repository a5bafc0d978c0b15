import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 12, caps: true, shade: "DAE3F3", before: 10, after: 4 });
const job = (title: string, at: string, address: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { caps: true, before: 6, after: 0 }),
  text(`**${at}**`, { after: 0 }),
  text(`__${address}__`, { after: 0 }),
  text(when, { after: 2 }),
  ...points(...duties),
];
const pair = (label: string, value: string) => text(`${label}\t:\t${value}`, { tabs: [45, 50], after: 0 });

/** A Filipino support worker's CV: title in capitals, employer, address and months each on a line, seminars, personal data with colons, a statement at the end. */
export const individualSupportWorker: UnseenCv = {
  name: "Filipino support worker's CV: title in capitals, employer, address and months on lines below, seminars, personal data",
  type: "docx",
  write: word({ font: "Cambria", size: 11, margin: 22 }, [
    {
      blocks: [
        text("**MARICEL D. BAUTISTA**", { size: 18, after: 0 }),
        text("Unit 3, 71 Bagot Road, Alawa, Northern Territory 0810", { after: 0 }),
        text("Mobile No.: +61 491 577 426", { after: 0 }),
        text("Email Address: maricel.bautista@example.com", { after: 6, ruled: true }),
        head("Career Objective"),
        text(
          "To work as an aged care or disability support worker in a caring organization where I can use my nine years of experience in health care here and in the Philippines.",
        ),
        head("Work Experience"),
        ...job(
          "Aged Care Worker",
          "Casuarina Gardens Residential Care",
          "Trower Loop, Casuarina, NT",
          "August 2022 – Present",
          "Assist 16 residents with showering, meals and mobility",
          "Document care in Leecare and report changes to the nurse",
          "Give medicines from Webster packs after competency training",
        ),
        ...job(
          "Home Support Worker (Part-time)",
          "Top End Home Helpers",
          "Palmerston, NT",
          "November 2021 – July 2022",
          "Cleaning, shopping and company for older people at home",
        ),
        ...job(
          "Staff Nurse",
          "Sta. Lucia Provincial Hospital",
          "San Fernando, Pampanga, Philippines",
          "June 2016 – September 2021",
          "Medical ward with 40 beds, vital signs, IV lines, charting",
          "Head nurse reliever in the night shift",
        ),
        ...job(
          "Nurse Volunteer",
          "Rural Health Unit of Apalit",
          "Apalit, Pampanga, Philippines",
          "January 2015 – December 2015",
          "Immunization days and home visits in 12 barangays",
        ),
        head("Educational Background"),
        text("**Certificate III in Individual Support (Ageing)**", { after: 0 }),
        text("Larrakeyah Training Institute, Darwin", { after: 0 }),
        text("2021 – 2022", { after: 4 }),
        text("**Bachelor of Science in Nursing**", { after: 0 }),
        text("Pampanga Central Colleges, San Fernando", { after: 0 }),
        text("2010 – 2014", { after: 4 }),
        text("**Secondary**", { after: 0 }),
        text("Apalit National High School", { after: 0 }),
        text("2006 – 2010", { after: 4 }),
        head("Eligibility and Clearances"),
        ...points(
          "Philippine Nurse Licensure Examination, passed July 2014",
          "NDIS Worker Screening Clearance No. 41550276, valid until 8 June 2027",
          "Ochre Card, valid until 2 May 2028",
          "NT Driver Licence Class C",
          "CPR and First Aid, valid until February 2028",
        ),
        head("Skills"),
        text(
          "Manual handling, hoist transfers, dementia care, medication assistance, wound dressing, Leecare documentation, cooking Filipino and Western food",
        ),
        head("Trainings and Seminars Attended"),
        text("Dementia Essentials, Darwin, 10 March 2024", { after: 0 }),
        text("Palliative Approach Workshop, Darwin, August 2023", { after: 0 }),
        text("Basic Life Support, Pampanga, 2016", { after: 4 }),
        head("Personal Data"),
        pair("Date of Birth", "February 3, 1993"),
        pair("Civil Status", "Married"),
        pair("Visa", "Subclass 186, permanent resident"),
        pair("Languages", "English, Tagalog, Kapampangan"),
        pair("Hobbies", "Singing, gardening, volleyball"),
        head("Character References"),
        text("Mrs. Joanne Whitfield, Care Manager, Casuarina Gardens, 08 5550 2260", { after: 0 }),
        text("Dr. Ramon Icao, Chief of Clinics, Sta. Lucia Provincial Hospital, r.icao@stalucia.example", {
          after: 8,
        }),
        text("I hereby certify that the above information is true and correct.", { after: 12 }),
        text("**Maricel D. Bautista**"),
      ],
    },
  ]),
  says: {
    given: "Maricel / Maricel D.",
    family: "Bautista",
    email: "maricel.bautista@example.com",
    phone: "+61491577426",
    jobs: [
      ["Aged Care Worker", "Casuarina Gardens Residential Care", "2022-08", null],
      ["Home Support Worker (Part-time) / Home Support Worker", "Top End Home Helpers", "2021-11", "2022-07"],
      ["Staff Nurse", "Sta. Lucia Provincial Hospital", "2016-06", "2021-09"],
      ["Nurse Volunteer", "Rural Health Unit of Apalit", "2015-01", "2015-12"],
    ],
    studies: [
      [
        "Certificate III in Individual Support (Ageing) / Certificate III in Individual Support",
        "Larrakeyah Training Institute / Larrakeyah Training Institute, Darwin",
        "2022",
      ],
      [
        "Bachelor of Science in Nursing",
        "Pampanga Central Colleges / Pampanga Central Colleges, San Fernando",
        "2014",
      ],
      ["Secondary", "Apalit National High School", "2010"],
    ],
    skills: [
      "Manual handling",
      "Hoist transfers",
      "Dementia care",
      "Medication assistance",
      "Wound dressing",
      "Leecare documentation / Leecare",
      "Cooking Filipino and Western food",
    ],
    licences: [
      ["NDIS Worker Screening Clearance / NDIS Worker Screening", "41550276", "2027-06-08"],
      ["Ochre Card", undefined, "2028-05-02"],
      ["CPR and First Aid / First Aid / CPR", undefined, "2028-02"],
    ],
    drives: ["C"],
    languages: ["English", "Tagalog", "Kapampangan"],
    besides: [
      "Philippine Nurse Licensure Examination",
      "NT Driver Licence",
      "Driver Licence",
      "Dementia Essentials",
      "Palliative Approach Workshop",
      "Basic Life Support",
      "Subclass 186",
    ],
  },
};
