import { isSpanAlone, rangeIn } from "../../../../lexicon/time/spans.ts";
import type { Line } from "../../text/line.ts";

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

/**
 * "Acme, Perth, WA-May 2019 to Present": dates that nothing but a hyphen divides from the text in front, as parts of their own.
 * Single dates are so in studies alone, as "Expo-2018" is a name.
 */
export const withDatesApart = (line: Line, singles: boolean): Line => {
  const parts = line.parts.flatMap((part, at) =>
    at === line.parts.length - 1 ? apart(part, singles) : [part],
  );
  return parts.length > line.parts.length ? { ...line, parts } : line;
};
