import { Typesetter } from "../unseen/typeset.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A data scientist in a LaTeX class with names of employers in bold, their towns in slanted letters at the right, titles in small print below and strokes of a rule beside headings. */
const write = () => {
  const page = new Typesetter(48);
  page.line(
    [
      [196, "s", 24, "Aravind"],
      [0, "s", 24, " "],
      [290, "B", 24, "Jayasuriya"],
    ],
    18,
  );
  page.line([[210, "s", 8, "DATA SCIENTIST · STATISTICIAN"]], 12);
  page.line([[222, "i", 8.5, "Unit 9, 3 Ashburn Place, Carlton VIC 3053"]], 12);
  page.line([[170, "s", 8.5, "(+61) 433-208-517 | aravind@jayasuriya.example | aravindj | aravind-j"]], 18);
  const heading = (text: string) => {
    page.gap(6).line([[50, "B", 15, text]], -1);
    page.rule(50 + text.length * 9, 545, 2);
  };
  const entry = (first: string, place: string, second: string, dates: string, items: readonly string[]) => {
    page.line(
      [
        [50, "B", 10, first],
        [-50, "i", 9, place],
      ],
      12,
    );
    page.line(
      [
        [50, "s", 8, second],
        [-50, "i", 8, dates],
      ],
      12,
    );
    page.lines(
      58,
      "s",
      9,
      items.map((item) => `• ${item}`),
      12,
    );
    page.gap(4);
  };
  heading("Experience");
  entry("Yarra Water Analytics", "Melbourne, Australia", "LEAD DATA SCIENTIST", "Jul. 2023 - PRESENT", [
    "Forecasts demand for 38 reservoirs with hierarchical models.",
    "Mentors three graduates; reviews every model before it goes live.",
  ]);
  entry("Collins Street Insurance Group", "Melbourne, Australia", "DATA SCIENTIST", "Jan. 2020 - Jun. 2023", [
    "Built the claims triage model that reads 2,000 letters a day.",
  ]);
  entry("Serendib Mobile", "Colombo, Sri Lanka", "ANALYST, CUSTOMER INSIGHT", "Aug. 2016 - Nov. 2018", [
    "Churn reports for the board.",
  ]);
  heading("Education");
  entry("Monash University", "Clayton, Australia", "MASTER OF DATA SCIENCE", "Feb. 2019 - Dec. 2019", []);
  entry(
    "University of Peradeniya",
    "Kandy, Sri Lanka",
    "B.SC. (HONS) IN STATISTICS",
    "Oct. 2012 - Jun. 2016",
    [],
  );
  heading("Skills");
  const skill = (label: string, text: string) =>
    page.line(
      [
        [110 - label.length * 4, "B", 9, label],
        [125, "s", 9, text],
      ],
      13,
    );
  skill("Programming", "Python, R, Stan, SQL");
  skill("Platforms", "Databricks, Azure ML");
  skill("Languages", "English, Sinhala, Tamil");
  heading("Certificates");
  page.line(
    [
      [50, "i", 9, "2024"],
      [100, "B", 9, "Azure Data Scientist Associate"],
      [0, "s", 9, ", Microsoft"],
    ],
    13,
  );
  page.line(
    [
      [50, "i", 9, "2022"],
      [100, "B", 9, "Databricks Certified Data Engineer"],
      [0, "s", 9, ", Databricks"],
    ],
    13,
  );
  heading("Honors");
  page.line([
    [50, "i", 9, "2021"],
    [100, "B", 9, "2nd place"],
    [0, "s", 9, ", Melbourne Datathon"],
    [-50, "i", 9, "Melbourne"],
  ]);
  return page.bytes();
};

export const dataScientist: UnseenCv = {
  name: "LaTeX, employer above title in small print",
  type: "pdf",
  write,
  says: {
    given: "Aravind",
    family: "Jayasuriya",
    email: "aravind@jayasuriya.example",
    phone: "+61433208517",
    jobs: [
      ["Lead Data Scientist", "Yarra Water Analytics", "2023-07", null],
      ["Data Scientist", "Collins Street Insurance Group", "2020-01", "2023-06"],
      ["Analyst, Customer Insight", "Serendib Mobile", "2016-08", "2018-11"],
    ],
    studies: [
      ["Master of Data Science", "Monash University", "2019-12"],
      ["B.Sc. (Hons) in Statistics", "University of Peradeniya", "2016-06"],
    ],
    skills: ["Python", "R", "Stan", "SQL", "Databricks", "Azure ML"],
    licences: [
      ["Azure Data Scientist Associate / Azure Data Scientist Associate, Microsoft"],
      ["Databricks Certified Data Engineer / Databricks Certified Data Engineer, Databricks"],
    ],
    languages: ["English", "Sinhala", "Tamil"],
    besides: ["2nd place", "Melbourne Datathon"],
  },
};
