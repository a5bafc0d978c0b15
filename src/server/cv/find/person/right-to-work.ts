import type { CvEntry } from "../../../../contract/cv.ts";
import { rightToWorkOf } from "../../../../lexicon/cv/rights-to-work.ts";
import { entryOf, valueIn } from "../parts/cv-values.ts";
import { textOf, type Line } from "../../text/line.ts";

/** The longest line that says a right to work, in characters: longer ones tell of something else. */
const longest = 120;

/** The right to work that lines about a person say; none where they say two. */
export const rightToWorkIn = (lines: readonly Line[]): CvEntry[] => {
  const found = lines.flatMap((line) => {
    const text = textOf(line);
    const right = text.length <= longest ? rightToWorkOf(text) : null;
    return right ? { line, ...right } : [];
  });
  const [first] = found;
  if (!first || new Set(found.map(({ id }) => id)).size > 1) return [];
  return [entryOf("right_to_work", { right_to_work: valueIn(first.id, first.line, first.written) })];
};
