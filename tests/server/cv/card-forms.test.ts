import { describe, expect, it } from "vitest";
import { withCardsApart } from "../../../src/server/cv/find/parts/cards-beside.ts";
import { withDatedCards } from "../../../src/server/cv/text/card-rows.ts";
import { withMiddleDates } from "../../../src/server/cv/text/timeline/middle-dates.ts";
import { jobsInLines, linesIn, linesOn, page, segment, styledLinesIn, valuesIn } from "./pages.ts";

const top = ["# Ines Duarte", "ines@example.com"] as const;
const heading = (x: number, text: string) => segment(x, text, { size: 14, style: "bold" });
const bold = (x: number, text: string) => segment(x, text, { style: "bold" });

describe("jobs in cards beside each other", () => {
  it("have their dates, titles and employers below each other, whichever are first", () => {
    const expected = ["Florist | Acacia Flowers | 2021 | now", "Packer | Hill Fruit | 2018 | 2021"];
    const [dates, titles, names] = [
      "2021 – present ‖ 2018 – 2021",
      "Florist ‖ Packer",
      "Acacia Flowers ‖ Hill Fruit",
    ];
    expect(jobsInLines(linesIn(...top, "# Experience", dates, titles, names))).toEqual(expected);
    expect(jobsInLines(linesIn(...top, "# Experience", titles, names, dates))).toEqual(expected);
  });

  it("are none where a start and an end stand beside each other above one title", () => {
    const lines = linesIn("2018 ‖ 2021", "Packer", "Hill Fruit");
    expect(withCardsApart(lines)).toEqual(lines);
  });
});

describe("jobs in rows of cards that begin with their dates", () => {
  it("are below each other, row by row", () => {
    const rows = page(
      [20, segment(40, "Ines Duarte", { size: 18 })],
      [20, segment(40, "ines@example.com")],
      [30, heading(40, "Work")],
      [20, segment(46, "Sep 2024 – now"), segment(296, "Jan 2022 – Aug 2024")],
      [18, bold(40, "Florist"), bold(290, "Gardener")],
      [12, segment(40, "Acacia Flowers"), segment(290, "Hill Gardens")],
      [12, segment(290, "Hedges and roses")],
      [30, segment(46, "2019 – 2021"), segment(296, "2016 – 2018")],
      [18, bold(40, "Packer"), bold(290, "Cook")],
      [12, segment(40, "Hill Fruit"), segment(290, "Kelp Cafe")],
      [30, heading(40, "Languages")],
      [20, segment(40, "Portuguese, English")],
    );
    const lines = linesOn([...withDatedCards(rows)]);
    expect(jobsInLines(lines)).toEqual([
      "Florist | Acacia Flowers | 2024-09 | now",
      "Gardener | Hill Gardens | 2022-01 | 2024-08",
      "Packer | Hill Fruit | 2019 | 2021",
      "Cook | Kelp Cafe | 2016 | 2018",
    ]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Portuguese", "English"]);
  });
});

describe("skills in cards beside each other", () => {
  it("are their headings, where sentences below these prove them", () => {
    const lines = styledLinesIn(
      ...top,
      "# Key skills",
      "* Court filing ‖ Client care",
      "Never missed a date at either of two firms ‖ First voice for clients in two languages",
      "Filed by computer in three courts ‖ Calm",
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Court filing", "Client care"]);
  });

  it("are what stands below the headings, where that is a list", () => {
    const lines = styledLinesIn(
      ...top,
      "# Key skills",
      "* Office ‖ Garden",
      "Excel ‖ Pruning",
      "Xero ‖ Grafting",
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Excel", "Xero", "Pruning", "Grafting"]);
  });

  it("may be called as other parts are, in a row below another", () => {
    const lines = linesIn(
      ...top,
      "# Skills",
      "Latte art ‖ Roasting ‖ Cupping",
      "Training ‖ Orders ‖ Repairs",
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(
      "Latte art, Roasting, Cupping, Training, Orders, Repairs".split(", "),
    );
    expect(valuesIn(lines, "licence", "title")).toEqual([]);
  });
});

describe("headings in words of their own", () => {
  const rows = page(
    [0, segment(40, "Ines Duarte", { size: 24 })],
    [20, segment(40, "ines@example.com")],
    [30, heading(262, "MY WAY SO FAR")],
    [30, bold(60, "Florist"), segment(280, "2021 – now", { size: 8 })],
    [13, segment(60, "Acacia Flowers")],
    [30, segment(280, "2018 – 2021", { size: 8 }), bold(360, "Packer")],
    [13, segment(360, "Hill Fruit")],
    [30, bold(60, "Cook"), segment(280, "2015 – 2018", { size: 8 })],
    [13, segment(60, "Kelp Cafe")],
    [30, heading(251, "WHAT MY HANDS DO")],
    [20, segment(40, "Bouquets"), segment(300, "Wreaths")],
    [14, segment(40, "Grafting"), segment(300, "Orders")],
    [30, heading(40, "PAPERS"), heading(220, "LICENCES"), heading(400, "TALK TO ME IN")],
    [20, bold(40, "Diploma of Floristry"), segment(220, "White Card 118842"), segment(400, "Portuguese")],
    [14, segment(40, "Corio Institute"), segment(220, "First Aid, exp. 09/2028"), segment(400, "English")],
    [14, segment(40, "2017"), segment(400, "Spanish")],
    [30, heading(265, "GOOD TO KNOW")],
    [
      20,
      segment(
        40,
        "I can begin at once, early or late, and Mondays are as good as any other day for me to work in shops or bars",
      ),
    ],
  );
  const lines = linesOn([...withMiddleDates(rows)]);

  it("end the timeline above them", () => {
    expect(jobsInLines(lines)).toEqual([
      "Florist | Acacia Flowers | 2021 | now",
      "Packer | Hill Fruit | 2018 | 2021",
      "Cook | Kelp Cafe | 2015 | 2018",
    ]);
  });

  it("stand beside a known one over columns, and tell by their lines what they are about", () => {
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Floristry | Corio Institute | 2017",
    ]);
    expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
      "White Card | 118842 | ",
      "First Aid |  | 2028-09",
    ]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Portuguese", "English", "Spanish"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Bouquets", "Wreaths", "Grafting", "Orders"]);
  });
});
