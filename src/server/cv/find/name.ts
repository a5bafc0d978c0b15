import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { entryOf, found } from "./finding.ts";
import { isLabelledName, nameScore, noName, plainName, word } from "./name-text.ts";

const particles =
  /^(?:de|da|do|dos|del|della|di|du|la|le|van|von|der|den|bin|binti|binte|al|el|ter|ten|te|dela|delos|st\.?|san|santa|ó|ní|nic|uí|mac|abu|ibn|bint)$/i;

const unmarked: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** A name as email addresses have it. */
const initial = (text: string) =>
  text
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => unmarked[letter]!)
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

/** Whether an email address has a word of a name in it. */
const isIn = (local: string, word: string) => word.length > 2 && local.includes(initial(word));

/** The name of the person, among the lines before the headings, or the one elsewhere that the email address has too. */
export const nameIn = (
  top: readonly Line[],
  others: readonly Line[],
  email: string | undefined,
): CvEntry | null => bestName(top, email, 0) ?? bestName(others, email, 2);

/** @param least How many words of the name must be in the email address. */
const bestName = (lines: readonly Line[], email: string | undefined, least: number): CvEntry | null => {
  const largest = Math.max(...lines.map(({ size }) => size));
  const only = (line: Line, local: string, labelled: boolean, name: string) =>
    singleName.test(name) && (labelled || isAlone(name, line, lines, local)) ? 0.6 : 0;
  const local = initial(email?.split("@")[0] ?? "");
  const title = titleOfPage(lines);
  const form = namesOfForm(lines);
  const candidates = [...(form ? [form] : []), ...(title ? [title] : []), ...withBrokenNames(lines, local)];
  const scored = candidates.flatMap((line, at) =>
    // The parts one by one, as there may be contact details beside the name.
    [textOf(line), ...(line.parts.length > 1 ? line.parts : [])].flatMap((text) => {
      const name = plainName(text);
      const isCell = text !== textOf(line) && /^(?:full |first |given )?name$/i.test(line.parts[0]!);
      const labelled = isLabelledName(text) || isCell;
      const score = nameScore(name.replace(",", "")) || only(line, local, labelled, name);
      if (!score) return [];
      const inEmail = name.split(/[ ,]+/).filter((one) => isIn(local, one)).length;
      // "Bank Manager" and "Baker Street" are names only of somebody whose address says so.
      if ((inEmail < least && !labelled) || (score < 0.5 && !inEmail && !labelled)) return [];
      const weight =
        score +
        (labelled ? 3 : 0) +
        (line.size === largest && largest > 0 ? 1.5 : 0) +
        Math.min(inEmail, 2) +
        inEmail / name.split(" ").length +
        Math.max(0, 1 - at / 10) +
        (line === title ? 1 : 0) +
        (line.bullet ? -1 : 0);
      return [{ line, name, weight }];
    }),
  );
  const [best] = scored.toSorted((a, b) => b.weight - a.weight);
  return best && best.weight >= 1 ? entryOf("basic", namesOf(best.name, best.line, email)) : null;
};

