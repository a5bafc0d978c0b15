import { Typesetter } from "../unseen/typeset.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A hydrologist in a LaTeX class in the style of banks: name in the middle, employer and town in bold at either edge, title and months slanted below, kinds of skills before a colon, two pages. */
const write = () => {
  const page = new Typesetter(56);
  page.line([[205, "r", 25, "Mathilde Vercoutre"]], 18);
  page.line([[226, "i", 12, "Hydrologist, MIEAust CPEng"]], 18);
  page.line([[110, "r", 9.5, "Hobart TAS 7000 • 0473 660 158 • mathilde@vercoutre.example"]], 13);
  page.line([[226, "r", 9.5, "github.example/mvercoutre"]], 22);
  const heading = (text: string) => {
    page.gap(6).line([[50, "b", 13, text]], 4);
    page.rule(50, 545, 3);
  };
  const entry = (
    [employer, town]: readonly [string, string],
    [title, dates]: readonly [string, string],
    items: readonly string[] = [],
  ) => {
    page.line(
      [
        [50, "b", 11, employer],
        [-50, "b", 11, town],
      ],
      13.5,
    );
    page.line(
      [
        [50, "i", 10.5, title],
        [-50, "i", 10.5, dates],
      ],
      14,
    );
    for (const item of items) page.line([[60, "r", 10, `– ${item}`]], 13);
    page.gap(7);
  };
  heading("Experience");
  entry(
    ["Tamar Hydraulics Pty Ltd", "Hobart, TAS"],
    ["Principal Hydrologist", "June 2022–Present"],
    [
      "Leads flood studies of eleven river basins for councils in Tasmania and Gippsland.",
      "Built the ensemble model that warned Latrobe nineteen hours before the peak of 2024.",
      "Expert witness in two appeals on bridges and one on a very large dam.",
      "Reviews all reports of a group of seven; signs them as chartered engineer.",
      "Won the work of the state’s levee register, worth $1.8 million over four years.",
    ],
  );
  entry(
    ["Tamar Hydraulics Pty Ltd", "Launceston, TAS"],
    ["Senior Hydrologist", "January 2019–May 2022"],
    [
      "Two-dimensional models of towns, from survey to public meeting.",
      "Wrote the in-house library that turns gauges into design floods overnight.",
      "Supervised three graduates and one very long drought.",
    ],
  );
  entry(
    ["Bureau for Alpine Water", "Grenoble, France"],
    ["Research Engineer", "October 2014–December 2018"],
    [
      "Snowmelt forecasts for nine reservoirs, twice a day from March to July.",
      "Field campaigns on two glaciers; first author of four papers.",
      "Replaced a model of 1987 in Fortran with one in Python that agrees with it.",
    ],
  );
  entry(
    ["Compagnie du Rhône Moyen", "Lyon, France"],
    ["Graduate Engineer", "September 2012–September 2014"],
    [
      "Inspected 140 kilometres of dykes on foot.",
      "Rating curves, gauging from bridges and one gauging from a helicopter.",
    ],
  );
  entry(
    ["Ski School of the Three Lakes", "Morzine, France"],
    ["Ski Instructor (seasonal)", "December 2008–April 2012"],
  );
  heading("Education");
  entry(
    ["National School of Water, Strasbourg", "Strasbourg, France"],
    ["Diplôme d’ingénieur in Hydrology", "2009–2012"],
    ["Final project on ice jams, mark 18 of 20."],
  );
  entry(["Lycée du Lac", "Annecy, France"], ["Baccalauréat scientifique", "2007–2009"]);
  heading("Technical skills");
  for (const [kind, all] of [
    ["Programming", "Python, R, Fortran"],
    ["Modelling", "HEC-RAS, TUFLOW, RORB"],
    ["Spatial", "QGIS, PostGIS"],
  ] as const)
    page.line(
      [
        [50, "b", 10.5, `${kind}:`],
        [0, "r", 10.5, ` ${all}`],
      ],
      14,
    );
  heading("Languages");
  for (const [language, level] of [
    ["French", "Mother tongue"],
    ["English", "Fluent"],
    ["Italian", "Basic"],
  ] as const)
    page.line(
      [
        [50, "b", 10.5, `${language}:`],
        [0, "r", 10.5, ` ${level}`],
      ],
      14,
    );
  heading("Interests");
  page.line(
    [
      [50, "b", 10.5, "Sport:"],
      [0, "r", 10.5, " packrafting, telemark, orienteering"],
    ],
    14,
  );
  return page.bytes();
};

export const hydrologist: UnseenCv = {
  name: "LaTeX of banks, employer and town above title and months",
  type: "pdf",
  write,
  says: {
    given: "Mathilde",
    family: "Vercoutre",
    email: "mathilde@vercoutre.example",
    phone: "+61473660158",
    jobs: [
      ["Principal Hydrologist", "Tamar Hydraulics Pty Ltd", "2022-06", null],
      ["Senior Hydrologist", "Tamar Hydraulics Pty Ltd", "2019-01", "2022-05"],
      ["Research Engineer", "Bureau for Alpine Water", "2014-10", "2018-12"],
      ["Graduate Engineer", "Compagnie du Rhône Moyen", "2012-09", "2014-09"],
      ["Ski Instructor (seasonal) / Ski Instructor", "Ski School of the Three Lakes", "2008-12", "2012-04"],
    ],
    studies: [
      [
        "Diplôme d’ingénieur in Hydrology",
        "National School of Water, Strasbourg / National School of Water",
        "2012",
      ],
      ["Baccalauréat scientifique", "Lycée du Lac", "2009"],
    ],
    skills: ["Python", "R", "Fortran", "HEC-RAS", "TUFLOW", "RORB", "QGIS", "PostGIS"],
    languages: ["French", "English", "Italian"],
    besides: ["MIEAust CPEng", "CPEng", "MIEAust"],
  },
};
