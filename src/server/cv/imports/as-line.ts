import type { CvValue } from "../../../contract/cv.ts";
import { dateValue } from "../../../lexicon/time/spans.ts";
import { valueIn } from "../find/parts/cv-values.ts";
import { plainLine, plainText, type Line } from "../text/line.ts";

const longest = 4_000;

/** A value of a data file as a line of a CV: the source that is shown with it. */
export const lineOf = (name: string, text: string): Line => plainLine(`${name}: ${text}`);

/** A text of a data file with the name of its field; null where it is none. */
export const textField = (name: string, given: unknown): CvValue | null => {
  if (typeof given !== "string") return null;
  const text = given.slice(0, longest).split(/\r?\n/).map(plainText).join("\n").trim();
  return text ? valueIn(text, lineOf(name, text)) : null;
};

/** A date of a data file: "2019-01-31", "Jan 2019", "2019". */
export const dateField = (name: string, given: unknown): CvValue | null => {
  const text = textField(name, given);
  const value = text && dateValue(text.value);
  return text && value ? { ...text, value } : null;
};

/** A field whose value is "true" where another one is there, such as a start without an end. */
export const flagged = (value: CvValue | null): CvValue | null => value && { ...value, value: "true" };
