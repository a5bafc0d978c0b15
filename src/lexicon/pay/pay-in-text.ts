import { amount, boundBefore, dollarsOf } from "./amounts.ts";
import { payWords } from "./pay-words.ts";

/** The least and the most that a text names, in dollars for whatever it says; null where it is open. */
export interface PayRange {
  min: number | null;
  max: number | null;
  /** The words behind the amounts. */
  after: string;
}

const { others, included, notLeast } = payWords;

/** How long a week is: "for 38 hours". */
const weekHours =
  /\bfor \d+(?:\.\d+)?\s*(?:hours|hrs)\b|\b\d+(?:\.\d+)?\s*(?:hours|hrs)(?= (?:per|a|each) week)|\b\d+(?:\.\d+)?[\s-]*(?:hours?|hrs?)(?=[\s-](?:week|fortnight)\b)/g;

/** A text in small letters without how long a week is. */
export const withoutWeekHours = (text: string): string => text.replace(weekHours, " ");

const time = "(?:months?|mths?|weeks?|wks?|years?|yrs?)";
const otherAmounts = [
  String.raw`\b${others.packaging}:?(?: ${others.beforePackaging})*\s*\$?\s?\d[\d,]*(?:\.\d+)?k?`,
  String.raw`\+\s*(?:a?\$)\s?\d[\d,.]*k?\s*(?:[a-z/]+ ){0,3}${others.allowances}\b(?:\s*(?:per|a|\/)\s*[a-z]+)?`,
  String.raw`\+\s*an?\s(?:[a-z-]+ ){1,3}(?:per|an?)\s[a-z]+`,
  String.raw`\b(?:for |over )?(?:an? )?\d{1,2}[- ]?${time}[- ](?:fixed[- ]|max\w*[- ])?${others.contracts}\b`,
  String.raw`\bfor (?:an? )?\d{1,2} ${time}\b`,
  String.raw`\b\d(?:st|nd|rd|th)[- ](?:yr|year)s?\b`,
].map((source) => new RegExp(source, "g"));

/** A text in small letters without amounts and times that are not those of the pay: "+ $80 LAHA per day", "+ a massage a month", "1st yr". */
export const withoutOthers = (text: string): string =>
  otherAmounts.reduce((rest, shape) => rest.replace(shape, " "), text);

/** Numbers of awards, levels and clauses. */
const numbers = new RegExp(
  String.raw`\b${others.awards}\s*\d+(?:\.\d+)*(?!\d|,\d|k\b)|\(l\d\)|\d+(?:\.\d+)?\s?%`,
  "g",
);
const plain = (text: string): string =>
  withoutOthers(
    text
      .toLowerCase()
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/\u00a0/g, " ")
      .replace(/(?<=\d\s*)~(?=\s*\$?\d)/g, "-")
      // "74.500,00": points between thousands.
      .replace(/(?<![\d,.])\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)/g, (sum) =>
        sum.replaceAll(".", "").replace(",", "."),
      )
      // "29,50": cents behind a comma.
      .replace(/(?<![\d,.])(\d{1,3}),(\d{1,2})(?![\d,]|\s?k\b)/g, "$1.$2"),
  )
    .replace(numbers, " ")
    .replace(weekHours, " ");

const taxFree = new RegExp(String.raw`^\s*${others.taxFree}\b`);
const bonus = new RegExp(String.raw`^\s*(?!${others.onTop})(?:[a-z]+[ -]){0,2}${others.bonuses}\b`);
/** Whether what an amount is for is paid beside the pay, "$500 referral bonus", or a part of it, "$18,550 tax free". */
const isOther = (after: string): boolean => taxFree.test(after) || bonus.test(after);

/** "$28 an hour minimum", but not "minimum wage". */
const leastAfter = new RegExp(String.raw`^[^\d,;.]{0,16}\bmin(?:imum)?\b(?! *${notLeast})`);
/** "$80k +", but not "$80k + super". */
const openAfter = new RegExp(String.raw`^\s*\+(?!\s*(?:${included}|\$))`);

/** The pay that a text of a feed or an ad names first; null for none. */
export const payInText = (text: string): PayRange | null => {
  const words = plain(text);
  const pays = [...words.matchAll(new RegExp(amount, "g"))].filter(
    (each) => !isOther(words.slice(each.index + each[0].length)),
  );
  const signed = pays.findIndex(([, sign]) => sign);
  // "60k-$70k" begins with the amount without a sign.
  const isHigh = signed > 0 && isRange(words, pays[signed - 1]!, pays[signed]!);
  const first = pays[isHigh ? signed - 1 : Math.max(0, signed)];
  if (!first) return null;
  const start = first.index + first[0].length;
  const next = secondIn(words, start);
  const second = next && isOfOnePay(words, start, first, next) ? next : null;
  const high = second && highOf(first, second);
  const low = dollarsOf(first.slice(1), high);
  if (!low && !high) return null;
  const end = start + (second?.[0].length ?? 0);
  const after = words.slice(end, end + 40);
  if (high !== null) return { min: low || null, max: high, after };
  const bound = boundBefore(words.slice(0, first.index));
  if (bound === "most") return { min: null, max: low, after };
  const isOpen = openAfter.test(after) || bound === "least" || leastAfter.test(after);
  return { min: low, max: isOpen ? null : low, after };
};

/** The amount behind another one that is the most of the same pay. */
const secondIn = (words: string, start: number): RegExpExecArray | null => {
  const joiner = words.includes("between") ? "and" : "up to";
  return new RegExp(`^[^\\d$]{0,24}?(?:-|/|to|${joiner})\\s*(?:aud?\\s*|a(?=\\$))?${amount}`).exec(
    words.slice(start),
  );
};

const besideBase = new RegExp(String.raw`^\s*(?:in |of )?${others.besideBase}(?![a-z])`);
/** "90k base - 20k bonus" and "$2000 a week / $104k a year" are two amounts, not the ends of one. */
const isOfOnePay = (words: string, start: number, first: RegExpExecArray, next: RegExpExecArray): boolean => {
  const [low, high] = [dollarsOf(first.slice(1), highOf(first, next)), highOf(first, next)];
  if (high < low && besideBase.test(words.slice(start + next[0].length))) return false;
  return !(/\/\s*\$?[\d,.]+\s?k?$/.test(next[0]) && low > 0 && high > low * 10);
};

/** "80k-120" ends with 120 thousand. */
const highOf = (first: RegExpExecArray, second: RegExpExecArray): number => {
  const isShort = first[4] !== undefined && second[4] === undefined && Number(second[2]) < 1000;
  return dollarsOf(second.slice(1)) * (isShort ? 1000 : 1);
};

/** Whether an amount and the next one are the ends of a range: the first is less, and of the same size. */
const isRange = (words: string, low: RegExpExecArray, high: RegExpExecArray): boolean => {
  const most = dollarsOf(high.slice(1));
  const least = dollarsOf(low.slice(1), most);
  const between = words.slice(low.index + low[0].length, high.index);
  return /^\s*(?:-|to)\s*$/.test(between) && least <= most && least * 5 >= most;
};
