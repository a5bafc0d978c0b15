import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isSpanAlone, rangeIn, spanIn } from "../../../../lexicon/time/spans.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";

const hyphen = /(?<=\p{L}\)?)[-–](?=[\p{Lu}\d])/gu;

/** No head of an entry is longer. */
const longest = 160;

/** The text and the dates behind its hyphen; the text alone where there are none. */
const apart = (text: string, singles: boolean): string[] => {
  if (text.length > longest) return [text];
  const at = [...text.matchAll(hyphen)].find(({ index }) => {
    const dates = text.slice(index + 1);
    return isSpanAlone(dates) && (singles || rangeIn(dates)?.isRange);
  })?.index;
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

/** "Acme, Perth, WA-May 2019 to Present": dates behind a hyphen as parts; single ones in studies alone, as "Expo-2018" is a name. */
export const withDatesApart = (line: Line, singles: boolean): Line => {
  const parts = line.parts.flatMap((part, at) =>
    at === line.parts.length - 1 ? apart(part, singles) : [part],
  );
  return parts.length > line.parts.length ? { ...line, parts } : line;
};

const labelled = (labels: string) => new RegExp(String.raw`^${labels}(?:\s*:\s*|\s+(?=\d)|$)`, "i");
const from = labelled(entryWords.columns.from);
const to = labelled(entryWords.columns.to);

const stillThere = new RegExp(String.raw`^${entryWords.stillThere}$`, "i");

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
    const last = !end || stillThere.test(end) ? "present" : end;
    const isDate = spanIn(last) !== null || /^\p{L}+$/u.test(last);
    return isDate
      ? [{ ...above, parts: [`${start} – ${last}`], lefts: above.lefts?.slice(0, 1) ?? [] }]
      : null;
  });

const opensRange =
  /(?:\d{4}|\b[a-z]{3,9}[.-]? ?\d{4}|\d{1,2}\/\d{4})\s*(?:[-\u2010-\u2015]|\bto)(?:\s*[a-z]{3,9}[.-]?)?$/i;
const endsRange =
  /^(?:\d{4}|(?:\d{1,2} )?[a-z]{3,9}\.?,? \d{4}|\d{1,2}\/\d{4}|present|current|now|to date|till date|ongoing)\)?$/i;

/** "Jan 2019 –" above "Present": the second line's date is moved to the first. */
export const joinDates = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const [first = "", ...others] = line.parts;
    // "Jan 2019" above "– Present".
    const end = first.replace(/^[–—-]\s*/, "");
    const isOpen = (part: string) => (end === first ? opensRange.test(part) : isSpanAlone(part));
    const at = above.flow === line.flow ? above.parts.findIndex(isOpen) : -1;
    if (at < 0 || !endsRange.test(end)) return null;
    const whole = above.parts.with(at, `${above.parts[at]!} ${first}`);
    return [
      { ...above, parts: whole },
      ...(others.length ? [{ ...line, parts: others, lefts: line.lefts?.slice(1) ?? [] }] : []),
    ];
  });
