import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "../../pages.ts";

const skills = (...texts: readonly string[]) =>
  valuesIn(
    linesIn("# Sam Lee", "sam@example.com", "# Skills", ...texts, "# Hobbies", "Fishing"),
    "skill",
    "skill",
  );

describe("the skills in a CV", () => {
  it("are the lines over what proves them", () => {
    expect(
      skills(
        ...[
          "Team leadership",
          "- Led 14 consultants at Bright Current; sick leave fell by a third in winter",
        ],
        ...["Complaints", "- Side by side coaching every fortnight, never only when something went wrong"],
        ...["Software", "- Zendesk, Genesys, Excel"],
      ),
    ).toEqual(expect.arrayContaining(["Team leadership", "Complaints", "Zendesk", "Genesys", "Excel"]));
    expect(
      skills(
        ...["Driving", "- Drove 62-seat buses in city traffic, on gravel and over the Midlands in ice"],
        ...["Looking after passengers", "- Knew the regulars by name and the one who needs the ramp"],
      ),
    ).toEqual(["Driving", "Looking after passengers"]);
  });

  it("are lists below labels that stand over short points", () => {
    expect(skills("Office", "- Word", "- Excel", "Tools", "- Git", "- Docker")).toEqual(
      expect.arrayContaining(["Word", "Excel", "Git", "Docker"]),
    );
  });

  it("are no ends of sentences and no measures", () => {
    expect(
      skills(
        "I manage budgets and rosters, and coach new leaders. I work with SAP",
        "Retail and Xero every day.",
      ),
    ).toEqual([]);
    expect(skills("- Audio typing, 80 wpm", "- Xero")).toEqual(["Audio typing", "Xero"]);
  });

  it("are whole where one point of many names several things", () => {
    expect(skills("- Copper, PEX and HDPE", "- Reading plans", "- Drain cameras", "- Quoting")).toEqual([
      "Copper, PEX and HDPE",
      "Reading plans",
      "Drain cameras",
      "Quoting",
    ]);
    expect(skills("- Word, Excel, Xero", "- Git, Docker and Bash", "- Go", "- Rust")).toContain("Git");
  });
});

describe("an item of a list", () => {
  it.each([
    ["a name that begins in small letters", ["Falls prevention", "ieMR charting", "k6"]],
    ["no word of the table of levels of a form of Europe", ["Airbrush", "Welding"]],
  ])("is %s", (_, items) => {
    expect(
      skills(
        ...items,
        "Self-assessment",
        "Listening ‖ Reading ‖ Writing",
        "European level (*)",
        "Cat 16M ‖ now",
      ),
    ).toEqual([...items, "Cat 16M"]);
  });

  it("goes on in the cell below it", () => {
    const lines = linesIn(
      ...["# Sam Lee", "sam@example.com", "# Skills", "Runsheets ‖ Budgeting ‖ Supplier", "contracts"],
      ...["# Hobbies", "Fishing"],
    ).map((line) =>
      line.parts.length === 3
        ? { ...line, lefts: [58, 123, 192] }
        : { ...line, lefts: [line.parts[0] === "contracts" ? 190 : 45] },
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Runsheets", "Budgeting", "Supplier contracts"]);
  });

  it("are behind labels that are headings elsewhere", () => {
    expect(skills("Trade: tariffs, valuation", "Training: staff workshops, food safety talks")).toEqual([
      ...["tariffs", "valuation", "staff workshops", "food safety talks"],
    ]);
  });

  it("are in no sentences that tell something", () => {
    const told = "Locksmith. Safes, car keys. Calm with people who are locked out and not calm.";
    expect(skills(told, "- Key cutting", "- Door closers")).toEqual(["Key cutting", "Door closers"]);
  });
});
