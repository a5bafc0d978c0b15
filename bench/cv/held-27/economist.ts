import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const navy = "1F3864";
const head = (words: string) => text(words, { style: "Heading1" });
const agency = (at: string, when: string) =>
  text(`**${at}**, ${when}`, { before: 9, after: 2, size: 12, colour: navy });
const post = (title: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}**\t__${when}__`, { tabs: [-44], before: 5, after: 2 }),
  ...points(...duties),
];
const line = (words: string) => text(words, { after: 3 });

/** A Scottish-born government economist's three pages in Word: agencies with the whole time there, positions with their classifications below at months, a secondment and an acting time, papers and committees. */
export const economist: UnseenCv = {
  name: "Scottish-born government economist's three Word pages: agencies with the whole time there, positions with classifications (“Director (EL2)”) and months at the right edge, a secondment abroad, papers",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 11.5,
      margin: 24,
      accent: navy,
      above: [text("Dr F. A. Strathdee – Curriculum Vitae", { size: 9, align: "right" })],
      aboveFrom: 2,
      below: [text("Page {page} of {pages}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("Dr Fergus Strathdee", { style: "Title" }),
          text("27 Hovea Crescent, O'Connor ACT 2602", { after: 0 }),
          text("Telephone: 0491 573 087\tE-mail: fergus.strathdee@example.org", { tabs: [80], after: 6 }),
          head("Professional profile"),
          text(
            "Economist with twenty-six years in fiscal, labour market and housing policy in Canberra and London. I have briefed five ministers, appeared before four Senate committees, and supervised more than ninety economists, of whom a good third now outrank me. My strength is to turn an untidy question into two pages and one chart.",
          ),
          text(
            "I am applying for senior executive positions in which analysis is taken before the decision rather than after it. I have led teams through two machinery-of-government changes, one of them during a budget, and have always kept the graduates.",
          ),
          head("Employment history"),
          agency("Department of Fiscal Affairs, Canberra", "February 2012 to present"),
          ...post(
            "Assistant Secretary, Housing and Cities Branch (SES Band 1)",
            "October 2022 – present",
            "Lead a branch of 41 and an operating budget of $7.2 million",
            "Developed the model of rental supply used in three budgets; published in full in 2024 at my insistence",
            "Appeared before the estimates committee on nine occasions",
            "Sponsor of the department's neurodiversity network",
            "Acting First Assistant Secretary for eleven weeks in 2025",
          ),
          ...post(
            "Director, Labour Market Policy (EL2)",
            "March 2017 – September 2022",
            "Seventeen staff in three sections",
            "Costed wage subsidies in nine days of March 2020, then evaluated them for two years",
            "Negotiated access to linked administrative data with four agencies",
            "Set up a reading group that is still meeting without me",
          ),
          ...post(
            "Assistant Director, Labour Market Policy (EL1)",
            "February 2012 – February 2017",
            "Intergenerational projections, participation chapter",
            "Evaluation of a jobs program in six regions, with travel to all of them",
          ),
          agency("Office of Budget Forecasts, London", "January 2015 to December 2015"),
          ...post(
            "Senior Economist (secondment)",
            "January 2015 – December 2015",
            "Tax receipts model; exchange position with the Department of Fiscal Affairs",
          ),
          agency("Commission for Regional Productivity, Canberra", "July 2005 to January 2012"),
          ...post(
            "Senior Research Economist (APS6)",
            "August 2008 – January 2012",
            "Public inquiries into freight and into the cost of dental care",
            "Wrote four chapters that survived the commissioners",
          ),
          ...post(
            "Research Economist (APS5)",
            "July 2005 – July 2008",
            "Input–output tables, submissions, hearings in eleven towns",
          ),
          agency("University of the Clyde Valley, Glasgow", "October 2000 to June 2005"),
          ...post(
            "Teaching Fellow",
            "October 2000 – June 2005",
            "First-year microeconomics for four hundred students",
          ),
          head("Academic qualifications"),
          line("**Doctor of Philosophy (Economics)**, University of the Clyde Valley, 2004"),
          line("**Master of Science in Economics**, University of the Clyde Valley, 1999"),
          line("**Master of Arts (Honours) in Economics and History**, Lammermuir College, Edinburgh, 1998"),
          line("**Executive Fellows Program**, School of Public Leadership, Canberra, 2021"),
          head("Core competencies"),
          text(
            "Fiscal costing; Program evaluation; Microsimulation; Stata; Cabinet submissions; Staff development",
          ),
          head("Clearance and licences"),
          text("Negative Vetting Level 2, reviewed in 2024", { after: 0 }),
          text("ACT driver licence, class C"),
          head("Languages"),
          text("English; Scottish Gaelic (native speaker); French (reading)"),
          head("Selected publications"),
          ...points(
            "Strathdee, F. and Osei, M. (2024), “Who rents next? A model of supply”, Southern Economic Notes 51(2), 88–121",
            "Strathdee, F. (2019), “Waiting for wages”, Labour & Region 14, 7–30",
            "Strathdee, F. (2004), “Ferries and the price of bread in the Western Isles”, doctoral thesis",
          ),
          head("Committees and memberships"),
          ...points(
            "Economists' Guild of the Capital, president 2018–2020",
            "Board member (honorary), Belconnen Shelter Housing Ltd, since 2021",
          ),
          head("Interests"),
          text("Hill running, the small pipes, and bread that takes three days"),
          head("Referees"),
          text("Ms Adaeze Nwosu, Deputy Secretary, Department of Fiscal Affairs, 02 5550 1147", { after: 0 }),
          text("Professor Iain Rutherglen, University of the Clyde Valley, i.rutherglen@example.org"),
        ],
      },
    ],
  ),
  says: {
    given: "Fergus",
    family: "Strathdee",
    email: "fergus.strathdee@example.org",
    phone: "+61491573087",
    jobs: [
      [
        "Assistant Secretary, Housing and Cities Branch (SES Band 1) / Assistant Secretary, Housing and Cities Branch / Assistant Secretary / Assistant Secretary (SES Band 1)",
        "Department of Fiscal Affairs / Department of Fiscal Affairs, Canberra",
        "2022-10",
        null,
      ],
      [
        "Director, Labour Market Policy (EL2) / Director, Labour Market Policy / Director / Director (EL2)",
        "Department of Fiscal Affairs / Department of Fiscal Affairs, Canberra",
        "2017-03",
        "2022-09",
      ],
      [
        "Assistant Director, Labour Market Policy (EL1) / Assistant Director, Labour Market Policy / Assistant Director / Assistant Director (EL1)",
        "Department of Fiscal Affairs / Department of Fiscal Affairs, Canberra",
        "2012-02",
        "2017-02",
      ],
      [
        "Senior Economist (secondment) / Senior Economist",
        "Office of Budget Forecasts / Office of Budget Forecasts, London",
        "2015-01",
        "2015-12",
      ],
      [
        "Senior Research Economist (APS6) / Senior Research Economist",
        "Commission for Regional Productivity / Commission for Regional Productivity, Canberra",
        "2008-08",
        "2012-01",
      ],
      [
        "Research Economist (APS5) / Research Economist",
        "Commission for Regional Productivity / Commission for Regional Productivity, Canberra",
        "2005-07",
        "2008-07",
      ],
      [
        "Teaching Fellow",
        "University of the Clyde Valley / University of the Clyde Valley, Glasgow",
        "2000-10",
        "2005-06",
      ],
    ],
    studies: [
      ["Doctor of Philosophy (Economics) / Doctor of Philosophy", "University of the Clyde Valley", "2004"],
      ["Master of Science in Economics / Master of Science", "University of the Clyde Valley", "1999"],
      [
        "Master of Arts (Honours) in Economics and History / Master of Arts (Honours) / Master of Arts in Economics and History",
        "Lammermuir College / Lammermuir College, Edinburgh",
        "1998",
      ],
      [
        "Executive Fellows Program",
        "School of Public Leadership / School of Public Leadership, Canberra",
        "2021",
      ],
    ],
    skills: [
      "Fiscal costing",
      "Program evaluation",
      "Microsimulation",
      "Stata",
      "Cabinet submissions",
      "Staff development",
    ],
    licences: [["Negative Vetting Level 2 / NV2 / Negative Vetting 2 / Negative Vetting Level 2 (NV2)"]],
    drives: ["C"],
    languages: ["English", "Scottish Gaelic / Gaelic", "French"],
    besides: [
      "Driver licence",
      "ACT driver licence",
      "Acting First Assistant Secretary",
      "Who rents next? A model of supply",
      "Who rents next?",
      "Waiting for wages",
      "Ferries and the price of bread in the Western Isles",
      "President",
      "Economists' Guild of the Capital",
      "Board member",
      "Board member (honorary)",
      "Belconnen Shelter Housing Ltd",
      "Adaeze Nwosu",
      "Iain Rutherglen",
    ],
  },
};
