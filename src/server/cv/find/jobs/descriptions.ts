import { describesEmployer } from "../../../../lexicon/cv/employers.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { isSpanAlone, rangeIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { isWithin } from "./groups.ts";
import type { Row } from "../parts/rows.ts";

const isTitleRow = ({ isHead, line, span }: Row): boolean =>
  isHead && !line.bullet && isTitle(span ? textOf(line).slice(0, span.from) : textOf(line));

/** How many rows of the head of a job stand below one that describes the employer above it; null where it describes none. */
const headBelow = (rows: readonly Row[], at: number): number | null => {
  const [above, row, below, next] = [rows[at - 1], rows[at]!, rows[at + 1], rows[at + 2]];
  if (!above?.isHead || !above.parts.length || !below || row.span || row.line.bullet) return null;
  const isOfRole = below.span ?? (next?.span && above.span && isWithin(next.span, above.span));
  if (above.span && !isOfRole) return isTitleRow(below) ? 1 : null;
  if (isTitle(above.parts.join(" "))) return null;
  if (above.span) return 0;
  if (!below.span) return below.isHead && next?.span ? 2 : null;
  return next && !next.span && isTitleRow(next) && !below.parts.length ? 2 : 1;
};

/**
 * The places of rows between a name with dates and a role within that time, in a look that nothing else has and that comes
 * again: "Private operator of three terminals", whatever words it has.
 */
const betweenIn = (rows: readonly Row[]): number[] => {
  const isBetween = (at: number): boolean => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    const isOfRole = headBelow(rows, at) === 0 && isWithin(below!.span, above!.span);
    return isOfRole && below!.parts.length > 0 && below!.line.style !== above!.line.style;
  };
  const looks = Map.groupBy(rows.keys(), (at) => rows[at]!.line.style);
  return [...looks.values()].filter((own) => own.length > 1 && own.every(isBetween)).flat();
};

/**
 * Rows with what describes employers, between their names and the titles or the dates, as text behind these. Where titles
 * stand above the names with dates, it is what was done there.
 */
export const withDescriptionsBelow = (rows: readonly Row[]): Row[] => {
  const first = rows.findIndex(({ span }) => span);
  const areTitlesAbove = rows.slice(0, first).some(isTitleRow);
  const places = [...rows.keys()].filter(
    (at) => describesEmployer(textOf(rows[at]!.line)) && !(rows[at - 1]?.span ? areTitlesAbove : first < 2),
  );
  const result = [...rows];
  for (const at of new Set([...places, ...(areTitlesAbove ? [] : betweenIn(rows))])) {
    const count = headBelow(rows, at);
    const plain = { ...rows[at]!, isHead: false };
    if (count !== null) result.splice(at, count + 1, ...rows.slice(at + 1, at + count + 1), plain);
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
