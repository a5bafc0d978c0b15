import { spanIn } from "../../../../lexicon/time/spans.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";

const labelled = (labels: string) => new RegExp(String.raw`^${labels}(?:\s*:\s*|\s+(?=\d)|$)`, "i");
const from = labelled(entryWords.columns.from);
const to = labelled(entryWords.columns.to);

/** The date behind a label; null where the text is none. */
const valueOf = (line: Line, label: RegExp): string | null => {
  const text = textOf(line);
  return label.test(text) ? text.replace(label, "") : null;
};

/** "Start date: 15-Mar-2022" above "End date: 14-Mar-2024", or above an end that is left empty, as one line with a range. */
export const joinStartAndEnd = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [start, end] = [valueOf(above, from), valueOf(line, to)];
    if (!start || end === null || spanIn(start)?.isRange !== false) return null;
    const isDate = !end || spanIn(end) !== null || /^\p{L}+$/u.test(end);
    return isDate
      ? [{ ...above, parts: [`${start} – ${end || "present"}`], lefts: above.lefts?.slice(0, 1) ?? [] }]
      : null;
  });
