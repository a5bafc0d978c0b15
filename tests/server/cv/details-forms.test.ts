import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, styledLinesIn, valuesIn } from "./pages.ts";

const read = (...texts: readonly string[]) => {
  const lines = styledLinesIn("# Rosa Benedetti", "rosa@example.com", ...texts);
  return [
    ...valuesIn(lines, "licence", "title", "number", "expires"),
    ...valuesIn(lines, "driver_licence", "class"),
  ];
};

describe("licences", () => {
  it("are among the details of the person, each above its number or class", () => {
    expect(
      read(
        ...[
          "# Details",
          "4 Crater Road",
          "Mount Gambier SA 5290",
          "AHPRA",
          "POD0003071862, renewed to 30/11/2026",
        ],
        ...["Working with Children Check", "WWC1234567E, expires 3 May 2028", "Driving licence", "Full (C)"],
        ...["# Experience", "Cook, Acme Pty Ltd, 2015 – 2019"],
      ),
    ).toEqual([
      "AHPRA | POD0003071862 | 2026-11-30",
      "Working with Children Check | WWC1234567E | 2028-05-03",
      "C",
    ]);
  });

  it("have a name in front of a value that says no more than which state gave it", () => {
    expect(
      read(
        "# Registration",
        "Building surveyor: ‖ ACT licence 2015883, principal class, expires 14 June 2028",
      ),
    ).toEqual(["Building surveyor | 2015883 | 2028-06-14"]);
  });

  it("are called by what a label stands before, and not by it", () => {
    const found = read(
      "# Certificates",
      "National Police Check, 02/2026",
      "Memberships ‖ Guild of Nurses, 2015",
    );
    expect(found.join()).not.toContain("Memberships");
  });

  it("stand beside dates and above who gave them in another look", () => {
    expect(
      read(
        "# Certifications",
        "* 2020-10 ‖ Credit Representative Number 522871",
        "ASIC",
        "* 2021-02 ‖ First Aid",
        "Red Cross",
      ),
    ).toEqual(["Credit Representative | 522871 | ", "First Aid |  | "]);
  });

  it("are sentences, which may be broken over two lines", () => {
    const lines = styledLinesIn(
      ...["# Rosa Benedetti", "rosa@example.com", "# Licences"],
      "NSW driver licence (class C). Member of the Writers' Guild. Working",
      "with Children Check WWC2290418V, expires 02/11/2029.",
    ).map((line, at) => ({ ...line, wraps: at === 3 }));
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual([
      "Working with Children Check | 2029-11-02",
    ]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["C"]);
  });
});

describe("a form with questions in place of labels", () => {
  const lines = linesIn(
    ...["Corio Staffing ‖ office@corio.example", "# About you", "What is your first name? ‖ Rosa"],
    ...["What is your surname? ‖ Benedetti", "What is your email address? ‖ rosa@example.com"],
    ...["# Job 1 (current)", "What is your role? ‖ Pastry Chef", "Who do you work for? ‖ Bellarine Cakes"],
    ...["When did you start? ‖ 3 May 2023", "When did you finish? ‖ Still there"],
    ...["# Job 2", "What was your role? ‖ Cook", "Who did you work for? ‖ Hill Hotel"],
    ...[
      "When did you start? ‖ June 2019",
      "When did you finish? ‖ April 2023",
      "Why did you leave? ‖ It closed",
    ],
    ...["# Your study", "Are you studying now? ‖ Yes, Diploma of Baking, Hill TAFE, to finish in June 2029"],
    ...["# Your skills", "What are you good at? ‖ Sourdough, Sugar work"],
    "Which languages do you speak? ‖ Italian, English",
  );

  it("has the jobs, which are counted, and what else it asks", () => {
    expect(jobsInLines(lines)).toEqual([
      "Pastry Chef | Bellarine Cakes | 2023-05 | now",
      "Cook | Hill Hotel | 2019-06 | 2023-04",
    ]);
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Baking | Hill TAFE | 2029-06",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Sourdough", "Sugar work"]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Italian", "English"]);
  });

  it("has the name and the address of the person, and not that of an agency", () => {
    expect(valuesIn(lines, "basic", "given_name", "family_name")).toEqual(["Rosa | Benedetti"]);
    expect(valuesIn(lines, "account", "email")).toEqual(["rosa@example.com"]);
  });
});
