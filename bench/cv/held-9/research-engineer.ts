import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

/** An engineer's CV as a class of TeX sets it: small capitals of two sizes, employer against place and title in italics against dates, labelled lists of skills in which "Languages" are of programming, numbered papers. */
const write = () => {
  const page = new Typesetter(58);
  const heading = (words: readonly string[]) => {
    page.gap(7).line(
      words.flatMap((word, at) => [
        [at ? 0 : 50, "r", 13, (at ? " " : "") + word[0]!] as const,
        [0, "r", 10, word.slice(1).toUpperCase()] as const,
      ]),
      4,
    );
    page.rule(50, 545);
  };
  const entry = (
    above: string,
    place: string,
    below: string,
    dates: string,
    tasks: readonly string[] = [],
  ) => {
    page.line([
      [56, "b", 10.5, above],
      [-50, "r", 10, place],
    ]);
    page.line([
      [56, "i", 10, below],
      [-50, "i", 10, dates],
    ]);
    for (const task of tasks)
      for (const [at, line] of task.split("\n").entries())
        page.line(
          at
            ? [[78, "r", 9.5, line]]
            : [
                [68, "r", 9.5, "•"],
                [78, "r", 9.5, line],
              ],
          12,
        );
    page.gap(3);
  };
  page.line([[202, "b", 22, "Mirela Stojanoska"]], 17);
  page.line([
    [118, "s", 8.5, "0491 572 665"],
    [186, "r", 9, "|"],
    [194, "s", 8.5, "m.stojanoska@turbulence.example"],
    [346, "r", 9, "|"],
    [354, "s", 8.5, "orcid 0000-0003-1187-5520"],
  ]);
  heading(["Education"]);
  entry(
    "University of the Illawarra Escarpment",
    "Wollongong, NSW",
    "Doctor of Philosophy in Mechanical Engineering",
    "Mar. 2017 – Nov. 2020",
    ["Thesis: Wake meandering of floating wind turbines in short-crested seas"],
  );
  entry(
    "Technical University of Bitola",
    "Bitola, North Macedonia",
    "Master of Science in Mechanical Engineering",
    "Oct. 2013 – July 2015",
  );
  heading(["Experience"]);
  entry("Windlass Energy", "Newcastle, NSW", "Senior Research Engineer", "Feb. 2023 – Present", [
    "Leads the group of four that models loads on floating foundations for three projects",
    "Cut the run time of the coupled solver from 61 to 9 hours by moving the pressure\nstep to graphics cards",
    "Supervises two doctoral students with the University of the Illawarra Escarpment",
  ]);
  entry("Hydrolab", "Launceston, TAS", "Postdoctoral Research Fellow", "Dec. 2020 – Jan. 2023", [
    "Tow tank campaigns at 1:50 with particle image velocimetry",
    "Wrote the grant for the second wave maker ($740,000)",
  ]);
  entry("Pelister Turbines", "Skopje, North Macedonia", "Design Engineer", "Sep. 2015 – Jan. 2017", [
    "Guide vanes of small hydro turbines, from sketch to workshop drawing",
  ]);
  heading(["Technical", "Skills"]);
  for (const [label, list] of [
    ["Languages:", "Python, Fortran, C++, Julia"],
    ["Tools:", "OpenFOAM, ANSYS Fluent, ParaView, Git"],
    ["Methods:", "Computational fluid dynamics, Particle image velocimetry, Uncertainty quantification"],
  ] as const)
    page.line([
      [56, "b", 10, label],
      [0, "r", 10, ` ${list}`],
    ]);
  heading(["Selected", "Publications"]);
  for (const lines of [
    [
      "[1]",
      "M. Stojanoska and P. Everingham, “Wakes that wander: a tow tank study,” Journal of",
      "Offshore Flows, vol. 12, pp. 88–104, 2022.",
    ],
    ["[2]", "M. Stojanoska, “Short-crested seas and long nights,” in Proc. Southern Fluids Conf., 2019."],
  ] as const) {
    page.line([
      [56, "r", 9.5, lines[0]],
      [78, "r", 9.5, lines[1]],
    ]);
    if (lines[2]) page.line([[78, "r", 9.5, lines[2]]]);
  }
  heading(["Registrations", "&", "Awards"]);
  page.line([
    [56, "r", 10, "Chartered Professional Engineer (CPEng), Engineers Guild of Australasia, no. 5520714"],
    [-50, "r", 10, "2024"],
  ]);
  page.line([
    [56, "r", 10, "Best Student Paper, Southern Fluids Conference"],
    [-50, "r", 10, "2019"],
  ]);
  heading(["Spoken", "Languages"]);
  page.line([[56, "r", 10, "Macedonian (native), English (fluent), Serbian (good)"]]);
  page.gap(14).line([[292, "r", 9, "1"]]);
  return page.bytes();
};

export const researchEngineer: UnseenCv = {
  name: "small capitals of TeX, programming languages among the skills, papers",
  type: "pdf",
  write,
  says: {
    given: "Mirela",
    family: "Stojanoska",
    email: "m.stojanoska@turbulence.example",
    phone: "+61491572665",
    jobs: [
      ["Senior Research Engineer", "Windlass Energy", "2023-02", null],
      ["Postdoctoral Research Fellow", "Hydrolab", "2020-12", "2023-01"],
      ["Design Engineer", "Pelister Turbines", "2015-09", "2017-01"],
    ],
    studies: [
      [
        "Doctor of Philosophy in Mechanical Engineering / Doctor of Philosophy",
        "University of the Illawarra Escarpment",
        "2020-11",
      ],
      ["Master of Science in Mechanical Engineering", "Technical University of Bitola", "2015-07"],
    ],
    skills: [
      "Python",
      "Fortran",
      "C++",
      "Julia",
      "OpenFOAM",
      "ANSYS Fluent",
      "ParaView",
      "Git",
      "Computational fluid dynamics",
      "Particle image velocimetry",
      "Uncertainty quantification",
    ],
    licences: [
      ["Chartered Professional Engineer (CPEng) / Chartered Professional Engineer / CPEng", "5520714"],
    ],
    languages: ["Macedonian", "English", "Serbian"],
    besides: ["Best Student Paper"],
  },
};
