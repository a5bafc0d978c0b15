import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { titleScore } from "../../../../lexicon/cv/titles.ts";
import type { Span } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import type { Row } from "../parts/rows.ts";

/** The most rows of a head above its dates. */
const mostAbove = 3;
const unknown: Span = { start: null, end: null, current: null, isRange: true, from: 0, to: 0 };
/** What is in front of jobs that somebody had before. */
export const earlier = new RegExp(String.raw`^${entryWords.earlierJobs}\s*[:–-]\s`, "i");
/** "Before that: Farm Hand, Acme". */
const leadIn = /^[^,:]{3,25}:\s+/;

const lookOf = ({ line }: Row) => [line.style, line.gap, line.bullet, line.flow].join(" ");

/** The first row of the head with the dates of a row. */
const topOf = (rows: readonly Row[], at: number): number => {
  let top = at;
  while (at - top < mostAbove && rows[top - 1]?.isHead && !rows[top - 1]!.span && !rows[top]!.line.gap) top--;
  return top;
};

/** Rows with undated jobs that begin in the look of all dated ones, which else only titles have; what is in place of dates is one. */
export const withUndatedJobs = (rows: readonly Row[]): readonly Row[] => {
  const dated = rows.flatMap(({ span }, at) => (span ? at : []));
  const tops = dated.map((at) => topOf(rows, at));
  const top = rows[tops[0] ?? -1];
  if (dated.length < 2 || !top?.parts.length) return rows;
  const above = dated[0]! - tops[0]!;
  const isApart = dated.some((at) => !rows[at]!.parts.length);
  const isTop = (row: Row | undefined) => row?.isHead === true && lookOf(row) === lookOf(top);
  const isBelowHead = (at: number) => !rows[at]!.line.gap && rows[at - 1]?.isHead === true;
  // "Before that: Acme - Driver" says itself that it is another job, right below one in a single line.
  const isOther = (at: number) => above === 0 && earlier.test(textOf(rows[at]!.line));
  const others = rows.flatMap((row, at) => (isTop(row) && !tops.includes(at) ? at : []));
  const isAlike =
    dated.every((at, n) => at - tops[n]! === above && isTop(rows[tops[n]!])) &&
    others.every((at) => {
      const head = rows.slice(at, at + above + (isApart ? 0 : 1));
      return (
        (!isBelowHead(at) || isOther(at)) &&
        titleScore(rows[at]!.parts.join(" ").replace(leadIn, "")) >= 2 &&
        head.every((row) => row.isHead && !row.span)
      );
    });
  if (!isAlike) return rows;
  return rows.flatMap((row, at) => {
    if (!others.includes(at - above)) return [row];
    return isApart
      ? [{ ...row, parts: [], span: unknown }, row]
      : [{ ...row, parts: row.parts.map((part) => part.replace(leadIn, "")), span: unknown }];
  });
};
