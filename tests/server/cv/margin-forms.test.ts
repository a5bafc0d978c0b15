import { describe, expect, it } from "vitest";
import { jobsInLines, linesOn, page, segment, valuesIn } from "./pages.ts";

const top = [
  [0, segment(40, "Rosa Benedetti", { size: 20 })],
  [24, segment(40, "rosa@example.com")],
] as const;
const bold = (x: number, text: string) => segment(x, text, { style: "bold" });

describe("headings in a margin with a dash above each", () => {
  const lines = linesOn(
    page(
      ...top,
      [40, bold(40, "—"), segment(140, "Menu costing, knives, cooking in")],
      [15, bold(40, "Skills"), segment(140, "woks")],
      [40, bold(40, "—"), bold(140, "Head Chef / Otway Hotel")],
      [12, segment(140, "MAY 2021 - PRESENT", { size: 8 })],
      [5, bold(40, "Work")],
      [9, segment(140, "Runs a kitchen of nine.")],
      [7, bold(40, "Experience")],
      [14, bold(140, "Cook / Barwon Bistro")],
      [12, segment(140, "2017 - 2021", { size: 8 })],
      [40, bold(40, "—"), segment(140, "White Card 118842")],
      [15, bold(40, "Licences")],
      [40, bold(40, "—"), segment(140, "Italian, English")],
      [15, bold(40, "Languages")],
    ),
  );

  it("stand above their parts, however many lines they have", () => {
    expect(jobsInLines(lines)).toEqual([
      "Head Chef | Otway Hotel | 2021-05 | now",
      "Cook | Barwon Bistro | 2017 | 2021",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Menu costing", "knives", "cooking in woks"]);
    expect(valuesIn(lines, "licence", "title", "number")).toEqual(["White Card | 118842"]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Italian", "English"]);
  });
});

describe("contact details at the right of the name", () => {
  it("end where the first part begins, though its first entry is short enough to have room for them", () => {
    const lines = linesOn(
      page(
        [0, segment(40, "Rosa Benedetti", { size: 20 }), segment(480, "Geelong VIC")],
        [14, segment(480, "0491 570 156")],
        [12, segment(480, "rosa@example.com")],
        [12, segment(480, "Australian")],
        [30, segment(140, "Experience", { size: 13, style: "bold" })],
        [20, segment(40, "2021–Present"), segment(140, "Head Chef, Otway Hotel.")],
        [
          13,
          segment(
            140,
            "Runs a kitchen of nine and writes the menus with the farmers of the valley all year.",
          ),
        ],
        [16, segment(40, "2017–2021"), segment(140, "Cook, Barwon Bistro.")],
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "Head Chef | Otway Hotel | 2021 | now",
      "Cook | Barwon Bistro | 2017 | 2021",
    ]);
  });
});

describe("columns of spaces in letters of one width", () => {
  it("are rows, although the next name would have no room in the column", () => {
    const wide = (x: number, text: string) => ({ ...segment(x, text), end: x + text.length * 6 });
    const lines = linesOn(
      page(
        ...top,
        [30, wide(40, "TICKETS")],
        [14, wide(40, "Coxswain Grade 1 Near Coastal"), wide(232, "no. AM-448102"), wide(328, "exp 07/2029")],
        [14, wide(40, "Marine Radio Operator (SROCP)"), wide(232, "no. R 30771")],
        [14, wide(40, "First aid at sea"), wide(232, "exp 02/2027")],
      ),
    );
    expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
      "Coxswain Grade 1 Near Coastal | AM-448102 | 2029-07",
      "Marine Radio Operator (SROCP) | R 30771 | ",
      "First aid at sea |  | 2027-02",
    ]);
  });
});

describe("three narrow columns", () => {
  const linesBelow = (work: string, indent: number) => {
    const head = (x: number, text: string) => segment(x + indent, text, { size: 11, style: "bold" });
    const rows = page(
      [0, segment(40, "rosa benedetti", { size: 30 })],
      [50, head(40, "hi there"), head(220, work), head(400, "learned")],
      [16, segment(40, "rosa.b@example.com"), segment(220, "2021 – now"), segment(400, "2016 – 2018")],
      [13, segment(40, "0491 570 156"), segment(220, "Head Chef"), segment(400, "Diploma of Hospitality")],
      [13, segment(220, "Otway Hotel"), segment(400, "Barwon TAFE")],
      [9, head(40, "up my sleeve")],
      [10, segment(220, "2018 – 2021")],
      [5, segment(40, "Menu costing"), head(400, "slips")],
      [8, segment(40, "Plating"), segment(220, "Pastry Cook"), segment(400, "White Card 118842")],
      [13, segment(40, "Butchery"), segment(220, "Barwon Bistro"), segment(400, "RSA, exp May 2028")],
      [9, head(40, "languages")],
      [14, segment(40, "Italian"), segment(400, "First aid, exp May 2027")],
      [10, segment(220, "Xmas 2017")],
      [13, segment(40, "English"), segment(220, "Gift wrapper"), head(400, "seen")],
      [13, segment(220, "Corio Toys"), segment(400, "2019 – Young Cook, Geelong")],
    );
    return linesOn(rows).map((line) => ({ ...line, within: line.flow ? 0 : null }));
  };

  it.each([
    ["work", 7],
    ["kitchens so far", 0],
  ])("are read one after another, below “%s” and headings that no list has", (work, indent) => {
    const lines = linesBelow(work, indent);
    expect(jobsInLines(lines)).toEqual([
      "Head Chef | Otway Hotel | 2021 | now",
      "Pastry Cook | Barwon Bistro | 2018 | 2021",
      "Gift wrapper | Corio Toys | 2017 | 2017",
    ]);
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Hospitality | Barwon TAFE | 2018",
    ]);
    expect(valuesIn(lines, "licence", "title")).toEqual(["White Card", "RSA", "First aid"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Menu costing", "Plating", "Butchery"]);
    // In small letters, of which the email address has one word.
    expect(valuesIn(lines, "basic", "given_name", "family_name")).toEqual(["Rosa | Benedetti"]);
  });
});

it("reads each heading of a margin as one, also where a part has a single word", () => {
  const row = (label: string, text: string) => [20, segment(40, label), segment(160, text)] as const;
  const lines = linesOn(
    page(
      ...top,
      row("Employment", "Head Chef, Otway Hotel, 2021 – now"),
      row("Computer skills", "AirN@v; Microsoft Excel; Xero"),
      row("Job-related skills", "Menu costing; Knives"),
      row("Driving licence", "B"),
      row("Languages", "Italian"),
      row("Hobbies", "Chess"),
    ),
  );
  expect(valuesIn(lines, "skill", "skill")).toEqual([
    "AirN@v",
    "Microsoft Excel",
    "Xero",
    "Menu costing",
    "Knives",
  ]);
});

it("reads labels beside their values as rows, though some are headings too", () => {
  const row = (label: string, text: string) => [16, bold(40, label), segment(160, text)] as const;
  const lines = linesOn(
    page(
      [0, segment(40, "Statement for the position", { size: 18 })],
      row("Candidate", "Ms Rosa Benedetti"),
      row("Position", "Head of Kitchen, Corio School"),
      row("Contact", "0491 570 156, rosa@example.com"),
      row("Address", "4 Crater Road, Mount Gambier SA 5290"),
      row("AHPRA", "No. POD0003071862, current to 30 September 2027"),
    ),
  );
  expect(valuesIn(lines, "basic", "given_name", "family_name")).toEqual(["Rosa | Benedetti"]);
  expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
    "AHPRA | POD0003071862 | 2027-09-30",
  ]);
});
