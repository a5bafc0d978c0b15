import type { PayTypeId } from "../../contract/job-fields.ts";
import { yearly } from "../../domain/jobs/work.ts";
import { amount, boundBefore, dollarsOf } from "../../lexicon/pay/amounts.ts";
import { payWords, periodIn, type Period } from "../../lexicon/pay/pay-words.ts";
import { anyOf } from "../../lexicon/text/wording.ts";
import type { FeedPay } from "./feed-job.ts";

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
  const said =
    [pay.text, [...new Set([pay.min, pay.max])].filter(Boolean).join(" - ")].find((words) => words.trim()) ??
    "";
  const currency = foreignCurrency(pay.currency, said);
  const range = inThousands(rangeOf(pay), isPackage(pay) ? "year" : pay.unit);
  const warn = (why: string) => ({ pay: noPay, warning: `The pay "${said.trim().slice(0, 80)}" ${why}` });
  if (!range)
    return /\p{L}/u.test(said) && !saysNoPay.test(said)
      ? warn("names no amount. Write one, as in $35 an hour, or leave it out.")
      : { pay: noPay };
  if (currency) return warn(`is in ${currency}; only Australian dollars are shown.`);
  if (isAbroad && !ownCurrency.test(`${pay.currency} ${said}`))
    return warn("is for a job outside Australia and names no currency; only Australian dollars are shown.");
  // "Salary: 5000" may be for a month.
  const around = [range.after, pay.text].map((words) =>
    unitOf(words.toLowerCase().replace(beside, " "), false),
  );
  const unit = [unitOf(pay.unit), ...around, isUnclear(range, said) ? null : guessUnit(range)]
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

const isBelievable = ({ min, max }: Range, [payType, share]: Period) =>
  [min, max].every((amount) => {
    const sum = amount === null ? null : yearly(payType, amount / share);
    return sum === null || (sum >= believable.min && sum <= believable.max);
  });

interface Range {
  min: number | null;
  max: number | null;
  /** The words behind the amounts. */
  after: string;
}

/** "80 - 90" a year is in thousands; less than a full-time wage is more likely for an hour. */
const inThousands = (range: Range | null, unit: string): Range | null => {
  const amounts = [range?.min, range?.max].filter((amount) => typeof amount === "number");
  const isShort = amounts.length > 0 && amounts.every((amount) => amount >= 45 && amount < 1000);
  return range && isShort && unitOf(unit)?.[0] === 1
    ? { ...range, min: range.min && range.min * 1000, max: range.max && range.max * 1000 }
    : range;
};

/** "$70-80 package": nobody has one by the hour. */
const isPackage = ({ unit, text }: FeedPay): boolean =>
  !unit.trim() && /\b(?:package|pkge?|trp|trec|ote)\b/i.test(text) && !unitOf(text, false);

const cents = (amount: number) => Math.round(amount * 100) / 100;

const ordered = ({ min, max }: Range): [number | null, number | null] =>
  min !== null && max !== null && min > max ? [max, min] : [min, max];

const rangeOf = ({ min, max, text }: FeedPay): Range | null => {
  const first = rangeInWords(min);
  // "80000 - 90000" in the field of the least.
  const [low, high] = [
    first?.min ?? null,
    amountOf(max) ?? (first?.max === first?.min ? null : (first?.max ?? null)),
  ];
  return low === null && high === null ? rangeInWords(text) : { min: low, max: high, after: "" };
};

/** How long a week is: "for 38 hours". */
const weekHours =
  /\bfor \d+(?:\.\d+)?\s*(?:hours|hrs)\b|\b\d+(?:\.\d+)?\s*(?:hours|hrs)(?= (?:per|a|each) week)/g;

/** "Salary packaging up to $15,900": how much of the pay is free of tax. */
const packaging =
  /\bpackaging(?: benefits?| cap)?:?(?: (?:of|up|to|worth|available|is|at|max(?:imum)?))*\s*\$?\s?\d[\d,]*(?:\.\d+)?k?/g;

/** "+ $80 LAHA per day", "for 9 months", "1st yr": amounts and times that are not those of the pay. */
const beside =
  /\+\s*(?:a?\$)\s?\d[\d,.]*k?\s*(?:[a-z/]+ ){0,3}(?:la(?:f)?ha|allowances?|travel|meals?|site|loading|leave)\b(?:\s*(?:per|a|\/)\s*[a-z]+)?|\b(?:for |over )?(?:an? )?\d{1,2}[- ]?(?:months?|mths?|weeks?|wks?|years?|yrs?)[- ](?:fixed[- ]|max\w*[- ])?(?:term|contracts?|assignment|role|placement|ftc)\b|\bfor (?:an? )?\d{1,2} (?:months|mths|weeks|wks|years|yrs)\b|\b\d(?:st|nd|rd|th)[- ](?:yr|year)s?\b/g;

