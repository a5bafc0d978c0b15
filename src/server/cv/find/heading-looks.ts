import { headingOf, topicOfEnding } from "../../../lexicon/cv/headings.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { textOf, type Line } from "../text/line.ts";
import { usualSize } from "../text/usual-size.ts";

/** Whether a text is written in capitals. */
export const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
const mark = /^[^\p{L}\p{N}\s(+@"“‘'#$]{1,3}(?=\s)/u;
const caseOf = (line: Line): string => {
  // "EXPERIENCE (12 years)" is in capitals.
  const text = textOf(line).replace(/ \([^()]*\)$/, "");
  if (isCapitals(text)) return "capitals";
  return /^\p{Ll}/u.test(text) && text === text.toLowerCase() && mayBeHeading(line) ? "small" : "";
};
/** Whether a line stands apart and ends with a colon, as a heading does where all text looks the same. */
const isApartWithColon = (line: Line): boolean =>
  line.gap && textOf(line).endsWith(":") && mayBeHeading(line);
/** What a line looks like: font, small letters or capitals if it is short, a mark in front, and the colon of one that stands apart. */
export const lookOf = (line: Line): string => {
  const look =
    looks.get(line) ??
    `${line.style} ${caseOf(line)}${mark.exec(textOf(line))?.[0] ?? ""}${isApartWithColon(line) ? ":" : ""}`;
  looks.set(line, look);
  return look;
};
const looks = new WeakMap<Line, string>();

/** The looks that headings have, and no more than a few other short lines: a line that looks so is one, whatever it says. */
export const headingLooks = (lines: readonly Line[]): Set<string> => {
  const large = largeLooks(lines);
  const groups = Map.groupBy(lines, lookOf);
  const named = lines.filter((line) => headingOf(textOf(line)) !== null);
  const below = new Set(lines.slice(Math.max(0, lines.indexOf(named[0]!))));
  const largest = Math.max(0, ...named.map(({ size }) => size));
  const entryLooks = looksOfEntries(lines);
  return new Set(
    [...groups].flatMap(([look, all]) => {
      // The name at the top may look so, too.
      const own = all.filter((line) => below.has(line));
      // What comes again with each job, such as "Key achievements", is one of them.
      const texts = [...new Set(own.map((line) => textOf(line).toLowerCase()))];
      const known = texts.filter((text) => headingOf(text) !== null).length;
      const other = texts.length - known;
      if (other > known && entryLooks.has(look)) return [];
      const isMarked = own.length > 2 && own.every((line) => mark.test(textOf(line)) && line.gap);
      // Word says which paragraphs are headings; those below others may come again with each job.
      const isNamed =
        known > 1 &&
        (/^Heading ?1\b/i.test(look) || (/^Heading ?[23]\b/i.test(look) && texts.length === own.length));
      const isApart =
        known >= 2 && texts.length > 3 && other <= known * 2 && own.every(standsOverText(lines));
      return isMarked ||
        isNamed ||
        isApart ||
        (known >= 3 && other <= known * 0.6) ||
        (known > 0 && large.has(look)) ||
        // Most headings are in words of their own, and the few that are known no larger.
        (named.length < all.length &&
          large.has(look) &&
          all.length > 2 &&
          all[0]!.size >= largest &&
          all.every(standsOverText(lines)))
        ? look
        : [];
    }),
  );
};

/** The looks of lines that are right below headings in larger letters more than once: schools, or groups of skills. */
const looksOfEntries = (lines: readonly Line[]): Set<string> => {
  const isBelow = (line: Line, above: Line | undefined) =>
    above?.flow === line.flow && above.size > line.size + 2 && headingOf(textOf(above)) !== null;
  const below = lines.filter((line, at) => isBelow(line, lines[at - 1]));
  return new Set([...Map.groupBy(below, lookOf)].flatMap(([look, own]) => (own.length > 1 ? look : [])));
};

/**
 * Whether a line stands over one in another look, and is neither the head nor the title of a job. Where the names of entries
 * look as the headings do, the first of them is right below a heading.
 */
const standsOverText =
  (lines: readonly Line[]) =>
  (line: Line): boolean => {
    const text = textOf(line);
    const next = lines[lines.indexOf(line) + 1];
    const isHead = isTitle(text) || employerScore(text) >= 1.5;
    return (
      next !== undefined &&
      next.style !== line.style &&
      (headingOf(text) !== null || (mayBeHeading(line) && (!isHead || topicOfEnding(text) !== null)))
    );
  };

/** The lines of a file without looks, in which those with space above and below look other than the rest. */
export const withAloneLooks = (lines: readonly Line[]): readonly Line[] => {
  const isPlain = new Set(lines.map(({ style }) => style)).size === 1;
  const isAlone = (at: number) =>
    at > 0 && lines[at]!.gap && lines[at + 1]?.gap === true && mayBeHeading(lines[at]!);
  return isPlain
    ? lines.map((line, at) => (isAlone(at) ? { ...line, style: `${line.style}${alone}` } : line))
    : lines;
};
/** What the style of a line that stands alone ends with. */
export const alone = " alone";

/** The size, in points, of text that a Word file says none of. */
const unsaid = 11;

/** "bold" of "bold 13". */
const fontOf = (line: Line | undefined): string => line?.style.replace(/ [\d.]+$/, "") ?? "";

/** The looks that only a few short lines have, which are larger than the text, a little in another font, or stand alone. */
const largeLooks = (lines: readonly Line[]): Set<string> => {
  const usual = usualSize(lines.map((line) => ({ size: line.size, text: textOf(line) })));
  const usualFont = fontOf(lines.find(({ size }) => size === usual));
  const isLarger = (line: Line) => line.size > (usual || unsaid) + (fontOf(line) === usualFont ? 0.8 : 0.3);
  const groups = Map.groupBy(lines, lookOf);
  return new Set(
    [...groups].flatMap(([look, own]) => {
      const isSimilar = own.every(
        (line) => mayBeHeading(line) && (line.style.endsWith(alone) || isLarger(line)),
      );
      const known = own.filter((line) => headingOf(textOf(line)) !== null).length;
      return isSimilar && own.length >= 2 && (own.length <= 12 || known > 3) ? look : [];
    }),
  );
};

/** Whether a line is as short and plain as headings are. */
export const mayBeHeading = (line: Line): boolean => {
  const text = textOf(line).replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, "");
  return !line.bullet && line.parts.length === 1 && text.split(" ").length <= 8 && !/\d|@|,/.test(text);
};
