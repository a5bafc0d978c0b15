import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(words, { style: "Heading1" });
const at = (words: string, when: string) =>
  text(`**${words}**\t${when}`, { tabs: [-44], before: 7, after: 1 });
const role = (words: string, when: string) =>
  text(`__${words}__\t__${when}__`, { tabs: [-44], indent: 5, before: 2, after: 1 });

/** A psychologist's Word resume: employer in bold with the whole span at the right edge, two roles in italics below it, supervision and volunteering apart. */
export const psychologist: UnseenCv = {
  name: "psychologist's Word resume: employer in bold with the whole span, roles in italics with their own dates below, volunteering as a job-like entry",
  type: "docx",
  write: word(
    {
      font: "Cambria",
      size: 11,
      margin: 22,
      accent: "2E5E4E",
      above: [text("S. O'Dwyer-Kaur  –  Clinical Psychologist", { size: 9, align: "right" })],
      aboveFrom: 2,
      below: [text("Confidential\t{page}/{pages}", { size: 9, tabs: [-44] })],
    },
    [
      {
        blocks: [
          text("Dr Siobhán O'Dwyer-Kaur", { style: "Title" }),
          text("BA(Hons), DPsych(Clin), MAPS", { after: 0 }),
          text("Wagga Wagga NSW 2650 · 0491 575 254 · siobhan.odk@example.com", { after: 4 }),
          head("Professional Summary"),
          text(
            "Clinical psychologist for children and young people in the country. I work with families, schools and, when it helps, the dog.",
          ),
          head("Professional Experience"),
          at("Riverina Child & Youth Mental Health", "2018 – present"),
          role("Team Leader and Senior Clinical Psychologist", "July 2022 – present"),
          ...points(
            "Lead nine clinicians over four towns",
            "Cut the wait for a first appointment from 19 to 7 weeks",
          ),
          role("Clinical Psychologist", "March 2018 – June 2022"),
          ...points(
            "Assessment and therapy, 22 clients a week",
            "Supervised three provisional psychologists",
          ),
          at("Headland Private Practice, Wollongong", "2016 – 2018"),
          role("Psychologist (Clinical Registrar)", "January 2016 – February 2018"),
          at("Department of Schooling, Illawarra", "2012"),
          role("School Counsellor's Assistant", "February 2012 – December 2012"),
          head("Education and Training"),
          at("Doctor of Psychology (Clinical)", "2013 – 2015"),
          text("Escarpment University, Wollongong"),
          at("Bachelor of Arts (Psychology), First Class Honours", "2008 – 2011"),
          text("Trinity Gate College, Dublin, Ireland"),
          head("Registration and Checks"),
          ...points(
            "AHPRA registration PSY0002118645 (area of practice endorsement: clinical), to 30 November 2027",
            "Board-approved supervisor since 2021",
            "NSW Working with Children Check WWC1844207E, expires 17 May 2030",
          ),
          head("Therapies and Tools"),
          text("CBT; EMDR; Circle of Security; WISC-V; Telehealth; Group facilitation"),
          head("Community"),
          at("Lifeboat Crisis Line", "2019 – 2021"),
          text("__Volunteer telephone counsellor__", { indent: 5 }),
          head("Languages"),
          text("English; Irish (conversational); Punjabi (learning)"),
          head("Referees"),
          text("Dr Malcolm Baptiste, Director, Riverina Child & Youth Mental Health, 02 5550 4410", {
            after: 0,
          }),
          text(
            "Ms Judith Arden, Principal Psychologist, Headland Private Practice, judith.arden@example.com",
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Siobhán",
    family: "O'Dwyer-Kaur",
    email: "siobhan.odk@example.com",
    phone: "+61491575254",
    jobs: [
      [
        "Team Leader and Senior Clinical Psychologist",
        "Riverina Child & Youth Mental Health",
        "2022-07",
        null,
      ],
      ["Clinical Psychologist", "Riverina Child & Youth Mental Health", "2018-03", "2022-06"],
      [
        "Psychologist (Clinical Registrar) / Psychologist",
        "Headland Private Practice / Headland Private Practice, Wollongong",
        "2016-01",
        "2018-02",
      ],
      [
        "School Counsellor's Assistant",
        "Department of Schooling / Department of Schooling, Illawarra",
        "2012-02",
        "2012-12",
      ],
    ],
    studies: [
      [
        "Doctor of Psychology (Clinical) / Doctor of Psychology",
        "Escarpment University / Escarpment University, Wollongong",
        "2015",
      ],
      [
        "Bachelor of Arts (Psychology), First Class Honours / Bachelor of Arts (Psychology) / Bachelor of Arts",
        "Trinity Gate College / Trinity Gate College, Dublin / Trinity Gate College, Dublin, Ireland",
        "2011",
      ],
    ],
    skills: ["CBT", "EMDR", "Circle of Security", "WISC-V", "Telehealth", "Group facilitation"],
    licences: [
      [
        "AHPRA registration / AHPRA / AHPRA registration (area of practice endorsement: clinical) / AHPRA registration (Psychologist)",
        "PSY0002118645",
        "2027-11-30",
      ],
      [
        "NSW Working with Children Check / Working with Children Check / Working with Children Check (NSW)",
        "WWC1844207E",
        "2030-05-17",
      ],
    ],
    languages: ["English", "Irish", "Punjabi"],
    besides: [
      "Volunteer telephone counsellor",
      "Lifeboat Crisis Line",
      "Board-approved supervisor",
      "MAPS",
      "BA(Hons)",
      "DPsych(Clin)",
    ],
  },
};
