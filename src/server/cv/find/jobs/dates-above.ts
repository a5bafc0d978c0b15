import { titleScore } from "../../../../lexicon/cv/titles.ts";
import { isSpanAlone, rangeIn } from "../../../../lexicon/time/spans.ts";
import type { Line } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";

/**
 * Dates at the right of the first task, as some programs print them, beside the title and the place above it: "Acme, Chef ‖
 * Perth" above "Cooks for ninety ‖ 2019 – 2021".
 */
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
