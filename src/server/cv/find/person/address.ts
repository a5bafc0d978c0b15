import type { CvValue } from "../../../../contract/cv.ts";
import { isNickname } from "../../../../lexicon/places/nicknames.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { textOf, type Line } from "../../text/line.ts";
import { isPlace, isPlaceAbroad, isRegion } from "../../words/places.ts";
import { withoutContact } from "./contact.ts";
import { valueIn, valueInLines } from "../parts/cv-values.ts";
import { placeWords } from "../../../../lexicon/places/place-words.ts";
import { stateCodes } from "../../../../lexicon/places/state-names.ts";
import { fullDateValue } from "../../../../lexicon/time/full-date.ts";
import { spanIn } from "../../../../lexicon/time/spans.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const label = new RegExp(
  String.raw`^(?:${entryWords.addresses}(?:\(es\))?(?!\w)|a(?=\s*:))\s*[:–-]?\s*`,
  "i",
);
const street = new RegExp(
  String.raw`(?<!\w)\d+[A-Za-z]?(?:[/-]\d+)?,?\s+(?:\p{L}[\p{L}.'’-]*\s+){1,4}?${placeWords.streets}\b\.?`,
  "iu",
);
const postcode = new RegExp(String.raw`\b(?:${stateCodes}),?\s+\d{4}\b`, "i");
const international = new RegExp(String.raw`\b${entryWords.addressesAbroad}\b`, "i");
const kindOfAddress = new RegExp(String.raw`\s*\(${entryWords.kindsOfAddress}\)\s*$`, "i");
const contact = new RegExp(String.raw`@|https?:|www\.|linkedin|\b${entryWords.contactLabels}\b`, "i");
const separators =
  /\s*(?:[|•·●■♦◆\p{So}\uE000-\uF8FF]| {2,}|\s\/\s)\s*|\s[–—-]\s+(?=\d+[A-Za-z]?(?:\/\d+)?,? \p{Lu})|,\s*(?=(?:tel|ph|phone|mobile|mob|e-?mail)\b)/iu;

/** "Rua das Flores 12, Porto, Portugal". */
const endsInCountry = (text: string): boolean => {
  const parts = text.split(/,\s*/);
  return parts.length >= 3 && /\d/.test(text) && isRegion(parts.at(-1)!);
};

/** "Newy", "Brissie, QLD". */
const isCalled = (text: string): boolean => {
  const [name = "", ...rest] = text.split(/,\s*|\s+(?=[A-Z]{2,3}(?:\s+\d{4})?$)/);
  return (
    /^\p{Lu}/u.test(name) && isNickname(name) && rest.every((part) => isRegion(part.replace(/ \d{4}$/, "")))
  );
};

/** "3 March 1991, Talcahuano, Chile": when and where somebody was born. */
const beginsWithDay = (text: string): boolean => {
  const span = spanIn(text);
  return span?.from === 0 && fullDateValue(span.end?.written ?? "")?.length === 10;
};

