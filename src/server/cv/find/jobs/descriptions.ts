import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { isSpanAlone, rangeIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { isWithin } from "./groups.ts";
import type { Row } from "../parts/rows.ts";

/** "Mid-tier audit firm", "Fashion retailer with 118 shops": a word in capitals, and then words that no name has. */
const description = new RegExp(
  String.raw`^\p{Lu}\S*(?: (?!(?:${entryWords.smallWords})(?: |$))\p{Ll}\S*){2}|^\p{Lu}\S* \p{Ll}{4,} (?:with|that|for|of) `,
  "u",
);

const isTitleRow = ({ isHead, line, span }: Row): boolean =>
  isHead && !line.bullet && isTitle(span ? textOf(line).slice(0, span.from) : textOf(line));

/** The places of rows that describe the employer above, which has the dates, before the title below. */
const descriptionsIn = (rows: readonly Row[]): number[] =>
  rows.flatMap((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    const isNamed = above?.span && above.parts.length > 0 && !isTitle(above.parts.join(" "));
    const isPlain = !row.span && !row.line.bullet && below && row.line.style !== below.line.style;
    const text = textOf(row.line);
    return isNamed && isPlain && isTitleRow(below) && !isTitle(text) && description.test(text) ? at : [];
  });

/**
 * The places of rows between a name with dates and a role within that time, in a look that nothing else has and that comes
 * again: "Private operator of three terminals", whatever words it has.
 */
const betweenIn = (rows: readonly Row[]): number[] => {
  const isBetween = (at: number): boolean => {
    const [above, row, below] = [rows[at - 1], rows[at]!, rows[at + 1]];
    return (
      Boolean(above?.span && above.parts.length && below?.span && below.parts.length) &&
      !row.span &&
      isWithin(below!.span, above!.span) &&
      below!.line.style !== above!.line.style
    );
  };
  const looks = Map.groupBy(rows.keys(), (at) => rows[at]!.line.style);
  return [...looks.values()].filter((own) => own.length > 1 && own.every(isBetween)).flat();
};

/**
 * Rows with what describes employers, between their names with dates and the titles, as text behind the titles. Where titles
 * stand above the names, it is what was done there.
 */
export const withDescriptionsBelow = (rows: readonly Row[]): Row[] => {
  const found = [...new Set([...descriptionsIn(rows), ...betweenIn(rows)])];
  const first = rows.findIndex(({ span }) => span);
  if (found.length < 2 || rows.slice(0, first).some(isTitleRow)) return [...rows];
  const result = [...rows];
  for (const at of found) {
    const [row, below] = [rows[at]!, rows[at + 1]!];
    const plain = { ...row, isHead: false };
    if (below.span) result[at] = plain;
    else result.splice(at, 2, below, plain);
  }
  return result;
};

/** Dates beside the first task, as some programs print them: "Acme, Chef ‖ Perth" above "Cooks for ninety ‖ 2019 – 2021". */
export const withDatesAbove = (lines: readonly Line[]): Line[] => {
  const result = [...lines];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const [task = "", dates = "", more] = line.parts;
    const [named = "", place = "", another] = above?.parts ?? [];
    const isBeside =
      above !== undefined &&
      ![more, another].some(Boolean) &&
      above.style !== line.style &&
      isPlace(place) &&
      titleScore(named) > 0 &&
      named.includes(", ") &&
      task.split(" ").length > 4 &&
      rangeIn(dates) !== null &&
      isSpanAlone(dates);
    if (!isBeside) continue;
    result[at - 1] = { ...above, parts: [named, place, dates] };
    result[at] = { ...line, parts: [task], bullet: true };
  }
  return result;
};
