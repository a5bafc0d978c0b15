import { describe, expect, it } from "vitest";
import { withHyphens, withoutSoftHyphens } from "../../../src/server/cv/text/soft-hyphens.ts";
import { textOf } from "../../../src/server/cv/text/line.ts";
import { jobsInLines, linesOn, page, segment, valuesIn } from "./pages.ts";

const title = { size: 16, style: "bold" };

describe("the text layer of a PDF", () => {
  it("has ranges of dates that a narrow cell breaks, beside lines on other heights", () => {
    const left = page(
      [20, segment(8, "Work History", title)],
      [20, segment(8, "October 2025"), segment(94, "Registered Nurse", { style: "bold" })],
      [14, segment(8, "to Present"), segment(94, "Royal Perth Hospital")],
      [14, segment(94, "triage, wound care and clinics in the ward")],
      [20, segment(8, "October 2023"), segment(94, "Enrolled Nurse", { style: "bold" })],
      [14, segment(8, "to June 2025"), segment(94, "Mirabel Care")],
    );
    expect(jobsInLines(linesOn(left))).toEqual([
      "Registered Nurse | Royal Perth Hospital | 2025-10 | now",
      "Enrolled Nurse | Mirabel Care | 2023-10 | 2025-06",
    ]);
    const right = page(
      [20, segment(8, "Work History", title)],
      [20, segment(308, "October")],
      [8, segment(8, "Registered Nurse", { style: "bold" })],
      [6, segment(308, "2023 to")],
      [8, segment(8, "Royal Perth Hospital")],
      [6, segment(308, "June 2025")],
    );
    expect(jobsInLines(linesOn(right))).toEqual([
      "Registered Nurse | Royal Perth Hospital | 2023-10 | 2025-06",
    ]);
  });

  it("has tables whose cells are broken and stand in the middle of their rows", () => {
    const lines = linesOn(
      page(
        [20, segment(10, "Education", title)],
        [20, segment(300, "Year of")],
        [
          7,
          segment(10, "Qualification"),
          segment(110, "Institute"),
          segment(180, "Board/University"),
          segment(360, "%"),
        ],
        [7, segment(298, "Passing")],
        [20, segment(10, "B.E."), segment(104, "PES College")],
        [
          14,
          segment(10, "(Computer"),
          segment(104, "of"),
          segment(180, "VTU"),
          segment(300, "2017"),
          segment(360, "72"),
        ],
        [14, segment(10, "Science)"), segment(104, "Engineering")],
      ),
    );
    expect(valuesIn(lines, "qualification", "title", "institution", "end")).toEqual([
      "B.E. (Computer Science) | PES College of Engineering | 2017",
    ]);
  });

  it("has lists whose bullets are drawn", () => {
    const lines = linesOn(
      page(
        [20, segment(10, "Experience", title)],
        [14, segment(10, "Waiter, Piccolo Group"), segment(450, "Mar 2021 – Present")],
        [14, segment(40, "Ran a section")],
        [20, segment(10, "Skills", title)],
        ...["latte art", "stock control", "POS", "wound care"].map(
          (text) => [14, segment(40, text)] as const,
        ),
      ),
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["latte art", "stock control", "POS", "wound care"]);
    expect(jobsInLines(lines)).toEqual(["Waiter | Piccolo Group | 2021-03 | now"]);
  });

  it("goes on within a date, and behind the word in front of one, also where bullets are drawn", () => {
    const lines = linesOn(
      page(
        [20, segment(10, "Licences", title)],
        [14, segment(40, "Certified Contract Manager, expires 31")],
        [12, segment(40, "December 2027")],
        [14, segment(40, "Food Safety Supervisor trained, expires")],
        [12, segment(40, "03/2029")],
        [14, segment(40, "White Card")],
      ),
    );
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual([
      "Certified Contract Manager | 2027-12-31",
      "Food Safety Supervisor trained | 2029-03",
      "White Card | ",
    ]);
  });

  it("does not go on behind a range of dates, nor in a list below", () => {
    const lines = linesOn(
      page(
        [20, segment(10, "Leading Hand, Riverside Works (Jul 2018 – Mar 2024)")],
        [12, segment(10, "Fitter, Hume Sugar Mill (Feb 2014 – Jun 2018)")],
        [12, segment(10, "Riverside Works in the northern suburbs of town")],
        [12, segment(40, "Maintained engines")],
      ),
    );
    expect(lines.map(({ wraps }) => wraps)).toEqual([false, false, false, false]);
  });

  it("has a sidebar that goes on with a few lines on the next page", () => {
    const lines = linesOn(
      page(
        [20, segment(22, "First Aid at Work")],
        [14, segment(22, "Barista Basics"), segment(224, "Experience", title)],
        [20, segment(224, "Harbour Foods")],
        [14, segment(224, "Line Cook")],
      ),
      [22, 224],
    );
    expect(lines.map(textOf)).toEqual([
      "First Aid at Work",
      "Barista Basics",
      "Experience",
      "Harbour Foods",
      "Line Cook",
    ]);
  });

  it("has soft hyphens that are seen, but at the end of a line where they join a word", () => {
    expect(withHyphens("Sep. 2023 \u00AD Mar. 2024")).toBe("Sep. 2023 - Mar. 2024");
    expect(withHyphens("a fast\u00ADgrowing team")).toBe("a fast-growing team");
    const rows = page([20, segment(10, withHyphens("a man\u00AD"))], [12, segment(10, "agement team")]);
    expect(withoutSoftHyphens(rows).map((row) => row.segments[0]!.text)).toEqual(["a management", "team"]);
  });
});