const isAddress = (text: string): boolean =>
  street.test(text) ||
  postcode.test(text) ||
  (international.test(text) && /^[\p{Lu}\d][^,]*(?:, *[\p{Lu}\d#][^,]*)+$/u.test(text)) ||
  isPlace(text) ||
  isPlaceAbroad(text) ||
  isCalled(text) ||
  endsInCountry(text);

const lastPart = (text: string): string => text.split(/,\s*/).at(-1)!;

/** Two lines of an address as one; a country may be broken in two. */
const joinAddress = (before: string, after: string): string => {
  const isBroken = isRegion(lastPart(`${before} ${after}`)) && !isRegion(lastPart(after));
  return before + (before.endsWith(",") || isBroken ? " " : ", ") + after;
};

/**
 * The address among the lines of the contact details.
 * @param name Of the person: many family names are names of suburbs, too.
 */
export const addressIn = (lines: readonly Line[], name: string): CvValue | null => {
  for (const [at, line] of lines.entries()) {
    const cells = line.parts.flatMap((text, column) =>
      withoutContact(text)
        .split(separators)
        .map((part) => ({ part, column })),
    );
    for (const { part, column } of cells) {
      if (beginsWithDay(part)) continue;
      const isBehindLabel = column > 0 && line.parts[0]!.replace(label, "") === "";
      const labelled = isBehindLabel || (label.test(part) && part.length > 9);
      const next = lines[at + 1];
      const broken = next && brokenAddress(part, next, line);
      if (broken) return broken;
      const text = part
        .replace(label, "")
        .replace(kindOfAddress, "")
        .replace(/^[\s,;:/–-]+|[\s,;|–-]+$/g, "");
      if (!text || contact.test(text) || text.length > 120 || (!labelled && !isAddress(text))) continue;
      if (
        !labelled &&
        ((isRegion(text) && !/\d{4}/.test(text)) || name.toLowerCase().includes(text.toLowerCase()))
      )
        continue;
      const isWhole = postcode.test(text) || (isRegion(lastPart(text)) && !part.endsWith(","));
      const more = isWhole ? [] : continuation(part, below(lines, at, column), line);
      if (more.length) {
        const whole = [part.replace(label, ""), ...more.map(textOf)].reduce(joinAddress);
        return valueInLines(whole.replace(kindOfAddress, ""), [{ ...line, parts: [part] }, ...more]);
      }
      return valueIn(text, line);
    }
  }
  return null;
};

/** An address whose street is broken in two: "88 Nanjing West" above "Road, Shanghai, China". */
const brokenAddress = (part: string, next: Line, line: Line): CvValue | null => {
  const before = part.replace(label, "");
  const after = textOf(next);
  const text = `${before} ${after}`;
  if (next.flow !== line.flow || contact.test(after) || before.length > 60) return null;
  if (/^\d{4,6}$/.test(after) && (isPlace(before) || isAddress(`${before} ${after}`)))
    return valueInLines(text, [line, next]);
  const isStart = /^[\p{L}. ]{0,14}\d[^@]*[^\d]$/u.test(before) && !isAddress(before);
  if (!isStart || !(after.includes(",") || isRegion(after))) return null;
  return street.test(text) || endsInCountry(text) ? valueInLines(text, [line, next]) : null;
};

/** Whether a line of a form begins with the label of something else. */
const isLabelled = ({ parts: [first = "", value] }: Line): boolean =>
  value !== undefined && (first.endsWith(":") || isLabel(first));

/** The lines below up to the next label, of which those with as many cells have the address in the same one. */
const below = (lines: readonly Line[], at: number, column: number): Line[] => {
  const { length } = lines[at]!.parts;
  const next = lines.slice(at + 1, at + 4);
  const end = next.findIndex(isLabelled);
  return next
    .slice(0, end < 0 ? next.length : end)
    .map((line) =>
      length > 1 && line.parts.length === length ? { ...line, parts: [line.parts[column]!] } : line,
    );
};

/** The lines below a street up to the one that ends with the state, the postcode or the country. */
const continuation = (first: string, next: readonly Line[], { flow }: Line): Line[] => {
  const stop = next.findIndex(
    (line) =>
      line.flow !== flow ||
      contact.test(textOf(line)) ||
      /^(?:\(\p{L}\)\s*)?[+(]?\d[\d ()-]{7,}$/u.test(textOf(line)) ||
      textOf(line).length > 60,
  );
  const own = stop < 0 ? [...next] : next.slice(0, stop);
  for (let count = own.length; count > 0; count--) {
    const text = [first, ...own.slice(0, count).map(textOf)]
      .join(" ")
      .replace(kindOfAddress, "")
      .replace(/[,.]$/, "");
    const last = textOf(own[count - 1]!)
      .replace(kindOfAddress, "")
      .replace(/,$/, "");
    if (isRegion(lastPart(text)) || / \d{4,6}$/.test(last) || isAddress(last)) return own.slice(0, count);
  }
  return [];
};
