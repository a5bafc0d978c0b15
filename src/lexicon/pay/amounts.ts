import { anyOf } from "../text/wording.ts";
import { payWords } from "./pay-words.ts";

/** An amount: "$80,000", "70 000", "7.5k", "1.2 million". Its groups: the sign, the digits, the cents, what it is multiplied by. */
export const amount = String.raw`(\$)?\s?(\d{1,3}(?:[, '’]\d{3})+|\d{1,3}\.000\b(?!\d)|\d+)(\.\d+)?\s?(k\b|thousand\b|mil(?:lion)?\b|(?<=\.\d+)m\b)?`;

/**
 * The dollars of an amount, by the groups of its pattern.
 * @param next The amount behind it: "70" of "70-80k" means thousands too.
 */
export const dollarsOf = (
  [, whole = "", cents = "", times]: readonly (string | undefined)[],
  next: number | null = null,
): number => {
  const number = Number(whole.replace(/[, '’]|\.(?=000$)/g, "") + cents);
  if (/^m/i.test(times ?? "")) return number * 1_000_000;
  const isShort = next !== null && next >= 1000 && number < 1000 && number * 1000 <= next;
  return times || isShort ? number * 1000 : number;
};

const [least, most] = [payWords.least, payWords.most].map(
  (words) => new RegExp(String.raw`${anyOf(words)}\s*(?:aud\s*)?$`, "i"),
);

/** What the words before an amount make of it: "up to $80k" is the most. */
export const boundBefore = (words: string): "least" | "most" | null => {
  const [low, high] = [least!, most!].map((shape) => shape.exec(words)?.[0].trim().length ?? 0);
  return low === high ? null : low! > high! ? "least" : "most";
};
