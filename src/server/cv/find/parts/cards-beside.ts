import { isSpanAlone } from "../../../../lexicon/time/spans.ts";
import { edgesOf, type Line } from "../../text/line.ts";

/** How far, in points, a frame around the dates of a card moves them from its edge at most. */
const aside = 8;

/** Whether a line has texts at some of the edges of cards, and nowhere else; without edges, one in each. */
const isWithin = (line: Line, head: Line): boolean =>
  line.flow === head.flow &&
  line.parts.length <= head.parts.length &&
  (line.lefts !== undefined || line.parts.length === head.parts.length) &&
  edgesOf(line).every((left) => edgesOf(head).some((edge) => Math.abs(edge - left) < aside));

const isOfDates = ({ parts }: Line): boolean => parts.length > 1 && parts.every(isSpanAlone);

/** The lines of each card, from left to right: the first of each begins an entry. */
const cardsOf = (lines: readonly Line[], head: Line): Line[] =>
  edgesOf(head).flatMap((edge) =>
    lines
      .flatMap((line) => {
        const at = edgesOf(line).findIndex((left) => Math.abs(left - edge) < aside);
        const place = line.lefts && { lefts: edgesOf(head).slice(0, 1) };
        return at < 0 ? [] : { ...line, ...place, parts: [line.parts[at]!] };
      })
      .map((line, at) => ({ ...line, gap: at === 0, lead: undefined })),
  );

/**
 * Entries in cards beside each other, as along a line of time across the page, below each other: a line has the dates of all
 * of them, and those around it, up to a space, the title and the name of each.
 */
export const withCardsApart = (lines: readonly Line[]): Line[] => {
  const result: Line[] = [];
  let end = 0;
  for (const [at, line] of lines.entries()) {
    if (at < end || !isOfDates(line)) {
      if (at >= end) result.push(line);
      continue;
    }
    let start = at;
    while (start > end && !lines[start]!.gap && isWhole(lines[start - 1]!, line)) start--;
    end = at + 1;
    const isBelow = (one: Line) => !one.gap || (end === at + 1 && isWhole(one, line));
    while (lines[end] && isBelow(lines[end]!) && !isOfDates(lines[end]!) && isWithin(lines[end]!, line))
      end++;
    const own = lines.slice(start, end);
    result.length -= at - start;
    // "2019 ‖ 2021" above a title may be the start and the end of its time.
    const areCards = own.filter((one) => isWhole(one, line)).length > 2;
    if (!areCards) end = at + 1;
    result.push(...(areCards ? cardsOf(own, line) : lines.slice(start, end)));
  }
  return result;
};

const isWhole = (line: Line, head: Line): boolean =>
  line.parts.length === head.parts.length && isWithin(line, head);
