import { Typesetter, type Run } from "../unseen/typeset.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A geologist in a LaTeX class of two columns: title, employer below, then dates and town side by side, "Ongoing"; at the right a motto, tags, languages with points, degrees and referees. */
const write = () => {
  const page = new Typesetter(58);
  page.line([[40, "B", 25, "HAMISH ROBERTSON-PEARCE"]], 20);
  page.line([[40, "B", 11, "Senior Exploration Geologist"]], 18);
  page.line(
    [
      [40, "s", 8.5, "@ hamish@robertsonpearce.example"],
      [215, "s", 8.5, "0419 447 302"],
      [300, "s", 8.5, "Kalgoorlie, WA"],
      [400, "s", 8.5, "github.com/hrpearce"],
    ],
    26,
  );
  const top = page.y;
  const heading = (from: number, to: number, text: string) => {
    page.line([[from, "B", 14, text.toUpperCase()]], 3);
    page.rule(from, to, 6);
  };
  const event = (
    from: number,
    [title, employer, dates, place]: readonly [string, string, string, string],
    items: readonly string[] = [],
  ) => {
    page.line([[from, "s", 11.5, title]], 14);
    if (employer) page.line([[from, "B", 10, employer]], 13);
    const below: Run[] = [[from, "s", 8, dates]];
    if (place) below.push([from + 130, "s", 8, place]);
    page.line(below, 13);
    page.lines(
      from + 4,
      "s",
      9,
      items.map((item) => `• ${item}`),
    );
    page.gap(8);
  };
  heading(40, 355, "Experience");
  event(
    40,
    ["Senior Exploration Geologist", "Boulder Ridge Gold NL", "March 2021 – Ongoing", "Kalgoorlie, WA"],
    ["Found the Lady Ida extension: 410,000 oz inferred", "Plans 60,000 m of drilling a year"],
  );
  event(
    40,
    ["Project Geologist", "Menzies Nickel Ltd", "August 2016 – January 2021", "Leinster, WA"],
    ["Logged 38 km of core", "Built the regional model in Leapfrog"],
  );
  event(
    40,
    ["Graduate Geologist", "Menzies Nickel Ltd", "February 2015 – August 2016", "Leinster, WA"],
    ["Grade control, ore spotting"],
  );
  event(40, [
    "Field Assistant (vacation)",
    "Geological Survey of Otago",
    "Nov 2013 – Feb 2014",
    "Dunedin, NZ",
  ]);
  heading(40, 355, "Publications");
  page.lines(40, "i", 9, [
    "Robertson-Pearce, H. and Tan, W. (2022). Vein sets of the",
    "Lady Ida shear. Goldfields Geology Notes 14: 3–19.",
  ]);
  page.y = top;
  heading(380, 555, "Motto");
  page.line([[380, "i", 10, "“The map is a guess. Go and look.”"]], 20);
  heading(380, 555, "Strengths");
  for (const [one, other] of [
    ["Core logging", "Leapfrog Geo"],
    ["QGIS", "Micromine"],
    ["JORC reporting", "Python"],
  ] as const)
    page.line(
      [
        [382, "s", 9, one],
        [470, "s", 9, other],
      ],
      17,
    );
  page.gap(8);
  heading(380, 555, "Languages");
  for (const [language, points] of [
    ["English", "• • • • •"],
    ["Spanish", "• • •"],
  ] as const)
    page.line(
      [
        [380, "s", 10, language],
        [-40, "s", 10, points],
      ],
      15,
    );
  page.gap(8);
  heading(380, 555, "Education");
  event(380, ["M.Sc. Economic Geology", "University of Otago", "Feb 2013 – Nov 2014", ""]);
  event(380, ["B.Sc. Geology", "University of Canterbury", "Feb 2010 – Nov 2012", ""]);
  heading(380, 555, "Memberships");
  page.lines(380, "s", 9, ["MAIG, Australian Institute of", "Geoscientists, no. 7714"]).gap(8);
  heading(380, 555, "Tickets");
  page.lines(380, "s", 9, ["Senior First Aid, to June 2027", "WA driver’s licence: C, manual"]).gap(8);
  heading(380, 555, "Referees");
  page.lines(380, "s", 9, [
    "Dr Winnie Tan",
    "Chief Geologist, Boulder Ridge Gold",
    "w.tan@boulderridge.example",
  ]);
  return page.bytes();
};

export const geologist: UnseenCv = {
  name: "LaTeX in two columns, dates and town side by side",
  type: "pdf",
  write,
  says: {
    given: "Hamish",
    family: "Robertson-Pearce",
    email: "hamish@robertsonpearce.example",
    phone: "+61419447302",
    jobs: [
      ["Senior Exploration Geologist", "Boulder Ridge Gold NL", "2021-03", null],
      ["Project Geologist", "Menzies Nickel Ltd", "2016-08", "2021-01"],
      ["Graduate Geologist", "Menzies Nickel Ltd", "2015-02", "2016-08"],
      ["Field Assistant (vacation) / Field Assistant", "Geological Survey of Otago", "2013-11", "2014-02"],
    ],
    studies: [
      ["M.Sc. Economic Geology", "University of Otago", "2014-11"],
      ["B.Sc. Geology", "University of Canterbury", "2012-11"],
    ],
    skills: ["Core logging", "Leapfrog Geo", "QGIS", "Micromine", "JORC reporting", "Python"],
    licences: [["Senior First Aid", undefined, "2027-06"]],
    drives: ["C"],
    languages: ["English", "Spanish"],
    besides: ["MAIG", "Australian Institute of Geoscientists", "Lady Ida"],
  },
};
