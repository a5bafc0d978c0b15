import type { UnseenCv } from "../unseen/known.ts";
import { Typesetter } from "../unseen/typeset.ts";

const edge = 50;

const write = (): Promise<Uint8Array> => {
  const cv = new Typesetter(58);
  const section = (words: string) => {
    cv.gap(6);
    cv.line([[edge, "b", 12.5, words]], 5);
    cv.rule(edge, 595 - edge, 5);
  };
  const entry = (title: string, when: string, at: string, place: string, ...lines: readonly string[]) => {
    cv.line([
      [edge, "b", 10.5, title],
      [-edge, "r", 10.5, when],
    ]);
    cv.line([
      [edge, "i", 10.5, at],
      [-edge, "i", 10.5, place],
    ]);
    for (const line of lines)
      cv.line(
        [
          [edge + 12, "r", 10, "•"],
          [edge + 22, "r", 10, line],
        ],
        12.5,
      );
    cv.gap(4);
  };
  const group = (label: string, words: string) =>
    cv.line([
      [edge, "b", 10.5, `${label}:`],
      [edge + 92, "r", 10.5, words],
    ]);

  cv.line([[205, "b", 22, "Margaux Quenneville"]], 17);
  cv.line(
    [[104, "r", 10, "Wagga Wagga NSW 2650 | +61 491 570 159 | margaux.d@example.net | maps.example/margaux"]],
    8,
  );
  cv.gap(10);
  section("Education");
  entry("Master of Geospatial Science", "02/2018 – 12/2019", "Riverina Plains University", "Wagga Wagga NSW");
  entry(
    "Licence de Géographie (three-year degree)",
    "09/2013 – 06/2016",
    "Université des Volcans",
    "Clermont-Ferrand, France",
  );
  section("Experience");
  entry(
    "Senior GIS Analyst",
    "07/2023 – present",
    "Marrambidya Shire Council",
    "Wagga Wagga NSW",
    "Flood maps for eleven villages, used in the evacuation of August 2024",
    "Replaced 1,900 paper drainage plans by one layer that the depot really opens",
    "Supervise one trainee and the drone",
  );
  entry(
    "GIS Analyst",
    "03/2020 – 06/2023",
    "Marrambidya Shire Council",
    "Wagga Wagga NSW",
    "Asset register of roads and culverts, with field apps for the crews",
    "Automated the weekly rates extract in Python; four hours became four minutes",
  );
  entry(
    "Fruit Picker and Packer",
    "11/2016 – 10/2017",
    "Batlow Hills Orchards",
    "Batlow NSW",
    "Working holiday; thinning, picking, night shift on the grader",
  );
  section("Projects");
  cv.line([
    [edge, "b", 10.5, "Koala Corridors"],
    [0, "r", 10.5, "  | QGIS, PostGIS, R"],
    [-edge, "r", 10.5, "2022"],
  ]);
  cv.line([
    [edge + 12, "r", 10, "•"],
    [edge + 22, "r", 10, "Least-cost paths between remnant stands; adopted in the roadside vegetation plan"],
  ]);
  section("Technical Skills");
  group("GIS", "ArcGIS Pro, QGIS, FME");
  group("Scripting", "Python, SQL, R");
  group("Databases", "PostGIS, GeoPackage");
  group("Field", "drone mapping, GNSS");
  section("Certificates");
  cv.line([
    [edge, "r", 10.5, "Remote Pilot Licence (RePL), ARN 1184402"],
    [-edge, "r", 10.5, "09/2022"],
  ]);
  cv.line([
    [edge, "r", 10.5, "White Card CGI03317728SEQ1"],
    [-edge, "r", 10.5, "04/2020"],
  ]);
  section("Languages");
  cv.line([[edge, "r", 10.5, "French (native), English (C2), Italian (B1)"]]);
  section("Volunteering");
  cv.line([
    [edge, "r", 10.5, "Mapper, State Emergency Service, Wagga Wagga unit"],
    [-edge, "r", 10.5, "since 2021"],
  ]);
  return cv.bytes();
};

/** A French-born GIS analyst's page in LaTeX: a centred name, headings over rules, title in bold with “07/2023 – present” at the right edge, employer and place in italics below, skills in groups. */
export const gisAnalyst: UnseenCv = {
  name: "French-born GIS analyst's page in LaTeX: education first, title with “07/2023 – present” at the right edge, employer and place in italics below, grouped skills, certificates with months",
  type: "pdf",
  write,
  says: {
    given: "Margaux",
    family: "Quenneville",
    email: "margaux.d@example.net",
    phone: "+61491570159",
    jobs: [
      [
        "Senior GIS Analyst",
        "Marrambidya Shire Council / Marrambidya Shire Council, Wagga Wagga NSW / Marrambidya Shire Council, Wagga Wagga",
        "2023-07",
        null,
      ],
      [
        "GIS Analyst",
        "Marrambidya Shire Council / Marrambidya Shire Council, Wagga Wagga NSW / Marrambidya Shire Council, Wagga Wagga",
        "2020-03",
        "2023-06",
      ],
      [
        "Fruit Picker and Packer",
        "Batlow Hills Orchards / Batlow Hills Orchards, Batlow NSW / Batlow Hills Orchards, Batlow",
        "2016-11",
        "2017-10",
      ],
    ],
    studies: [
      [
        "Master of Geospatial Science",
        "Riverina Plains University / Riverina Plains University, Wagga Wagga NSW",
        "2019-12",
      ],
      [
        "Licence de Géographie (three-year degree) / Licence de Géographie",
        "Université des Volcans / Université des Volcans, Clermont-Ferrand / Université des Volcans, Clermont-Ferrand, France",
        "2016-06",
      ],
    ],
    skills: [
      "ArcGIS Pro",
      "QGIS",
      "FME",
      "Python",
      "SQL",
      "R",
      "PostGIS",
      "GeoPackage",
      "drone mapping",
      "GNSS",
    ],
    licences: [
      ["Remote Pilot Licence (RePL) / Remote Pilot Licence / RePL", "1184402 / ARN 1184402"],
      ["White Card", "CGI03317728SEQ1"],
    ],
    languages: ["French", "English", "Italian"],
    besides: [
      "Koala Corridors",
      "Mapper",
      "State Emergency Service",
      "State Emergency Service, Wagga Wagga unit",
    ],
  },
};
