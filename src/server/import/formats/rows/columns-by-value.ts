import { titleScore } from "../../../../lexicon/cv/titles.ts";
import { payInText } from "../../../../lexicon/pay/pay-in-text.ts";
import { periodIn } from "../../../../lexicon/pay/pay-words.ts";
import { isElsewhere } from "../../../../lexicon/feeds/elsewhere.ts";
import { alike, fieldsCalled, isBeside, type FieldName } from "../../fields/field-called.ts";
import { fits, isWorkType } from "../../fields/fits.ts";
import { isLiveStatus, saysYes, statusIn } from "../../jobs/status-words.ts";
import { namesPlace } from "../../places/place-by-value.ts";
import { parseDate } from "../../jobs/parse-date.ts";

interface Column {
  index: number;
  /** The value of each row; "" for none. */
  cells: readonly string[];
  values: readonly string[];
  /** What its name stands for, where most of its values may be that. */
  field: FieldName | undefined;
}

const most = (values: readonly string[], is: (text: string) => boolean, share = 0.5): boolean =>
  values.length > 0 && values.filter(is).length >= values.length * share;

const fieldNamed = (name: string, values: readonly string[]): FieldName | undefined =>
  fieldsCalled(name).find(
    ({ field, rank }) => !values.length || most(values, (text) => fits(field, text, rank === alike)),
  )?.field;

/** "ADVERT": the day of it, and not its text. */
const areDays = (field: FieldName | undefined, values: readonly string[]): boolean =>
  (field === "description" || field === "summary") && most(values, isDay, 1);
const isDay = (text: string): boolean => /\D/.test(text) && parseDate(text) !== null;
const isAmount = (text: string): boolean => /^\$?\s?\d[\d,]*(?:\.\d+)?k?$/i.test(text);
const isPeriod = (text: string): boolean => text.length <= 12 && !/\d/.test(text) && periodIn(text) !== null;
const isCode = (text: string): boolean => /^[a-z]{0,6}[-/#_.]?\d[\w-/.]{0,15}$/i.test(text) && !isDay(text);
const isOfOthers = (name: string): boolean => isBeside(name) || isElsewhere(name);
const isName = (text: string): boolean =>
  text.length <= 80 &&
  /^\p{Lu}/u.test(text) &&
  !/[@<>$]|https?:|\d{4}/.test(text) &&
  !namesPlace("", text) &&
  saysYes(text) === null &&
  isLiveStatus(text) === null;
const areUnlike = (values: readonly string[]): boolean =>
  values.length > 1 && new Set(values).size === values.length;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** "Open", "filled (Jo starts in May)": words for a status, of both kinds, and no answers. */
const areStatuses = (values: readonly string[]): boolean => {
  const said = new Set(values.map((text) => (saysYes(text) === null ? statusIn(text) : null)));
  return said.has(true) && said.has(false) && !said.has(null);
};

/** What a column is by its values alone, the surest first; of several such columns the first. */
const kinds: readonly [field: FieldName, is: (values: readonly string[]) => boolean][] = [
  // One of its own for each job; all have the same page about whom they are of.
  ["url", (values) => areUnlike(values) && most(values, (text) => /^https?:\/\/\S+$/i.test(text), 1)],
  ["pay_type", (values) => most(values, isPeriod, 1)],
  ["work_type", (values) => most(values, isWorkType, 0.9)],
  [
    "location",
    (values) => most(values, (text) => text.split(";").every((part) => namesPlace("", part)), 0.7),
  ],
  ["title", (values) => most(values, (text) => wordsIn(text) <= 7 && titleScore(text) > 0)],
  ["status", areStatuses],
  ["reference", (values) => areUnlike(values) && most(values, isCode, 1)],
  ["description", (values) => most(values, (text) => wordsIn(text) > 4 && !isDay(text))],
];

/** Two columns of which the second is never below the first. */
const inOrder = (
  columns: readonly Column[],
  is: (text: string) => boolean,
  isNext: (low: string, high: string) => boolean,
): [Column, Column] | null => {
  const found = columns.filter(({ values }) => most(values, is, 1));
  const [first, second] = found;
  if (!first || !second || found.length > 2) return null;
  const isUp = first.cells.every((low, at) => !low || !second.cells[at] || isNext(low, second.cells[at]));
  return isUp ? [first, second] : null;
};

const isLater = (low: string, high: string): boolean => parseDate(low)! <= parseDate(high)!;
const sumOf = (text: string): number => payInText(text)?.min ?? 0;
/** The most of a pay is seldom the double of the least. */
const isMore = (low: string, high: string): boolean => {
  const [least, most] = [sumOf(low), sumOf(high)];
  return least >= 15 && least <= most && most <= 3 * least;
};

/**
 * The names of the columns of a table, where a name says nothing by the values: a column of periods is what the pay is for,
 * two of dates are when jobs were posted and close.
 */
export const columnsByValue = (header: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const names = [...header];
  const columns = header.map((name, index): Column => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const values = cells.filter(Boolean);
    const field = fieldNamed(name, values);
    return { index, cells, values, field: areDays(field, values) ? undefined : field };
  });
  const known = new Set(columns.map(({ field }) => field));
  const open = new Set(
    columns.filter(({ field, values, index }) => !field && values.length && !isOfOthers(header[index]!)),
  );
  const call = (column: Column, field: FieldName): void => {
    if (known.has(field)) return;
    names[column.index] = field;
    known.add(field);
    open.delete(column);
  };
  const day = [...open].filter(({ values }) => most(values, isDay, 1));
  const until = columns.find(({ field }) => field === "expires");
  // "ADVERT" beside "CLOSES"
  if (until && day.length === 1 && !known.has("posted") && inOrder([day[0]!, until], isDay, isLater))
    call(day[0]!, "posted");
  const days = known.has("posted") || known.has("expires") ? null : inOrder([...open], isDay, isLater);
  if (days) (["posted", "expires"] as const).forEach((field, at) => call(days[at]!, field));
  const hasPay = known.has("salary") || known.has("salary_min") || known.has("salary_max");
  const amounts = hasPay ? null : inOrder([...open], isAmount, isMore);
  if (amounts) (["salary_min", "salary_max"] as const).forEach((field, at) => call(amounts[at]!, field));
  for (const [field, is] of kinds) {
    const column = [...open].find(({ values }) => is(values));
    if (column) call(column, field);
  }
  // Whose jobs they are shows where nothing but names is left; it counts only where nothing else says it.
  const ofNames = [...open].filter(({ values }) => most(values, isName, 0.9));
  if (!known.has("employer") && ofNames.length === 1) call(ofNames[0]!, "author");
  return names;
};
