/**
 * Characters that a terminal obeys instead of showing them, such as the start of an escape sequence, and those that turn
 * the direction of what follows; not those that end a line.
 */
const obeyed = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of several lines as a terminal may show it, whoever wrote parts of it. */
export const printable = (text: string): string => text.replace(/\r\n/g, "\n").replace(obeyed, "\ufffd");

/** Data as JSON that a terminal may show: what it would obey is escaped, so that nothing is lost. */
export const printableJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(
    obeyed,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
