import { describe, expect, it } from "vitest";
import { withMiddleDates } from "../../../src/server/cv/text/timeline/middle-dates.ts";
import type { Segment } from "../../../src/server/cv/text/pdf-segments.ts";
import { jobsInLines, linesIn, linesOn, page, segment, styledLinesIn, valuesIn } from "./pages.ts";

const top = [
  [0, segment(40, "Rosa Benedetti", { size: 16 })],
  [20, segment(40, "rosa@example.com")],
] as const;
const heading = (text: string) => segment(40, text, { size: 12, style: "bold" });
const bold = (x: number, text: string) => segment(x, text, { style: "bold" });
/** A date in the middle of a page, which letters of 8 points fill from both sides. */
const date = (text: string): Segment => segment(300 - text.length * 2, text, { size: 8 });

describe("a timeline down the middle", () => {
  const lines = linesOn([
    ...withMiddleDates(
      page(
        ...top,
        [30, heading("Where I have been")],
        [25, bold(100, "Head Chef"), date("May 2021")],
        [12, segment(100, "Otway Hotel"), date("to now")],
        [20, date("2020"), bold(340, "Diploma of Hospitality Management")],
        [13, segment(340, "Corio Institute")],
        [20, bold(100, "Sous Chef"), date("Feb 2017")],
        [12, segment(100, "Barwon Bistro"), date("to Mar 2021")],
        [20, date("2014"), bold(340, "Line Cook")],
        [12, date("to 2017"), segment(340, "Torquay Surf Club")],
        [30, heading("Skills")],
        [15, segment(40, "Menu costing")],
      ),
    ),
  ]);

  it("has jobs at both of its sides", () => {
    expect(jobsInLines(lines)).toEqual([
      "Head Chef | Otway Hotel | 2021-05 | now",
      "Sous Chef | Barwon Bistro | 2017-02 | 2021-03",
      "Line Cook | Torquay Surf Club | 2014 | 2017",
    ]);
  });

  it("has the studies among them", () => {
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "Diploma of Hospitality Management | Corio Institute | 2020",
    ]);
  });

  it("is none where the dates of a table are in the middle", () => {
    const rows = page(
      [0, segment(40, "Otway Hotel"), date("2019 – 2021"), segment(380, "Chef")],
      [20, segment(40, "Barwon Bistro"), date("2017 – 2019"), segment(380, "Cook")],
      [20, segment(40, "Surf Club"), date("2014 – 2017"), segment(380, "Waiter")],
    );
    expect(withMiddleDates(rows)).toEqual(rows);
  });
});

it("reads dates and labels at the left as rows below their headings", () => {
  const lines = linesOn(
    page(
      ...top,
      [30, heading("Work")],
      [20, segment(40, "2019 – 2021"), bold(150, "Head Chef – Otway Hotel (permanent contract, 9 people)")],
      [20, segment(40, "2016 – 2019"), bold(150, "Sous Chef – Barwon Bistro")],
      [14, segment(150, "Sauces and fish.")],
      [25, heading("Education")],
      [20, segment(40, "2014 – 2016"), bold(150, "Diploma of Hospitality Management")],
      [14, segment(150, "Corio Institute")],
      [25, heading("Languages")],
      [20, segment(40, "Italian"), segment(150, "Mother tongue")],
      [20, segment(40, "English"), segment(150, "Fluent")],
    ),
  );
  expect(jobsInLines(lines)).toEqual([
    "Head Chef | Otway Hotel | 2019 | 2021",
    "Sous Chef | Barwon Bistro | 2016 | 2019",
  ]);
  expect(valuesIn(lines, "language", "language")).toEqual(["Italian", "English"]);
});

it("reads headings that are counted as the parts of a document, and what expires below any name of a column", () => {
  const lines = styledLinesIn(
    ...["Rosa Benedetti", "rosa@example.com", "* Appendix 1: Career", "Chef, Otway Hotel ‖ 2019 – 2021"],
    ...["* Appendix 2 – Licences", "Document ‖ Number ‖ Expires", "Forklift licence ‖ FL88123 ‖ 11/01/2027"],
  );
  expect(jobsInLines(lines)).toEqual(["Chef | Otway Hotel | 2019 | 2021"]);
  expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
    "Forklift licence | FL88123 | 2027-01-11",
  ]);
});

