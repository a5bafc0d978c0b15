import { headingOf } from "../../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { isEnglish } from "../../../../lexicon/text/english-words.ts";
import { languageList } from "../../../profile/languages.ts";
import type { Line } from "../../text/line.ts";

/** So many headings and labels in two languages make a CV one in two languages. */
const fewest = 3;

/** No dictionary has these names. */
const languages = new Set(languageList.map(({ title }) => title));
/** Words are in the dictionary from four letters on. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const isInEnglish = (text: string): boolean =>
  languages.has(text.trim()) ||
  (/^\P{L}*[A-Za-z]/u.test(text) && longWords(text).length > 0 && longWords(text).every(isEnglish));
const isForeign = (text: string): boolean =>
  /(?![A-Za-z])\p{L}/u.test(text) || !longWords(text).every(isEnglish);

/** The English one of two sides of a slash; null where not just one of them is in English. */
const englishSide = (text: string): string | null => {
  const sides = text.split(/\s+\/\s+/);
  const own = sides.filter(isInEnglish);
  return sides.length === 2 && own.length === 1 && sides.some((side) => isForeign(side) && side !== own[0])
    ? own[0]!
    : null;
};

/** What a line begins with, up to a colon. */
const beginningOf = ({ parts: [first = ""] }: Line): string => first.split(":")[0]!;
const isTwice = (line: Line): boolean => {
  const own = englishSide(beginningOf(line))?.trim();
  return own !== undefined && (headingOf(own) !== null || isLabel(own));
};

const dividers = /([:;,()|•·]\s*|\s[–—-]\s)/;

/** The lines in English alone where a CV says all twice: "Kinh nghiệm / Experience", "Sơ cứu / First aid: expires 12/2028". */
export const inOneLanguage = (lines: readonly Line[]): readonly Line[] => {
  if (lines.filter(isTwice).length < fewest) return lines;
  const inEnglish = (part: string) =>
    part
      .split(dividers)
      .map((text, at) => (at % 2 ? text : (englishSide(text) ?? text)))
      .join("");
  return lines.map((line) => ({ ...line, parts: line.parts.map(inEnglish) }));
};
