import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const claim = (criterion: string, ...answer: readonly string[]) => [
  text(criterion, { style: "Heading2" }),
  ...answer.map((words) => text(words, { after: 5 })),
];
const job = (title: string, at: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**\t${when}`, { tabs: [-45], before: 6, after: 0 }),
  text(`__${at}__`, { after: 2 }),
  ...points(...duties),
];

/** An archivist's application to a state agency in one file: particulars of the vacancy in a table, answers to the selection criteria with jobs told in prose, then the resume with months at the right. */
export const archivist: UnseenCv = {
  name: "archivist's government application: vacancy table, answers to selection criteria, then a resume with months at the right",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 10.5,
      margin: 25,
      accent: "1F3864",
      below: [text("G Applebee – Vacancy 664120 – page {page} of {pages}", { align: "right", size: 8 })],
    },
    [
      {
        blocks: [
          text("Application for Senior Archivist", { style: "Title" }),
          table(
            [50, 110],
            [
              ["Applicant", [text("**Gwenllian Applebee**")]],
              ["Vacancy number", "SRO 664120"],
              ["Agency", "State Records Office, South Australia"],
              ["Classification", "PO3"],
              ["Contact", "0491 570 156, gwen.applebee@example.com"],
              ["Postal address", "7 Cudmore Grove, Prospect SA 5082"],
            ],
            true,
          ),
          head("Statement addressing the selection criteria"),
          ...claim(
            "1. Demonstrated experience in the appraisal and description of records",
            "In 2023 the City of Torrens Bend sold its old depot and asked me what to do with 1,100 boxes that nobody had opened since 1988. I sampled one box in ten, wrote a disposal schedule with the records manager and had it approved in eleven weeks. We kept 140 boxes, and I described each to series level.",
            "As a cataloguer at the Flinders Gallery from 2012 to 2015 I learned to describe letters so that a stranger can find them.",
          ),
          ...claim(
            "2. Ability to work with Aboriginal communities on access to records",
            "I worked with Kaurna elders and a link-up service on a protocol for mission registers. Families now see a record within five days, and a person sits with them when they do.",
          ),
          ...claim(
            "3. Knowledge of digital preservation",
            "I moved 9 terabytes of council minutes and maps to a preservation system, with checks of every file and a plan for the formats that will not last.",
          ),
          head("Resume"),
          head("Career summary"),
          ...job(
            "Archivist",
            "City of Torrens Bend, Adelaide",
            "Mar. 2019 – present",
            "Appraisal, disposal and transfer of council records",
            "Reading room, 900 enquiries a year",
            "Supervise one trainee and six volunteers",
          ),
          ...job(
            "Records Officer (ASO4)",
            "Department of Lakes and Wetlands, Adelaide",
            "Nov. 2015 – Feb. 2019",
            "File plans, training and audits in five regions",
          ),
          ...job(
            "Cataloguer (0.6)",
            "Flinders Gallery, Adelaide",
            "Apr. 2012 – Oct. 2015",
            "Papers of eleven South Australian painters",
          ),
          ...job("Library Shelver", "Llyn Tegid Public Library, Bala, Wales", "2008 – 2010"),
          head("Education and training"),
          text("2014\tGraduate Diploma in Archives and Records, Mawson University", { tabs: [22], after: 1 }),
          text("2011\tBachelor of Arts (History), University of Cardigan Bay, Wales", {
            tabs: [22],
            after: 1,
          }),
          text("2022\tDigital Preservation Essentials, Bitkeepers Australia (short course)", { tabs: [22] }),
          head("Technical skills"),
          ...points(
            "Appraisal and disposal",
            "Archival description (ISAD(G))",
            "Content Manager",
            "Preservica",
            "AtoM",
            "Palaeography",
          ),
          head("Clearances"),
          text("Working with Children Check 1940662, expires 21 March 2030", { after: 1 }),
          text("National Police Certificate, issued August 2026", { after: 1 }),
          text("SA driver's licence, class C"),
          head("Languages"),
          text("Welsh (first language), English, reading Latin"),
          head("Professional memberships and papers"),
          ...points(
            "Professional member, Guild of Archivists and Recordkeepers, since 2015",
            "“Boxes nobody opened”, Recordkeepers' Conference, Hobart, October 2024",
          ),
          head("Referees"),
          text("Mr Theo Mavros, Manager Governance, City of Torrens Bend, 08 5550 7731", { after: 1 }),
          text("Dr Pauline Sarre, formerly Flinders Gallery, pauline.sarre@example.com"),
        ],
      },
    ],
  ),
  says: {
    given: "Gwenllian",
    family: "Applebee",
    email: "gwen.applebee@example.com",
    phone: "+61491570156",
    jobs: [
      ["Archivist", "City of Torrens Bend / City of Torrens Bend, Adelaide", "2019-03", null],
      [
        "Records Officer (ASO4) / Records Officer",
        "Department of Lakes and Wetlands / Department of Lakes and Wetlands, Adelaide",
        "2015-11",
        "2019-02",
      ],
      [
        "Cataloguer (0.6) / Cataloguer",
        "Flinders Gallery / Flinders Gallery, Adelaide",
        "2012-04",
        "2015-10",
      ],
      [
        "Library Shelver",
        "Llyn Tegid Public Library / Llyn Tegid Public Library, Bala / Llyn Tegid Public Library, Bala, Wales",
        "2008",
        "2010",
      ],
    ],
    studies: [
      ["Graduate Diploma in Archives and Records", "Mawson University", "2014"],
      [
        "Bachelor of Arts (History) / Bachelor of Arts",
        "University of Cardigan Bay / University of Cardigan Bay, Wales",
        "2011",
      ],
      [
        "Digital Preservation Essentials / Digital Preservation Essentials (short course)",
        "Bitkeepers Australia",
        "2022",
      ],
    ],
    skills: [
      "Appraisal and disposal",
      "Archival description (ISAD(G)) / Archival description",
      "Content Manager",
      "Preservica",
      "AtoM",
      "Palaeography",
    ],
    licences: [
      ["Working with Children Check", "1940662", "2030-03-21"],
      ["National Police Certificate / Police Certificate / National Police Check"],
    ],
    drives: ["C"],
    languages: ["Welsh", "English", "Latin / reading Latin"],
    besides: [
      "SA driver's licence",
      "Driver's licence",
      "ISAD(G)",
      "Appraisal",
      "Disposal",
      "Guild of Archivists and Recordkeepers",
      "Professional member",
      "Boxes nobody opened",
      "Digital preservation",
    ],
  },
};
