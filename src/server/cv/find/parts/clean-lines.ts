import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { placeholder } from "../../../../lexicon/cv/table-noise.ts";
import { isPlace } from "../../words/places.ts";
import { isNow, rangeIn, spanIn } from "../../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../../text/line.ts";
import { inOneLanguage } from "./two-languages.ts";

/** "=====" below a heading, "- - - -" between parts. */
const rule = /^(?:[=_~*#–—-] ?){3,}$/;

/** Whether a line only draws one, or is of the site with the profile: "Show all 4 skills", "Acme logo" above "Acme". */
const isRule = (line: Line, at: number, lines: readonly Line[]): boolean => {
  const [text, named = ""] = /^(.+) logo$|^.*/.exec(textOf(line))!;
  const isLogo = named !== "" && lines.slice(at + 1).some((one) => textOf(one).includes(named));
  return isLogo || rule.test(text) || placeholder.test(text);
};

/** The lines without such: what follows stands apart. */
const withoutRules = (lines: readonly Line[]): Line[] => {
  const areRules = lines.map(isRule);
  return lines.flatMap((line, at) => {
    if (areRules[at]) return [];
    return areRules[at - 1] ? { ...line, gap: true } : line;
  });
};

const box = /^[☐☑☒]\s*/u;

/** The lines with boxes as bullets, without what is not ticked where something is. */
const withoutUnticked = (lines: readonly Line[]): readonly Line[] => {
  const isForm = lines.some(({ parts }) => parts.some((part) => /^[☑☒]/u.test(part)));
  return lines.flatMap((line) => {
    if (!line.parts.some((part) => box.test(part))) return [line];
    // In a table, the box has a cell of its own.
    const [first = "", ...cells] = line.parts;
    if (cells.length && isForm && first.replace(box, "") === "")
      return first === "☐" ? [] : [{ ...line, parts: cells }];
    const parts = line.parts.filter((part) => !isForm || !part.startsWith("☐"));
    return parts.length ? [{ ...line, bullet: true, parts: parts.map((part) => part.replace(box, "")) }] : [];
  });
};

/** "May 2022 – still working here": the words in place of the end of a time. */
const stillThere = new RegExp(String.raw`(?<=\d{4} (?:[–—-]|to)) ${entryWords.stillThere}(?=$|[,;)])`, "i");
/** The arrow of "2020-06 > 2022-01" and of "2022-02 >". */
const arrow = /(?<=(?:19|20)\d\d(?:[/.-]\d\d)?) >{1,2}(?= \d|$)/;

const dash = /(?<=(?:19|20)\d\d) ?[–—-]$/;
/** Whether a time in a column of its own, "2021 –", goes on: beside it is a text without a number, and no end is below it. */
const goesOn = (parts: readonly string[], at: number, below: Line | undefined): boolean => {
  const [end = ""] = below?.parts ?? [];
  const isDate = spanIn(end)?.isRange === false && rangeIn(`${parts[at]!} ${end}`) !== null;
  return /^\D{3}/.test(parts[at + 1] ?? "") && ![end, parts[at + 1]!].some(isNow) && !isDate;
};

/** Lines in which times that go on, and those with an arrow, are as others are: "May 2022 –", "2022-02 →". */
const withOpenDates = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) => {
    const parts = line.parts.map((part, at, all) => {
      const open = dash.test(part) && goesOn(all, at, lines[index + 1]) ? part.replace(dash, " →") : part;
      return open.replace(stillThere, "").replace(arrow, " →");
    });
    return parts.some((part, at) => part !== line.parts[at]) ? { ...line, parts } : line;
  });

/** "I" or "l" between a text and one with a capital or digits, as no word of a sentence stands; "Certificate I" has a number. */
const letter =
  /(?<=\S)(?<!(?:[Cc]ertificate|[Cc]ert|[Ll]evel|[Cc]lass|[Gg]rade|[Pp]art|[Pp]hase|[Ss]tage|[Tt]ype|[Tt]ier|[Yy]ear|[Uu]nit|[Mm]odule|[Ww]ar)) [Il] (?=[\p{Lu}\d+(]|\S+@)/gu;

/** How many such letters divide a text that is no sentence: one of its parts is a place, or has a number or an address. */
const countIn = (text: string): number => {
  const cells = text.split(letter);
  return cells.some((cell) => isPlace(cell) || /@|\d{4}/.test(cell)) ? cells.length - 1 : 0;
};

/** The lines with bars where a letter stands for one more than once: "Acme I Brisbane QLD". */
const withoutLettersAsBars = (lines: readonly Line[]): readonly Line[] => {
  const counts = new Map(lines.map((line) => [line, countIn(textOf(line))]));
  const sum = [...counts.values()].reduce((all, count) => all + count, 0);
  if (sum < 2) return lines;
  return lines.map((line) =>
    counts.get(line) ? { ...line, parts: line.parts.map((part) => part.replace(letter, " | ")) } : line,
  );
};

const leader = /\s+\.{2,}\s+(?=\S)|\.{4,}\s*(?=\S)/;
const isLed = (line: Line): boolean => /\.{4,}\s*\S/.test(textOf(line));

/** "Acme ........ 2017 – 2019": the lines with the texts apart that dots lead from and to, where several do. */
const withoutLeaders = (lines: readonly Line[]): readonly Line[] => {
  const apart = ({ parts }: Line) => parts.flatMap((part) => part.split(leader).filter(Boolean));
  return lines.filter(isLed).length < 3 ? lines : lines.map((line) => ({ ...line, parts: apart(line) }));
};

/** The lines of a CV in one language, without what is drawn with characters: rules, bars, boxes, arrows and dots. */
export const cleanLines = (lines: readonly Line[]): readonly Line[] =>
  inOneLanguage(withoutUnticked(withOpenDates(withoutRules(withoutLeaders(withoutLettersAsBars(lines))))));
