import type { CvEntry } from "../../../../contract/cv.ts";
import { textOf, type Line } from "../../text/line.ts";
import { folded } from "../../../../lexicon/text/word-forms.ts";
import { languageList } from "../../../profile/languages.ts";
import { entryOf, valueIn } from "../parts/cv-values.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { namesInCvs } from "../../../../lexicon/cv/names.ts";
import { escapePattern } from "../../../../lexicon/text/wording.ts";

const titles = languageList.map(({ title }) => title);

const called = new Map<string, string>([
  ...titles.map((title) => [title.toLowerCase(), title] as const),
  // "Persian (Farsi)" is written with either name alone.
  ...titles.flatMap((title) => {
    const [, name = "", other = ""] = /^(.+) \((.+)\)$/.exec(title) ?? [];
    return name ? [name, other].map((one) => [one.toLowerCase(), title] as const) : [];
  }),
  ...Object.entries(namesInCvs.languages).filter(([, title]) => titles.includes(title)),
]);

/** The languages of the profile's list by the names that CVs have for them, in lower case, with accents and without. */
const languageTitles: ReadonlyMap<string, string> = new Map([
  ...[...called].map(([name, title]) => [folded(name), title] as const),
  ...called,
]);

const levels = Object.entries(entryWords.languageLevels).map(
  ([level, words]) => [level, new RegExp(String.raw`\b${words}\b`, "i")] as const,
);

// One pattern, as it takes long to be made.
const names = new RegExp(
  `(?<!\\p{L})(?:${[...languageTitles.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join("|")})(?!\\p{L})`,
  "giu",
);

/** The names of languages in a text, which may have accents that the list has not, as "Sāmoan" has. */
const matchesIn = (text: string): RegExpExecArray[] => {
  const plain = folded(text);
  return [...(plain.length === text.length ? plain : text).matchAll(names)];
};

/** Whether a text names a language. */
export const namesLanguage = (text: string): boolean => matchesIn(text).length > 0;

/** What a text says beside the language that it begins or ends with, such as "conversational"; null where there is none. */
const besideLanguage = (text: string): string | null => {
  const all = matchesIn(text);
  const [first, last] = [all[0], all.at(-1)];
  if (first?.index === 0) return text.slice(first[0].length);
  return last && last.index + last[0].length === text.length ? text.slice(0, last.index) : null;
};

const label = /^(?:spoken\s+)?languages?\b\s*[:–—-]?\s*/i;

/** Whether a text lists languages with their levels, and nothing else: "Languages English, Tamil (basic)". */
export const listsLanguages = (text: string): boolean => {
  const items = text.replace(label, "").split(/\s*(?:[,;|•·/&]|\band\b)\s*/);
  return items.every((item) => {
    const said = besideLanguage(item);
    return said !== null && (!said.trim() || levels.some(([, pattern]) => pattern.test(said)));
  });
};

/** The names of languages in a text; of "Akan (Twi)" the one in front, unless it is of a group: "Chinese (Mandarin)". */
const namesIn = (text: string): RegExpExecArray[] => {
  const all = matchesIn(text);
  const isOther = (at: number): boolean => {
    const [one, other] = [all[at - 1], all[at]];
    if (!one || !other) return false;
    const end = other.index + other[0].length;
    return text.slice(one.index + one[0].length, other.index) === " (" && text[end] === ")";
  };
  const isGroup = (at: number) => namesInCvs.groupsOfLanguages.includes(all[at]![0].toLowerCase());
  return all.filter((_, at) => (isOther(at) ? isGroup(at - 1) : !(isOther(at + 1) && isGroup(at))));
};

/** "Citizenship: ‖ Filipino" in the form that the languages are in. */
const isOfOther = ({ parts: [first = "", ...others] }: Line): boolean =>
  others.length > 0 && isLabel(first) && !ofLanguages.test(first);
const ofLanguages = /languages?|tongues?/i;

/** "Languages spoken: Tagalog ‖ Citizenship: Filipino" without what another label says. */
const withoutOtherLabels = (line: Line): Line => {
  const parts = line.parts.filter((part) => {
    const [, name = ""] = /^([^:]{3,40}):\s/.exec(part) ?? [];
    return !isLabel(name) || ofLanguages.test(name);
  });
  return parts.length && parts.length < line.parts.length ? { ...line, parts } : line;
};

/** The sentences that list languages and nothing else: "Sinhala, Tamil and English. Australian citizen." */
export const languagesTold = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) =>
    textOf(line)
      .split(/\.\s+/)
      .filter((sentence) => namesIn(sentence).length > 1 && listsLanguages(sentence))
      .map((sentence) => ({ ...line, parts: [sentence] })),
  );

/** The languages that lines name, with the level that is written between a language and the next one. */
export const languagesIn = (all: readonly Line[]): CvEntry[] => {
  const known = new Set<string>();
  const lines = all.filter((line) => !isOfOther(line)).map(withoutOtherLabels);
  return lines.flatMap((line, at) => {
    const text = textOf(line);
    const matches = namesIn(text);
    const ends = matches.map((match, index) => endOf(text, match, matches[index + 1]));
    return matches.flatMap((match, index) => {
      const title = languageTitles.get(match[0].toLowerCase())!;
      if (known.has(title)) return [];
      known.add(title);
      const before = text.slice(ends[index - 1] ?? 0, match.index);
      const after = withoutOthers(text.slice(match.index + match[0].length, ends[index]));
      const alone = matches.length === 1;
      const below = alone && !after.trim() ? lines[at + 1] : undefined;
      const isBelow = below && !namesLanguage(textOf(below));
      const own =
        levelIn(after, line) ?? levelIn(before, line) ?? (isBelow ? levelIn(textOf(below), below) : null);
      const written = text.slice(match.index, match.index + match[0].length);
      return entryOf("language", { language: valueIn(title, line, written), level: own });
    });
  });
};

/** Where what is said of a language ends: "basic" in "Hiligaynon, basic Arabic" belongs to the next one. */
const endOf = (text: string, { 0: written, index }: RegExpExecArray, next?: RegExpExecArray): number => {
  const from = index + written.length;
  const between = text.slice(from, next?.index);
  const [ofNext = ""] = (next && /(?:[,;|•·/&]|\band\b)([^,;|•·/&()]*)$/.exec(between)?.slice(1)) || [];
  const isOfNext = levels.some(([, pattern]) => pattern.test(ofNext));
  return from + between.length - (isOfNext ? ofNext.length : 0);
};

/** What is said behind a language, without a name behind a comma that no list has: ", Klingon (basic)". */
const withoutOthers = (text: string): string => {
  const items = text.split(/(?=[,;|•·])/);
  const at = items.findIndex(
    (item) =>
      /^[,;|•·]\s*\p{Lu}/u.test(item) && !levels.some(([, pattern]) => pattern.test(item.split("(")[0]!)),
  );
  return at < 0 ? text : items.slice(0, at).join("");
};

const levelIn = (text: string, line: Line) => {
  for (const [value, pattern] of levels) {
    const written = pattern.exec(text)?.[0];
    if (written) return valueIn(value, line, written);
  }
  return null;
};