/** A name of one word, as many people from Indonesia and India have. */
const singleName = /^\p{Lu}[\p{L}\p{M}'’]{2,}$/u;

/** Whether a line is the name of somebody whose email address starts with it, at the top or in the largest letters. */
const isAlone = (text: string, line: Line, lines: readonly Line[], local: string): boolean => {
  const largest = Math.max(...lines.map(({ size }) => size));
  const isProminent = lines.indexOf(line) < 3 || (line.size === largest && largest > 0);
  return isProminent && local === initial(text) && !noName.test(text) && !headingOf(text);
};

/**
 * The only two to four lines in the largest letters, as one: a name over the page, beside which there may be more. Where
 * the file has no sizes, the first two lines in capitals.
 */
const titleOfPage = (lines: readonly Line[]): Line | null => {
  const largest = Math.max(...lines.map(({ size }) => size));
  const own =
    largest > 0
      ? lines.filter(({ size }) => size === largest)
      : lines.slice(0, 2).filter((line) => textOf(line) === textOf(line).toUpperCase());
  const texts = own.map(({ parts: [first = ""] }) => first);
  const isName = texts.every((text) => !isTitle(text) && text.split(" ").every((one) => word.test(one)));
  return (largest >= 16 || largest === 0) && own.length > 1 && own.length <= 4 && isName
    ? { ...own[0]!, parts: [texts.join(" ").replace(/(?<=\p{L})- /gu, "-")] }
    : null;
};

const familyLabel = /^(?:sur ?names?(?:\(s\))?|(?:family|last) names?)\s*:?\s*/i;
const givenLabel = /^(?:(?:given|first|fore) ?names?(?:\(s\))?|christian names?)\s*:?\s*/i;

/** A form with the two names in lines of their own, as one line with a label. */
const namesOfForm = (lines: readonly Line[]): Line | null => {
  const valueOf = (label: RegExp) => {
    const line = lines.find((one) => label.test(textOf(one)) && textOf(one).replace(label, ""));
    return line && { line, text: textOf(line).replace(label, "") };
  };
  const [family, given] = [valueOf(familyLabel), valueOf(givenLabel)];
  if (!family || !given || family.line === given.line) return null;
  return { ...family.line, parts: [`Name: ${family.text}, ${given.text}`] };
};

/** A word, or initials: what a line of a name that goes on below has. */
const startOfName = /^(?:[^\s]+|(?:\p{Lu}\. ?)+|.*-)$/u;

/** Whether lines are a name of which each word or two are on a line: in large letters, or as the email address says. */
const isBrokenName = (lines: readonly Line[], local: string): boolean => {
  const [first] = lines;
  const texts = lines.map(textOf);
  const hasPart = (text: string) =>
    text.split(" ").length < 4 && text.split(" ").some((one) => isIn(local, one));
  return (
    first !== undefined &&
    lines.every(({ style, flow }) => style === first.style && flow === first.flow) &&
    (first.size > 12 || (first.size === 0 && texts.every((text) => isIn(local, text)))) &&
    texts.every(
      (text, at) => hasPart(text) || (at < texts.length - 1 ? startOfName.test(text) : !text.includes(" ")),
    )
  );
};

/** The lines, and before each the two to four lines from it on as one, where they are a name below each other. */
const withBrokenNames = (lines: readonly Line[], local: string): Line[] =>
  lines.flatMap((line, at) => {
    const broken = [4, 3, 2]
      .map((count) => lines.slice(at, at + count))
      .filter((own, n) => own.length === 4 - n && isBrokenName(own, local))
      .map((own) => ({
        ...line,
        parts: [
          own
            .map(textOf)
            .join(" ")
            .replace(/(?<=\p{L})- /gu, "-"),
        ],
      }));
    return [...broken, line];
  });

const cased = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** How many words the given name has, where the email address is such as "maria.delacruz"; 0 where it does not say. */
const givenWordsIn = (email: string | undefined, words: readonly string[]): number => {
  const parts = (email?.split("@")[0] ?? "").split(/[._-]/).map(initial);
  const joined = (from: number, to: number) => words.slice(from, to).map(initial).join("");
  return words.findIndex(
    (_, at) => at > 0 && parts.includes(joined(0, at)) && parts.includes(joined(at, words.length)),
  );
};

/** "Ng Wei Ling", whose email address is such as "weiling.ng": a given name of two words after the family name. */
const isFamilyInFront = (email: string | undefined, words: readonly string[], count: number): boolean => {
  const local = initial(email?.split("@")[0] ?? "");
  const given = initial(words.slice(count).join(" "));
  return count === 1 && words.length === 3 && local.startsWith(given) && local !== initial(words.join(" "));
};

const isCapitals = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

const namesOf = (name: string, line: Line, email: string | undefined) => {
  const [family = "", given] = name.split(/\s*,\s*/);
  const value = (text: string) => found(cased(text), line, text);
  if (given) return { given_name: value(given), family_name: value(family) };
  const words = name.split(" ");
  if (words.length === 1) return { given_name: value(name) };
  const count = givenWordsIn(email, words);
  const isFamilyFirst =
    isCapitals(words[0]!) && words.findLastIndex(isCapitals) + 1 === words.filter(isCapitals).length;
  if (count > 0 && isFamilyInFront(email, words, count))
    return {
      given_name: value(words.slice(count).join(" ")),
      family_name: value(words.slice(0, count).join(" ")),
    };
  if (count > 0 && (!isFamilyFirst || words.every(isCapitals)))
    return {
      given_name: value(words.slice(0, count).join(" ")),
      family_name: value(words.slice(count).join(" ")),
    };
  const capitals = words.filter(isCapitals);
  // "NGUYEN Van Anh" and "Maria SANTOS": the family name is in capitals.
  if (
    capitals.length &&
    capitals.length < words.filter((one) => one.length > 1).length &&
    (isFamilyFirst || capitals.every((one) => one.length > 2))
  ) {
    const others = words.filter((one) => !capitals.includes(one));
    const isFirst = words[0] === capitals[0];
    if (isFirst || words.at(-1) === capitals.at(-1))
      return { given_name: value(others.join(" ")), family_name: value(capitals.join(" ")) };
  }
  let at = words.length - 1;
  while (at > 1 && particles.test(words[at - 1]!)) at--;
  return { given_name: value(words.slice(0, at).join(" ")), family_name: value(words.slice(at).join(" ")) };
};
