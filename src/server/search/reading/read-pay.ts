import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import { payTypes } from "../../../contract/job-options.ts";

type PayFilters = Pick<ParsedJobSearch, "pay_type" | "min_salary" | "max_salary">;

const amount = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.(\d{1,2}))?\s?(k\b)?(?:\s+(?:dollars|bucks)\b)?`;
const unit = String.raw`(?:\s*(?:\/|an?\b|per\b|p\/?)\s*(hour|hr|h|day|d|week|wk|w|month|annum|year|yr|a)\b|\s*(hourly|daily|weekly|monthly|yearly|annually|annual|pa|ph)\b)`;
/** What stands before the least pay, and before or after the most. */
const atLeast = "over|above|from|minimum|min|at least|more than|pay|paying|between";
const atMost = "up to|under|below|less than|no more than|not over|max|maximum";
const payShape = new RegExp(
  String.raw`(?<![\w.$])(?:(?:(?:${atLeast})|(?<before>${atMost}))(?: of)?\s+)?(?=(?<dollar>\$)?)${amount}(?:\s?(?:-|–|to|and)\s?${amount})?\s?(?:\+|plus\b|or more\b)?${unit}?(?:\s+(?<after>max|maximum|or less)\b)?(?![\w/])`,
  "i",
);

/** Amounts that are pay by the hour when nothing else is said: "$35". */
const hourly = { least: 15, most: 200 };
const yearly = { least: 25_000, most: 999_999 };

const unitOf = (said: string | undefined): number | null => {
  const first = said?.toLowerCase() ?? "";
  if (!first) return null;
  if (first.startsWith("h") || first === "ph") return idOf("hour");
  if (first.startsWith("d")) return idOf("day");
  if (first.startsWith("w")) return idOf("week");
  return idOf(first.startsWith("m") ? "month" : "year");
};

const idOf = (named: (typeof payTypes)[number]["unit"]) => payTypes.find((type) => type.unit === named)!.id;

const dollars = (digits: string, cents: string | undefined, thousands: string | undefined): number =>
  Number(`${digits.replaceAll(",", "")}.${cents ?? 0}`) * (thousands ? 1000 : 1);

/** Takes pay out of a text: "$35 an hour", "80k", "$90,000 a year". A bare number is no pay. */
export const readPay = (text: string): { rest: string; filters: PayFilters } => {
  const match = payShape.exec(text);
  const nothing = { rest: text, filters: {} };
  if (!match) return nothing;
  const { before, after, dollar } = match.groups!;
  const [whole, , , least = "", cents, k, most, mostCents, mostK, long, short] = match;
  const thousands = k ?? mostK;
  const min = dollars(least, cents, thousands);
  const max = most === undefined ? undefined : dollars(most, mostCents, thousands);
  const saidUnit = unitOf(long ?? short);
  if (saidUnit === null && !dollar && !thousands) return nothing;
  const byHour = saidUnit === null && min >= hourly.least && min <= hourly.most;
  const pay_type = (saidUnit ?? (byHour ? idOf("hour") : idOf("year"))) as NonNullable<
    PayFilters["pay_type"]
  >;
  if (pay_type === idOf("year") && (min < yearly.least || min > yearly.most)) return nothing;
  const filters = {
    ...(pay_type !== idOf("year") && { pay_type }),
    ...((before ?? after) && max === undefined ? { max_salary: min } : { min_salary: min }),
    ...(max !== undefined && max >= min && { max_salary: max }),
  };
  return { rest: text.replace(whole, " "), filters };
};
