import { awardScore } from "../../../../lexicon/cv/qualifications.ts";
import { spanIn } from "../../../../lexicon/time/spans.ts";
import type { Line } from "../../text/line.ts";

/** Whether a line has the names of several courses beside each other, without dates. */
const isOfCourses = ({ parts, bullet }: Line): boolean =>
  !bullet && parts.length > 1 && parts.every((part) => awardScore(part) > 0 && !spanIn(part));

/** In which column each part of a line stands, by its left edge or, where the file has none, by its place; null for none. */
const columnsOf = (line: Line, head: Line): number[] | null => {
  if (line.flow !== head.flow) return null;
  if (!head.lefts || !line.lefts)
    return line.parts.length === head.parts.length ? line.parts.map((_, at) => at) : null;
  const columns = line.lefts.map((left) => head.lefts!.findIndex((edge) => Math.abs(edge - left) < 3));
  const isIn = columns.length === line.parts.length && columns.every((at) => at >= 0);
  return isIn ? columns : null;
};

/** The lines of one column, each with its own part; the first has space above. */
const columnAt = (lines: readonly Line[], head: Line, column: number): Line[] =>
  lines
    .flatMap((line) => {
      const at = columnsOf(line, head)?.indexOf(column) ?? -1;
      return at < 0
        ? []
        : { ...line, parts: [line.parts[at]!], lefts: line.lefts?.slice(at, at + 1), lead: undefined };
    })
    .map(({ lefts, ...line }, at) => ({ ...line, ...(lefts && { lefts }), gap: at === 0 || line.gap }));

/** Courses in cards beside each other, each with its school and dates below, as cards below each other. */
export const withoutColumns = (lines: readonly Line[]): Line[] => {
  let end = 0;
  return lines.flatMap((head, at) => {
    if (at < end) return [];
    if (!isOfCourses(head)) return head;
    end = at + 1;
    for (let next = lines[end]; next && !isOfCourses(next) && columnsOf(next, head); next = lines[end]) end++;
    const own = lines.slice(at, end);
    return own.some(({ parts }, index) => index > 0 && parts.length > 1)
      ? head.parts.flatMap((_, column) => columnAt(own, head, column))
      : own;
  });
};
