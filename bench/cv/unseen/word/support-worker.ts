import type { UnseenCv } from "../known.ts";
import { word } from "../write-word.ts";

/** A support worker in a Word template: a date line above each entry, title and employer by a vertical bar in one heading. */
export const supportWorker: UnseenCv = {
  name: "template with dates above",
  type: "docx",
  write: word([
    "! Tendai\nChikowore",
    "Salisbury North SA 5108 · 0447 551 093 · tendai.chikowore@carepost.example · linkedin.com/in/tendaic",
    "Disability support worker who stays calm, drives anything with wheels and cooks sadza for everybody.",
    "# Experience",
    "mar 2022 – present",
    "## Disability Support Worker | Minda Homes",
    "Active nights and community access for five residents. Medication. Incident reports under the NDIS Commission’s rules of July 2021.",
    "nov 2019 – feb 2022",
    "## Personal Care Assistant | Bupa Salisbury East",
    "Showers, meals and company. COVID-19 outbreak lead, January 2022.",
    "2014 – 2019",
    "## Primary School Teacher | Ministry of Primary and Secondary Education, Zimbabwe",
    "Grade 4 at Glen View 8 Primary School.",
    "# Education",
    "dec 2021",
    "## Certificate IV in Disability | Open Colleges",
    "nov 2013",
    "## Diploma in Education (Primary) | Seke Teachers’ College",
    "# Skills",
    {
      widths: [50, 50],
      rows: [
        [
          ["- PEG feeding", "- Hoist transfers", "- Positive behaviour support"],
          ["- Seizure management", "- Lumary", "- Cooking"],
        ],
      ],
    },
    "# Checks",
    "- NDIS Worker Screening Check (SA) – ID 55118203 – to 2029",
    "- Manual driver’s licence, class C",
    "- HLTAID011 Provide First Aid – March 2026",
    "# Languages",
    "Shona | Ndebele | English",
    "# Activities",
    "Chorister at St Augustine’s since 2020; five-a-side football",
  ]),
  says: {
    given: "Tendai",
    family: "Chikowore",
    email: "tendai.chikowore@carepost.example",
    phone: "+61447551093",
    jobs: [
      ["Disability Support Worker", "Minda Homes", "2022-03", null],
      ["Personal Care Assistant", "Bupa Salisbury East", "2019-11", "2022-02"],
      [
        "Primary School Teacher",
        "Ministry of Primary and Secondary Education, Zimbabwe / Ministry of Primary and Secondary Education",
        "2014",
        "2019",
      ],
    ],
    studies: [
      ["Certificate IV in Disability", "Open Colleges", "2021-12"],
      ["Diploma in Education (Primary)", "Seke Teachers’ College", "2013-11"],
    ],
    skills: [
      "PEG feeding",
      "Hoist transfers",
      "Positive behaviour support",
      "Seizure management",
      "Lumary",
      "Cooking",
    ],
    licences: [
      ["NDIS Worker Screening Check (SA) / NDIS Worker Screening Check", "55118203"],
      ["HLTAID011 Provide First Aid / Provide First Aid"],
    ],
    drives: ["C"],
    languages: ["Shona", "Ndebele / North Ndebele", "English"],
  },
};
