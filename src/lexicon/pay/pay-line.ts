import { payInText } from "./pay-in-text.ts";
import { payWords, periodIn, periodShape } from "./pay-words.ts";

const { awards, onTop } = payWords.others;
const begins = new RegExp(
  String.raw`^(?:(?:[a-z]{2,8} )?${awards} ?[\w.]{1,4}\s*[,:;–—-]?\s*\(?)?(?:${payWords.leads}\s*:?\s*)?(?:aud? ?)?\$`,
  "i",
);
const ends = new RegExp(
  String.raw`^${periodShape}\s*(?:$|[(),;.+]|(?:${onTop}|${payWords.included})\b)`,
  "i",
);

/** A range of dollars: "$36.50 - $39.00", "$78k to 84k". */
const range = /(?:\baud? ?)?\$ ?\d[\d,.]*k?\s*(?:-|–|—|to)\s*(?:aud? ?)?\$? ?\d[\d,.]*k?/i;
const goesOn = new RegExp(
  String.raw`^(?:${periodShape}|\s*\(?${payWords.ofFullTime}\b|\s*(?:\+|${onTop})\s*(?:[\d.]+\s?%\s*)?super)`,
  "i",
);
const notPay = new RegExp(String.raw`\b${payWords.notPay}\b`, "i");
/** The most characters behind the beginning of a range that say what it is. */
const longest = 100;

/** "Pay is $36.75 an hour while you learn", "a laptop, a rate of $85 per hour": what the pay is called, and an amount for some time. */
const called = new RegExp(
  String.raw`(?:^|[,;]\s+(?:and\s+)?(?=an?\b[^,;$]*\bof\s))${payWords.leads}\s*:?\s*(?=(?:aud? ?)?\$)`,
  "i",
);

/** The pay in a sentence of an ad that says more than that: a range of dollars for some time, or with super on top, or an amount behind what the pay is called; null for none. */
export const payWithin = (sentence: string): string | null => {
  const lead = called.exec(sentence.trim());
  const at = lead ? lead.index + lead[0].length : sentence.search(range);
  if (at < 0 || notPay.test(sentence.slice(0, at))) return null;
  const rest = sentence.slice(at, at + longest);
  // "Day rate of $780 to $850."
  if (lead && periodIn(lead[0], false)) return `${lead[0]}${rest}`;
  return goesOn.test(payInText(rest)?.after ?? "") ? rest : null;
};

/** Whether a line of an ad says what is paid and nothing else: an amount for some time, alone, behind a grade or what it is called, or with what is on top. */
export const isPayLine = (line: string): boolean =>
  begins.test(line.trim()) && ends.test(payInText(line)?.after ?? "");
