import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const margin = 60;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(58);
  const head = (words: string) => {
    cv.gap(8);
    cv.line([[margin, "b", 12, words]], 4).rule(margin, 595 - margin, 4);
  };
  const entry = (title: string, when: string, at: string, ...lines: readonly string[]) => {
    cv.line([
      [margin, "b", 10.5, title],
      [-margin, "r", 10.5, when],
    ]);
    cv.line([[margin, "i", 10.5, at]]);
    for (const words of lines)
      cv.line([
        [margin + 10, "r", 10.5, "•"],
        [margin + 20, "r", 10.5, words],
      ]);
    cv.gap(4);
  };
  const labelled = (label: string, words: string) =>
    cv.line([
      [margin, "b", 10.5, label],
      [margin + 86, "r", 10.5, words],
    ]);
  const numbered = (number: number, ...lines: readonly string[]) => {
    cv.line([
      [margin, "r", 10, `[${number}]`],
      [margin + 22, "r", 10, lines[0]!],
    ]);
    cv.lines(margin + 22, "r", 10, lines.slice(1), 12.5).gap(3);
  };

  cv.line([[margin, "r", 22, "Valentina Restrepo Ossa"]], 17);
  cv.line([[margin, "i", 12, "Biostatistician"]], 16);
  cv.line([[margin, "r", 10, "Hawthorn VIC 3122  ·  +61 491 574 632  ·  valentina.ro@example.org"]], 13);
  cv.line([[margin, "r", 10, "ORCID 0000-0000-0000-0417  ·  vrestrepo-ossa.example.org"]], 13);
  head("Research interests");
  cv.lines(
    margin,
    "r",
    10.5,
    [
      "Clinical trials with few patients: how to borrow from earlier trials without fooling oneself.",
      "Missing data in registries of rare disease.",
    ],
    13,
  );
  head("Appointments");
  entry(
    "Senior Biostatistician",
    "03/2023–",
    "Yarra Institute of Child Health, Melbourne",
    "Statistician of record for seven trials, two of them adaptive",
    "Supervise two doctoral students and a programmer",
  );
  entry(
    "Biostatistician",
    "09/2019–02/2023",
    "Yarra Institute of Child Health, Melbourne",
    "Registry of cystic fibrosis: 4,100 children, twenty years",
  );
  entry("Research Assistant (0.5)", "2016–2019", "School of Population Health, Merri University, Melbourne");
  entry(
    "Statistical Analyst",
    "01/2012–12/2015",
    "Secretaría de Salud de Antioquia, Medellín, Colombia",
    "Dengue surveillance in 125 municipalities",
  );
  head("Education");
  entry(
    "PhD in Biostatistics",
    "2016–2020",
    "Merri University, Melbourne",
    "Thesis: Borrowing strength in paediatric trials",
  );
  entry("MSc in Statistics", "2010–2011", "Universidad del Aburrá, Medellín, Colombia");
  entry("BSc in Mathematics", "2005–2009", "Universidad del Aburrá, Medellín, Colombia");
  head("Skills");
  labelled("Methods", "Bayesian modelling, survival analysis, multiple imputation");
  labelled("Computing", "R, Stan, SAS, Git");
  labelled("Spoken", "Spanish (native), English (C2), Portuguese (B1)");
  head("Accreditation and training");
  labelled("2021", "Accredited Statistician, Southern Statistical Society");
  labelled("2025", "Good Clinical Practice (ICH E6), valid to March 2028");
  head("Grants and prizes");
  labelled("2024", "Early career grant, Rare Lungs Foundation, $212,000");
  labelled("2020", "Dean's prize for the best thesis, Merri University");
  head("Selected publications");
  numbered(
    1,
    "Restrepo Ossa V, Whitcombe J, Lal P. How much may a small trial borrow?",
    "Journal of Careful Trials 2025; 11: 204–219.",
  );
  numbered(
    2,
    "Lal P, Restrepo Ossa V. Twenty years of breathing: a registry revisited.",
    "Antipodean Lung 2022; 4: 31–44.",
  );
  numbered(3, "Restrepo Ossa V. Priors parents can read. Statistics Aloud 2021; 2: 7–12.");
  head("Teaching");
  labelled("2017–2019", "Tutor, Regression for Health Sciences, Merri University");
  head("Referees");
  cv.line([
    [margin, "r", 10.5, "Prof. Jillian Whitcombe, Yarra Institute of Child Health, j.whitcombe@example.org"],
  ]);
  return cv.bytes();
};

/** A Colombian biostatistician's LaTeX CV over two pages: title with “03/2023–” at the right edge, employer in italics below, numbered publications, grants and tutoring by years. */
export const biostatistician: UnseenCv = {
  name: "Colombian biostatistician's LaTeX CV over two pages: an open “03/2023–” at the right edge, employer in italics below the title, numbered publications, grants by years",
  type: "pdf",
  write,
  says: {
    given: "Valentina / Valentina Restrepo",
    family: "Restrepo Ossa / Ossa",
    email: "valentina.ro@example.org",
    phone: "+61491574632",
    jobs: [
      [
        "Senior Biostatistician",
        "Yarra Institute of Child Health / Yarra Institute of Child Health, Melbourne",
        "2023-03",
        null,
      ],
      [
        "Biostatistician",
        "Yarra Institute of Child Health / Yarra Institute of Child Health, Melbourne",
        "2019-09",
        "2023-02",
      ],
      [
        "Research Assistant (0.5) / Research Assistant",
        "School of Population Health, Merri University, Melbourne / School of Population Health, Merri University / Merri University / School of Population Health",
        "2016",
        "2019",
      ],
      [
        "Statistical Analyst",
        "Secretaría de Salud de Antioquia / Secretaría de Salud de Antioquia, Medellín / Secretaría de Salud de Antioquia, Medellín, Colombia",
        "2012-01",
        "2015-12",
      ],
    ],
    studies: [
      ["PhD in Biostatistics", "Merri University / Merri University, Melbourne", "2020"],
      [
        "MSc in Statistics",
        "Universidad del Aburrá / Universidad del Aburrá, Medellín / Universidad del Aburrá, Medellín, Colombia",
        "2011",
      ],
      [
        "BSc in Mathematics",
        "Universidad del Aburrá / Universidad del Aburrá, Medellín / Universidad del Aburrá, Medellín, Colombia",
        "2009",
      ],
    ],
    skills: ["Bayesian modelling", "survival analysis", "multiple imputation", "R", "Stan", "SAS", "Git"],
    licences: [
      [
        "Accredited Statistician / Accredited Statistician, Southern Statistical Society / Accredited Statistician (Southern Statistical Society)",
      ],
      ["Good Clinical Practice (ICH E6) / Good Clinical Practice", undefined, "2028-03"],
    ],
    languages: ["Spanish", "English", "Portuguese"],
    besides: [
      "Early career grant",
      "Rare Lungs Foundation",
      "Dean's prize for the best thesis",
      "How much may a small trial borrow?",
      "Twenty years of breathing",
      "Priors parents can read",
      "Tutor",
      "Regression for Health Sciences",
      "Merri University",
      "Jillian Whitcombe",
      "Clinical trials with few patients",
      "Missing data in registries of rare disease",
    ],
  },
};
