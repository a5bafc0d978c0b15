import type { UnseenCv } from "../unseen/known.ts";
import { bullets, line, sheet } from "./sheet.ts";

const right = { tabs: [-0.1] };
const title = (text: string) => line(`**${text}**`, { size: 12, before: 12, after: 4, ruled: true });

/** A mathematics teacher's document: schools first with their years at the right edge, the roles below them with years of their own, accreditation in sentences. */
export const secondaryTeacher: UnseenCv = {
  name: "mathematics teacher, school first with years at the right, roles with years of their own",
  type: "docx",
  write: sheet({ font: "Cambria", size: 11, margin: 21 }, [
    line("**Anton Pavlovic**", { size: 20, after: 0 }),
    line("Mathematics Teacher", { size: 12, after: 0 }),
    line("31 Kahibah Parade, Charlestown NSW 2290", { after: 0 }),
    line("0491 579 455 · anton.pavlovic@example.com"),
    title("About me"),
    line(
      "I came to teaching from an insurer's spreadsheets and have not looked back. Twelve years in the Hunter, from Year 7 numeracy to Extension 2, with a soft spot for students who believe that they cannot do it. In 2025, 38% of my Extension 1 class reached Band E4.",
      { align: "both" },
    ),
    title("Teaching experience"),
    line("**Lakeview Heights High School, Belmont**\t2018 – present", right),
    line("__Head Teacher Mathematics (relieving)__\t2024 – present", right),
    ...bullets(
      "Faculty of nine teachers; wrote the scope and sequence for the new 7–10 syllabus",
      "Started the lunchtime maths room, 50 students a week",
    ),
    line("__Classroom Teacher, Mathematics__\t2018 – 2023", { ...right, before: 4 }),
    ...bullets("Years 7 to 12, all courses", "Year adviser for the class of 2022"),
    line("**St Cuthbert's College, Maitland**\t2015 – 2017", { ...right, before: 8 }),
    line("__Teacher of Mathematics and Junior Science__", right),
    ...bullets("Full load of Years 7 to 11; coached debating and Year 8 futsal"),
    line("**Hunter Public Schools (various)**\t2013 – 2014", { ...right, before: 8 }),
    line("__Casual Relief Teacher__"),
    title("Other experience"),
    line("**Coalfields Mutual, Newcastle**\t2010 – 2012", right),
    line("__Actuarial Analyst__"),
    ...bullets("Pricing of motor policies, monthly reserves"),
    title("Qualifications"),
    line("Master of Teaching (Secondary), University of the Lower Hunter\t2013", right),
    line("Bachelor of Mathematics, University of the Lower Hunter\t2009", right),
    title("Accreditation and checks"),
    line("NESA Proficient Teacher, accreditation number 518842"),
    line("Working With Children Check WWC0993145E, expiry 17 January 2030"),
    line("Anaphylaxis and CPR training, Term 1 2026"),
    title("Skills"),
    line(
      "Differentiation; HSC marking; GeoGebra; Desmos; Python in the classroom; Sentral; mentoring of early career teachers",
    ),
    title("Languages"),
    line("English, Croatian"),
    title("Professional bodies"),
    line("Hunter Mathematics Teachers' Circle (treasurer since 2021)"),
    title("Referees"),
    line("Ms Deb Okumu, Principal, Lakeview Heights High School, 02 5550 3381", { after: 0 }),
    line("Mr Finbar Coyle, former Head of Mathematics, St Cuthbert's College, 0491 574 118"),
  ]),
  says: {
    given: "Anton",
    family: "Pavlovic",
    email: "anton.pavlovic@example.com",
    phone: "+61491579455",
    jobs: [
      [
        "Head Teacher Mathematics (relieving) / Head Teacher Mathematics",
        "Lakeview Heights High School",
        "2024",
        null,
      ],
      ["Classroom Teacher, Mathematics / Classroom Teacher", "Lakeview Heights High School", "2018", "2023"],
      ["Teacher of Mathematics and Junior Science", "St Cuthbert's College", "2015", "2017"],
      ["Casual Relief Teacher", "Hunter Public Schools / Hunter Public Schools (various)", "2013", "2014"],
      ["Actuarial Analyst", "Coalfields Mutual", "2010", "2012"],
    ],
    studies: [
      ["Master of Teaching (Secondary) / Master of Teaching", "University of the Lower Hunter", "2013"],
      ["Bachelor of Mathematics", "University of the Lower Hunter", "2009"],
    ],
    skills: [
      "Differentiation",
      "HSC marking",
      "GeoGebra",
      "Desmos",
      "Python in the classroom / Python",
      "Sentral",
      "mentoring of early career teachers",
    ],
    licences: [
      [
        "NESA Proficient Teacher / NESA accreditation / NESA Accreditation – Proficient Teacher / Proficient Teacher",
        "518842",
      ],
      ["Working With Children Check", "WWC0993145E", "2030-01-17"],
      ["Anaphylaxis and CPR training / Anaphylaxis and CPR"],
    ],
    languages: ["English", "Croatian"],
    besides: ["Hunter Mathematics Teachers' Circle", "treasurer", "Year adviser"],
  },
};
