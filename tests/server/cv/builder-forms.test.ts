import { describe, expect, it } from "vitest";
import { nameIn } from "../../../src/server/cv/find/person/name.ts";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { isWithinDate } from "../../../src/server/cv/text/pdf-broken-dates.ts";
import { jobsInLines, linesIn, styledLinesIn, valuesIn } from "./pages.ts";

const lines = (...texts: readonly string[]) =>
  styledLinesIn("# Rosa Benedetti", "rosa@example.com", ...texts);
const jobs = (...texts: readonly string[]) => jobsInLines(lines("# Work", ...texts));

describe("a task with a season in it", () => {
  it.each(["Flew in the 2021/22 locust season", "Staffed the 2020-21 audit"])("is no job: %s", (task) => {
    expect(
      jobs("* Pilot", "Plains Air | Mar 2018 – Mar 2023", `- ${task}`, "* Cadet", "Kite Air | 2015 – 2017"),
    ).toEqual(["Pilot | Plains Air | 2018-03 | 2023-03", "Cadet | Kite Air | 2015 | 2017"]);
  });

  it("leaves a job with short years one", () => {
    expect(jobs("* Picker, Vale Orchards 2018–19 casual", "* Packer, Hill Orchards 2016–17")).toEqual([
      "Picker | Vale Orchards | 2018 | 2019",
      "Packer | Hill Orchards | 2016 | 2017",
    ]);
  });
});

describe("a title with a comma behind its employer in bold letters", () => {
  it("is whole", () => {
    const head = (lead: string, title: string) => ({
      ...plainLine(`${lead} ${title}`),
      lead,
      style: "bold 10",
    });
    expect(
      jobsInLines([
        ...linesIn("# Rosa Benedetti", "rosa@example.com", "# Work"),
        { ...head("Kite Club, Dubbo,", "Coach, Junior and Night Teams"), gap: true },
        plainLine("May 2020 - Present"),
        { ...head("Hill Pool, Orange,", "Instructor"), gap: true },
        plainLine("2016 - 2020"),
      ]),
    ).toEqual([
      "Coach, Junior and Night Teams | Kite Club | 2020-05 | now",
      "Instructor | Hill Pool | 2016 | 2020",
    ]);
  });
});

describe("a list of skills", () => {
  it.each([
    ["Tanned leather, Saddles, Harness", ["Tanned leather", "Saddles", "Harness"]],
    ["Tiled roofs; gutters; flashing; rails", ["Tiled roofs", "gutters", "flashing", "rails"]],
    ["Managed a yard of forty horses", []],
  ])("may begin with a word that a task begins with: %s", (text, expected) => {
    expect(valuesIn(lines("# Skills", text), "skill", "skill")).toEqual(expected);
  });
});

describe("a language of Australia", () => {
  it("is known by its own name", () => {
    const text = "Arrernte, Yolŋu Matha (basic), Aboriginal English, Kriol and English";
    expect(valuesIn(lines("# Languages", text), "language", "language")).toEqual([
      "Arrernte",
      "Yolngu Matha",
      "Aboriginal English",
      "Kriol",
      "English",
    ]);
  });
});

describe("the name of a CV", () => {
  it("is the one that is written in full, also below one with an initial", () => {
    const named = ["Curriculum Vitae – T. Marlowe-Pike, May 2026", "Dr Tamsin Marlowe-Pike"].map((text) =>
      plainLine(text),
    );
    expect(nameIn(named, [], "t.marlowe@example.com")?.fields["given_name"]?.value).toBe("Tamsin");
  });
});

describe("a title of a course", () => {
  it("goes on in brackets with a word that else says more of a course", () => {
    const [first, second, ...others] = lines(
      "# Education",
      ...["* Bachelor of Law (Second Class", "* Honours)", "Hill University", "2016 - 2019"],
    ).slice(-4);
    expect(
      valuesIn(
        [...lines("# Education"), first!, { ...second!, gap: false }, ...others],
        "qualification",
        "title",
        "institution",
      ),
    ).toEqual(["Bachelor of Law (Second Class Honours) | Hill University"]);
  });

  it("may be the level alone", () => {
    const school = ["* High school or equivalent in Science", "Hill High School", "2012"];
    expect(valuesIn(lines("# Education", ...school), "qualification", "title", "institution")).toEqual([
      "High school or equivalent in Science | Hill High School",
    ]);
  });
});

describe("a licence", () => {
  const licences = (...texts: readonly string[]) =>
    valuesIn(lines("# Licences", ...texts), "licence", "title", "number", "expires");

  it("has a name whose second line ends with the letters that begin its words", () => {
    const [name, rest] = lines("* Chartered Tax", "* Adviser (CTaxA)").slice(-2);
    const all = [
      ...lines("# Licences"),
      name!,
      { ...rest!, gap: false },
      ...linesIn("no. 4471, renewal July 2028"),
    ];
    expect(valuesIn(all, "licence", "title", "number")).toEqual(["Chartered Tax Adviser (CTaxA) | 4471"]);
  });

  it("has its class behind a comma", () => {
    expect(licences("High Risk Work Licence, Rigging, no 55443, exp 12/2028")).toEqual([
      "High Risk Work Licence, Rigging | 55443 | 2028-12",
    ]);
    expect(licences("High Risk Work Licence, White Card, First Aid, exp 12/2028")).toHaveLength(3);
  });

  it("to drive may have a label and a remark, above licences of another part", () => {
    const all = lines("Licence: HR, clean record", "# Certificates", "Food Safety Supervisor, no. 330471");
    expect(valuesIn(all, "driver_licence", "class")).toEqual(["HR"]);
    expect(valuesIn(all, "licence", "title", "number")).toEqual(["Food Safety Supervisor | 330471"]);
  });

  it("ends on a date that may stand on the next line", () => {
    expect(isWithinDate("Blue Card 771/3, exp.", "22 Jan 2028")).toBe(true);
    expect(isWithinDate("Blue Card 771/3, exp.", "Manual handling 2028")).toBe(false);
  });
});
