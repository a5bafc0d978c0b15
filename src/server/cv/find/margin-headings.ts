import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Line } from "../text/line.ts";

const mayBeInMargin = ({ parts: [first = "", ...others], bullet }: Line): boolean =>
  others.length > 0 && !bullet && first.split(" ").length <= 4 && !/[\d:@]/.test(first);

/**
 * Headings in a column at the left, each beside the first line of its part, become lines of their own: where some stand at one
 * edge in one look, and most of them are known.
 */
export const withMarginHeadings = (lines: readonly Line[]): readonly Line[] => {
  const beside = lines.filter((line) => line.lefts && mayBeInMargin(line));
  const groups = Map.groupBy(beside, ({ flow, lefts, style }) =>
    [flow, Math.round(lefts![0]!), style].join(),
  );
  const headings = new Set(
    [...groups.values()]
      .filter((own) => {
        const known = own.filter(({ parts }) => headingOf(parts[0]!) !== null).length;
        return known > 2 && known < own.length && known * 2 > own.length;
      })
      .flat(),
  );
  return lines.flatMap((line) => {
    if (!headings.has(line)) return [line];
    const [first = "", ...others] = line.parts;
    return [
      { ...line, parts: [first], lefts: line.lefts!.slice(0, 1), gap: true },
      { ...line, parts: others, lefts: line.lefts!.slice(1), gap: false },
    ];
  });
};
