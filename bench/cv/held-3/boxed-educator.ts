import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** An early-learning educator: text boxes for contact, strengths and checks, headings in small letters, two centres with a change of role, practicum. */
export const boxedEducator: UnseenCv = {
  name: "boxes, headings in small letters",
  type: "docx",
  write: word([
    { box: ["**Huong Thi Le**", "early childhood educator"] },
    { box: ["0415 660 287", "huong.le@lotuspond.example", "Inala QLD 4077"] },
    "**a little about me**",
    "I sing, I kneel down, I write observations that parents want to read. Seven years in long day care.",
    "**work experience**",
    "**Lead Educator, Kindergarten Room**\tApril 2023 – present",
    "Banksia Grove Early Learning, Forest Lake",
    "- Program for 22 children; educational leader on Fridays",
    "- Storypark with families in two languages",
    "**Assistant Educator**\tJune 2019 – March 2023",
    "Banksia Grove Early Learning, Forest Lake",
    "- Nursery and toddlers; menus with the cook",
    "**Nail Technician**\tSummer 2016 – Autumn 2018",
    "Saigon Nails, Inala",
    {
      box: [
        "**strengths**",
        "Storypark",
        "Behaviour guidance",
        "Music and movement",
        "Nappy change procedures",
      ],
    },
    "**practicum**",
    "**Diploma placement, Little Herons Kindergarten**\tAugust – October 2022",
    "- 240 hours with the pre-kindergarten group",
    "**study**",
    "Diploma of Early Childhood Education and Care, Goodstart Institute, 2022",
    "Certificate III in Early Childhood Education and Care, TAFE Queensland, 2019",
    {
      box: [
        "**checks**",
        "Blue Card 2280914/3, expires 11/2028",
        "First Aid HLTAID012, expires 03/2028",
        "CPR HLTAID009, expires 03/2027",
      ],
    },
    "**languages**",
    "Vietnamese, English, Cantonese",
  ]),
  says: {
    given: "Huong Thi / Huong",
    family: "Le",
    email: "huong.le@lotuspond.example",
    phone: "+61415660287",
    jobs: [
      [
        "Lead Educator, Kindergarten Room / Lead Educator",
        "Banksia Grove Early Learning / Banksia Grove Early Learning, Forest Lake",
        "2023-04",
        null,
      ],
      [
        "Assistant Educator",
        "Banksia Grove Early Learning / Banksia Grove Early Learning, Forest Lake",
        "2019-06",
        "2023-03",
      ],
      ["Nail Technician", "Saigon Nails / Saigon Nails, Inala", "2016", "2018"],
    ],
    studies: [
      ["Diploma of Early Childhood Education and Care", "Goodstart Institute", "2022"],
      ["Certificate III in Early Childhood Education and Care", "TAFE Queensland", "2019"],
    ],
    skills: ["Storypark", "Behaviour guidance", "Music and movement", "Nappy change procedures"],
    licences: [
      ["Blue Card", "2280914/3"],
      ["First Aid HLTAID012 / First Aid / HLTAID012 First Aid"],
      ["CPR HLTAID009 / CPR / HLTAID009 CPR"],
    ],
    languages: ["Vietnamese", "English", "Cantonese"],
    besides: ["Diploma placement", "Little Herons Kindergarten", "practicum", "early childhood educator"],
  },
};
