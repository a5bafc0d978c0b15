import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "./pages.ts";

describe("a list of skills in a CV", () => {
  it("gives the languages of its lines that name nothing else", () => {
    const lines = linesIn(
      ...["# Sam Lee", "sam@example.com", "# Skills", "Programming Python, R"],
      ...["Languages English, Sinhala, Tamil (basic)", "Excel, German correspondence"],
    );
    expect(valuesIn(lines, "language", "language")).toEqual(["English", "Sinhala", "Tamil"]);
    const skills = valuesIn(lines, "skill", "skill");
    expect(skills).toEqual(expect.arrayContaining(["Excel", "German correspondence"]));
    expect(skills.join()).not.toMatch(/Sinhala|Tamil|English/);
  });

  const skillsBelow = (heading: string, ...texts: string[]) =>
    valuesIn(
      linesIn("# Sam Lee", "# Experience", "Cook, Acme Pty Ltd, 2015 – 2019", heading, ...texts),
      "skill",
      "skill",
    );

  it.each([
    ["behind labels and dashes", ["Software – MYOB, Xero", "On site – Tiling, Roof plumbing"]],
    ["with levels", ["MYOB: advanced", "Xero (highly proficient)", "Tiling – 3 yrs", "Roof plumbing ★★★"]],
    [
      "in a table",
      [
        "Skill ‖ Level ‖ Years",
        "MYOB ‖ Basic ‖ 2",
        "Xero ‖ Expert ‖ 9",
        "Tiling ‖ Good ‖ 3",
        "Roof plumbing ‖ Good ‖ 3",
      ],
    ],
    ["in sentences", ["- Experienced in MYOB and Xero", "- Skilled in Tiling, Roof plumbing"]],
    [
      "with an explanation",
      [
        "- MYOB: used each day for the wages of a crew of nine",
        "- Xero",
        "- Tiling: floors and walls of four schools and of a town hall",
        "- Roof plumbing",
      ],
    ],
  ])("has its items %s", (_, texts) => {
    expect(skillsBelow("# Skills", ...texts)).toEqual(["MYOB", "Xero", "Tiling", "Roof plumbing"]);
  });

  it.each(["Skills and experience", "Key attributes and skills", "Skills profile", "Languages & frameworks"])(
    "stands below “%s”",
    (heading) => {
      expect(skillsBelow(`# ${heading}`, "- Python", "- Rust", "- Fault finding")).toEqual([
        "Python",
        "Rust",
        "Fault finding",
      ]);
    },
  );

  it("ends with two items that “and” divides, where no item has capitals within", () => {
    expect(skillsBelow("# Skills", "Site work, Tiling, Reading plans and Roof plumbing")).toEqual([
      "Site work",
      "Tiling",
      "Reading plans",
      "Roof plumbing",
    ]);
  });

  it("is one of two kinds, and what is in brackets is of it", () => {
    expect(
      skillsBelow(
        "# Skills",
        "- Rosters, stock, cooking Filipino and Western food",
        "- Menus, Thai and Indian cuisine",
      ),
    ).toEqual(["Rosters", "stock", "cooking Filipino and Western food", "Menus", "Thai and Indian cuisine"]);
    expect(skillsBelow("# Skills", "Fencing, mustering, GPS (John Deere and Trimble)")).toEqual([
      "Fencing",
      "mustering",
      "GPS (John Deere and Trimble)",
    ]);
  });

  it("has words that are headings elsewhere, and is no list of licences for one of them", () => {
    expect(skillsBelow("# Skills", "Teamwork ★★★", "Leadership ★★", "Adaptability ★★★")).toEqual([
      "Teamwork",
      "Leadership",
      "Adaptability",
    ]);
    expect(skillsBelow("# Technology", "MIG welding, Forklift operation, Fault finding, Tiling")).toEqual([
      "MIG welding",
      "Forklift operation",
      "Fault finding",
      "Tiling",
    ]);
  });
});

it("reads skills between dots without the words in front of a dash that say how often", () => {
  const lines = linesIn(
    "# Sam Lee",
    "# Skills",
    "Often — Figma · User interviews",
    "Now and then — HTML · CSS",
  );
  expect(valuesIn(lines, "skill", "skill")).toEqual(["Figma", "User interviews", "HTML", "CSS"]);
});

describe("the referees of a CV", () => {
  it("may have ranks and titles, and are no remark about others", () => {
    const lines = linesIn(
      ...["# Sam Lee", "# Referees", "Major Alison Keogh, Logistics Battalion, 07 5550 1914"],
      ...[
        "Warrant Officer Luke Tamati, Logistics Battalion, 0491 570 110",
        "Other referees available on request",
      ],
    );
    expect(valuesIn(lines, "reference", "name", "relation", "phone")).toEqual([
      "Major Alison Keogh |  | +61 7 5550 1914",
      "Warrant Officer Luke Tamati |  | +61 491 570 110",
    ]);
  });
});
