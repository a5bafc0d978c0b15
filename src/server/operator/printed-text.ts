/**
 * Characters that a terminal obeys instead of showing them, such as the start of an escape sequence, and those that end
 * a line or turn the direction of what follows.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text that a visitor, a feed or another server wrote, as one line to print in a terminal. */
export const printedLine = (text: string): string => text.replace(/\s+/g, " ").replace(unprintable, "\ufffd");

/** The same with its line breaks, each line indented: none can be taken for a line of the command's own. */
export const printedText = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => `    ${printedLine(line)}`.trimEnd())
    .join("\n");
