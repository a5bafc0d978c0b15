import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, valuesIn } from "../pages.ts";

const head = ["# Sam Lee", "sam@example.com", "# Skills", "Payroll", "Excel"];

describe("a part whose heading says nothing", () => {
  it("has licences, though one of them has a title and a time", () => {
    const lines = linesIn(
      ...head,
      ...["# Bits of paper", "Working With Children Check WWC1908827E (to 21 July 2029)"],
      ...[
        "First Aid, expires 3 May 2027",
        "Member, Guild of Bookkeepers, since 2024",
        "# Hobbies",
        "Fishing",
      ],
    );
    expect(jobsInLines(lines)).toEqual([]);
    expect(valuesIn(lines, "licence", "title")).toContain("Working With Children Check");
  });

  it("has jobs, where the head of its table names employers, positions and times", () => {
    const lines = linesIn(
      ...[...head, "# Time on dry land", "Employer ‖ Town ‖ Position ‖ From ‖ To"],
      ...["Marina Losinj ‖ Mali Losinj ‖ Skipper ‖ 05.2012 ‖ 09.2016", "# Hobbies", "Fishing"],
    );
    expect(jobsInLines(lines)).toEqual(["Skipper | Marina Losinj | 2012-05 | 2016-09"]);
  });
});

it("takes the job that somebody applies for, with the day from which, for no job", () => {
  const lines = linesIn(
    "# Sam Lee",
    "sam@example.com",
    "Post applied for: Chief Engineer, Available from 10.01.2027",
    "# Hobbies",
    "Fishing",
  );
  expect(jobsInLines(lines)).toEqual([]);
});
