import type { PayTypeId } from "../../contract/job-fields.ts";
import { payTypes } from "../../contract/job-options.ts";
import { anyOf } from "../text/wording.ts";
import { amount, dollarsOf } from "./amounts.ts";
import { payWords, periodCalled, periodShape } from "./pay-words.ts";

/** Pay as a search asks for it: dollars for a unit, the year when `pay_type` is missing. */
export interface PayAsked {
  pay_type?: PayTypeId;
  min_salary?: number;
  max_salary?: number;
}

const dollars = String.raw`(?:\s+(?:dollars|bucks)\b)?`;
const called = anyOf(payWords.called);
/** With one of these, and of so many digits, a bare number is pay: "salary 90000", "over 100000". */
const saidToBePay = new RegExp(anyOf([...payWords.called, ...payWords.least, ...payWords.most]), "i");
const shape = new RegExp(
  String.raw`(?<![\w.$])(?:${called}\s+)?(?:(?:${anyOf([...payWords.least, ...payWords.leading])}|(?<before>${anyOf(payWords.most)}))(?: of)?\s+)?${amount}${dollars}(?:\s?(?:-|–|to|and)\s?${amount}${dollars})?\s?(?:\+|plus\b|or more\b)?${periodShape}?(?:\s+(?<after>max|maximum|or less)\b)?(?:\s+${called})?(?![\w/])`,
  "gi",
);

/** Amounts that are pay by the hour when nothing else is said: "$35". */
const hourly = { least: 15, most: 200 };
const yearly = { least: 25_000, most: 999_999 };
const idOf = (named: (typeof payTypes)[number]["unit"]) => payTypes.find(({ unit }) => unit === named)!.id;
const cents = (sum: number) => Math.round(sum * 100) / 100;

const inWords = Object.entries(payWords.inWords).map(
  ([sum, words]) => [new RegExp(anyOf(words), "gi"), `$${sum}`] as const,
);

/** Takes pay out of a search: "$35 an hour", "80k", "$2400 a fortnight", "six figure". A bare number is pay where it is called so: "salary 90000". */
export const readPay = (typed: string): { rest: string; filters: PayAsked } => {
  const query = inWords.reduce((text, [words, sum]) => text.replace(words, () => sum), typed);
  for (const match of query.matchAll(shape)) {
    const filters = payOf(match);
    if (filters) return { rest: query.replace(match[0], " "), filters };
  }
  return { rest: query, filters: {} };
};

const payOf = (match: RegExpExecArray): PayAsked | null => {
  const { before, after } = match.groups!;
  // The words before have a group of their own.
  const [low, high] = [match.slice(2, 6), match.slice(6, 10)];
  const [sign, digits = "", , times] = low;
  const said = match[10] ?? match[11];
  const most = high[1] === undefined ? undefined : dollarsOf([...high.slice(0, 3), high[3] ?? times]);
  const least = dollarsOf(low, most);
  const isShort = digits.length < 2 && !sign && !times && !high[3];
  const isBare = said === undefined && !sign && !times && !high[3];
  // Only sums have their thousands apart: "90 000".
  const isSum = saidToBePay.test(match[0]) || /\D\d00$/.test(digits);
  const isPay = !isBare || (least >= yearly.least && isSum);
  if (isShort || least > yearly.most || !isPay) return null;
  const isByHour = least >= hourly.least && least <= hourly.most;
  const [payType, share] = said ? periodCalled(said) : [idOf(isByHour ? "hour" : "year"), 1];
  const isByYear = payType === idOf("year");
  if (isByYear && least < yearly.least) return null;
  const [min, max] = [cents(least / share), most === undefined ? undefined : cents(most / share)];
  return {
    ...(!isByYear && { pay_type: payType }),
    ...((before ?? after) && max === undefined ? { max_salary: min } : { min_salary: min }),
    ...(max !== undefined && max >= min && { max_salary: max }),
  };
};
