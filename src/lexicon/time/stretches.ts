import { dateWords } from "./date-words.ts";

/** Stands for a date in a text. */
export const dateMark = "\u0001";

const opens = String.raw`(^|[,;|(–—•·-]\s*)`;
const closes = String.raw`(?=\s*(?:$|[,;|)–—•·-]))`;
const before = new RegExp(
  String.raw`${opens}(?:${dateWords.seasons}(?: of)?|${dateWords.lengths}(?:\s*[,:–-]| in| of| from)?)\s*(?=${dateMark})`,
  "gi",
);
const after = new RegExp(
  String.raw`(?<=${dateMark})\s*(?:${dateWords.seasons}${closes}|\(${dateWords.lengths}\))`,
  "gi",
);
const season = new RegExp(`^${dateWords.seasons}`, "i");

/** A text without the season or the length of time beside its date. */
export const withoutStretch = (marked: string): string => marked.replace(before, "$1").replace(after, "");

/** Whether a date is the time of something: a season, or one with a length before it. */
export const isStretchAt = (marked: string, written: string): boolean =>
  season.test(written) || withoutStretch(marked) !== marked;
