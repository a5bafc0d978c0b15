import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const [left, column] = [60, 165];

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(60);
  const section = (words: string) => {
    cv.gap(9);
    cv.line([[left, "b", 12, words]], 5);
    cv.rule(left, 535, 4);
  };
  /** Years in a column at the left, the first line and further ones at the right of it. */
  const entry = (years: string, first: string, ...others: readonly string[]) => {
    cv.line([
      [left, "r", 10.5, years],
      [column, "b", 10.5, first],
    ]);
    for (const other of others) cv.line([[column, "r", 10.5, other]]);
    cv.gap(4);
  };
  const paper = (number: number, ...lines: readonly string[]) => {
    const [line = "", ...others] = lines;
    cv.line([
      [left, "r", 10, `[${number}]`],
      [left + 24, "r", 10, line],
    ]);
    cv.lines(left + 24, "r", 10, others, 13);
    cv.gap(2);
  };

  cv.line([[left, "b", 19, "Dr Anneliese Hofbauer"]], 18);
  cv.line([[left, "i", 11, "Curriculum Vitae, November 2026"]], 20);
  cv.line([
    [left, "r", 10.5, "School of Social Enquiry"],
    [-60, "r", 10.5, "+61 491 572 910"],
  ]);
  cv.line([
    [left, "r", 10.5, "University of the Molonglo, Canberra ACT 2600"],
    [-60, "r", 10.5, "a.hofbauer@example.com"],
  ]);
  section("Research interests");
  cv.lines(left, "r", 10.5, [
    "Sociology of work; care and ageing; mixed methods; migration between small towns.",
  ]);
  section("Academic appointments");
  entry(
    "2022 – present",
    "Senior Lecturer in Sociology",
    "University of the Molonglo, Canberra",
    "Convenor of honours; chair of the ethics panel since 2024",
  );
  entry("2018 – 2021", "Lecturer in Sociology", "University of the Molonglo, Canberra");
  entry(
    "2015 – 2018",
    "Postdoctoral Research Fellow",
    "Centre for Ageing Societies, Otago Southern University, Dunedin, New Zealand",
  );
  entry(
    "2010 – 2014",
    "Research Assistant (half-time)",
    "Institute for Social Research, Universität Innfeld, Austria",
  );
  section("Education");
  entry(
    "2014",
    "PhD in Sociology",
    "Universität Innfeld, Austria",
    "Thesis: Who carries? Paid and unpaid care in alpine villages",
  );
  entry("2009", "Magister in Sociology and Slavic Studies", "Universität Innfeld, Austria");
  entry("2020", "Graduate Certificate in Higher Education", "University of the Molonglo, Canberra");
  section("Grants");
  entry(
    "2024 – 2027",
    "Australian Research Council Discovery Project, $412,000",
    "with K. Tran (Monash) and P. Doyle",
  );
  entry("2019", "Early Career Seed Grant, $18,000");
  section("Selected publications");
  paper(
    1,
    "Hofbauer, A. & Tran, K. (2025). Night shifts and neighbours. Journal of Quiet Sociology,",
    "31(2), 114–139.",
  );
  paper(
    2,
    "Hofbauer, A. (2021). The Borrowed Daughter: Migrant Care in the Country. Canberra: Tallow Press.",
  );
  paper(3, "Hofbauer, A. (2017). Asking twice: panel interviews with couples. Methods Notes, 8(1), 2–20.");
  section("Teaching");
  cv.lines(
    left,
    "r",
    10.5,
    ["SOCY1001 Thinking Sociologically (2018–2023, 340 students)", "SOCY3017 Care and Society (since 2020)"],
    14,
  );
  section("Skills and languages");
  cv.line([
    [left, "r", 10.5, "Software"],
    [column, "r", 10.5, "NVivo, Stata, R, Qualtrics"],
  ]);
  cv.line([
    [left, "r", 10.5, "Languages"],
    [column, "r", 10.5, "German (native), English (fluent), Slovene (reading)"],
  ]);
  section("Referees");
  cv.lines(
    left,
    "r",
    10.5,
    [
      "Professor Marion Keogh, Head of School, University of the Molonglo, m.keogh@example.com",
      "Professor Te Aroha Wilson, Otago Southern University, +64 3 555 0148",
    ],
    14,
  );
  return cv.bytes();
};

/** An Austrian sociologist's academic CV in LaTeX: years in a left column, position in bold over the university, PhD, grants, publications with numbers. */
export const sociologist: UnseenCv = {
  name: "Austrian sociologist's academic LaTeX CV: department and contacts at both edges, “2022 – present” left of position over university, studies in a single year in the same form out of order, thesis, grants, numbered publications, courses taught, software and languages as rows",
  type: "pdf",
  write,
  says: {
    given: "Anneliese",
    family: "Hofbauer",
    email: "a.hofbauer@example.com",
    phone: "+61491572910",
    jobs: [
      [
        "Senior Lecturer in Sociology",
        "University of the Molonglo / University of the Molonglo, Canberra",
        "2022",
        null,
      ],
      [
        "Lecturer in Sociology",
        "University of the Molonglo / University of the Molonglo, Canberra",
        "2018",
        "2021",
      ],
      [
        "Postdoctoral Research Fellow",
        "Centre for Ageing Societies, Otago Southern University / Otago Southern University / Centre for Ageing Societies / Centre for Ageing Societies, Otago Southern University, Dunedin / Centre for Ageing Societies, Otago Southern University, Dunedin, New Zealand",
        "2015",
        "2018",
      ],
      [
        "Research Assistant (half-time) / Research Assistant",
        "Institute for Social Research, Universität Innfeld / Universität Innfeld / Institute for Social Research / Institute for Social Research, Universität Innfeld, Austria",
        "2010",
        "2014",
      ],
    ],
    studies: [
      [
        "PhD in Sociology / PhD / Doctor of Philosophy in Sociology",
        "Universität Innfeld / Universität Innfeld, Austria",
        "2014",
      ],
      [
        "Magister in Sociology and Slavic Studies",
        "Universität Innfeld / Universität Innfeld, Austria",
        "2009",
      ],
      [
        "Graduate Certificate in Higher Education",
        "University of the Molonglo / University of the Molonglo, Canberra",
        "2020",
      ],
    ],
    skills: ["NVivo", "Stata", "R", "Qualtrics"],
    languages: ["German", "English", "Slovene / Slovenian"],
    besides: [
      "Sociology of work",
      "care and ageing",
      "mixed methods",
      "migration between small towns",
      "Discovery Project",
      "Seed Grant",
      "Marion Keogh",
      "Head of School",
      "Te Aroha Wilson",
      "Thinking Sociologically",
      "Care and Society",
    ],
  },
};
