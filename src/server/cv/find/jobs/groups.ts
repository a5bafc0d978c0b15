import { isTitle } from "../../../../lexicon/cv/titles.ts";
import type { Span } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import type { Row } from "../parts/rows.ts";
import { isPlace } from "../../words/places.ts";

/** The most rows between an employer and the first role there: a line about the employer, and the role above its dates. */
const mostBetween = 3;

const year = (value: string | undefined) => Number(value?.slice(0, 4) ?? 9999);

/** Whether a time is within another one, as far as their years say. */
export const isWithin = (one: Span | null, other: Span | null): boolean =>
  Boolean(one?.start && other?.start) &&
  year(other?.start?.value) <= year(one?.start?.value) &&
  year(other?.end?.value) >= year(one?.end?.value);

/** Whether a row with dates names an employer alone, and the next one with dates a role within that time. */
const isGroup = (rows: readonly Row[], at: number, next: number): boolean => {
  const { span, parts } = rows[at]!;
  const text = parts.join(" ");
  if (!text || isTitle(text) || next - at > mostBetween + 1 || !isWithin(rows[next]!.span, span))
    return false;
  if (parts.filter((part) => !isPlace(part)).length !== 1) return false;
  if (next === at + 1) return rows[next]!.parts.length > 0;
  const above = rows[at - 1];
  if (above?.isHead && !above.span && isTitle(textOf(above.line))) return false;
  // The title is in the row of the dates or directly above it, and nowhere before.
  const titles = rows
    .slice(at + 1, next + 1)
    .map(({ isHead, parts: own }) => isHead && isTitle(own.join(" ")));
  return titles.slice(0, -2).every((isOne) => !isOne) && titles.slice(-2).some(Boolean) && !titles[0];
};

/** The rows with dates that are employers, with their own dates, above the roles there: "Acme ‖ 2015 – 2021". */
export const groupsIn = (rows: readonly Row[], anchors: readonly number[]): Set<number> =>
  new Set(
    anchors.filter((at, index) => {
      const next = anchors[index + 1];
      return next !== undefined && isGroup(rows, at, next);
    }),
  );
