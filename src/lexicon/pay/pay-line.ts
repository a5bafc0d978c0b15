import { payInText } from "./pay-in-text.ts";
import { payWords, periodShape } from "./pay-words.ts";

const { awards, onTop } = payWords.others;
const begins = new RegExp(
  String.raw`^(?:(?:[a-z]{2,8} )?${awards} ?[\w.]{1,4}\s*[,:;–—-]?\s*\(?)?(?:${payWords.leads}\s*:?\s*)?(?:aud? ?)?\$`,
  "i",
);
const ends = new RegExp(
  String.raw`^${periodShape}\s*(?:$|[(),;.+]|(?:${onTop}|${payWords.included})\b)`,
  "i",
);

/** Whether a line of an ad says what is paid and nothing else: an amount for some time, alone, behind a grade or what it is called, or with what is on top. */
export const isPayLine = (line: string): boolean =>
  begins.test(line.trim()) && ends.test(payInText(line)?.after ?? "");
