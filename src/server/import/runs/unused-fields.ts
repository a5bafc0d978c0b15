import { isPay } from "../fields/fits.ts";
import { saysYes } from "../jobs/status-words.ts";
import type { UnusedField } from "../feed-job.ts";
import { parseDate } from "../jobs/parse-date.ts";
import { oneLine } from "../../../domain/text/one-line.ts";

/** Fields that jobs have and nothing is known to be for, each with a value. */
export type UnusedFields = Map<string, string>;

/** Names kept and names told; a file may have a name for each job. */
const most = 1_000;
const told = 40;

/** Keeps the names of what a job says that is not used. */
export const addUnused = (all: UnusedFields, fields: readonly UnusedField[]): void => {
  for (const { name, text } of fields) if (!all.has(name) && all.size < most) all.set(name, text);
};

/** What a value looks like. */
const lookOf = (text: string): string => {
  const said = oneLine(text.replace(/<[^>]*>/g, " "));
  const shown = `"${said.length > 40 ? `${said.slice(0, 39)}…` : said}"`;
  if (/^https?:\/\//i.test(said)) return `an address, ${shown}`;
  if (/^[^\s@]+@[^\s@]+$/.test(said)) return `an email address, ${shown}`;
  if (saysYes(said) !== null) return `yes or no, ${shown}`;
  if (/^[\d.,]+$/.test(said)) return `a number, ${shown}`;
  if (parseDate(said)) return `a date, ${shown}`;
  if (isPay(said)) return `pay, ${shown}`;
  return said.length > 40 ? `text, ${shown}` : shown;
};

/** What is said about fields that are not used; null where all are. */
export const unusedText = (all: UnusedFields): string | null => {
  if (!all.size) return null;
  const shown = [...all]
    .slice(0, told)
    .map(([name, text]) => `${oneLine(name).slice(0, 60) || "a part without a name"} (${lookOf(text)})`);
  const rest = all.size - shown.length;
  return `These fields are not used: ${shown.join(", ")}${rest ? `, and ${rest} more` : ""}.`;
};
