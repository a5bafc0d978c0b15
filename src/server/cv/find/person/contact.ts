import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js";
import { countries } from "countries-list";
import type { CvValue } from "../../../../contract/cv.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { textOf, type Line } from "../../text/line.ts";
import { valueIn, valueInLines } from "../parts/cv-values.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const email = /[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;

/** "Email: ‖ sam@example.com" in a form, above which an agency may have its own address. */
const isOfLabel = ({ parts: [label = "", value = ""] }: Line): boolean =>
  isLabel(label) && /mail/i.test(label) && email.exec(value)?.[0] === value;

/** The email address in lines that has a label of its own, or the first. */
export const emailIn = (all: readonly Line[]): CvValue | null => {
  const labelled = all.filter(isOfLabel);
  const lines = labelled.length ? labelled : all;
  for (const [at, line] of lines.entries()) {
    const broken = emailOverTwo(line, lines[at + 1]);
    if (broken) return broken;
    // Some programs print a space around the sign.
    const text = textOf(line);
    const written = email.exec(text)?.[0];
    if (written) return valueIn(written.toLowerCase(), line, written);
    const spaced = /[\w.%+-]+ ?@ ?[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0];
    if (spaced && email.test(spaced.replaceAll(" ", "")))
      return valueIn(spaced.replaceAll(" ", "").toLowerCase(), line, spaced);
  }
  return null;
};

/** An address that a narrow column breaks in two: "sam.lee@example." above "com". */
const emailOverTwo = (line: Line, next: Line | undefined): CvValue | null => {
  const [before = ""] = /\S*@?\S*[@.-]?$/.exec(textOf(line)) ?? [];
  const [after = ""] = /^\S+/.exec(next ? textOf(next) : "") ?? [];
  const isWhole = !next || next.flow !== line.flow || after.includes("@") === before.includes("@") || !before;
  // "… a phone that is answered." above a whole address.
  const isWord = /[\p{L},;] \p{L}+\.$/u.test(textOf(line)) && email.exec(after)?.[0] === after;
  const isBroken =
    (/[@.-]$/.test(before) && !/^\p{Lu}/u.test(before) && line.style === next?.style && !isWord) ||
    (line.wraps && before.includes("@") && /^[a-z0-9.-]+$/.test(after) && !isAbovePage(before, after));
  const joined = email.exec(before + after)?.[0];
  return isWhole || !isBroken || joined !== before + after
    ? null
    : { ...valueInLines(joined.toLowerCase(), [line, next]), written: joined };
};

/** "sam@lee.example" above "samlee.example": a whole email address above the address of a web page. */
const isAbovePage = (before: string, after: string): boolean =>
  email.exec(before)?.[0] === before &&
  /^(?!(?:com|net|org|edu|gov|asn)\.)[a-z\d-]{3,}\.[a-z]{2,}/.test(after);

