import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A carer from Nepal: a table of jobs with a head, checks in one sentence, levels of languages in brackets. */
export const agedCare: UnseenCv = {
  name: "carer with tables",
  type: "docx",
  write: word([
    "! SUNITA GURUNG",
    "> Personal Care Worker / Assistant in Nursing",
    "> U 6/18 Station St, Auburn NSW 2144 * Ph: 0406 557 118 * Email: sunita.gurung88@mailbox.example",
    "",
    "**Professional Profile**",
    "Patient carer with five years in residential aged care. I speak up for residents and I never rush them.",
    "",
    "**Employment Details**",
    {
      widths: [20, 35, 45],
      rows: [
        [["**Period**"], ["**Organisation**"], ["**Role and duties**"]],
        [
          ["Aug 2021 – till date"],
          ["Uniting Westmead Gardens"],
          ["**Assistant in Nursing**", "- Showering, feeding and repositioning", "- BGL and vital signs"],
        ],
        [
          ["Feb 2020 – Jul 2021"],
          ["Scalabrini Village Auburn"],
          ["**Kitchen Hand**", "- Texture modified meals (IDDSI)"],
        ],
        [
          ["2016 – 2018"],
          ["Manipal Teaching Hospital, Pokhara"],
          ["**Ward Clerk**", "- Admissions desk of the maternity ward"],
        ],
      ],
    },
    "",
    "**Academic Details**",
    {
      widths: [45, 35, 20],
      rows: [
        [["**Course**"], ["**College / University**"], ["**Year**"]],
        [["Certificate III in Individual Support (Ageing)"], ["TAFE NSW Granville"], ["2020"]],
        [["Bachelor of Business Studies"], ["Tribhuvan University"], ["2016"]],
      ],
    },
    "",
    "**Clearances & vaccinations**",
    "NDIS Worker Screening Check 0077-1182 (exp 02/2029), National Police Check (Jan 2026), First Aid & CPR, flu and COVID-19 vaccinations up to date.",
    "",
    "**Key Skills**",
    "Manual handling, dementia care, palliative care, Leecare, BESTMed, infection control and hand hygiene",
    "",
    "**Languages Known**",
    "Nepali (mother tongue), Hindi (fluent), English (IELTS 7.0)",
    "",
    "**Visa status:** Temporary Graduate (485), full work rights until March 2028",
    "**References** available on request",
  ]),
  says: {
    given: "Sunita",
    family: "Gurung",
    email: "sunita.gurung88@mailbox.example",
    phone: "+61406557118",
    jobs: [
      ["Assistant in Nursing", "Uniting Westmead Gardens", "2021-08", null],
      ["Kitchen Hand", "Scalabrini Village Auburn", "2020-02", "2021-07"],
      ["Ward Clerk", "Manipal Teaching Hospital, Pokhara / Manipal Teaching Hospital", "2016", "2018"],
    ],
    studies: [
      ["Certificate III in Individual Support (Ageing)", "TAFE NSW Granville", "2020"],
      ["Bachelor of Business Studies", "Tribhuvan University", "2016"],
    ],
    skills: [
      "Manual handling",
      "dementia care",
      "palliative care",
      "Leecare",
      "BESTMed",
      "infection control and hand hygiene",
    ],
    licences: [
      ["NDIS Worker Screening Check", "0077-1182"],
      ["National Police Check"],
      ["First Aid & CPR / First Aid"],
    ],
    languages: ["Nepali", "Hindi", "English"],
    besides: ["Temporary Graduate (485)", "CPR", "IELTS 7.0", "vaccinations", "flu and COVID-19"],
  },
};
