import { plainTextOf } from "../../../site/sanitise.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { alike, fieldsCalled, type FieldName } from "./field-called.ts";
import { isPay, isWorkType } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { parseDate } from "../jobs/parse-date.ts";

const isDay = (text: string): boolean =>
  parseDate(text) !== null || /^(?:\d+\+? \w+ ago|today|yesterday)$/i.test(text);

/** What labels in a text stand for; others are the text's own. */
const labelled: Partial<Record<FieldName, (text: string) => boolean>> = {
  reference: (text) => /^\S{1,60}$/.test(text),
  employer: (text) => text.length <= 100,
  location: (text) => text.length <= 120,
  suburb: (text) => text.length <= 60,
  city: (text) => text.length <= 60,
  state: (text) => text.length <= 40,
  postcode: (text) => /^\d{4}$/.test(text),
  country: (text) => text.length <= 40,
  salary: (text) => text.length <= 160,
  salary_min: isPay,
  salary_max: isPay,
  work_type: (text) => text.split(/[,;/]/).some((part) => isWorkType(part.trim())),
  category: (text) => text.length <= 80,
  posted: isDay,
  expires: isDay,
  start: (text) => text.length <= 60,
  hours: (text) => text.length <= 60,
  remote: (text) => text.length <= 40,
  status: (text) => text.length <= 40,
};

/** Ends of lines in a text with tags, and in one without. */
const breaks =
  /(<br\s*\/?>|<\/?(?:p|div|li|ul|ol|tr|t[dh]|table|tbody|thead|dl|dt|dd|h\d|section|article)\b[^>]*>)/i;
const lineEnds = /(\n)/;
/** Cells of a row, and terms with their meaning, as one line. */
const pairs =
  /<(dt|t[dh])\b[^>]*>((?:(?!<\/?(?:dt|dd|t[dhr]|table)\b)[^])*)<\/\1>\s*<(dd|t[dh])\b[^>]*>((?:(?!<\/?(?:dt|dd|t[dhr]|table)\b)[^])*)<\/\3>/gi;

const label = /^\s*([\p{L}][\p{L}\p{N} /_&()-]{1,40}?)\s*:\s*(\S.*)$/su;

/** The lines of a text as they are, each with the sign that ends it. */
const linesOf = (text: string): string[] =>
  /<(?:br|p|div|li|td|dd|span|strong|b)\b/i.test(text)
    ? text
        .replace(pairs, (whole, _tag, name: string, _other, value: string) => {
          const said = oneLine(plainTextOf(name)).replace(/:$/, "");
          return said.length <= 42 && fieldsCalled(said).length ? `<p>${said}: ${value}</p>` : whole;
        })
        .split(breaks)
    : text.split(lineEnds);

/**
 * Takes the labelled lines of a text, "Closing date: 31 Dec 2026", as fields.
 * @returns the text without them; the whole where nothing else would be left.
 */
export const takeLabelled = (fields: JobFields, text: string): string => {
  const lines = linesOf(text);
  if (lines.length > 2_000) return text;
  const taken = lines.map((line, index) => index % 2 === 0 && isTaken(fields, line));
  if (!taken.includes(true)) return text;
  const left = lines.filter((_, index) => !taken[index]).join("");
  return plainTextOf(left).trim() ? left : text;
};

/** Takes a labelled line of a text, or a piece of one. @returns whether all of it was. */
export const isTaken = (fields: JobFields, line: string): boolean => {
  if (line.length > 1_000 || !/:|\d/.test(line)) return false;
  const said = oneLine(/[<&]/.test(line) ? plainTextOf(line) : line);
  const found = said.split(/\s+[|•·]\s+/).map((piece) => ofLabel(fields, piece) ?? ofMoment(piece));
  if (found.includes(null)) return false;
  for (const each of found) {
    const { field, name, value } = each!;
    if (field !== "title") fields.set(field, value, alike, name);
  }
  return true;
};

/** "Closing date: 31 Dec 2026". */
const ofLabel = (fields: JobFields, piece: string) => {
  const [, name = "", value = ""] = label.exec(piece) ?? [];
  const called = name ? fieldsCalled(name).filter(({ rank }) => rank < alike) : [];
  const isTitle = called[0]?.field === "title" && value === fields.values.title?.trim();
  const field = isTitle ? called[0]!.field : called.find((each) => labelled[each.field]?.(value))?.field;
  return field ? { field, name, value } : null;
};

/** "Applications close Friday 4 December 2026": a moment needs no sign behind its label. */
const ofMoment = (piece: string) => {
  const words = piece.length > 80 ? [] : piece.replace(/\.$/, "").split(" ");
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const [name, value] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    const [called] = fieldsCalled(name);
    const isMoment = (called?.field === "posted" || called?.field === "expires") && called.rank < alike;
    if (isMoment && isDay(value.replace(/^on /, ""))) return { field: called.field, name, value };
  }
  return null;
};
