import type { UnseenCv } from "../known.ts";
import { Typesetter } from "../typeset.ts";

/** A data scientist: education and skills in a narrow column at the left, employer and title on one line by a bar. */
const write = () => {
  const page = new Typesetter(55);
  page
    .line(
      [
        [190, "s", 30, "Oluwaseun"],
        [0, "B", 30, " Adeyemi"],
      ],
      16,
    )
    .line([[170, "s", 9, "seun.adeyemi@post.example | +44 7700 900418 | Leeds, United Kingdom"]], 20)
    .rule(40, 555, 8);
  const top = page.y;
  page.line([[40, "s", 15, "EDUCATION"]], 18);
  page
    .line([[40, "B", 10, "UNIVERSITY OF LEEDS"]])
    .lines(40, "s", 9, ["MSc in Data Science and Analytics", "Sep 2017 | Leeds, UK", "Distinction"])
    .gap(6);
  page
    .line([[40, "B", 10, "UNIVERSITY OF IBADAN"]])
    .lines(40, "s", 9, ["BSc in Statistics", "Jul 2014 | Ibadan, Nigeria", "Second Class Upper"])
    .gap(6);
  page
    .line([[40, "s", 15, "LINKS"]], 18)
    .lines(40, "s", 9, ["Github:// seunade", "LinkedIn:// seun-adeyemi"])
    .gap(6);
  page
    .line([[40, "s", 15, "COURSEWORK"]], 18)
    .lines(40, "s", 9, [
      "Bayesian Methods",
      "Survival Analysis",
      "(Teaching Assistant 2x)",
      "Programming for Data Science",
    ])
    .gap(6);
  page.line([[40, "s", 15, "SKILLS"]], 18);
  page
    .line([[40, "B", 9, "PROGRAMMING"]])
    .lines(40, "s", 9, ["Over 5 years:", "Python • R • SQL", "Familiar:", "Scala • Julia"])
    .gap(4);
  page.line([[40, "B", 9, "PLATFORMS"]]).lines(40, "s", 9, ["Databricks • Snowflake", "Airflow"]);
  page.y = top;
  page.line([[215, "s", 15, "EXPERIENCE"]], 18);
  page
    .line([
      [215, "B", 11, "BRIGHTWATER UTILITIES"],
      [0, "s", 11, " | LEAD DATA SCIENTIST"],
    ])
    .line([[215, "s", 9, "April 2021 – Present | Leeds, UK"]])
    .lines(222, "s", 9, [
      "• Forecast of demand for 1.2 million homes",
      "• Lead of four; reports to the Director of Operations",
      "• With Thames Bridge Consulting, a digital twin of the network",
    ])
    .gap(6)
    .line([
      [215, "B", 11, "NORTHERN RETAIL GROUP"],
      [0, "s", 11, " | DATA SCIENTIST"],
    ])
    .line([[215, "s", 9, "Oct 2017 – March 2021 | Bradford, UK"]])
    .lines(222, "s", 9, [
      "• Baskets and prices of 300 shops in Spark",
      "• From Jan 2019 also the loyalty programme",
    ])
    .gap(6)
    .line([
      [215, "B", 11, "NATIONAL BUREAU OF STATISTICS"],
      [0, "s", 11, " | STATISTICIAN"],
    ])
    .line([[215, "s", 9, "Sept 2014 – Aug 2016 | Abuja, Nigeria"]])
    .lines(222, "s", 9, ["• The household survey of 2015: sample and weights"])
    .gap(8);
  page.line([[215, "s", 15, "RESEARCH"]], 18);
  page
    .line([
      [215, "B", 11, "LEEDS INSTITUTE"],
      [0, "s", 11, " | STUDENT RESEARCHER"],
    ])
    .line([[215, "s", 9, "Jan 2017 – Aug 2017 | Leeds, UK"]])
    .lines(222, "s", 9, ["Worked with Dr Fiona Marsh on the survival of small firms."])
    .gap(8);
  page.line([[215, "s", 15, "AWARDS"]], 18);
  page.line([
    [215, "s", 9, "2016"],
    [260, "s", 9, "Commonwealth"],
    [330, "s", 9, "Shared Scholarship"],
  ]);
  page.line([
    [215, "s", 9, "2013"],
    [260, "s", 9, "top 1 %"],
    [330, "s", 9, "Nigerian Mathematics Contest"],
  ]);
  return page.bytes();
};

export const deedy: UnseenCv = {
  name: "narrow left column",
  type: "pdf",
  write,
  says: {
    given: "Oluwaseun",
    family: "Adeyemi",
    email: "seun.adeyemi@post.example",
    phone: "+447700900418",
    jobs: [
      ["Lead Data Scientist", "Brightwater Utilities", "2021-04", null],
      ["Data Scientist", "Northern Retail Group", "2017-10", "2021-03"],
      ["Statistician", "National Bureau of Statistics", "2014-09", "2016-08"],
    ],
    studies: [
      ["MSc in Data Science and Analytics", "University of Leeds", "2017-09"],
      ["BSc in Statistics", "University of Ibadan", "2014-07"],
    ],
    skills: ["Python", "R", "SQL", "Scala", "Julia", "Databricks", "Snowflake", "Airflow"],
    besides: [
      "Student Researcher",
      "Leeds Institute",
      "Bayesian Methods",
      "Survival Analysis",
      "Programming for Data Science",
      "Shared Scholarship",
      "Nigerian Mathematics Contest",
      "Commonwealth Shared Scholarship",
    ],
  },
};
