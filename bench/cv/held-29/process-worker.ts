import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const green = "2E7D4F";
const head = (words: string) =>
  text(`**${words}**`, { before: 9, after: 4, size: 12, shade: "E2F0E7", colour: green });
const line = (label: string, words: string) =>
  text(`${label}:\t${words}`, { tabs: [32], hanging: 32, after: 1 });
/** Position and company behind labels, then “From” and “To” on one line. */
const job = (position: string, company: string, from: string, to: string, ...tasks: readonly string[]) => [
  line("Position", `**${position}**`),
  line("Company", company),
  text(`From:\t${from}\tTo:\t${to}`, { tabs: [32, 80, 92], after: 1 }),
  ...(tasks.length > 0 ? [text("Main tasks:", { after: 1 }), ...points(...tasks)] : []),
  text("", { after: 2, size: 6 }),
];

/** An Eritrean-Australian process worker's resume in the template of a provider of job services: Position and Company behind labels over “From: June 2022  To: Present”, tickets ticked in a table, availability and transport told. */
export const processWorker: UnseenCv = {
  name: "Eritrean-Australian process worker's resume in a job services provider's Word template: Position and Company behind labels over “From: June 2022  To: Present” on one line, ticked table of tickets, availability, referees with “Known as”",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 22,
      above: [text("Northgate Pathways – Employment Services", { size: 9, align: "right", colour: green })],
      below: [
        text("Resume of Berhane Tesfay – prepared October 2026 – page {page}", {
          size: 8.5,
          align: "center",
        }),
      ],
    },
    [
      {
        blocks: [
          text("Berhane Tesfay", { size: 22, after: 2 }),
          line("Address", "2/15 Gaffney Street, Coburg North VIC 3058"),
          line("Mobile", "0491 575 789"),
          line("Email", "berhane.tesfay@example.com"),
          head("Employment Goal"),
          text(
            "To work full time as a process worker, machine operator or leading hand in food or packaging. I am reliable, I am never late, and I like to learn new machines.",
          ),
          head("Key Skills"),
          table(
            [83, 83],
            [
              [
                points("Packing and palletising", "Machine setting", "Quality checks"),
                points("GMP and HACCP", "Pallet jack and forklift", "Basic maintenance"),
              ],
            ],
          ),
          head("Employment History"),
          ...job(
            "Machine Operator",
            "Somerton Snack Foods Pty Ltd, Somerton",
            "June 2022",
            "Present",
            "Run two form-fill-seal machines, 90 bags a minute",
            "Change film, seals and date codes; hourly quality checks",
            "Train new casuals on the line",
          ),
          ...job(
            "Process Worker (casual, through Fastforward Labour Hire)",
            "Campbellfield Plastics",
            "November 2019",
            "May 2022",
            "Trimming, packing and stacking of containers on night shift",
          ),
          ...job("Taxi Driver", "Self employed, Melbourne", "2016", "2019"),
          ...job("Car Mechanic", "Hagos Garage, Keren, Eritrea", "2003", "2011", "Diesel trucks and buses"),
          head("Education and Training"),
          text("Certificate III in Food Processing – Merri Creek TAFE – completed 2023", { after: 1 }),
          text("Certificate I in Spoken and Written English – Merri Creek TAFE – completed 2015", {
            after: 1,
          }),
          text("Year 11 – Keren Secondary School, Eritrea – completed 2002"),
          head("Licences and Tickets"),
          table(
            [10, 82, 38, 36],
            [
              ["", "**Licence / ticket**", "**Number**", "**Expires**"],
              ["☑", "Driver's licence (full, Victoria)", "", "14/05/2031"],
              ["☑", "Forklift licence (LF)", "VL 1182207", "03/09/2029"],
              ["☑", "Food Handler Certificate", "", ""],
              ["☑", "First Aid Level 2", "", "02/2028"],
              ["☐", "White Card", "", ""],
              ["☑", "National Police Check", "", ""],
            ],
            true,
          ),
          head("Languages"),
          text(
            "Tigrinya (first language), Arabic (good), Amharic (good), English (good speaking, fair writing)",
          ),
          head("Availability and Transport"),
          text("Any shift, any day. Own car. Can start with one week's notice."),
          head("Referees"),
          line("Name", "Leanne Skarbek"),
          line("Known as", "Production Supervisor, Somerton Snack Foods"),
          line("Phone", "0491 571 266"),
          text("", { size: 6 }),
          line("Name", "Pastor Dawit Habte"),
          line("Known as", "Community leader"),
          line("Phone", "0491 577 644"),
        ],
      },
    ],
  ),
  says: {
    given: "Berhane",
    family: "Tesfay",
    email: "berhane.tesfay@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Machine Operator",
        "Somerton Snack Foods Pty Ltd / Somerton Snack Foods / Somerton Snack Foods Pty Ltd, Somerton",
        "2022-06",
        null,
      ],
      [
        "Process Worker (casual, through Fastforward Labour Hire) / Process Worker / Process Worker (casual)",
        "Campbellfield Plastics",
        "2019-11",
        "2022-05",
      ],
      ["Taxi Driver", "Self employed / Self employed, Melbourne", "2016", "2019"],
      ["Car Mechanic", "Hagos Garage / Hagos Garage, Keren / Hagos Garage, Keren, Eritrea", "2003", "2011"],
    ],
    studies: [
      ["Certificate III in Food Processing", "Merri Creek TAFE", "2023"],
      ["Certificate I in Spoken and Written English", "Merri Creek TAFE", "2015"],
      ["Year 11", "Keren Secondary School / Keren Secondary School, Eritrea", "2002"],
    ],
    skills: [
      "Packing and palletising",
      "Machine setting",
      "Quality checks",
      "GMP and HACCP",
      "Pallet jack and forklift",
      "Basic maintenance",
    ],
    licences: [
      [
        "Forklift licence (LF) / Forklift licence / Forklift / Forklift (LF)",
        "VL 1182207 / 1182207",
        "2029-09-03",
      ],
      ["Food Handler Certificate / Food Handler"],
      ["First Aid Level 2 / First Aid / Level 2 First Aid", undefined, "2028-02"],
      ["National Police Check / Police Check"],
    ],
    drives: ["C"],
    languages: ["Tigrinya", "Arabic", "Amharic", "English"],
    besides: [
      "Driver licence",
      "Driver's licence",
      "Driver's licence (full, Victoria)",
      "Fastforward Labour Hire",
      "Northgate Pathways",
      "Leanne Skarbek",
      "Dawit Habte",
      "Pastor Dawit Habte",
    ],
  },
};
