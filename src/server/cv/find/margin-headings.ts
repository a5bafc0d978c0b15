import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Line } from "../text/line.ts";
import { alone } from "./heading-looks.ts";

const mayBeInMargin = ({ parts: [first = "", ...others], bullet }: Line): boolean =>
  others.length > 0 && !bullet && first.split(" ").length <= 4 && !/[\d:@]/.test(first);

/** Whether all that is in a margin are lines with space above, beside texts of which several go on below at one edge. */
const areApart = (lines: readonly Line[], own: readonly Line[]): boolean => {
  const [first] = own;
  const [left, edge] = first!.lefts!.map(Math.round) as [number, number];
  const isAt = (line: Line | undefined, x: number) => Math.abs((line?.lefts?.[0] ?? -9) - x) < 2;
  const inMargin = lines.filter(
    (line) => line.flow === first!.flow && isAt(line, left) && line.lefts!.length > 1,
  );
  return (
    own.length > 2 &&
    inMargin.every((line) => own.includes(line) || headingOf(line.parts[0]!) !== null) &&
    own.every((line) => (line.gap || line === lines[0]) && Math.abs(line.lefts![1]! - edge) < 2) &&
    own.filter((line) => isAt(lines[lines.indexOf(line) + 1], edge)).length > 1
  );
};

/**
 * Headings in a column at the left, each beside the first line of its part, become lines of their own: where some stand at one
 * edge in one look, and most of them are known.
 */
export const withMarginHeadings = (lines: readonly Line[]): readonly Line[] => {
  const beside = lines.filter((line) => line.lefts && mayBeInMargin(line));
  const groups = Map.groupBy(beside, ({ flow, lefts, style }) =>
    [flow, Math.round(lefts![0]!), style].join(),
  );
  const headings = new Map(
    [...groups.values()].flatMap((own) => {
      const known = own.filter(({ parts }) => headingOf(parts[0]!) !== null).length;
      const isKnown = known > 2 && known < own.length && known * 2 > own.length;
      return isKnown || (known > 1 && areApart(lines, own))
        ? own.map((line) => [line, isKnown] as const)
        : [];
    }),
  );
  return lines.flatMap((line) => {
    if (!headings.has(line)) return [line];
    const [first = "", ...others] = line.parts;
    const style = headings.get(line) ? line.style : `${line.style}${alone}`;
    return [
      { ...line, style, parts: [first], lefts: line.lefts!.slice(0, 1), gap: true },
      { ...line, parts: others, lefts: line.lefts!.slice(1), gap: false },
    ];
  });
};
