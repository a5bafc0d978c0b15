import { describe, expect, it } from "vitest";
import { describesEmployer } from "../../../src/lexicon/cv/employers.ts";
import { jobsInLines, styledLinesIn, valuesIn } from "./pages.ts";

const lines = (...texts: readonly string[]) =>
  styledLinesIn("# Rosa Benedetti", "rosa@example.com", ...texts, "# Hobbies", "Fishing");
const jobs = (...texts: readonly string[]) => jobsInLines(lines("# My work", ...texts));

describe("what an employer is or does", () => {
  it.each([
    ...["Maker of knee and hip implants, 900 staff worldwide", "(ASX-listed retailer)", "Boutique law firm"],
    ...["A family-owned bakery with 12 staff", "Surgical hospital of 96 beds", "120-bed private hospital"],
  ])("is described by “%s”", (text) => {
    expect(describesEmployer(text)).toBe(true);
  });

  it.each([
    ...["University of the Illawarra", "Department of Health", "Private Hospital", "Leading hand"],
    ...["Shop assistant in a busy store", "Team Leader, 12 staff", "Owner of a small business"],
  ])("is not described by “%s”", (text) => {
    expect(describesEmployer(text)).toBe(false);
  });

  const [about, other] = ["Maker of knee implants, 900 staff", "(ASX-listed retailer)"];
  const read = ["Sales Manager | Orthonova | 2019 | 2021", "Clerk | Clearwound | 2015 | 2019"];
  it.each([
    [
      "below the employer with dates",
      ["* Orthonova ‖ 2019 – 2021", about, "Sales Manager"],
      ["* Clearwound ‖ 2015 – 2019", other, "Clerk"],
    ],
    [
      "between the employer and the title with dates",
      ["* Orthonova", about, "Sales Manager ‖ 2019 – 2021"],
      ["* Clearwound", other, "Clerk ‖ 2015 – 2019"],
    ],
    [
      "above the dates",
      ["* Sales Manager", "Orthonova", about, "2019 – 2021"],
      ["* Clerk", "Clearwound", other, "2015 – 2019"],
    ],
    [
      "behind its name",
      [`* Sales Manager, Orthonova – ${about} ‖ 2019 – 2021`],
      [`* Clerk, Clearwound ${other} ‖ 2015 – 2019`],
    ],
  ])("is no title %s", (_, first, second) => {
    expect(jobs(...first, "- Sold", ...second, "- Sold more")).toEqual(read);
  });

  it("is the employer where nothing else is", () => {
    expect(jobs("* Sales Manager ‖ 2019 – 2021", "Large hospital of 400 beds", "- Sold")).toEqual([
      "Sales Manager | Large hospital of 400 beds | 2019 | 2021",
    ]);
  });
});

describe("sentences below headings", () => {
  it("tell of jobs, whose employers end before what goes on", () => {
    expect(
      jobs(
        "From June 2015 to February 2021 I was Head Gardener at St Brigid's College. I had two men.",
        "From 2006 to 2013 I was a Parks Labourer at Wilsons Shire Council, mowing and planting trees.",
        "From 1990 to 2005 I was a Banana Grower at Iannuzzi Brothers, until the disease came.",
      ),
    ).toEqual([
      "Head Gardener | St Brigid's College | 2015-06 | 2021-02",
      "Parks Labourer | Wilsons Shire Council | 2006 | 2013",
      "Banana Grower | Iannuzzi Brothers | 1990 | 2005",
    ]);
    expect(jobs("2006 to 2013 – Parks Labourer at Wilsons Shire Council, until the floods.")).toEqual([
      "Parks Labourer | Wilsons Shire Council | 2006 | 2013",
    ]);
  });

  it("tell of studies", () => {
    expect(
      valuesIn(
        lines(
          "# My studies",
          "I finished a Certificate III in Parks at Northern Rivers TAFE in 2008.",
          "I have a Diploma of Nursing from Hill College (2012).",
        ),
        ...["qualification", "title", "institution", "end"],
      ),
    ).toEqual([
      "Certificate III in Parks | Northern Rivers TAFE | 2008",
      "Diploma of Nursing | Hill College | 2012",
    ]);
  });
});

describe("what is of a site or a form", () => {
  it("is no value", () => {
    const profile = lines(
      ...["# Education", "Qualification ‖ Where obtained ‖ Year completed"],
      ...["Diploma of Nursing ‖ Hill College ‖ 2012", "Hill High School logo", "Hill High School"],
      ...["Year 12 Certificate", "2008", "# Skills", "Budgeting", "Rosters", "Show all 4 skills"],
    );
    expect(valuesIn(profile, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Nursing | Hill College | 2012",
      "Year 12 Certificate | Hill High School | 2008",
    ]);
    expect(valuesIn(profile, "skill", "skill")).toEqual(["Budgeting", "Rosters"]);
  });

  it("has two licences below each other, of which one goes on", () => {
    const own = lines(
      "# Certifications",
      "Lean Six Sigma Green Belt",
      "Certified in Planning and⏎",
      "Inventory",
    );
    expect(
      valuesIn(
        own.map((line) => ({ ...line, mayWrap: true })),
        ...["licence", "title"],
      ),
    ).toEqual(["Lean Six Sigma Green Belt", "Certified in Planning and Inventory"]);
  });
});
