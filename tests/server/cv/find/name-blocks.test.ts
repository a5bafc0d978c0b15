import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, styledLinesIn, valuesIn } from "../pages.ts";

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

  it("is told by its lines, where all headings are a writer's own and as large as the text", () => {
    const lines = styledLinesIn(
      ...["Nadia Farouk", "nadia.farouk@example.com", "* Hello there"],
      "I have run kitchens for fourteen years, and I like calm services and clean benches best of all.",
      ...["* Kitchens so far", "2019 – now ‖ Head Chef, Salt & Ember, Fremantle"],
      ...["* Education", "2013 ‖ Certificate III in Commercial Cookery, Swan TAFE"],
      ...["* What I am known for", "Wood fire, pastry, butchery", "* Languages", "Arabic, French"],
      ...["* Bits and pieces", "Food Safety Supervisor, 55180, expires 12 May 2028", "First Aid, done 03/24"],
    );
    expect(jobsInLines(lines)).toEqual(["Head Chef | Salt & Ember | 2019 | now"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Wood fire", "pastry", "butchery"]);
    expect(valuesIn(lines, "licence", "title")).toEqual(["Food Safety Supervisor", "First Aid"]);
    expect(valuesIn(lines, "personal_summary", "personal_summary")).toHaveLength(1);
  });

  it("has a licence to drive and its time, and no job, though other licences have a part", () => {
    const lines = linesIn(
      ...[...head, "# Licences", "White Card 118842", "# Driving"],
      ...["WA driver's licence, class C, since 08/2026; Chilean licence (private)", "# Hobbies", "Fishing"],
    );
    expect(jobsInLines(lines)).toEqual([]);
    expect(valuesIn(lines, "driver_licence", "class", "state")).toEqual(["C | WA"]);
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
