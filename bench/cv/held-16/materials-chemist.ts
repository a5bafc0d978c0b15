import type { UnseenCv } from "../unseen/known.ts";
import { type Run, Typesetter } from "../unseen/typeset.ts";

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(70);
  const section = (title: string) => {
    cv.gap(9);
    cv.doc
      .rect(45, cv.y - 6, 82, 3.5)
      .fill("#3873b3")
      .fillColor("black");
    cv.line([[137, "s", 14, title]], 17);
  };
  const entry = (when: string, title: string, at: string, after: string, texts: readonly string[] = []) => {
    const runs: Run[] = [
      [-468, "s", 10, when],
      [137, "B", 10, title],
      [0, "s", 10, ", "],
      [0, "i", 10.5, at],
      [0, "s", 10, `, ${after}.`],
    ];
    cv.line(runs, 13);
    cv.lines(137, "s", 9, texts, 11.5).gap(4);
  };
  const item = (label: string, text: string) =>
    cv.line(
      [
        [-468, "s", 10, label],
        [137, "s", 10, text],
      ],
      13.5,
    );

  cv.line([
    [45, "s", 30, "Ioana Petrescu"],
    [-45, "i", 10, "14/7 Banjine Street, O'Connor ACT 2602"],
  ]);
  cv.line([[-45, "i", 10, "0491 570 313"]]);
  cv.line([
    [45, "i", 15, "Materials Chemist"],
    [-45, "i", 10, "ioana.petrescu@example.com"],
  ]);
  cv.line([[-45, "i", 10, "ipetrescu.example"]]);

  section("Education");
  entry("2021–2025", "PhD in Chemistry", "Monaro University", "Canberra", [
    "Thesis: Defect engineering in sodium-ion layered oxide cathodes. Supervisor: Prof. Helen Wardrop.",
    "Awarded without corrections; stipend scholarship of the university.",
  ]);
  entry(
    "2018–2020",
    "Master of Science in Physical Chemistry",
    "Universitatea Valea Verde",
    "Cluj, Romania",
    ["Grade 9.8 of 10. Thesis on solid electrolytes."],
  );
  entry("2015–2018", "Bachelor of Chemistry", "Universitatea Valea Verde", "Cluj, Romania");

  section("Experience");
  entry("Mar 2025–present", "Research Officer", "Monaro University", "Canberra", [
    "Two-year contract with a battery maker: scale-up of cathode powders from gram to kilogram, weekly reports",
    "to the company, supervision of an honours student and a laboratory technician.",
  ]);
  entry("Feb–Jun 2024", "Sessional Tutor", "Monaro University", "Canberra", [
    "Second-year physical chemistry, two groups of 24, marking of 200 practical reports.",
  ]);
  entry("Sep 2020–Jan 2021", "Quality Analyst", "Lacrima Pigments", "Turda, Romania", [
    "ICP-OES and moisture analysis of paint pigments; wrote three test methods.",
  ]);
  entry("Summer 2019", "Research Intern", "Institut Beauregard", "Grenoble, France", [
    "Impedance measurements in an argon glovebox, eight weeks.",
  ]);

  section("Laboratory and computing skills");
  item("Methods", "Powder XRD, SEM, XPS, ICP-OES, Galvanostatic cycling");
  item("Synthesis", "Sol-gel, Co-precipitation, Glovebox work");
  item("Computing", "Python, Origin, GSAS-II, LaTeX");

  section("Selected publications");
  item("2025", "I. Petrescu, H. Wardrop: Vacancy ordering in P2 cathodes, J. Sodium Storage 4, 118.");
  item("2023", "I. Petrescu et al.: Moisture and the shelf life of layered oxides, Powders & Cells 11, 42.");

  section("Awards");
  item("2024", "Best Poster, Southern Battery Meeting, Geelong");

  section("Languages");
  for (const [language, level] of [
    ["Romanian", "Mother tongue"],
    ["English", "Fluent"],
    ["French", "Intermediate"],
  ] as const)
    item(language, level);

  section("Licences and training");
  item("2025", "Laser Safety Officer Course");
  item("Until 09/2028", "First Aid Certificate");

  section("Interests");
  item("", "Bushwalking in Namadgi, choir (alto), sourdough, repairing old radios.");

  section("Referees");
  item("", "Prof. Helen Wardrop, Monaro University, h.wardrop@monaro.example");
  item("", "Dr Luc Fabrègue, Institut Beauregard, l.fabregue@beauregard.example");
  return cv.bytes();
};

/** A PhD graduate's CV typeset with the dates right-aligned in a left column, “Title, employer, town.” in one line, labelled lists of skills. */
export const materialsChemist: UnseenCv = {
  name: "PhD graduate's typeset CV: dates in the left column, one-line entries, labelled skills, publications",
  type: "pdf",
  write,
  says: {
    given: "Ioana",
    family: "Petrescu",
    email: "ioana.petrescu@example.com",
    phone: "+61491570313",
    jobs: [
      ["Research Officer", "Monaro University", "2025-03", null],
      ["Sessional Tutor", "Monaro University", "2024-02", "2024-06"],
      ["Quality Analyst", "Lacrima Pigments", "2020-09", "2021-01"],
      ["Research Intern", "Institut Beauregard", "2019", "2019"],
    ],
    studies: [
      ["PhD in Chemistry", "Monaro University", "2025"],
      ["Master of Science in Physical Chemistry", "Universitatea Valea Verde", "2020"],
      ["Bachelor of Chemistry", "Universitatea Valea Verde", "2018"],
    ],
    skills: [
      "Powder XRD",
      "SEM",
      "XPS",
      "ICP-OES",
      "Galvanostatic cycling",
      "Sol-gel",
      "Co-precipitation",
      "Glovebox work",
      "Python",
      "Origin",
      "GSAS-II",
      "LaTeX",
    ],
    licences: [
      ["Laser Safety Officer Course / Laser Safety Officer"],
      ["First Aid Certificate / First Aid", undefined, "2028-09"],
    ],
    languages: ["Romanian", "English", "French"],
    besides: [
      "Vacancy ordering in P2 cathodes",
      "Moisture and the shelf life of layered oxides",
      "Best Poster",
      "Southern Battery Meeting",
    ],
  },
};
