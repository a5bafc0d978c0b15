import type { PayTypeId } from "../../../contract/job-fields.ts";
import { yearly } from "../../../domain/jobs/work.ts";
import {
  payInText,
  withoutOthers,
  withoutWeekHours,
  type PayRange,
} from "../../../lexicon/pay/pay-in-text.ts";
import { payWords, periodIn, type Period } from "../../../lexicon/pay/pay-words.ts";
import { anyOf } from "../../../lexicon/text/wording.ts";
import type { FeedPay } from "../feed-job.ts";

/** Pay as table `jobs` keeps it. */
export interface JobPay {
  payType: PayTypeId | null;
  payMin: number | null;
  payMax: number | null;
  yearlyMin: number | null;
  yearlyMax: number | null;
}

export const noPay: JobPay = { payType: null, payMin: null, payMax: null, yearlyMin: null, yearlyMax: null };

const saysNoPay = new RegExp(anyOf(payWords.noAmount), "i");

/** Yearly pay outside this range is a mistake. */
const believable = { min: 2_000, max: 2_000_000 };

/**
 * Parses the pay of a feed: numbers with a unit, or words ("$70k–80k a year", "$35 per hour + super").
 * @param isAbroad The job is outside Australia: an amount is in Australian dollars only where it says so.
 * @returns no pay and a warning for an amount that cannot be parsed.
 */
export const parsePay = (pay: FeedPay, { isAbroad = false } = {}): { pay: JobPay; warning?: string } => {
  const raw =
    [pay.text, [...new Set([pay.min, pay.max])].filter(Boolean).join(" - ")].find((words) => words.trim()) ??
    "";
  const currency = foreignCurrency(pay.currency, raw);
  const range = inThousands(rangeOf(pay), isPackage(pay) ? "year" : pay.unit);
  const warn = (why: string) => ({ pay: noPay, warning: `The pay "${raw.trim().slice(0, 80)}" ${why}` });
  if (!range)
    return /\p{L}/u.test(raw) && !saysNoPay.test(raw)
      ? warn("names no amount. Write one, as in $35 an hour, or leave it out.")
      : { pay: noPay };
  if (currency) return warn(`is in ${currency}; only Australian dollars are shown.`);
  if (isAbroad && !ownCurrency.test(`${pay.currency} ${raw}`))
    return warn("is for a job outside Australia and names no currency; only Australian dollars are shown.");
  // "Salary: 5000" may be for a month.
  const around = [range.after, pay.text, pay.min, pay.max].map((words) =>
    unitOf(withoutOthers(words.toLowerCase()), false),
  );
  const unit = [unitOf(pay.unit), ...around, isUnclear(range, raw) ? null : guessUnit(range)]
    .filter((one) => one !== null)
    // "$50000 for 38 hours per week" is not for a week.
    .find((one, index, all) => index === all.length - 1 || isBelievable(range, one));
  if (!unit) return warn("does not say for how long. Add the pay type: hour, day, week, month or year.");
  const [payType, share] = unit;
  const [payMin, payMax] = ordered(range).map((amount) => (amount === null ? null : cents(amount / share)));
  const [yearlyMin, yearlyMax] = [payMin, payMax].map((amount) =>
    typeof amount !== "number" ? null : yearly(payType, amount),
  );
  const sums = [yearlyMin, yearlyMax].filter((sum) => typeof sum === "number");
  if (sums.some((sum) => sum < believable.min || sum > believable.max)) return warn("cannot be right.");
  return {
    pay: {
      payType,
      payMin: payMin ?? null,
      payMax: payMax ?? null,
      yearlyMin: yearlyMin ?? null,
      yearlyMax: yearlyMax ?? null,
    },
  };
};

const isBelievable = ({ min, max }: PayRange, [payType, share]: Period) =>
  [min, max].every((amount) => {
    const sum = amount === null ? null : yearly(payType, amount / share);
    return sum === null || (sum >= believable.min && sum <= believable.max);
  });

