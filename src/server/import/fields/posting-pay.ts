import { feedPay, type FeedPay } from "../feed-job.ts";
import { isObject, listOf, textOf, type JsonObject } from "./json-values.ts";
import { typedValue } from "./typed-value.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { payWords } from "../../../lexicon/pay/pay-words.ts";

/** Salaries are seldom nested deeper. */
const deepest = 4;

const plain = (name: string): string => name.toLowerCase().replace(/[_-]/g, "");
/** What an object has under one of some names, in whatever letters they are written: "MinValue" and "min_value". */
const partsCalled = (value: JsonObject, names: readonly string[]): unknown[] => {
  const parts = new Map(Object.entries(value).map(([name, part]) => [plain(name), part]));
  return names.map((name) => parts.get(plain(name)));
};
const firstText = (value: JsonObject, names: readonly string[]): string =>
  partsCalled(value, names).map(amountIn).find(Boolean) ?? "";

/** `{ "amount": 142000, "per": "year" }`: the amount of an object. */
const amountIn = (given: unknown): string => {
  const value = typedValue(given);
  if (!isObject(value) || "@value" in value) return textOf(value);
  // `{ "units": "36", "nanos": 560000000 }`
  const [whole, billionths] = [Number(value["units"] ?? Number.NaN), Number(value["nanos"] ?? 0)];
  if (whole || billionths) return String(whole + billionths / 1e9);
  return (
    ["amount", "value"]
      .map((name) => value[name])
      .filter((part) => typeof part === "number" || typeof part === "string")
      .map(String)
      .find((text) => /^\d/.test(text)) ?? ""
  );
};

const onTop = new RegExp(String.raw`(?<!\w)${payWords.others.besideBase}(?!\w)`, "i");
const ofPay = new RegExp(String.raw`\b(?:${feedWords.amounts.pay.join("|")}|base)\b`, "i");
/** Whether an object for an amount says that it is paid beside the pay: `{ "type": "BONUS", "max": 9000 }`. */
export const isBesidePay = (value: unknown): boolean =>
  isObject(value) &&
  partsCalled(value, feedWords.amounts.kinds).some((part) => {
    const kind = textOf(part).replace(/_|(?<=[a-z])(?=[A-Z])/g, " ");
    return kind.length <= 40 && onTop.test(kind) && !ofPay.test(kind);
  });

/** The pay of a posting: its salary, or the one that is estimated. */
export const payOfPosting = (posting: JsonObject): FeedPay => {
  const currency = textOf(posting["salaryCurrency"]);
  const raw = [posting["baseSalary"], posting["estimatedSalary"], posting["salary"]].map((salary) =>
    payOfSalary(salary, currency),
  );
  return raw.find(({ text, min, max }) => text || min || max) ?? feedPay({ currency });
};

/** The pay that a salary says in words, as a number, or as an object of schema.org, whatever is in it. */
export const payOfSalary = (salary: unknown, currency = ""): FeedPay => {
  const all = listOf(salary);
  const first = all.find((one) => !isBesidePay(one)) ?? all[0];
  if (!isObject(first)) return feedPay({ text: textOf(first), currency });
  const levels = levelsOf(first);
  const textIn = (names: readonly string[]) =>
    levels.map((level) => firstText(level, names)).find(Boolean) ?? "";
  const [low, high] = boundsIn(levels.at(-1)!);
  const amount = low || high ? "" : textIn(feedWords.exactPay);
  const duration = textIn(["duration"]).toUpperCase();
  const ends = levels.flatMap((level) =>
    partsCalled(level, [...feedWords.leastPay, ...feedWords.mostPay]).filter(isObject),
  );
  const unit =
    textIn(feedWords.payUnits) ||
    (ends.map((end) => firstText(end, feedWords.payUnits)).find(Boolean) ?? "") ||
    (feedWords.durations[duration] ?? duration);
  const own = textIn(feedWords.currencies) || currency;
  const min = textIn(feedWords.leastPay) || low;
  const max = textIn(feedWords.mostPay) || high;
  // "$80k-90k" instead of a number
  if (!min && !max && /[^\d.,\s]/.test(amount)) return feedPay({ text: amount, unit, currency: own });
  return feedPay({ min: min || amount, max: max || amount, unit, currency: own });
};

const withinPay = ["value", "priceSpecification", "range", "payRange", "salaryRange"];
/** An object, and the values within it: the innermost first, which says most exactly what it is. */
const levelsOf = (salary: JsonObject): JsonObject[] => {
  const levels = [salary];
  for (let next: unknown = salary; levels.length < deepest; levels.unshift(next as JsonObject)) {
    next = listOf(partsCalled(next as JsonObject, withinPay).find((part) => isObject(listOf(part)[0])))[0];
    if (!isObject(next)) break;
  }
  return levels;
};

/** Whether a value is the least and the most of a pay, `[70000, 80000]`, of which one may be missing. */
export const areBounds = (value: unknown): value is readonly [unknown, unknown] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.some((end) => end !== null) &&
  value.every((end) => end === null || typeof end === "number");

/** `value: [70000, 80000]`. */
const boundsIn = ({ value }: JsonObject): [string, string] =>
  areBounds(value) ? [textOf(value[0]), textOf(value[1])] : ["", ""];
