import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const left = 42;
const right = 212;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(62);
  cv.line([[190, "s", 33, "Arjun Venkataraman"]], 18);
  cv.line(
    [[157, "s", 9, "arjun.venkataraman@example.com | 0491 570 737 | Brunswick VIC | arjunv.example"]],
    8,
  );
  cv.rule(left, 553, 8);
  const top = cv.y;

  const section = (x: number, title: string) => cv.gap(8).line([[x, "s", 13, title]], 16);
  const school = (name: string, degree: string, when: string, more: string) => {
    cv.line([[left, "B", 9.5, name]], 11.5);
    cv.lines(left, "s", 8.5, [degree, when, more], 11).gap(6);
  };
  section(left, "EDUCATION");
  school("Merri University", "Master of Data Science", "Nov 2021 | Melbourne", "WAM: 84.2");
  school(
    "Noyyal Institute of Technology",
    "BTech in Computer Science",
    "May 2017 | Coimbatore, India",
    "CGPA: 8.7",
  );
  section(left, "LINKS");
  cv.lines(left, "s", 8.5, ["github.com/arjunv-example", "linkedin.com/in/arjunv-example"], 11.5);
  section(left, "COURSEWORK");
  cv.lines(
    left,
    "s",
    8.5,
    ["Statistical Learning", "Causal Inference", "Databases at Scale", "Time Series"],
    11.5,
  );
  section(left, "SKILLS");
  cv.line([[left, "B", 9, "PROGRAMMING"]], 12);
  cv.lines(left, "s", 8.5, ["Python • SQL • R • Bash", "Scala"], 11.5).gap(4);
  cv.line([[left, "B", 9, "TOOLS"]], 12);
  cv.lines(
    left,
    "s",
    8.5,
    ["PyTorch • scikit-learn • dbt", "Snowflake • Airflow • Docker", "Git • Tableau"],
    11.5,
  );
  section(left, "LANGUAGES");
  cv.lines(left, "s", 8.5, ["English, Tamil, Hindi"], 11.5);
  section(left, "WORK RIGHTS");
  cv.lines(left, "s", 8.5, ["Permanent resident"], 11.5);
  section(left, "INTERESTS");
  cv.lines(left, "s", 8.5, ["Test cricket, veena,", "long rides to Lilydale"], 11.5);

  cv.y = top;
  const job = (employer: string, title: string, when: string, points: readonly string[]) => {
    cv.line(
      [
        [right, "B", 10.5, employer],
        [0, "s", 10.5, ` | ${title}`],
      ],
      12.5,
    );
    cv.line([[right, "i", 9.5, when]], 12);
    cv.lines(right, "s", 9, points, 11.8).gap(7);
  };
  section(right, "EXPERIENCE");
  job("Gleam Energy Retail", "Senior Data Scientist", "Aug 2023 – Present | Melbourne, VIC", [
    "• Forecast half-hourly load of 410,000 customers; error down by a fifth",
    "   against the vendor's model it replaced",
    "• Lead of three; reviews, hiring panels and the on-call roster for models",
    "• Hardship early-warning score now used by the care team every morning",
  ]);
  job("Gleam Energy Retail", "Data Scientist", "Jan 2022 – Jul 2023 | Melbourne, VIC", [
    "• Churn model and its experiment of 30,000 letters, calls and controls",
    "• Moved 60 scheduled notebooks into tested pipelines",
  ]);
  job("Tramline Analytics", "Data Science Intern", "Jul 2021 – Nov 2021 | Melbourne, VIC", [
    "• Passenger counts from door sensors, dashboard for two depots",
  ]);
  job("Nilgiri Softworks", "Software Engineer", "Jul 2017 – Dec 2019 | Bengaluru, India", [
    "• Billing services for telecom clients, Java and PostgreSQL",
    "• Cut the month-end run from nine hours to two",
  ]);
  section(right, "PROJECTS");
  cv.line([
    [right, "B", 9.5, "Which Stop Floods?"],
    [0, "s", 9.5, " | open rainfall and tram delay data, 2022"],
  ]);
  cv.lines(right, "s", 9, ["Written up for the local data meetup; 900 stars at the last look."], 12);
  section(right, "AWARDS");
  cv.lines(
    right,
    "s",
    9,
    ["2021   Dean's Honours List, Merri University", "2024   Second place, Grid Forecast Challenge"],
    12,
  );
  section(right, "VOLUNTEERING");
  cv.line([
    [right, "B", 9.5, "Code Mentor"],
    [0, "s", 9.5, " | Northern Suburbs Girls Code, since 2022"],
  ]);
  section(right, "PUBLICATIONS");
  cv.lines(right, "s", 9, ["A. Venkataraman and P. Loy, Load after Solar, Austral. Energy Notes, 2024."], 12);
  return cv.bytes();
};

/** A data scientist's typeset page in two columns: studies and skills on the left, “Employer | Title” and “Dates | Town” on the right. */
export const dataScientist: UnseenCv = {
  name: "data scientist's typeset page in two columns: “Employer | Title”, bullets between skills",
  type: "pdf",
  write,
  says: {
    given: "Arjun",
    family: "Venkataraman",
    email: "arjun.venkataraman@example.com",
    phone: "+61491570737",
    jobs: [
      ["Senior Data Scientist", "Gleam Energy Retail", "2023-08", null],
      ["Data Scientist", "Gleam Energy Retail", "2022-01", "2023-07"],
      ["Data Science Intern", "Tramline Analytics", "2021-07", "2021-11"],
      ["Software Engineer", "Nilgiri Softworks", "2017-07", "2019-12"],
    ],
    studies: [
      ["Master of Data Science", "Merri University", "2021-11"],
      ["BTech in Computer Science", "Noyyal Institute of Technology", "2017-05"],
    ],
    skills: [
      "Python",
      "SQL",
      "R",
      "Bash",
      "Scala",
      "PyTorch",
      "scikit-learn",
      "dbt",
      "Snowflake",
      "Airflow",
      "Docker",
      "Git",
      "Tableau",
    ],
    languages: ["English", "Tamil", "Hindi"],
    besides: [
      "Statistical Learning",
      "Causal Inference",
      "Databases at Scale",
      "Time Series",
      "Which Stop Floods?",
      "Dean's Honours List",
      "Grid Forecast Challenge",
      "Second place, Grid Forecast Challenge",
      "Code Mentor",
      "Northern Suburbs Girls Code",
      "Load after Solar",
    ],
  },
};