const candidates = /(?:\+|\(|\b)\(?\+?\d[\d\s().\u2010-\u2015/-]{5,22}\d/g;
const isOther = new RegExp(String.raw`\b(?:${entryWords.numbers}|no\.? ?:? ?[a-z]{2,3}\d)\b`, "i");

/** Each country with what names it: its name, other words for it, or the form of its postcodes ("EH6 7AB"). */
const namesOfCountries = [
  ...Object.entries(entryWords.countries).map(
    ([code, names]) => [code, new RegExp(`\\b${names}\\b`)] as const,
  ),
  ["GB", /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/] as const,
  ...Object.entries(countries).map(
    ([code, { name }]) => [code, new RegExp(`\\b${name.replace(/[^\w ]/g, ".")}\\b`, "i")] as const,
  ),
].filter((named): named is [CountryCode, RegExp] => isSupportedCountry(named[0]));

/** The countries that lines name, Australia after those of the address. */
const countriesIn = (top: readonly Line[], all: readonly Line[]): CountryCode[] => {
  const named = (lines: readonly Line[]) => {
    const text = lines.map(textOf).join("\n");
    return namesOfCountries.flatMap(([code, name]) => (name.test(text) ? code : []));
  };
  return [...new Set<CountryCode>([...named(top), "AU", ...named(all)])].slice(0, 8);
};

interface FoundNumber {
  value: CvValue;
  /** Whether its label or its digits say that it is the number of a mobile phone. */
  isMobile: boolean;
  isKnown: boolean;
}

/** The numbers of a line, each with the label in front of it. */
const numbersIn = (line: Line, guesses: readonly CountryCode[]): FoundNumber[] => {
  const parts = isOther.test(textOf(line))
    ? line.parts.filter((text) => !isOther.test(text))
    : [textOf(line)];
  return parts.flatMap((part) =>
    [...part.matchAll(candidates)].flatMap(({ 0: run, index }) =>
      separateNumbers(run).flatMap((candidate) => {
        const before = part.slice(0, index);
        const found = withoutPostcode(candidate).flatMap((written) => {
          const number = phoneOf(written, guesses);
          return number ? [{ number, written: written.trim() }] : [];
        })[0];
        const written = found?.written ?? asWritten(candidate, before, line);
        if (!written) return [];
        return {
          value: valueIn(found?.number ?? written, line, written),
          isMobile: mobileLabel.test(before) || isMobile.test(written.replace(/\D/g, "").replace(/^61/, "0")),
          isKnown: Boolean(found),
        };
      }),
    ),
  );
};

const mobileLabel = new RegExp(String.raw`\b${entryWords.mobileLabels}\W*$`, "i");
const phoneLabel = new RegExp(
  String.raw`\b(?:${entryWords.mobileLabels}|${entryWords.phoneLabels})\W*$`,
  "i",
);

/** "9845012345 / 9845012346" as two numbers. */
const separateNumbers = (run: string): string[] => {
  const sides = run.split(/\s*\/\s*/);
  return sides.every((side) => side.replace(/\D/g, "").length >= 7) ? sides : [run];
};

/** A number of an unknown country, where a label says that it is one, or ten digits stand alone; null else. */
const asWritten = (run: string, before: string, line: Line): string | null => {
  const written = run.trim().replace(/^[-\u2010-\u2015/.\s]+/, "");
  const digits = written.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 13 || isDates.test(written)) return null;
  const isAlone =
    textOf(line)
      .replace(email, "")
      .replace(written, "")
      .replace(/[\s|,;()·•]/g, "") === "";
  return phoneLabel.test(before) || (isAlone && digits.length >= 9) ? written : null;
};

/**
 * The phone number in lines: a mobile one before others, and one of a country that is known before one as it is written. A
 * number without a dial code is read as one of a country that the CV names, and of Australia where it names none.
 */
export const phoneIn = (lines: readonly Line[], all: readonly Line[] = lines): CvValue | null => {
  const guesses = countriesIn(lines.slice(0, 12), all);
  const found = lines.flatMap((line) => numbersIn(line, guesses));
  const known = found.filter((one) => one.isKnown);
  const [first] = (known.length ? known : found).toSorted(
    (one, other) => Number(other.isMobile) - Number(one.isMobile),
  );
  return first?.value ?? null;
};

/** A run of digits; where a postcode may be in front, what comes after it is tried first. */
const withoutPostcode = (candidate: string): string[] => {
  const [, number] = /^\d{4,6}[\s./\u2010-\u2015-]+([+(0].*)$/.exec(candidate.trim()) ?? [];
  return number ? [number, candidate] : [candidate];
};

/** A mobile number of Australia; other countries with such numbers are rarely those of an address alone. */
const isMobile = /^04\d{8}$/;

/** Years, or a day such as 14/02/1990. */
const isDates =
  /^(?:(?:\d{1,2}[/.-])?(?:19|20)\d\d\D+(?:\d{1,2}[/.-])?(?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d)$/;

const phoneOf = (written: string, guesses: readonly CountryCode[]): string | null => {
  const digits = written.replace(/\D/g, "");
  if (digits.length < 8 || digits.length > 15 || isDates.test(written.trim())) return null;
  const plain = written
    .trim()
    .replace(/^\(\+(\d{1,3})\)/, "+$1")
    .replace(/\(0\)/, "")
    .replace(/[\u2010-\u2015]/g, "-");
  const likely: readonly CountryCode[] = isMobile.test(digits) ? ["AU", ...guesses] : guesses;
  const named = guesses.filter((country) => country !== "AU");
  const tries = plain.trim().startsWith("+") ? [undefined] : likely;
  for (const country of tries) {
    const number = parsePhoneNumberFromString(plain, country);
    // A dial code with as many digits as numbers of that country have: numbering plans change.
    if (country ? number?.isValid() : number?.isPossible()) return number!.formatInternational();
  }
  // Numbers of a country that is named, whose numbering plan has changed or has them for examples alone.
  for (const country of /^\(?0/.test(plain.trim()) ? named : []) {
    const number = parsePhoneNumberFromString(plain, country);
    if (number?.isPossible()) return number.formatInternational();
  }
  const dialled = parsePhoneNumberFromString(`+${digits.replace(/^00/, "")}`);
  return digits.length >= 11 && dialled?.isValid() && getCountries().includes(dialled.country!)
    ? dialled.formatInternational()
    : null;
};

/** A text with a bar in place of email addresses and of what may be phone numbers. */
export const withoutContact = (text: string): string =>
  text.replace(new RegExp(email, "gu"), " | ").replace(candidates, (run) => {
    const [number = run] = withoutPostcode(run);
    return number.replace(/\D/g, "").length < 8 ? run : `${run.slice(0, run.length - number.length)} | `;
  });
