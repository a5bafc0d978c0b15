import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter, type Run } from "../unseen/typeset.ts";

/** A heading whose first letters have another colour and are drawn apart. */
const heading = (page: Typesetter, first: string, rest: string) => {
  page.gap(5).line(
    [
      [42, "B", 13, first],
      [42 + page.doc.font("Helvetica-Bold").fontSize(13).widthOfString(first), "B", 13, rest],
    ],
    4,
  );
  page.rule(42, 553, 5);
};
const entry = (page: Typesetter, employer: string, place: string, title: string, dates: string) =>
  page
    .line([
      [42, "B", 10, employer],
      [-42, "i", 9, place],
    ])
    .line([
      [42, "s", 8, title.toUpperCase()],
      [-42, "i", 8, dates],
    ]);
const tasks = (page: Typesetter, texts: readonly string[]) => {
  for (const text of texts)
    page.line(
      [
        [50, "s", 9, "•"],
        [60, "s", 9, text],
      ] satisfies Run[],
      12,
    );
  page.gap(4);
};

/** A marine biologist in a LaTeX class of the awesome kind: centred name, titles in capitals below employers, months with apostrophes, papers and grants besides. */
const write = () => {
  const page = new Typesetter(52);
  const { doc } = page;
  const centre = (style: "s" | "B" | "i", size: number, text: string, step: number) => {
    doc.font({ s: "Helvetica", B: "Helvetica-Bold", i: "Times-Italic" }[style]).fontSize(size);
    page.line([[(595 - doc.widthOfString(text)) / 2, style, size, text]], step);
  };
  centre("B", 28, "Tevita Faleolo", 18);
  centre("s", 8, "MARINE BIOLOGIST · SEAGRASS ECOLOGIST", 13);
  centre("i", 9, "8 Flinders Street, Townsville QLD 4810", 13);
  centre("s", 8, "(+61) 438-117-206 | tevita@faleolo.example | faleolo.example | tfaleolo", 16);
  heading(page, "Exp", "erience");
  entry(
    page,
    "Coral Coast Institute of Marine Research",
    "Townsville, QLD",
    "Research Scientist",
    "Jul. 2021 – Present",
  );
  tasks(page, ["Maps of seagrass from drones over 40 km of coast", "Supervisor of three Honours students"]);
  entry(page, "Ministry of Fisheries", "Nuku’alofa, Tonga", "Fisheries Officer", "Feb. 2016 – Jun. 2021");
  tasks(page, [
    "Stock of sea cucumber in Ha’apai; quota advice to the Minister",
    "Skipper of the survey boat",
  ]);
  entry(page, "University of the South Pacific", "Suva, Fiji", "Teaching Assistant", "Mar. 2014 – Nov. 2015");
  tasks(page, ["First-year ecology, two hundred students"]);
  heading(page, "Edu", "cation");
  entry(page, "James Cook University", "Townsville, QLD", "Ph.D. in Marine Science", "Mar. 2018 – May 2022");
  entry(
    page,
    "University of the South Pacific",
    "Suva, Fiji",
    "B.Sc. in Marine Biology",
    "Feb. 2011 – Dec. 2013",
  ).gap(4);
  heading(page, "Ski", "lls");
  for (const [label, values] of [
    ["Field", "Scientific diving, Coxswain duties, Quadrat surveys"],
    ["Analysis", "R, QGIS, Google Earth Engine"],
  ] as const)
    page.line(
      [
        [42, "B", 9, label],
        [120, "s", 9, values],
      ],
      13,
    );
  heading(page, "Cer", "tificates");
  for (const [year, name, issuer] of [
    ["2024", "Coxswain Grade 1 Near Coastal", "AMSA"],
    ["2023", "ADAS Occupational Diver Part 1", "Australian Diver Accreditation Scheme"],
  ] as const)
    page.line(
      [
        [42, "s", 9, year],
        [80, "B", 9, name],
        [0, "s", 9, `, ${issuer}`],
      ],
      13,
    );
  heading(page, "Lan", "guages");
  page.line([[42, "s", 9, "Tongan (native), English (fluent), Fijian (basic)"]]);
  heading(page, "Pub", "lications");
  page.lines(42, "s", 9, [
    "Faleolo, T. and Okada, M. (2023). Light and depth limits of Halophila. Reef Journal 14, 201–219.",
    "Faleolo, T. (2020). Who counts the cucumbers? Pacific Fisheries Notes 6.",
  ]);
  return page.bytes();
};

export const smallCapitals: UnseenCv = {
  name: "centred name, titles in capitals",
  type: "pdf",
  write,
  says: {
    given: "Tevita",
    family: "Faleolo",
    email: "tevita@faleolo.example",
    phone: "+61438117206",
    jobs: [
      ["Research Scientist", "Coral Coast Institute of Marine Research", "2021-07", null],
      ["Fisheries Officer", "Ministry of Fisheries", "2016-02", "2021-06"],
      ["Teaching Assistant", "University of the South Pacific", "2014-03", "2015-11"],
    ],
    studies: [
      ["Ph.D. in Marine Science", "James Cook University", "2022-05"],
      ["B.Sc. in Marine Biology", "University of the South Pacific", "2013-12"],
    ],
    skills: ["Scientific diving", "Coxswain duties", "Quadrat surveys", "R", "QGIS", "Google Earth Engine"],
    licences: [
      ["Coxswain Grade 1 Near Coastal / Coxswain Grade 1"],
      ["ADAS Occupational Diver Part 1 / Occupational Diver Part 1"],
    ],
    languages: ["Tongan", "English", "Fijian"],
    besides: ["Halophila", "cucumbers", "Reef Journal", "Pacific Fisheries Notes", "Field", "Analysis"],
  },
};
