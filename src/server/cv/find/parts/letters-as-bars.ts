import { isPlace } from "../../words/places.ts";
import { textOf, type Line } from "../../text/line.ts";

/** "I" or "l" between a text and one with a capital or digits, as no word of a sentence stands; "Certificate I" has a number. */
const letter =
  /(?<=\S)(?<!(?:[Cc]ertificate|[Cc]ert|[Ll]evel|[Cc]lass|[Gg]rade|[Pp]art|[Pp]hase|[Ss]tage|[Tt]ype|[Tt]ier|[Yy]ear|[Uu]nit|[Mm]odule|[Ww]ar)) [Il] (?=[\p{Lu}\d+(]|\S+@)/gu;

/** How many such letters divide a text that is no sentence: one of its parts is a place, or has a number or an address. */
const countIn = (text: string): number => {
  const cells = text.split(letter);
  return cells.some((cell) => isPlace(cell) || /@|\d{4}/.test(cell)) ? cells.length - 1 : 0;
};

/** The lines with bars where a letter stands for one more than once: "Acme I Brisbane QLD". */
export const withoutLettersAsBars = (lines: readonly Line[]): readonly Line[] => {
  const counts = new Map(lines.map((line) => [line, countIn(textOf(line))]));
  const sum = [...counts.values()].reduce((all, count) => all + count, 0);
  if (sum < 2) return lines;
  return lines.map((line) =>
    counts.get(line) ? { ...line, parts: line.parts.map((part) => part.replace(letter, " | ")) } : line,
  );
};
