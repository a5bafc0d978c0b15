import type { CvEntry, CvValue } from "../../../../contract/cv.ts";
import { fullDateValue } from "../../../../lexicon/time/full-date.ts";
import type { DateFound } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";

/** A value as it is written in a line. */
export const valueIn = (value: string, line: Line, written = value): CvValue => ({
  value,
  written,
  source: { text: textOf(line), page: line.page },
});

/** A date as it is written in a line; null for none. */
export const dateFieldIn = (date: DateFound | null | undefined, line: Line): CvValue | null =>
  date ? valueIn(date.value, line, date.written) : null;

/** A date as it is written in a line, with its day where it names one; null for none. */
export const fullDateIn = (date: DateFound | null | undefined, line: Line): CvValue | null =>
  date ? valueIn(fullDateValue(date.written) ?? date.value, line, date.written) : null;

/** A value that is written over several lines. */
export const valueInLines = (value: string, lines: readonly Line[]): CvValue => ({
  value,
  written: value,
  source: { text: lines.map(textOf).join("\n"), page: lines[0]?.page ?? 1 },
});

/** An entry of a section, without the fields that were not found. */
export const entryOf = (section: string, fields: Record<string, CvValue | null | undefined>): CvEntry => ({
  section,
  fields: Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, CvValue] => Boolean(field[1]?.value)),
  ),
});

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Whether a value occurs in the text that it was found in, apart from spaces, punctuation and capitals. */
export const occursInSource = ({ written, source }: CvValue): boolean =>
  written !== "" && letters(source.text).includes(letters(written));
