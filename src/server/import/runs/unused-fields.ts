import { isPay, saysPhone } from "../fields/fits.ts";
import { saysYes } from "../jobs/status-words.ts";
import type { UnusedField } from "../feed-job.ts";
import { parseDate } from "../jobs/parse-date.ts";
import { oneLine } from "../../../domain/text/one-line.ts";

/** Fields that jobs have and nothing is known to be for, each with a value. */
export type UnusedFields = Map<string, string>;

/** Names kept and names told; a file may have a name for each job. */
const most = 1_000;
const told = 40;
const toldUnnamed = 6;

/** Keeps the names of what a job says that is not used. */
export const addUnused = (all: UnusedFields, fields: readonly UnusedField[]): void => {
  for (const { name, text } of fields) {
    // Parts without a name are told apart by what they say.
    const key = name || `${unnamed}${text}`;
    if (!all.has(key) && all.size < most) all.set(key, text);
  }
};

/** Stands before what a part without a name says. */
const unnamed = "\0";

/** What a value looks like. */
const lookOf = (text: string): string => {
  const said = oneLine(text.replace(/<[^>]*>/g, " "));
  const shown = `"${said.length > 40 ? `${said.slice(0, 39)}…` : said}"`;
  if (/^https?:\/\//i.test(said)) return `an address, ${shown}`;
  if (/^[^\s@]+@[^\s@]+$/.test(said)) return `an email address, ${shown}`;
  if (saysYes(said) !== null) return `yes or no, ${shown}`;
  if (/^[\d.,]+$/.test(said)) return `a number, ${shown}`;
  if (parseDate(said)) return `a date, ${shown}`;
  if (saysPhone(said)) return `a phone number, ${shown}`;
  if (/[$£€]|\d\s?k\b|\b(?:per|an?|p)[ .\/]?(?:hour|hr|h|annum|a|year|week|day)\b/i.test(said) && isPay(said))
    return `pay, ${shown}`;
  return said.length > 40 ? `text, ${shown}` : shown;
};

/** What is said about fields that are not used; null where all are. */
export const unusedText = (all: UnusedFields): string | null => {
  if (!all.size) return null;
  const nameless = [...all.keys()].filter((name) => name.startsWith(unnamed)).slice(toldUnnamed);
  const shown = [...all]
    .filter(([name]) => !nameless.includes(name))
    .slice(0, told)
    .map(
      ([name, text]) =>
        `${name.startsWith(unnamed) ? "a part without a name" : oneLine(name).slice(0, 60)} (${lookOf(text)})`,
    );
  const rest = all.size - shown.length;
  return `These fields are not used: ${shown.join(", ")}${rest ? `, and ${rest} more` : ""}.`;
};
