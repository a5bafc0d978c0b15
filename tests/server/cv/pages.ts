import { regionsWith } from "../../../src/server/cv/text/columns.ts";
import type { Line } from "../../../src/server/cv/text/line.ts";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { withBrokenDates } from "../../../src/server/cv/text/pdf-broken-dates.ts";
import { linesOf } from "../../../src/server/cv/text/pdf-line-breaks.ts";
import type { Row, Segment } from "../../../src/server/cv/text/pdf-segments.ts";
import { withTableRows } from "../../../src/server/cv/text/pdf-tables.ts";
import { withTasksBelow } from "../../../src/server/cv/text/tasks-beside.ts";
import { entriesOf } from "../../../src/server/cv/find/entries.ts";

/** A text at a place of a page, in points; letters are half as wide as high. */
export const segment = (x: number, text: string, { size = 10, style = "plain" } = {}): Segment => ({
  x,
  end: x + (text.length * size) / 2,
  y: 0,
  size,
  style: `${style} ${size}`,
  text,
});

/** The rows of a page: each has its distance from the one above and its texts. */
export const page = (...rows: readonly (readonly [number, ...Segment[]])[]): Row[] => {
  let y = 40;
  return rows.map(([distance, ...segments]) => {
    y += distance;
    return { y, segments: segments.map((one) => ({ ...one, y })) };
  });
};

/** The lines of a page. */
export const linesOn = (rows: Row[], columns: readonly [number, number] | null = null): Line[] =>
  regionsWith(withBrokenDates(withTableRows(rows)), columns).flatMap((region, flow) =>
    linesOf(withTasksBelow(region.rows), Math.max(...region.rows.map((row) => row.segments.at(-1)!.end))).map(
      (line) => ({
        ...line,
        page: 1,
        flow,
        within: null,
      }),
    ),
  );

/** Lines of a CV as a text editor has them: "‖" parts a line, "- " is a bullet, "# " a heading in large letters. */
export const linesIn = (...texts: readonly string[]): Line[] =>
  texts.map((text): Line => {
    const plain = text.replace(/^(?:# |- )/, "");
    const isHeading = text.startsWith("# ");
    return {
      ...plainLine(...plain.split(" ‖ ")),
      bullet: text.startsWith("- "),
      gap: isHeading,
      style: isHeading ? "bold 16" : "plain 10",
      size: isHeading ? 16 : 10,
    };
  });

/** Such lines, of which those that begin with "* " are bold, with space above, and those that end with "⏎" were broken for lack of room. */
export const styledLinesIn = (...texts: readonly string[]): Line[] =>
  linesIn(...texts).map((line) => {
    const [text = "", ...others] = line.parts;
    const own = text.startsWith("* ") ? { ...line, style: "bold 10", gap: true } : line;
    return { ...own, parts: [text.replace(/^\* |⏎$/g, ""), ...others], wraps: text.endsWith("⏎") };
  });

/** The values of the entries of a section, as texts: "Chef | Acme | 2019-01 | 2020-02". */
export const valuesIn = (lines: readonly Line[], section: string, ...fields: readonly string[]): string[] =>
  entriesOf(lines)
    .filter((entry) => entry.section === section)
    .map(({ fields: found }) => fields.map((name) => found[name]?.value ?? "").join(" | "));

/** The jobs in lines: title, employer, start, and end or "now". */
export const jobsInLines = (lines: readonly Line[]): string[] =>
  entriesOf(lines)
    .filter(({ section }) => section === "work_experience")
    .map(({ fields }) =>
      [
        fields["title"]?.value ?? "",
        fields["employer"]?.value ?? "",
        fields["start"]?.value ?? "",
        fields["is_current"] ? "now" : (fields["end"]?.value ?? ""),
      ].join(" | "),
    );
