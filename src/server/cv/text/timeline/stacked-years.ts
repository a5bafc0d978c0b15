import { isNow } from "../../../../lexicon/time/spans.ts";

const years = /^(\S+)(?: (\S+))?$/;
const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/.test(text);

/** Whether a text is a year or two, such as dots of a timeline have them: "2023 2021", "now 2024". */
export const isStacked = (text: string): boolean => {
  const [, upper = "", lower] = years.exec(text) ?? [];
  return (isYear(upper) || isNow(upper)) && (lower === undefined || isYear(lower) || isNow(lower));
};

/** Two years above each other as a time, whichever stands above: "2021 – 2023", "2024 – now". */
export const asRange = (text: string): string => {
  const [, upper = "", lower] = years.exec(text) ?? [];
  if (!lower || !isStacked(text)) return text;
  const [start, end] = isNow(upper) || (!isNow(lower) && upper > lower) ? [lower, upper] : [upper, lower];
  return `${start} – ${end}`;
};
