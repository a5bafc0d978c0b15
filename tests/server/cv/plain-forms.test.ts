import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, valuesIn } from "./pages.ts";

const person = ["Rosa Benedetti", "rosa@example.com"] as const;
/** Lines that all look the same, of which those in front of which "^" stands have space above. */
const plainLines = (...texts: readonly string[]) =>
  linesIn(...texts.map((text) => text.replace(/^\^/, ""))).map((line, at) => ({
    ...line,
    gap: texts[at]!.startsWith("^"),
  }));
/** Lines with headings in two sizes: "# " the larger, "* " the smaller ones. */
const inTwoSizes = (...texts: readonly string[]) =>
  linesIn(...texts).map((line) =>
    line.parts[0]!.startsWith("* ")
      ? { ...line, parts: [line.parts[0]!.slice(2)], size: 11, style: "bold 11", gap: true }
      : line,
  );

describe("a CV in which all text looks the same", () => {
  const lines = plainLines(
    ...person,
    ...["^work:", "^Bay Bakery Pty Ltd, Hobart", "head baker, Mar '21 to now"],
    ...["^Hill Hotel, Hobart", "kitchen hand, 2016 to Feb '21"],
    ...["^school:", "^Certificate III in Baking, Hill TAFE, 2018"],
    ...["^tickets:", "^white card; car licence (manual) and HR truck"],
    ...["^good at:", "^sourdough / pastry / rosters"],
    ...["^the rest:", "^Fire captain, Bay brigade"],
  );

  it("has titles in small letters beside their times", () => {
    expect(jobsInLines(lines)).toEqual([
      "Head baker | Bay Bakery Pty Ltd | 2021-03 | now",
      "Kitchen hand | Hill Hotel | 2016 | 2021-02",
    ]);
  });

  it("has a heading where a line with a colon stands apart as the known ones do", () => {
    expect(valuesIn(lines, "skill", "skill")).toEqual(["sourdough", "pastry", "rosters"]);
  });

  it("has a class for each name and code of a list", () => {
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["HR", "C"]);
  });
});

describe("names in smaller letters right below headings", () => {
  it("are entries, whatever is said of other lines in their look", () => {
    const lines = inTwoSizes(
      ...person,
      ...["# Education", "* HILL UNIVERSITY", "Bachelor of Nursing", "Nov 2017"],
      ...["* BAY HIGH SCHOOL", "Higher School Certificate", "Nov 2013"],
      ...["# Skills", "* WARDS", "Triage, Wound care", "* TOOLS", "Monitors, Infusion pumps"],
    );
    expect(valuesIn(lines, "qualification", "institution").sort()).toEqual([
      "BAY HIGH SCHOOL",
      "HILL UNIVERSITY",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(
      expect.arrayContaining(["Triage", "Wound care", "Monitors"]),
    );
  });
});

describe("a table of tickets", () => {
  it("is a part of its own below a line that no list has, and may lack cells", () => {
    const lines = linesIn(
      ...person,
      ...["# Jobs", "Deckhand, Bay Ferries", "2019 – 2022", "Papers for the sea"],
      ...["Document ‖ Number ‖ Issued ‖ Expires", "Fire Watch ‖ FW 1182 ‖ 01.02.2023 ‖ 01.02.2028"],
      "Medical Fitness ‖ 03.02.2026 ‖ 03.02.2028",
    );
    expect(valuesIn(lines, "licence", "title", "issued", "expires")).toEqual([
      "Fire Watch | 2023-02-01 | 2028-02-01",
      "Medical Fitness | 2026-02-03 | 2028-02-03",
    ]);
  });

  it("has boxes in a column of their own, and what is not ticked is not held", () => {
    const lines = linesIn(
      ...person,
      ...["# Tickets", "Ticket ‖ Number ‖ Expires", "☑ ‖ Forklift (LF) ‖ VL 118220 ‖ 03/09/2029"],
      ...["☐ ‖ White Card", "☑ ‖ First Aid ‖ 02/2028"],
    );
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual([
      "Forklift (LF) | 2029-09-03",
      "First Aid | 2028-02",
    ]);
  });
});

describe("licences", () => {
  const licences = (...texts: readonly string[]) =>
    valuesIn(linesIn(...person, "# Licences", ...texts), "licence", "title", "expires");

  it("have the end behind the colon of a list each", () => {
    expect(licences("White Card, Forklift and EWP: to 12 May 2029")).toEqual([
      "White Card | 2029-05-12",
      "Forklift | 2029-05-12",
      "EWP | 2029-05-12",
    ]);
  });

  it("are none before they are held", () => {
    expect(licences("RSA – when I turn 18", "RSG (to be done in March)", "White Card, 2023")).toEqual([
      "White Card | ",
    ]);
  });

  it("have the class below or beside a label in the form that the CV has", () => {
    const classes = (...texts: readonly string[]) =>
      valuesIn(linesIn(...person, ...texts), "driver_licence", "class");
    expect(classes("# My next role", "Driver's licence ‖ Interests", "HR class ‖ Chess")).toEqual(["HR"]);
    const bilingual = ["# Experiencia / Experience", "# Idiomas / Languages", "# Formación / Education"];
    expect(
      classes(...bilingual, "# Permiso de conducir / Driver licence", "NSW, class C (2025); Chile, clase B"),
    ).toEqual(["C"]);
  });
});

describe("jobs", () => {
  it("have their times behind two labels on a line, and none of a task", () => {
    const lines = linesIn(
      ...person,
      ...["# Employment", "Position: ‖ Archivist", "Company: ‖ Bay Council", "From: ‖ 2016 ‖ To: ‖ 2019"],
      "- Appraisal of flood records from 2011",
    );
    expect(jobsInLines(lines)).toContain("Archivist | Bay Council | 2016 | 2019");
    expect(valuesIn(lines, "work_experience", "title")).toHaveLength(1);
  });

  it("have dots up to their times, and their titles further to the right than the employers", () => {
    const texts = [
      [
        "Corio Coaches ....... 2017 - to date",
        "Tour Driver (full time)",
        "Snow in winter, and wine in spring.",
      ],
      ["Corio Coaches ....... 2011 - 2017", "School Driver", "Forty pupils a day, and one goat."],
      ["Hill Ferries, Sorrento .... 1999 - 2010", "Deckhand", "Ropes, tickets and seagulls."],
    ];
    const rows = [...person, "# Employment", ...texts.flat()];
    const lines = linesIn(...rows).map((line, at) => ({
      ...line,
      lefts: [texts.some(([first]) => first === rows[at]) ? 60 : 72],
    }));
    expect(jobsInLines(lines.map((line, at) => (at < 3 ? { ...line, lefts: [60] } : line)))).toEqual([
      "Tour Driver | Corio Coaches | 2017 | now",
      "School Driver | Corio Coaches | 2011 | 2017",
      "Deckhand | Hill Ferries | 1999 | 2010",
    ]);
  });

  it("may have an employer that is called as a place", () => {
    const lines = linesIn(
      ...person,
      ...["# Employment", "Carer", "Mar 2023 to now", "Westlight Partners, Joondalup"],
      ...["Cook", "Jun 2020 to Mar 2023", "Kindred Communities, Midland"],
      ...["Cleaner", "Aug 2015 to Jan 2018", "Bright Homes WA, Balga"],
    );
    expect(jobsInLines(lines).at(-1)).toBe("Cleaner | Bright Homes WA | 2015-08 | 2018-01");
  });
});
