import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { languageTitles } from "../words/language-titles.ts";
import { entryOf, found } from "./finding.ts";

const levels: readonly (readonly [string, RegExp])[] = [
  ["native", /native|bilingual|mother tongue|first language|\bc2\b|maternal/i],
  ["fluent", /fluent|full professional|\bc1\b|advanced|excellent|proficient|expert/i],
  [
    "conversational",
    /conversational|intermediate|limited working|professional working|working|\bb[12]\b|good|moderate/i,
  ],
  ["basic", /basic|elementary|beginner|\ba[12]\b|limited|novice/i],
];

const escape = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const names = new RegExp(
  `(?<!\\p{L})(?:${[...languageTitles.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join("|")})(?!\\p{L})`,
  "giu",
);

/** Whether a text names a language. */
export const namesLanguage = (text: string): boolean => new RegExp(names.source, "iu").test(text);

/** The languages that lines name, with the level that is written between a language and the next one. */
export const languagesIn = (lines: readonly Line[]): CvEntry[] => {
  const known = new Set<string>();
  return lines.flatMap((line, at) => {
    const text = textOf(line);
    const matches = [...text.matchAll(names)];
    return matches.flatMap((match, index) => {
      const title = languageTitles.get(match[0].toLowerCase())!;
      if (known.has(title)) return [];
      known.add(title);
      const after = text.slice(match.index + match[0].length, matches[index + 1]?.index);
      const alone = matches.length === 1;
      const before = alone ? text.slice(0, match.index) : "";
      const below = alone && !after.trim() ? lines[at + 1] : undefined;
      const isBelow = below && !namesLanguage(textOf(below));
      const own =
        levelIn(after, line) ?? levelIn(before, line) ?? (isBelow ? levelIn(textOf(below), below) : null);
      return entryOf("language", { language: found(title, line, match[0]), level: own });
    });
  });
};

const levelIn = (text: string, line: Line) => {
  for (const [value, pattern] of levels) {
    const written = pattern.exec(text)?.[0];
    if (written) return found(value, line, written);
  }
  return null;
};
