import { personWords } from "../../../../lexicon/cv/people.ts";
import type { CvEntry } from "../../../../contract/cv.ts";
import { textOf, type Line } from "../../text/line.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { entryOf } from "../parts/cv-values.ts";
import { isLabelledName, nameScore, noName, plainName, word } from "./name-text.ts";
import { initial, isVietnamese, namesOf, withoutLetters } from "./split-name.ts";

/** Whether an email address has a word of a name in it, or begins with the short form of one: "kev" for Kevin. */
const isIn = (local: string, word: string) =>
  word.length > 2 && (local.includes(initial(word)) || local.startsWith(initial(word).slice(0, 3)));

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
  const isFlat = areFlat(lines);
  const local = initial(email?.split("@")[0] ?? "");
  const title = titleOfPage(lines);
  const form = namesOfForm(lines);
  const candidates = [...(form ? [form] : []), ...(title ? [title] : []), ...withBrokenNames(lines, local)];
  const scored = candidates.flatMap((line, at) =>
    // The parts one by one, as there may be contact details beside the name.
    [textOf(line), ...(line.parts.length > 1 ? line.parts : [])].flatMap((text) => {
      const isOverPage = line.size === largest && largest >= sizeOfTitle;
      const name = withoutLetters(plainName(inCapitals(text, email, isOverPage)), email);
      const labelled = isLabelledName(text);
      const score = nameScore(name.replace(",", "")) || only(line, local, labelled, name);
      if (!score) return [];
      const inEmail = name.split(/[ ,]+/).filter((one) => isIn(local, one)).length;
      // "Bank Manager" and "Baker Street" are names only of somebody whose address says so.
      if ((inEmail < least && !labelled) || (score < 0.5 && !inEmail && !labelled)) return [];
      const weight =
        score +
        (labelled ? 3 : 0) +
        (line.size === largest && !isFlat ? 1.5 : 0) +
        Math.min(inEmail, 3) +
        inEmail / name.split(" ").length +
        Math.max(0, 1 - at / 10) +
        (line === title ? 1 : 0) +
        (line.bullet ? -1 : 0);
      return [{ line, name, weight }];
    }),
  );
  const [first, ...less] = scored.toSorted((a, b) => b.weight - a.weight);
  // "CV of A. Costa" at the head of a page, over "Dr Ana Costa".
  const best = less.find((one) => first && isShortOf(first.name, one.name)) ?? first;
  return best && best.weight >= 1
    ? entryOf("basic", namesOf(atLineBreak(best.name, lines, email), best.line, email))
    : null;
};

/** Whether a name has the first letter alone of a given name that another one spells out, and the same family name. */
const isShortOf = (short: string, name: string): boolean => {
  const [, letter = "", family = ""] = /^(\p{Lu})\.? (?:\p{Lu}\.? )*(\S.+)$/u.exec(short) ?? [];
  return family !== "" && name.startsWith(letter) && /^\p{L}{2}/u.test(name) && name.endsWith(` ${family}`);
};

/** "Ana María" above "Pérez Soto": two family names on the second line, as "Pérez Soto, Ana María". */
const atLineBreak = (name: string, lines: readonly Line[], email: string | undefined): string => {
  if (isVietnamese(email, name.split(" "))) return name;
  const texts = lines.map(firstPart);
  const at = texts.findIndex((text, n) => `${text} ${texts[n + 1] ?? ""}` === name);
  const [given = "", family = ""] = at < 0 ? [] : texts.slice(at, at + 2);
  return given.split(" ").length < 3 && family.split(" ").length === 2 ? `${family}, ${given}` : name;
};

/** A name over the page is in letters of so many points at least. */
const sizeOfTitle = 16;

/** A name in small letters, of which the email address has each word, or one where it is over the page, with its capitals. */
const inCapitals = (text: string, email = "", isOverPage = false): string => {
  const words = text.split(" ");
  const inEmail = words.filter((one) => isIn(initial(email), one)).length;
  return /^[\p{Ll}'’ -]+$/u.test(text) && inEmail >= (isOverPage && words.length < 4 ? 1 : words.length)
    ? text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : text;
};

/** A name of one word, as many people from Indonesia and India have. */
const singleName = /^\p{Lu}[\p{L}\p{M}'’]{2,}$/u;

/** Whether a line is the name of somebody whose email address starts with it, at the top or in the largest letters. */
const isAlone = (text: string, line: Line, lines: readonly Line[], local: string): boolean => {
  const largest = Math.max(...lines.map(({ size }) => size));
  const isProminent = lines.indexOf(line) < 3 || (line.size === largest && largest > 0);
  return isProminent && local === initial(text) && !noName.test(text) && !headingOf(text);
};

/** Whether all letters of lines are of one size, as where the file says none. */
const areFlat = (lines: readonly Line[]): boolean => lines.every(({ size }) => size === lines[0]!.size);

/**
 * The only two to four lines in the largest letters, as one: a name over the page, beside which there may be more. Where
 * all letters are of one size, the first two lines in capitals.
 */
const titleOfPage = (lines: readonly Line[]): Line | null => {
  const largest = Math.max(...lines.map(({ size }) => size));
  const isFlat = areFlat(lines);
  const own = !isFlat
    ? inTitle(lines, largest)
    : lines.slice(0, 2).filter((line) => textOf(line) === textOf(line).toUpperCase());
  const texts = own.map(firstPart);
  const isName = texts.every((text) => !isTitle(text) && text.split(" ").every((one) => word.test(one)));
  return (largest >= sizeOfTitle || isFlat) && own.length > 1 && own.length <= 4 && isName
    ? { ...own[0]!, parts: [texts.join(" ").replace(/(?<=\p{L})- /gu, "-")] }
    : null;
};

/** The lines in the largest letters; a given name alone, with the family name below it in letters that nothing but these has. */
const inTitle = (lines: readonly Line[], largest: number): Line[] => {
  const own = lines.filter(({ size }) => size === largest);
  const below = lines[lines.indexOf(own[0]!) + 1];
  const isGiven = own.length === 1 && singleName.test(firstPart(own[0]!));
  const isFamily =
    below !== undefined &&
    below.size > sizeOfTitle &&
    lines.every((line) => line === below || line.size === largest || line.size * 1.4 < below.size) &&
    !noName.test(textOf(below)) &&
    headingOf(textOf(below)) === null;
  return isGiven && isFamily ? [...own, below] : own;
};

const familyLabel = new RegExp(String.raw`^${personWords.familyNames}(?:\(s\))?\s*:?\s*`, "i");
const givenLabel = new RegExp(String.raw`^${personWords.givenNames}(?:\(s\))?\s*:?\s*`, "i");

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

const firstPart = ({ parts: [first = ""] }: Line): string => first;

/** Whether lines are a name of which each word or two are on a line: in large letters, or as the email address says. */
const isBrokenName = (lines: readonly Line[], local: string): boolean => {
  const [first] = lines;
  const texts = lines.map(firstPart);
  const hasPart = (text: string) =>
    text.split(" ").length < 4 && text.split(" ").some((one) => isIn(local, one));
  return (
    first !== undefined &&
    lines.every(({ style, flow }) => style === first.style && flow === first.flow) &&
    (first.size > 12 || texts.every(hasPart)) &&
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
            .map(firstPart)
            .join(" ")
            .replace(/(?<=\p{L})- /gu, "-"),
        ],
      }));
    return [...broken, line];
  });
