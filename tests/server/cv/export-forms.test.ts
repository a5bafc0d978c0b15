import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, styledLinesIn, valuesIn } from "./pages.ts";

const head = ["# Rosa Benedetti", "rosa@example.com"];
const studies = (...texts: readonly string[]) =>
  valuesIn(styledLinesIn(...head, "# Education", ...texts), "qualification", "title", "institution", "end");

describe("the export of a job site", () => {
  it("has dates behind a hyphen without spaces", () => {
    expect(
      jobsInLines(
        styledLinesIn(
          ...[...head, "# Work experience", "* Swim Teacher"],
          ...["Ripple Swim School, Perth, WA-September 2022 to Present", "* Cashier"],
          ...["Plains Grocers-Dubbo NSW–2016 to 2017"],
        ),
      ),
    ).toEqual([
      "Swim Teacher | Ripple Swim School | 2022-09 | now",
      "Cashier | Plains Grocers | 2016 | 2017",
    ]);
    expect(
      studies(
        ...["* Diploma of Nursing", "Hill Institute, Perth, WA-February 2019 to May 2020"],
        ...["* Certificate of Education", "Kedron Creek State High School-2016"],
      ),
    ).toEqual([
      "Diploma of Nursing | Hill Institute | 2020-05",
      "Certificate of Education | Kedron Creek State High School | 2016",
    ]);
  });

  it("has schools above courses in the look that headings have elsewhere", () => {
    const look = (text: string, size: number) => ({
      ...linesIn(text)[0]!,
      style: `plain ${size}`,
      size,
      gap: size > 10,
    });
    const lines = [
      ...[
        look("Rosa Benedetti", 20),
        look("rosa@example.com", 10),
        look("Top Skills", 12),
        look("Budgets", 10),
      ],
      ...[look("Languages", 12), look("Italian", 10), look("Certifications", 12), look("First Aid", 10)],
      ...[look("Education", 14), look("Hogeschool Midden-Nederland", 12)],
      ...[look("Bachelor of Commerce · (2010 - 2013)", 9), look("Mangere Plains College", 12)],
      look("NCEA Level 3 · (2005 - 2009)", 9),
    ];
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Bachelor of Commerce | Hogeschool Midden-Nederland | 2013",
      "NCEA Level 3 | Mangere Plains College | 2009",
    ]);
  });
});

describe("a form", () => {
  it("has the award of each course behind a label that is a heading elsewhere", () => {
    expect(
      studies(
        ...["Year: ‖ 2006", "Award: ‖ Master of Planning", "Institution: ‖ Hill University"],
        ...["Year: ‖ 1996", "Award: ‖ Diploma of Surveying", "Institution: ‖ University of Vrbas"],
      ),
    ).toEqual([
      "Master of Planning | Hill University | 2006",
      "Diploma of Surveying | University of Vrbas | 1996",
    ]);
  });

  it("has labels of skills in several lines, which are none", () => {
    expect(
      valuesIn(
        linesIn(
          ...[...head, "# Personal skills", "Organisational / ‖ Rostering", "managerial skills"],
          ...["Job-related skills ‖ Ceramics", "Milling"],
        ),
        "skill",
        "skill",
      ),
    ).toEqual(["Rostering", "Ceramics", "Milling"]);
  });
});

describe("skills in lines that somebody broke by hand", () => {
  it.each([
    [
      ["splicing, deck crane, cooking", "for six"],
      ["splicing", "deck crane", "cooking for six"],
    ],
    [
      ["splicing, load charts, tarp", "repairs"],
      ["splicing", "load charts", "tarp repairs"],
    ],
    [
      ["Chilled and frozen goods handling, forklift driving, stock counts, cash and card sales"],
      ["Chilled and frozen goods handling", "forklift driving", "stock counts", "cash and card sales"],
    ],
  ])("are whole: %s", (texts, found) => {
    expect(valuesIn(linesIn(...head, "# Skills", ...texts), "skill", "skill")).toEqual(found);
  });
});