it("reads two lines of time beside each other, with the dates in frames, as jobs and studies", () => {
  const framed = (x: number, text: string) => segment(x, text, { size: 8, style: "white" });
  const small = (text: string) => segment(360, text, { size: 9 });
  const large = (x: number, text: string) => segment(x, text, { size: 13 });
  const lines = linesOn(
    page(
      ...top,
      [30, large(40, "Kitchens I ran"), large(330, "Rooms I sat in")],
      [22, framed(78, "since May 2021"), framed(368, "2013")],
      [16, bold(70, "Head Chef"), bold(360, "Diploma of Hospitality Management")],
      [12, segment(70, "Otway Hotel"), segment(360, "Corio Institute")],
      [12, segment(70, "Nine people and a garden"), small("Red folder, assessed as a diploma in 2015")],
      [22, framed(78, "2017 – 2021")],
      [16, bold(70, "Sous Chef"), framed(368, "2009 – 2011")],
      [14, segment(70, "Barwon Bistro"), bold(360, "Certificate III in Baking")],
      [14, segment(360, "Moorabool College")],
      [26, framed(78, "2014 – 2017")],
      [16, bold(70, "Line Cook")],
      [12, segment(70, "Torquay Surf Club")],
      [30, large(40, "Skills")],
      [20, segment(40, "Menu costing, stocktakes, bread of rye and barley, smoking of fish and cheese")],
      [30, large(40, "Interests")],
      [20, segment(40, "Chess, cycling to the sea, and the old songs of the valley that I come from")],
      [30, large(40, "References")],
      [20, segment(40, "Ask for them when we have met; there are three people who will speak for me")],
    ),
  );
  expect(jobsInLines(lines)).toEqual([
    "Head Chef | Otway Hotel | 2021-05 | now",
    "Sous Chef | Barwon Bistro | 2017 | 2021",
    "Line Cook | Torquay Surf Club | 2014 | 2017",
  ]);
  expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
    "Diploma of Hospitality Management | Corio Institute | 2013",
    "Certificate III in Baking | Moorabool College | 2011",
  ]);
});

it("reads what is below a title with a comma in another look as the employer, whatever has commas there", () => {
  const below = (text: string) => styledLinesIn(text).map((line) => ({ ...line, style: "italic 11" }));
  const lines = [
    ...styledLinesIn(
      "# Rosa Benedetti",
      "rosa@example.com",
      "# Employment",
      "2019–Present ‖ Research Fellow,",
    ),
    ...below("Corio Institute, Geelong."),
    ...styledLinesIn("2015–2018 ‖ Teaching Assistant,"),
    ...below("Faculty of Arts, University of Corio, Geelong, Australia."),
  ];
  expect(valuesIn(lines, "work_experience", "title")).toEqual(["Research Fellow", "Teaching Assistant"]);
});

describe("one list of jobs and studies in turns", () => {
  const read = (...entries: readonly string[]) => {
    const lines = styledLinesIn(
      ...["# Rosa Benedetti", "rosa@example.com", "# The way here", ...entries],
      ...[
        "# Skills",
        "Menu costing, Stocktakes, Knives",
        "# Languages",
        "Italian, English",
        "# References",
        "Ask",
      ],
    );
    return [jobsInLines(lines), valuesIn(lines, "qualification", "title", "institution", "end")];
  };
  const found = [
    ["Head Chef | Otway Hotel | 2021 | now", "Kitchen Hand | Barwon Bistro | 2014 | 2017"],
    ["Certificate III in Cookery | Corio TAFE | 2017"],
  ];

  it("has its dates in front, and an arrow or a dash for what goes on", () => {
    for (const open of ["2021 →", "2021 –", "2021 >"])
      expect(
        read(
          ...[`${open} ‖ Head Chef ‖ Otway Hotel`, "2017 ‖ Certificate III in Cookery ‖ Corio TAFE"],
          "2014 – 2017 ‖ Kitchen Hand ‖ Barwon Bistro",
        ),
      ).toEqual(found);
  });

  it("has its dates alone above each, or behind", () => {
    expect(
      read(
        ...["2021 – now", "Head Chef", "Otway Hotel", "2017", "Certificate III in Cookery", "Corio TAFE"],
        ...["2014 – 2017", "Kitchen Hand", "Barwon Bistro"],
      ),
    ).toEqual(found);
    expect(
      read(
        ...["Head Chef ‖ 2021 onwards", "Otway Hotel", "Certificate III in Cookery ‖ 2017", "Corio TAFE"],
        ...["Kitchen Hand ‖ 2014 – 2017", "Barwon Bistro"],
      ),
    ).toEqual(found);
  });

  it("may have the end of a time below its beginning", () => {
    const lines = linesIn(
      ...["# Rosa Benedetti", "rosa@example.com", "# Employment", "May 2016 – ‖ Head Chef"],
      ...["June 2021 ‖ Otway Hotel", "April 2012 – ‖ Cook", "April 2016 ‖ Barwon Bistro"],
    );
    expect(jobsInLines(lines)).toEqual([
      "Head Chef | Otway Hotel | 2016-05 | 2021-06",
      "Cook | Barwon Bistro | 2012-04 | 2016-04",
    ]);
  });
});

it("reads dates in the margin that stand beside the middle of their entries", () => {
  const lines = linesOn([
    ...withMiddleDates(
      page(
        ...top,
        [30, heading("Employment")],
        [25, bold(130, "Head Chef")],
        [7, segment(40, "2021 – now")],
        [7, segment(130, "Otway Hotel")],
        [30, bold(130, "Sous Chef")],
        [14, segment(40, "2017 – 2021"), segment(130, "Barwon Bistro")],
        [14, segment(130, "Runs a kitchen of nine.")],
        [30, bold(130, "Line Cook")],
        [7, segment(40, "2014 – 2017")],
        [7, segment(130, "Torquay Surf Club")],
        [30, heading("Skills")],
        [15, segment(40, "Menu costing")],
      ),
    ),
  ]);
  expect(jobsInLines(lines)).toEqual([
    "Head Chef | Otway Hotel | 2021 | now",
    "Sous Chef | Barwon Bistro | 2017 | 2021",
    "Line Cook | Torquay Surf Club | 2014 | 2017",
  ]);
});
