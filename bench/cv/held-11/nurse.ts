import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const row = (dates: string, ...lines: readonly string[]) => [[dates], lines];

/** A German nurse in Victoria with the tabular Lebenslauf of home: "since" and months in figures at the left of tables without headings, parental leave among the posts, German titles in brackets, place, date and name at the end. */
export const nurse: UnseenCv = {
  name: "tabular Lebenslauf, since and months in figures, leave among the posts",
  type: "docx",
  write: word([
    "**Curriculum Vitae**",
    "# Personal data",
    {
      widths: [28, 72],
      rows: [
        row("Name", "**Annika Lührmann**"),
        row("Address", "3/40 Merri Crescent, Warrnambool VIC 3280"),
        row("Telephone", "0491 571 804"),
        row("E-mail", "annika.luehrmann@example.org"),
        row("Born", "14.02.1993 in Osnabrück"),
        row("Nationality", "German; temporary skilled visa (subclass 482) until 05/2028"),
        row("Family", "married, one daughter"),
      ],
    },
    "# Professional career",
    {
      widths: [28, 72],
      rows: [
        row(
          "since 05/2024",
          "**Registered Nurse, Critical Care**",
          "Moyne River Health, Warrnambool",
          "- Unit of nine beds, ventilated and high dependency",
          "- Retrieval handovers with Melbourne by video",
        ),
        row(
          "04/2023 – 03/2024",
          "**Intensive Care Nurse**",
          "St.-Vitus-Hospital, Münster",
          "- Neurosurgical intensive care, 18 beds; practical supervision of students (Praxisanleitung)",
        ),
        row("04/2022 – 03/2023", "Parental leave (Elternzeit)"),
        row(
          "10/2018 – 03/2022",
          "**Intensive Care Nurse**",
          "Klinikum Hasetal, Osnabrück",
          "- Cardiac surgery and Covid ward",
        ),
        row(
          "10/2016 – 09/2018",
          "**Ward Nurse, Internal Medicine**",
          "Klinikum Hasetal, Osnabrück",
          "- 38 beds, three shifts",
        ),
      ],
    },
    "# Training and school",
    {
      widths: [28, 72],
      rows: [
        row(
          "10/2019 – 09/2021",
          "**Specialist Training in Intensive Care and Anaesthesia** (Fachweiterbildung)",
          "Bildungszentrum Teutoburg, Bielefeld",
        ),
        row(
          "10/2013 – 09/2016",
          "**State Examination in Nursing** (Gesundheits- und Krankenpflegerin), grade 1.7",
          "Pflegeschule am Westerberg, Osnabrück",
        ),
        row("08/2004 – 06/2012", "**Abitur**, grade 2.1", "Gymnasium Melle-Süd"),
      ],
    },
    "# Voluntary service",
    {
      widths: [28, 72],
      rows: [row("09/2012 – 08/2013", "Voluntary Social Year, Haus Abendfrieden, Melle")],
    },
    "# Registration and courses",
    {
      widths: [28, 72],
      rows: [
        row("05/2024", "Registered Nurse (Division 1), AHPRA, NMW0002218840, valid until 31.05.2026"),
        row("03/2025", "Advanced Life Support, level 2"),
        row("11/2024", "Triage Education Kit"),
        row("02/2024", "Working with Children Check 1884207A, valid until 11.02.2029"),
      ],
    },
    "# Knowledge",
    {
      widths: [28, 72],
      rows: [
        row("Intensive care", "Invasive ventilation, CRRT, ECMO, intra-hospital transport"),
        row("Computer", "MetaVision, TrakCare, Word"),
        row("Languages", "German (mother tongue), English (C1), Dutch (basic knowledge)"),
        row("Interests", "Surf life saving, choir, sourdough rye"),
      ],
    },
    "",
    "Warrnambool, 30.11.2025",
    "",
    "Annika Lührmann",
  ]),
  says: {
    given: "Annika",
    family: "Lührmann",
    email: "annika.luehrmann@example.org",
    phone: "+61491571804",
    jobs: [
      [
        "Registered Nurse, Critical Care",
        "Moyne River Health / Moyne River Health, Warrnambool",
        "2024-05",
        null,
      ],
      ["Intensive Care Nurse", "St.-Vitus-Hospital / St.-Vitus-Hospital, Münster", "2023-04", "2024-03"],
      ["Intensive Care Nurse", "Klinikum Hasetal / Klinikum Hasetal, Osnabrück", "2018-10", "2022-03"],
      [
        "Ward Nurse, Internal Medicine / Ward Nurse",
        "Klinikum Hasetal / Klinikum Hasetal, Osnabrück",
        "2016-10",
        "2018-09",
      ],
    ],
    studies: [
      [
        "Specialist Training in Intensive Care and Anaesthesia / Specialist Training in Intensive Care and Anaesthesia (Fachweiterbildung)",
        "Bildungszentrum Teutoburg / Bildungszentrum Teutoburg, Bielefeld",
        "2021-09",
      ],
      [
        "State Examination in Nursing / State Examination in Nursing (Gesundheits- und Krankenpflegerin)",
        "Pflegeschule am Westerberg / Pflegeschule am Westerberg, Osnabrück",
        "2016-09",
      ],
      ["Abitur", "Gymnasium Melle-Süd", "2012-06"],
    ],
    skills: [
      "Invasive ventilation",
      "CRRT",
      "ECMO",
      "intra-hospital transport",
      "MetaVision",
      "TrakCare",
      "Word",
    ],
    licences: [
      [
        "Registered Nurse (Division 1) / Registered Nurse (Division 1), AHPRA / Registered Nurse / AHPRA Registered Nurse (Division 1) / AHPRA Registered Nurse / AHPRA",
        "NMW0002218840",
        "2026-05-31",
      ],
      ["Advanced Life Support, level 2 / Advanced Life Support"],
      ["Triage Education Kit"],
      ["Working with Children Check", "1884207A", "2029-02-11"],
    ],
    languages: ["German", "English", "Dutch"],
    besides: [
      "Parental leave (Elternzeit)",
      "Parental leave",
      "Voluntary Social Year",
      "Haus Abendfrieden",
      "temporary skilled visa",
    ],
  },
};
