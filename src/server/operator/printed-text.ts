import { printable } from "../../runtime/printable.ts";

/** A text that a visitor, a feed or another server wrote, as one line to print in a terminal. */
export const printedLine = (text: string): string => printable(text.replace(/\s+/g, " "));

/** The same with its line breaks, each line indented: none can be taken for a line of the command's own. */
export const printedText = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => `    ${printedLine(line)}`.trimEnd())
    .join("\n");