/** "80 - 90" a year is in thousands; less than a full-time wage is more likely for an hour. */
const inThousands = (range: PayRange | null, unit: string): PayRange | null => {
  const amounts = [range?.min, range?.max].filter((amount) => typeof amount === "number");
  const isShort = amounts.length > 0 && amounts.every((amount) => amount >= 45 && amount < 1000);
  return range && isShort && unitOf(unit)?.[0] === 1
    ? { ...range, min: range.min && range.min * 1000, max: range.max && range.max * 1000 }
    : range;
};

const packages = new RegExp(String.raw`\b${payWords.packages}\b`, "i");
/** "$70-80 package": nobody has one by the hour. */
const isPackage = ({ unit, text }: FeedPay): boolean =>
  !unit.trim() && packages.test(text) && !unitOf(text, false);

const cents = (amount: number) => Math.round(amount * 100) / 100;

const ordered = ({ min, max }: PayRange): [number | null, number | null] =>
  min !== null && max !== null && min > max ? [max, min] : [min, max];

const rangeOf = ({ min, max, text }: FeedPay): PayRange | null => {
  const first = payInText(min);
  // "80000 - 90000" in the field of the least.
  const [low, high] = [
    first?.min ?? null,
    amountOf(max) ?? (first?.max === first?.min ? null : (first?.max ?? null)),
  ];
  return low === null && high === null
    ? payInText(text)
    : withOtherEnd({ min: low, max: high, after: "" }, text);
};

/** The most of a pay is seldom so many times the least. */
const widest = 3;
/** `"salary": 72000, "salaryHigh": 78000`: an end that has no field of its own is the amount beside the other. */
const withOtherEnd = (range: PayRange, text: string): PayRange => {
  const { min, max } = range;
  // 36.14 beside "$36.14 per hour", and not "from $36.14 per hour"
  const inWords = /\p{L}/u.test(text) && max === null ? payInText(text) : null;
  if (inWords?.min === min && inWords?.max === min) return inWords!;
  const [low, high] = [min ?? amountOf(text), max ?? payInText(text)?.max ?? null];
  const isRange = low !== null && high !== null && low < high && high <= widest * low;
  return isRange ? { ...range, min: low, max: high } : range;
};

/** A number from its own field; null for none, and for zero. */
const amountOf = (text: string) => payInText(text)?.min ?? null;

const unitOf = (text: string, withWeak = true): Period | null =>
  periodIn(withoutWeekHours(text.toLowerCase()), withWeak);

/** "up to 90", without a sign and cents: few earn so much in an hour, and many so many thousands in a year. */
const isUnclear = ({ min, max }: PayRange, raw: string): boolean =>
  !/[$.]/.test(raw) && [min, max].every((amount) => amount === null || (amount >= 60 && amount <= 150));

/** The unit, if the amount is plausible for only one. */
const guessUnit = ({ min, max, after }: PayRange): Period | null => {
  // "$100 per shift", "$50 a delivery"
  if (!unitOf(after) && /^\s*(?:\/|per\b|an?\b|each\b)\s*[a-z]/.test(after)) return null;
  const least = Math.min(min ?? Infinity, max ?? Infinity);
  const most = Math.max(min ?? 0, max ?? 0);
  if (least >= 15 && most <= 150) return [3, 1];
  return least >= 15_000 ? [1, 1] : null;
};

/** Australian dollars by name. */
const ownCurrency = /\baud\b|\bau?\$|\baustralian dollars?\b/i;

const { codes, names } = payWords.foreign;
/** A code may stand beside a number without a space. */
const foreignMoney = new RegExp(
  String.raw`(?<![a-z])(?:${codes.join("|")})(?![a-z])|\b(?:us|nz|ca|c|hk|sg?|nt|fj|mx|r)\$|[£€₹¥₩₪₱₫฿₽₺]|${anyOf(names)}`,
  "i",
);
/** "R20 000" is in rand. */
const rand = /\bR ?(?=\d{1,3}(?:[ ,]?\d{3})+\b)/;

/** The currency that an amount is in, as the feed names it; null for Australian dollars, and where it names none. */
const foreignCurrency = (field: string, raw: string): string | null => {
  const code = field.trim().toUpperCase();
  if (/^[A-Z]{3}$/.test(code)) return code === "AUD" ? null : code;
  const named = foreignMoney.exec(`${field} ${raw}`)?.[0].toUpperCase();
  return named ?? (rand.test(raw) ? "ZAR" : null);
};
