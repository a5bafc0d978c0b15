/** A number as people type it, with its currency or without. */
const written = /^(?:AUD|A?\$)? *(-?[\d,. ]*\d) *(k?)(?: *AUD)?$/i;

/** The number that a text is: "85,000", "85 000", "$85k" or "85.5 K"; null where it is none. */
export const typedNumber = (text: string): number | null => {
  const [, digits, thousands] = written.exec(text.trim()) ?? [];
  if (!digits) return null;
  const number = Number(digits.replace(/[, ]/g, "") + (thousands ? "e3" : ""));
  return Number.isNaN(number) ? null : number;
};
