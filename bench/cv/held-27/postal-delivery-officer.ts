import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const ask = (question: string, ...answers: readonly string[]) => [
  table(
    [170],
    [
      [{ shade: "DEEAF6", blocks: [text(`**${question}**`)] }],
      [answers.map((words) => text(words, { after: 1 }))],
    ],
    true,
  ),
  text(" ", { after: 0, size: 5 }),
];

/** A South Sudanese-Australian parcel carrier's sheet of a job club: shaded questions in plain words, answers below, jobs as title, employer and “May 2022 – still working here” on lines. */
export const postalDeliveryOfficer: UnseenCv = {
  name: "South Sudanese-Australian postal delivery officer's job club sheet in Word: shaded questions over answers, title, employer and “May 2022 – still working here” on lines, ticked skills",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 11,
      margin: 20,
      above: [text("Tarneit Job Club – My Resume", { size: 9, align: "right", colour: "808080" })],
    },
    [
      {
        blocks: [
          text("**Achol Aguer**", { size: 24, after: 2 }),
          text("Tarneit VIC 3029     Phone: 0491 575 789     Email: achol.aguer@example.com", { after: 6 }),
          ...ask(
            "Who am I and what work do I want?",
            "I am a mother of four and a fast walker. I have delivered mail for four years and I want a supervisor job in a parcel depot or more hours on the road.",
          ),
          ...ask(
            "Where have I worked?",
            "**Postal Delivery Officer**",
            "Wyndham Mail Contractors Pty Ltd, Hoppers Crossing",
            "May 2022 – still working here",
            "Letters and parcels on an electric bike, 640 points a day; buddy for new people",
            " ",
            "**Mail Sorter (nights)**",
            "Western Sorting Centre, Sunshine West",
            "September 2019 – April 2022",
            "Parcels by hand and by machine, 1,100 an hour",
            " ",
            "**Cleaner**",
            "Brightway Office Cleaning, Werribee",
            "January 2012 – August 2014",
            " ",
            "**Community Health Volunteer**",
            "Kakuma Camp Clinic, Kenya",
            "2006 – 2010",
          ),
          ...ask(
            "What have I studied?",
            "Certificate III in Supply Chain Operations, Wyndham Adult Learning, 2024",
            "Certificate II in Spoken and Written English, Wyndham Adult Learning, 2013",
            "Kenya Certificate of Secondary Education, Kakuma Refugee Secondary School, 2005",
          ),
          ...ask(
            "What am I good at?",
            "☑ Finding addresses",
            "☑ Lifting safely",
            "☑ Scanning devices",
            "☑ Dogs",
            "☑ Teaching new people",
          ),
          ...ask(
            "Which licences and checks do I have?",
            "Victorian car licence – full",
            "Forklift licence (LF), number VL 2204417, ends 17 Nov 2028",
            "National police check, 06/2026",
            "First aid HLTAID011, ends 02 Feb 2028",
          ),
          ...ask(
            "Which languages do I speak?",
            "Dinka (first language), Juba Arabic, Swahili, English (good)",
          ),
          ...ask("What do I like?", "Basketball – I coach girls under 12. Church choir. Sewing."),
          ...ask(
            "Who can you call?",
            "Con Vlahos, depot manager, Wyndham Mail Contractors, 0491 576 801",
            "Pastor Gabriel Atem, 03 5550 6014",
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Achol",
    family: "Aguer",
    email: "achol.aguer@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Postal Delivery Officer",
        "Wyndham Mail Contractors Pty Ltd / Wyndham Mail Contractors / Wyndham Mail Contractors Pty Ltd, Hoppers Crossing",
        "2022-05",
        null,
      ],
      [
        "Mail Sorter (nights) / Mail Sorter",
        "Western Sorting Centre / Western Sorting Centre, Sunshine West",
        "2019-09",
        "2022-04",
      ],
      ["Cleaner", "Brightway Office Cleaning / Brightway Office Cleaning, Werribee", "2012-01", "2014-08"],
      ["Community Health Volunteer", "Kakuma Camp Clinic / Kakuma Camp Clinic, Kenya", "2006", "2010"],
    ],
    studies: [
      ["Certificate III in Supply Chain Operations", "Wyndham Adult Learning", "2024"],
      ["Certificate II in Spoken and Written English", "Wyndham Adult Learning", "2013"],
      ["Kenya Certificate of Secondary Education", "Kakuma Refugee Secondary School", "2005"],
    ],
    skills: ["Finding addresses", "Lifting safely", "Scanning devices", "Dogs", "Teaching new people"],
    licences: [
      [
        "Forklift licence (LF) / Forklift licence / Forklift / Forklift (LF) / Forklift licence LF",
        "VL 2204417 / 2204417",
        "2028-11-17",
      ],
      ["National police check"],
      ["First aid HLTAID011 / First aid / First aid (HLTAID011) / HLTAID011", undefined, "2028-02-02"],
    ],
    drives: ["C"],
    languages: ["Dinka", "Juba Arabic / Arabic", "Swahili", "English"],
    besides: [
      "Driver licence",
      "Victorian car licence",
      "Coach",
      "Basketball",
      "Tarneit Job Club",
      "Con Vlahos",
      "Gabriel Atem",
    ],
  },
};
