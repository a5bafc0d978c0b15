import { headingOf } from "../../../lexicon/cv/headings.ts";
import { joinLines, textOf, type Line } from "../text/line.ts";
import { isOneText } from "./parts/broken-text.ts";
import { isTableHead } from "./parts/table-heads.ts";
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

/** Whether some headings stand in the margin of a line, each beside its text, and none alone: then all words there are headings. */
const areHeadingsIn = (lines: readonly Line[], margin: Line): boolean => {
  const isAtEdge = ({ flow, lefts }: Line) =>
    flow === margin.flow && Math.abs((lefts?.[0] ?? -9) - (margin.lefts?.[0] ?? -99)) < 1;
  const known = lines.filter((line) => isAtEdge(line) && headingOf(line.parts[0]!) !== null);
  const isBeside = (line: Line) => line.style === margin.style && mayBeInMargin(line);
  return known.length > 2 && known.every(isBeside);
};

/** "Employment ‖ Chef at Acme" above "History ‖ 2019 – 2021": the words of a heading that its narrow margin broke, in the first line. */
const withWholeHeadings = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [[one = ""], [rest = "", ...others]] = [above.parts, line.parts];
    const [left = -9, below = -99] = [above.lefts?.[0], line.lefts?.[0]];
    const isBelow = !line.gap && line.style === above.style && Math.abs(left - below) < 1;
    if (!isBelow || !mayBeInMargin(above) || !/^\p{Lu}[\p{L} &]*$/u.test(rest)) return null;
    const topic = headingOf(`${one} ${rest}`);
    if (topic === null || ![null, topic].includes(headingOf(rest)) || !areHeadingsIn(lines, above))
      return null;
    return [
      { ...above, parts: [`${one} ${rest}`, ...above.parts.slice(1)] },
      ...(others.length ? [{ ...line, parts: others, lefts: line.lefts!.slice(1) }] : []),
    ];
  });

/** Whether a text beside a heading goes on in the line below, as nobody could tell where both were in one line. */
const goesOn = (line: Line, below: Line | undefined): boolean =>
  below?.parts.length === 1 && line.parts.length === 1 && isOneText(textOf(line), textOf(below));

/** Headings at the left, each beside the first line of its part, as lines of their own: at one edge, in one look, and mostly known. */
export const withMarginHeadings = (all: readonly Line[]): readonly Line[] => {
  const lines = withWholeHeadings(all);
  const beside = lines.filter((line) => line.lefts && mayBeInMargin(line) && !isTableHead(line));
  const groups = Map.groupBy(beside, ({ flow, lefts, style }) =>
    [flow, Math.round(lefts![0]!), style].join(),
  );
  const headings = new Set(
    [...groups.values()].flatMap((own) => {
      const known = own.filter(({ parts }) => headingOf(parts[0]!) !== null).length;
      const isKnown = known > 2 && known < own.length && known * 2 > own.length;
      return isKnown || (known > 1 && areApart(lines, own)) ? own : [];
    }),
  );
  return lines.flatMap((line, at) => {
    if (!headings.has(line)) return [line];
    const [first = "", ...others] = line.parts;
    const style = `${line.style}${alone}`;
    const lefts = line.lefts!.slice(1);
    const beside = {
      ...line,
      style: styleBeside(line, lefts, lines[at + 1]),
      parts: others,
      lefts,
      gap: false,
    };
    return [
      { ...line, style, parts: [first], lefts: line.lefts!.slice(0, 1), gap: true },
      { ...beside, wraps: line.wraps || goesOn(beside, lines[at + 1]) },
    ];
  });
};

/** The look of texts in columns beside a heading: that of the next row of these columns, as a line has the look of its first part alone. */
const styleBeside = (line: Line, lefts: readonly number[], below: Line | undefined): string => {
  const isRow =
    lefts.length > 1 &&
    below?.lefts?.length === lefts.length &&
    below.lefts.every((left, at) => Math.abs(left - lefts[at]!) < 2);
  return isRow ? below.style : line.style;
};
