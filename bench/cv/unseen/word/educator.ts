import type { UnseenCv } from "../known.ts";
import { word } from "../write-word.ts";

/** An early childhood teacher: contact details in the page's header, placements under a heading of their own, dates after tabs. */
export const educator: UnseenCv = {
  name: "early childhood with practicum",
  type: "docx",
  write: word(
    [
      "# Philosophy",
      "Children are capable. I plan with them, outside as often as the weather of Hobart lets us.",
      "# Teacher Registration and Checks",
      "Teachers Registration Board Tasmania: Full Registration TRB-55118, 2022 – 2027",
      "Registration to Work with Vulnerable People (Tas) No. 4420118",
      "Provide First Aid in an Education and Care Setting (HLTAID012), valid to 08/2028",
      "# Teaching Experience",
      "**Early Childhood Teacher, Kinder room**\tFebruary 2023 – Present",
      "Derwent Children’s Centre, Moonah",
      "- Educational Leader since July 2024; NQS rating Exceeding",
      "- Transition to school with Moonah Primary School",
      "**Diploma Educator, Toddlers**\tJanuary 2019 – December 2022",
      "Goodstart Early Learning Kingston",
      "- Acting Room Leader, March to June 2021",
      "# Practicum",
      "**Lansdowne Crescent Primary School** – Prep, 20 days\tMay 2022",
      "**Lady Gowrie Integrated Centre** – Babies, 30 days\tSept 2021",
      "# Qualifications",
      "**Bachelor of Education (Early Childhood)**\t2022",
      "University of Tasmania",
      "**CHC50121 Diploma of Early Childhood Education and Care**\t2018",
      "TasTAFE",
      "# Strengths",
      "Documentation in Storypark\nNature pedagogy\nInclusion of children with disability\nAuslan (Key Word Sign)",
      "# Languages",
      "Nepali – native; Hindi – fluent; English – fluent",
    ],
    ["> **Sabina Thapa Magar**", "> 0435 551 209 | sabina.tm@kindermail.example | Glenorchy TAS 7010"],
    ["> Sabina Thapa Magar – Page 1"],
  ),
  says: {
    given: "Sabina / Sabina Thapa",
    family: "Thapa Magar / Magar",
    email: "sabina.tm@kindermail.example",
    phone: "+61435551209",
    jobs: [
      [
        "Early Childhood Teacher, Kinder room / Early Childhood Teacher",
        "Derwent Children’s Centre / Derwent Children’s Centre, Moonah",
        "2023-02",
        null,
      ],
      [
        "Diploma Educator, Toddlers / Diploma Educator",
        "Goodstart Early Learning Kingston",
        "2019-01",
        "2022-12",
      ],
    ],
    studies: [
      ["Bachelor of Education (Early Childhood)", "University of Tasmania", "2022"],
      [
        "CHC50121 Diploma of Early Childhood Education and Care / Diploma of Early Childhood Education and Care",
        "TasTAFE",
        "2018",
      ],
    ],
    skills: [
      "Documentation in Storypark",
      "Nature pedagogy",
      "Inclusion of children with disability",
      "Auslan (Key Word Sign)",
    ],
    licences: [
      [
        "Full Registration / Teachers Registration Board Tasmania: Full Registration / Teachers Registration Board Tasmania / Teacher Registration",
        "TRB-55118",
      ],
      [
        "Registration to Work with Vulnerable People (Tas) / Registration to Work with Vulnerable People",
        "4420118",
      ],
      [
        "Provide First Aid in an Education and Care Setting (HLTAID012) / Provide First Aid in an Education and Care Setting",
      ],
    ],
    languages: ["Nepali", "Hindi", "English"],
    besides: [
      "Practicum",
      "Lansdowne Crescent Primary School",
      "Lady Gowrie Integrated Centre",
      "Prep, 20 days",
      "Babies, 30 days",
      "Prep",
      "Babies",
    ],
  },
};
