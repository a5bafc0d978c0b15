import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A speech pathologist in a table of two cells without lines, the sidebar at the right: employer, place and title on one line by a dash, months in capitals. */
export const serifSidebar: UnseenCv = {
  name: "sidebar at the right, in a table",
  type: "docx",
  write: word([
    {
      widths: [66, 34],
      rows: [
        [
          ["! Saoirse Kelleher", "Speech pathologist, paediatrics and stroke"],
          ["12 Brae Street", "Inverloch VIC 3996", "**0427 330 118**", "**saoirse.kelleher@lilt.example**"],
        ],
        [
          [
            "# EXPERIENCE",
            "## **Bass Coast Rehabilitation, Wonthaggi** — Senior Speech Pathologist",
            "MARCH 2022 - PRESENT",
            "Dysphagia clinic on Mondays and Thursdays. Supervises two graduates and reports to the allied health manager.",
            "## **Tralee Community Care, County Kerry** — Speech and Language Therapist",
            "SEPTEMBER 2017 - JANUARY 2022",
            "Home visits for families of late talkers from Dingle to Listowel.",
            "## **Beaumont Hospital, Dublin** — Staff Grade Therapist",
            "JULY 2015 - AUGUST 2017",
            "Acute stroke unit; videofluoroscopy every Wednesday.",
            "# EDUCATION",
            "## **University of Limerick, Limerick** — MSc in Speech and Language Therapy",
            "SEPTEMBER 2013 - JUNE 2015",
            "Thesis on stuttering in bilingual children.",
            "## **University College Cork, Cork** — BA in Linguistics",
            "SEPTEMBER 2010 - MAY 2013",
          ],
          [
            "# SKILLS",
            "Videofluoroscopy",
            "Hanen programs",
            "AAC devices",
            "NDIS reports",
            "Telepractice",
            "# MEMBERSHIPS",
            "**Certified Practising Speech Pathologist**, Speech Pathology Australia, member 448120",
            "# CHECKS",
            "Victorian Working with Children Check 1882043A",
            "NDIS Worker Screening Check",
            "# LANGUAGES",
            "English, Irish, Auslan (beginner)",
          ],
        ],
      ],
    },
  ]),
  says: {
    given: "Saoirse",
    family: "Kelleher",
    email: "saoirse.kelleher@lilt.example",
    phone: "+61427330118",
    jobs: [
      [
        "Senior Speech Pathologist",
        "Bass Coast Rehabilitation / Bass Coast Rehabilitation, Wonthaggi",
        "2022-03",
        null,
      ],
      [
        "Speech and Language Therapist",
        "Tralee Community Care / Tralee Community Care, County Kerry",
        "2017-09",
        "2022-01",
      ],
      ["Staff Grade Therapist", "Beaumont Hospital / Beaumont Hospital, Dublin", "2015-07", "2017-08"],
    ],
    studies: [
      [
        "MSc in Speech and Language Therapy",
        "University of Limerick / University of Limerick, Limerick",
        "2015-06",
      ],
      ["BA in Linguistics", "University College Cork / University College Cork, Cork", "2013-05"],
    ],
    skills: ["Videofluoroscopy", "Hanen programs", "AAC devices", "NDIS reports", "Telepractice"],
    licences: [
      ["Victorian Working with Children Check / Working with Children Check", "1882043A"],
      ["NDIS Worker Screening Check"],
    ],
    languages: ["English", "Irish", "Auslan"],
    besides: ["Certified Practising Speech Pathologist", "Speech Pathology Australia"],
  },
};