/** "$500 referral bonus" is paid beside the pay, and "$18,550 tax free" is a part of it. */
const isExtra = (after: string) =>
  /^\s*(?:of |in )?(?:tax[ -]?free|(?:nfp |salary )*packaging)\b/.test(after) ||
  /^\s*(?!plus|and|with|incl|base)(?:[a-z]+[ -]){0,2}(?:bonus|voucher|referral|gift|sign[ -]?on)\b/.test(
    after,
  );

/** A number from its own field; null for none, and for zero. */
const amountOf = (text: string) => rangeInWords(text)?.min ?? null;

/** "$28 an hour minimum", but not "minimum wage". */
const leastAfter = /^[^\d,;.]{0,16}\bmin(?:imum)?\b(?! *(?:wage|hour|of|shift|engagement|term|\d))/;

const rangeInWords = (text: string): Range | null => {
  const words = text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\u00a0/g, " ")
    .replace(/(?<=\d\s*)~(?=\s*\$?\d)/g, "-")
    // "29,50": cents behind a comma.
    .replace(/(?<![\d,.])(\d{1,3}),(\d{1,2})(?![\d,]|\s?k\b)/g, "$1.$2")
    .replace(packaging, " ")
    .replace(beside, " ")
    .replace(/\d+(?:\.\d+)?\s?%/g, " ")
    // Numbers of awards, levels and clauses, and how long a week is.
    .replace(
      /\b(?:clause|level|lvl|grade|band|step|class|schedule|ma0+)\s*\d+(?:\.\d+)*(?!\d|,\d|k\b)|\(l\d\)/g,
      " ",
    )
    .replace(weekHours, " ");
  const found = [...words.matchAll(new RegExp(amount, "g"))];
  const pays = found.filter((each) => !isExtra(words.slice(each.index + each[0].length)));
  const signed = pays.findIndex(([, sign]) => sign);
  // "60k-$70k" begins with the amount without a sign.
  const isHigh = signed > 0 && isRange(words, pays[signed - 1]!, pays[signed]!);
  const first = pays[isHigh ? signed - 1 : Math.max(0, signed)];
  if (!first) return null;
  const joiner = words.includes("between") ? "and" : "up to";
  const start = first.index + first[0].length;
  const second = new RegExp(`^[^\\d$]{0,24}?(?:-|/|to|${joiner})\\s*(?:aud?\\s*|a(?=\\$))?${amount}`).exec(
    words.slice(start),
  );
  const end = start + (second?.[0].length ?? 0);
  // "80k-120"
  const isShort = first[4] !== undefined && second?.[4] === undefined && Number(second?.[2]) < 1000;
  const high = second ? dollarsOf(second.slice(1)) * (isShort ? 1000 : 1) : null;
  const low = dollarsOf(first.slice(1), high);
  if (!low && !high) return null;
  const after = words.slice(end, end + 40);
  if (high !== null) return { min: low || null, max: high, after };
  const before = words.slice(0, first.index);
  const bound = boundBefore(before);
  if (bound === "most") return { min: null, max: low, after };
  const open =
    /^\s*\+(?!\s*(?:[a-z]+ )?(?:super|bonus|commission|tips|\$|penalt|allowance|car|benefit|package|loading))/.test(
      after,
    );
  const from = bound === "least" || leastAfter.test(after);
  return { min: low, max: open || from ? null : low, after };
};

/** Whether an amount and the next one are the ends of a range: the first is less, and of the same size. */
const isRange = (words: string, low: RegExpExecArray, high: RegExpExecArray): boolean => {
  const most = dollarsOf(high.slice(1));
  const least = dollarsOf(low.slice(1), most);
  const between = words.slice(low.index + low[0].length, high.index);
  return /^\s*(?:-|to)\s*$/.test(between) && least <= most && least * 5 >= most;
};

const unitOf = (text: string, withWeak = true): Period | null =>
  periodIn(text.toLowerCase().replace(weekHours, " "), withWeak);

/** "up to 90", without a sign and cents: few earn so much in an hour, and many so many thousands in a year. */
const isUnclear = ({ min, max }: Range, said: string): boolean =>
  !/[$.]/.test(said) && [min, max].every((amount) => amount === null || (amount >= 60 && amount <= 150));

/** The unit, if the amount is plausible for only one. */
const guessUnit = ({ min, max, after }: Range): Period | null => {
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
const foreignCurrency = (field: string, said: string): string | null => {
  const code = field.trim().toUpperCase();
  if (/^[A-Z]{3}$/.test(code)) return code === "AUD" ? null : code;
  const named = foreignMoney.exec(`${field} ${said}`)?.[0].toUpperCase();
  return named ?? (rand.test(said) ? "ZAR" : null);
};
