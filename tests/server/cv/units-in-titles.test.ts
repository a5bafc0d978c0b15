import { describe, expect, it } from "vitest";
import { linesOfBlocks } from "../../../src/server/cv/text/block-lines.ts";
import type { Block } from "../../../src/server/cv/text/docx-blocks.ts";
import { jobsInLines, linesOn, page, segment } from "./pages.ts";

type Rows = readonly (readonly [text: string, dates?: string])[];

/** Rows of a PDF: those with dates are bold, with the dates at the right edge. */
const inPdf = (...rows: Rows): string[] =>
  jobsInLines(
    linesOn(
      page(
        [20, segment(50, "Rosa Benedetti", { size: 18 })],
        [20, segment(50, "rosa@example.com")],
        [30, segment(50, "Experience", { size: 14, style: "bold" })],
        ...rows.map(([text, dates]): [number, ...ReturnType<typeof segment>[]] =>
          dates ? [22, segment(50, text, { style: "bold" }), segment(450, dates)] : [13, segment(50, text)],
        ),
      ),
    ),
  );

/** The same as paragraphs of a Word document, with tabs before the dates and lists for "• ". */
const inWord = (...rows: Rows): string[] => {
  const paragraph = (text: string, style: string, bullet = false): Block => ({
    ...{ kind: "paragraph", text, style, bullet, page: 1 },
    size: style.includes("Heading") ? 16 : 10,
  });
  return jobsInLines(
    linesOfBlocks([
      [
        paragraph("Rosa Benedetti", "Title bold 20"),
        paragraph("rosa@example.com", "plain 10"),
        paragraph("Experience", "Heading1 bold 16"),
        ...rows.map(([text, dates]) =>
          dates
            ? paragraph(`${text}\t${dates}`, "bold 10")
            : paragraph(text.replace(/^• /, ""), "plain 10", text.startsWith("• ")),
        ),
      ],
    ]),
  );
};

describe.each([
  ["a PDF", inPdf],
  ["a Word document", inWord],
])("a title with a part of the employer behind its comma, in %s", (_, jobsIn) => {
  it("has the employer on the line below, where that part is a ward, a section or a department", () => {
    expect(
      jobsIn(
        ["Enrolled Nurse, Outpatients Department", "Mar 2021 – Present"],
        ["Sunbury Hospital, Sunbury VIC"],
        ["• Dressings and plaster"],
      ),
    ).toEqual(["Enrolled Nurse, Outpatients Department | Sunbury Hospital | 2021-03 | now"]);
    expect(
      jobsIn(
        ["Cook, Grill Section", "Mar 2021 – Present"],
        ["Palace Adelaide"],
        ["• Steaks"],
        ["Kitchenhand, Blue Fig Cafe", "2019 – 2020"],
        ["• Dishes"],
      ),
    ).toEqual([
      "Cook, Grill Section | Palace Adelaide | 2021-03 | now",
      "Kitchenhand | Blue Fig Cafe | 2019 | 2020",
    ]);
  });

  it("has it there, too, where several jobs are in this form", () => {
    expect(
      jobsIn(
        ["Senior Accountant, Corporate Tax", "Mar 2021 – Present"],
        ["Brown Lovell, Melbourne VIC"],
        ["• Returns of companies"],
        ["Accountant, Audit", "Feb 2018 – Feb 2021"],
        ["Moyle"],
        ["• Stocktakes"],
      ),
    ).toEqual([
      "Senior Accountant, Corporate Tax | Brown Lovell | 2021-03 | now",
      "Accountant, Audit | Moyle | 2018-02 | 2021-02",
    ]);
  });

  it("is none where a firm stands there, or what was done below", () => {
    expect(
      jobsIn(
        ["Waiter, Blue Fig Cafe", "2019 – 2021"],
        ["Took orders and carried plates to the garden"],
        ["Barista, Palace Adelaide", "2016 – 2018"],
        ["Breakfast Team"],
      ),
    ).toEqual(["Waiter | Blue Fig Cafe | 2019 | 2021", "Barista | Palace Adelaide | 2016 | 2018"]);
  });
});
