import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";
import { inControls } from "./controls.ts";

const head = (words: string) => text(words, { style: "Heading1" });
/** Employer's name as a heading with the terms at the right edge, title and place below. */
const post = (at: string, when: string, title: string, ...duties: readonly string[]) => [
  text(`**${at}**\t${when}`, { tabs: [-44], before: 7, after: 0 }),
  text(title, { after: 2 }),
  ...points(...duties),
];
const study = (title: string, when: string, at: string) => [
  text(`**${title}**\t${when}`, { tabs: [-44], before: 4, after: 0 }),
  text(at, { after: 2 }),
];

/** A Sri Lankan-Australian special education teacher's résumé in a classic template of Word: school with terms at the right edge (“Term 3, 2018 – Term 4, 2020”), registration first, practicums apart, courses by date in a table. */
export const specialEducationTeacher: UnseenCv = {
  name: "Sri Lankan-Australian special education teacher's classic Word template: school in bold with “Term 3, 2018 – Term 4, 2020” at the right edge over the title, registration first, practicums apart, a table of courses with hours",
  type: "docx",
  write: inControls(
    word(
      {
        font: "Cambria",
        size: 11,
        margin: 22,
        accent: "7B1E3A",
        below: [text("Roshan Wijeratne ▪ Page {page}", { size: 9, align: "right" })],
      },
      [
        {
          blocks: [
            text("Roshan Wijeratne", { style: "Title" }),
            text("31 Glenvale Crescent, Toowoomba QLD 4350 ▪ 0491 579 212 ▪ roshan.wijeratne@example.net", {
              after: 4,
            }),
            head("Registration and Checks"),
            text("Queensland teacher registration: 884 1207 (full), to 31 December 2029", { after: 1 }),
            text("First Aid, CPR and Anaphylaxis: to 12 January 2029", { after: 1 }),
            text("Non-violent Crisis Intervention: renewed April 2026", { after: 1 }),
            text("Driver licence: C and LR (school bus)"),
            head("Teaching Philosophy"),
            text(
              "Every student communicates; my job is to find out how. I plan for the student first and for the diagnosis second, and I keep data so that families can see progress.",
            ),
            head("Teaching Experience"),
            ...post(
              "Wetalla Special School, Toowoomba",
              "Term 1, 2021 – present",
              "Head of Special Education Services",
              "Case manager for 46 students; line manager of seven teachers and eleven aides",
              "Introduced core vocabulary boards in every classroom and the pool",
              "Chair of the positive behaviour team; major incidents fell by 61% in two years",
              "Timetable, budget of $180,000 and aide allocation",
              "Work closely with therapists, families and the regional guidance officers",
            ),
            ...post(
              "Gowrie Plains State High School, Toowoomba",
              "Term 3, 2018 – Term 4, 2020",
              "Special Education Teacher",
              "Co-taught English and Mathematics in Years 7 to 9",
              "Individual curriculum plans for 22 students; verification of nine",
              "Set up a lunch club that became the school's chess and trains club",
            ),
            ...post(
              "Balonne River P–10 School, St George",
              "January 2016 – June 2018",
              "Classroom Teacher, Years 5/6",
              "Composite class of 27; three students with autism, one with cerebral palsy",
              "Organised the Year 6 camp and the Under 8s day; mentor of a beginning teacher in 2018",
            ),
            head("Other Employment"),
            ...post(
              "Downs Respite and Recreation, Toowoomba",
              "2012 – 2015",
              "Respite Carer (casual)",
              "Weekends and school holidays with children and young adults",
            ),
            ...post("Maradana Family Grocer, Colombo, Sri Lanka", "2009", "Shop Assistant"),
            head("Practicums"),
            ...points(
              "Final internship: Wetalla Special School, ten weeks, Term 4 2015",
              "Rangeville Hill State School, six weeks, 2014",
            ),
            head("Education"),
            ...study("Master of Education (Special Education)", "2020", "Garden City University, Toowoomba"),
            ...study("Bachelor of Education (Primary)", "2012 – 2015", "Garden City University, Toowoomba"),
            ...study("G.C.E. Advanced Level", "2008", "St Alban's College, Colombo"),
            head("Professional Learning"),
            table(
              [30, 100, 34],
              [
                ["**Date**", "**Course**", "**Hours**"],
                ["March 2026", "PODD communication books, two-day workshop", "12"],
                ["August 2024", "Trauma-aware schooling", "6"],
                ["May 2023", "Key Word Sign, basic", "7"],
              ],
              true,
            ),
            head("Skills"),
            text(
              "AAC and core vocabulary ▪ Individual curriculum plans ▪ Functional behaviour assessment ▪ Hydrotherapy ▪ OneSchool ▪ Staff coaching",
            ),
            head("Languages"),
            text("Sinhala (native) ▪ English (bilingual) ▪ Tamil (spoken) ▪ Key Word Sign"),
            head("Interests"),
            text("Cricket umpire (Toowoomba juniors, since 2017), native bees"),
            head("Referees"),
            text("Bernadette Loader, Principal, Wetalla Special School – 07 5550 7703", { after: 1 }),
            text("Greg Tuohy, Deputy Principal, Gowrie Plains SHS – g.tuohy@example.org"),
          ],
        },
      ],
    ),
  ),
  says: {
    given: "Roshan",
    family: "Wijeratne",
    email: "roshan.wijeratne@example.net",
    phone: "+61491579212",
    jobs: [
      [
        "Head of Special Education Services",
        "Wetalla Special School / Wetalla Special School, Toowoomba",
        "2021",
        null,
      ],
      [
        "Special Education Teacher",
        "Gowrie Plains State High School / Gowrie Plains State High School, Toowoomba",
        "2018",
        "2020",
      ],
      [
        "Classroom Teacher, Years 5/6 / Classroom Teacher / Classroom Teacher (Years 5/6)",
        "Balonne River P–10 School / Balonne River P–10 School, St George",
        "2016-01",
        "2018-06",
      ],
      [
        "Respite Carer (casual) / Respite Carer",
        "Downs Respite and Recreation / Downs Respite and Recreation, Toowoomba",
        "2012",
        "2015",
      ],
      [
        "Shop Assistant",
        "Maradana Family Grocer / Maradana Family Grocer, Colombo / Maradana Family Grocer, Colombo, Sri Lanka",
        "2009",
        "2009",
      ],
    ],
    studies: [
      [
        "Master of Education (Special Education) / Master of Education",
        "Garden City University / Garden City University, Toowoomba",
        "2020",
      ],
      [
        "Bachelor of Education (Primary) / Bachelor of Education",
        "Garden City University / Garden City University, Toowoomba",
        "2015",
      ],
      ["G.C.E. Advanced Level", "St Alban's College / St Alban's College, Colombo", "2008"],
    ],
    skills: [
      "AAC and core vocabulary",
      "Individual curriculum plans",
      "Functional behaviour assessment",
      "Hydrotherapy",
      "OneSchool",
      "Staff coaching",
    ],
    licences: [
      [
        "Queensland teacher registration / Queensland teacher registration (full) / Teacher registration / Teacher registration (QLD) / Teacher registration (Queensland)",
        "884 1207",
        "2029-12-31",
      ],
      ["First Aid, CPR and Anaphylaxis / First Aid / First Aid and CPR", undefined, "2029-01-12"],
      ["Non-violent Crisis Intervention"],
    ],
    drives: ["C", "LR"],
    languages: ["Sinhala", "English", "Tamil"],
    besides: [
      "Driver licence",
      "Driver licence: C and LR (school bus)",
      "CPR",
      "Anaphylaxis",
      "Final internship",
      "Rangeville Hill State School",
      "PODD communication books",
      "Trauma-aware schooling",
      "Key Word Sign",
      "Key Word Sign, basic",
      "Cricket umpire",
      "Toowoomba juniors",
      "Bernadette Loader",
      "Greg Tuohy",
    ],
  },
};
