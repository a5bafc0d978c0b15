import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const from = 42;
const to = -42;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(52);
  const centred = (style: "r" | "b", size: number, words: string, step: number) => {
    const width = cv.doc
      .font(style === "b" ? "Times-Bold" : "Times-Roman")
      .fontSize(size)
      .widthOfString(words);
    cv.line([[(595 - width) / 2, style, size, words]], step);
  };
  const head = (words: string) => {
    cv.gap(4);
    cv.line([[from, "b", 11, words]], 3);
    cv.rule(from, 553, 3);
  };
  const entry = (at: string, place: string, title: string, when: string, texts: readonly string[] = []) => {
    cv.line(
      [
        [from, "b", 10, at],
        [to, "r", 10, place],
      ],
      12,
    );
    cv.line(
      [
        [from, "i", 10, title],
        [to, "i", 10, when],
      ],
      12,
    );
    for (const text of texts) cv.line([[from + 8, "r", 9.5, `• ${text}`]], 11.5);
    cv.gap(3);
  };
  centred("b", 18, "Naomi Feldstein-Ruiz", 16);
  centred(
    "r",
    9.5,
    "Apt 9, 310 Victoria Rd, Gladesville NSW 2111 • 0491 574 632 • naomi.feldsteinruiz@example.com",
    14,
  );
  head("EDUCATION");
  entry(
    "Great Lakes University",
    "Ann Harbor, MI",
    "Bachelor of Arts in Economics, minor in Statistics; GPA 3.81/4.00",
    "May 2019",
    [
      "Honors thesis: School buses and rents, 2010–2017 (advisor: Prof. T. Adeyinka)",
      "Relevant coursework: Econometrics, Game Theory, Public Finance, Linear Algebra",
    ],
  );
  entry(
    "Sydney Harbour School of Economics",
    "Sydney, NSW",
    "Master of Economic Analysis",
    "Expected June 2027",
  );
  entry("University of Valparaíso del Sur", "Valparaíso, Chile", "Study abroad program", "Fall 2017");
  head("EXPERIENCE");
  entry("Parramatta Policy Lab", "Sydney, NSW", "Research Analyst", "Aug. 2023 – Present", [
    "Modeled fare changes for a state transport agency; the cabinet paper of March 2025 used table 4",
    "Supervise two interns and a panel of 3,200 households",
  ]);
  entry("Parramatta Policy Lab", "Sydney, NSW", "Graduate Intern", "Feb. – July 2023", [
    "Cleaned eleven years of hospital waiting lists",
  ]);
  entry("Lakeshore Reserve Bank", "Chicago, IL", "Senior Research Assistant", "June 2021 – Dec. 2022", [
    "Regional survey of 900 manufacturers; wrote the monthly note from September 2021",
    "Acting survey manager, summer 2022",
  ]);
  entry("Lakeshore Reserve Bank", "Chicago, IL", "Research Assistant", "July 2019 – May 2021");
  entry("Dina's Deli", "Ann Harbor, MI", "Server", "Summers 2016–2018");
  head("LEADERSHIP & ACTIVITIES");
  entry("Women in Economics, Sydney Chapter", "Sydney, NSW", "Vice President", "2024 – Present");
  entry("Great Lakes Debate Union", "Ann Harbor, MI", "Captain", "Sept. 2017 – May 2019", [
    "Semifinalist, national tournament 2018",
  ]);
  entry("Reading Partners", "Chicago, IL", "Volunteer Tutor", "2020 – 2022");
  head("SKILLS & INTERESTS");
  const listed = (name: string, words: string) =>
    cv.line(
      [
        [from, "b", 10, `${name}:`],
        [0, "r", 10, ` ${words}`],
      ],
      12.5,
    );
  listed("Technical", "Stata, R, SQL, Tableau, LaTeX, Survey design");
  listed("Languages", "English (native), Spanish (fluent), Hebrew (reading)");
  listed("Interests", "Rowing, crossword construction, ferry timetables");
  listed("Work rights", "Permanent resident of Australia since October 2025");
  return cv.bytes();
};

/** An economist's one page as American colleges teach it: school first, employer and place above title and months at the right edge, activities in the same form as jobs, labelled skills. */
export const researchAnalyst: UnseenCv = {
  name: "American economist's one page: employer and place above title and “Aug. 2023 – Present” at the right, activities alike",
  type: "pdf",
  write,
  says: {
    given: "Naomi",
    family: "Feldstein-Ruiz",
    email: "naomi.feldsteinruiz@example.com",
    phone: "+61491574632",
    jobs: [
      ["Research Analyst", "Parramatta Policy Lab", "2023-08", null],
      ["Graduate Intern", "Parramatta Policy Lab", "2023-02", "2023-07"],
      ["Senior Research Assistant", "Lakeshore Reserve Bank", "2021-06", "2022-12"],
      ["Research Assistant", "Lakeshore Reserve Bank", "2019-07", "2021-05"],
      ["Server", "Dina's Deli", "2016", "2018"],
    ],
    studies: [
      [
        "Bachelor of Arts in Economics, minor in Statistics / Bachelor of Arts in Economics / Bachelor of Arts",
        "Great Lakes University",
        "2019-05",
      ],
      ["Master of Economic Analysis", "Sydney Harbour School of Economics", "2027-06"],
      ["Study abroad program", "University of Valparaíso del Sur", "2017"],
    ],
    skills: ["Stata", "R", "SQL", "Tableau", "LaTeX", "Survey design"],
    languages: ["English", "Spanish", "Hebrew"],
    besides: [
      "Vice President",
      "Women in Economics",
      "Captain",
      "Great Lakes Debate Union",
      "Volunteer Tutor",
      "Reading Partners",
      "School buses and rents",
      "Econometrics",
      "Game Theory",
      "Public Finance",
      "Linear Algebra",
      "Acting survey manager",
    ],
  },
};
