import type { Line } from "../../text/line.ts";
import { employerScore, endsInLegalForm } from "../../../../lexicon/cv/employers.ts";
import { namesInCvs } from "../../../../lexicon/cv/names.ts";
import { isPlace, isPlaceAbroad } from "../../words/places.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { placeWords } from "../../../../lexicon/places/place-words.ts";
import { withoutRemarks } from "./remarks.ts";
import { isLength } from "../../../../lexicon/time/durations.ts";
import { dividers, marksAround } from "./signs.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

/** A part of the head of an entry: a title, a name or a place. */
export interface Piece {
  text: string;
  line: Line;
  /** Where it is in the head: the row from the one with the dates, and its place in the row without places. */
  slot: string;
  role: Role | null;
}

/** What a piece is, where its label says so: "Company: Acme". */
export type Role = keyof typeof entryWords.roles;

/** "3.", "3)", "2.1" in front of an entry. */
const numbering = String.raw`\d{1,2}(?:[.)]|\.\d{1,2}\.?)\s+`;
const number = new RegExp(`^${numbering}`);
const numberInBracket = new RegExp(String.raw`^\(?${numbering}`);

/** "Post - Chef" has a label, "Post-production Editor" has none. */
const labels = (Object.entries(entryWords.roles) as [Role, string][]).map(
  ([role, names]) => [role, new RegExp(String.raw`^${names}(?:\s*[:–]\s*|\s+-\s*|-\s+)`, "i")] as const,
);

/** The role that a label gives a text, and the text without the label. */
export const labelled = (numbered: string): { role: Role | null; text: string } => {
  const text = numbered.replace(numberInBracket, "");
  for (const [role, pattern] of labels) {
    const value = pattern.test(text) ? text.replace(pattern, "").trim() : "";
    if (value) return { role, text: value };
  }
  return { role: null, text: numbered };
};

const separators = new RegExp(String.raw`\s+(?:${dividers}|-)\s+|\s*\|\s*|\s+\u2013\s*|\s{3,}|\s*;\s+`, "u");
const around = new RegExp(`^${marksAround}|${marksAround}$`, "gu");
const kindOfWork = new RegExp(`^${entryWords.kindsOfWork}$`, "i");
/** "part time, 48 hours a fortnight". */
const beginsWithKind = new RegExp(String.raw`^${entryWords.kindsOfWork}, `, "i");

/**
 * Divides a text as `divide` does, and where its style changes: "Physiotherapist" in bold letters before "Rehamed Clinic".
 * @param lead The text up to the change.
 */
export const divideStyled = (text: string, lead: string | undefined): string[] => {
  // "Holder Travel, Leeds — Driver": the letters at the end of a name alone make no title.
  const least = / [–—] /.test(text) ? 1 : 0.5;
  const behind = lead && text.startsWith(lead) ? text.slice(lead.length) : "";
  // "Acme, Perth," in bold letters before "Educator, Night Shift", as well as the title before the employer.
  const isWhole = lead?.endsWith(",") && [lead, behind].some((side) => titleScore(side) >= least);
  const own = isWhole ? lead!.slice(0, -1) : (lead ?? "");
  const rest = own && text.startsWith(own) ? text.slice(own.length) : "";
  const isChange =
    /^(?:\s|,\s)\s*\p{Lu}/u.test(rest) &&
    (isWhole || /(?:\p{L}{3}[.)]?| (?:I{1,3}|IV|V|\d))$/u.test(own)) &&
    !kindOfWork.test(rest.trim());
  if (isChange) return [...divide(own), ...divide(rest)];
  const other = isTitle(own) ? behindTitle.exec(rest)?.[1] : undefined;
  return other ? [...divide(own), ...(/^\p{Lu}/u.test(other) ? divide(other) : [])] : divide(text);
};
/** "Babysitter" in bold letters before "for two families": where nothing is a name, nobody is the employer. */
const behindTitle = new RegExp(String.raw`^ ${entryWords.behindTitles} (?:the )?(.+)$`, "u");

/** The pieces of a text; a title that its label names is whole, and so is an employer but for its place. */
export const piecesAs = (role: Piece["role"], written: string, lead: string | undefined): string[] => {
  const plain = withoutRemarks(written);
  if (role === "title") return [plain];
  const { name: text, towns } = withoutAddress(plain, role === "employer");
  const pieces = divideStyled(text, lead);
  const isWhole = role === "employer" && pieces.filter((piece) => !isPlace(piece)).length > 1;
  return [...(isWhole ? [text] : pieces), ...towns];
};

/** The row of a piece, counted from that of the dates. */
export const rowOf = ({ slot }: Piece): number => Number(slot.split(":")[0]);

/** Divides a text at strong separators; a place at its end becomes a piece of its own. */
export const divide = (text: string): string[] => {
  const [, employer, role] = withAs.exec(text) ?? [];
  if (employer && role) return [role, ...divided(employer)];
  return divided(text);
};

/** "Chef / Acme"; "Plumber / Gasfitter" is the title of one post. */
const atSlash = (text: string): string[] => {
  const parts = text.split(/\s+\/\s+/);
  return parts.every((part) => isWholeTitle(part.split(",")[0]!)) ? [text] : parts;
};
/** "Two Hands Deli" and "Model Bakers" have words of titles, but do not end as the title of one person does. */
const isWholeTitle = (text: string): boolean =>
  employerScore(text) < 1 &&
  (isTitle(text) || titleScore(text) >= 3 || (titleScore(text) > 0 && !text.includes(" "))) &&
  !/[^s]s$/.test(text);

const divided = (text: string): string[] =>
  text
    .replace(number, "")
    .split(separators)
    .flatMap(atSlash)
    .flatMap(atEmployer)
    .flatMap(splitPlace)
    .map((piece) => piece.replace(around, "").trim())
    .filter((piece) => /\p{L}{2}|\p{N}|\p{L}\.\p{L}/u.test(piece) && !isLength(piece))
    // "Volunteer at Acme" has no other title.
    .filter(
      (piece, _, all) =>
        !kindOfWork.test(piece) ||
        (titleScore(piece) >= 2 &&
          all.length > 1 &&
          all.every((one) => one === piece || titleScore(one) <= 0)),
    );

/** "General Counsel at Amberly": the title and the employer at the last "at", whatever their words are; null for none. */
export const atLastAt = (text: string): [string, string] | null => {
  const [, before = "", after = ""] =
    /^(.{2,70}) (?:at|@) (?:the )?([\p{Lu}\p{N}].{1,60})$/u.exec(text) ?? [];
  return before && after ? [before, after] : null;
};

/** "Worked as a chef in Acme": the words around the title. */
export const workedAs = new RegExp(String.raw`^${entryWords.workedAs}\s+`, "i");

/** A title and an employer with one of some words between them. */
const besideEmployer = (between: string): RegExp =>
  new RegExp(`^(.{3,60}?)(?: (?:${between}) (?:the )?|\\s*@\\s*)(\\p{Lu}.*)$`, "u");
const afterTitle = besideEmployer("at|with");
/** "Bachelor of Laws with Honours". */
const passedWith = new RegExp(String.raw`^${entryWords.passedWith}(?!\p{L})`, "iu");
const afterWorkedAs = besideEmployer("at|in|with|for");

/** "with Acme Ltd., Noida as Assistant Manager": a common order in India. */
const withAs = new RegExp(
  String.raw`^${entryWords.withEmployer} (\p{Lu}.*?) as (?:an? |the )?(\p{Lu}.*)$`,
  "iu",
);
/** Whether a text has an employer and a title in that order. */
export const isWithAs = (text: string): boolean => withAs.test(text);

/** "Acme Hardware-Laverton, VIC". */
const behindHyphen = (text: string): string[] | null => {
  const [, name = "", town = ""] = /^(.{3,}\p{L})[-–](\p{Lu}[^–-]*)$/u.exec(text) ?? [];
  if (namesInCvs.directions.includes(name.split(" ").at(-1)!.toLowerCase())) return null;
  // "Drive-In, Dubbo" is in no town in Indiana.
  return !/^\p{Lu}\p{Ll}(?!\p{L})/u.test(town) && isPlace(town) && !isPlace(name) ? [name, town] : null;
};

/** "Chef at Acme" and "Chef @ Acme" as two pieces. */
const atEmployer = (text: string): string[] => {
  // "Helping Hands at Home-Highfields QLD", "Chefs at Large-Millicent SA": one person has no title in the plural.
  const town = behindHyphen(text);
  const [first = ""] = (town?.[0] ?? text).split(" at ");
  if (town && (!isTitle(first) || first.endsWith("s"))) return town;
  const pattern = workedAs.test(text) ? afterWorkedAs : afterTitle;
  const [, before = "", after = ""] = pattern.exec(text.replace(workedAs, "")) ?? [];
  const isEmployer = titleScore(before) > 0 && !/\([^)]*$/.test(before) && !passedWith.test(after);
  return isEmployer ? [before, after] : [text];
};

/** "Bandung, Indonesia" after a comma: a place that no list has, before a country. */
export const isUnknownPlace = (text: string): boolean =>
  employerScore(text) < 1 && titleScore(text) === 0 && text.split(",").length === 2 && isPlaceAbroad(text);

/** "Tarnów, Poland": one word before a country. */
const isTown = (text: string): boolean => /^\p{Lu}\p{Ll}+, /u.test(text);

/** A text with the place at its end, or in brackets, as a piece of its own. */
export const splitPlace = (text: string): string[] => {
  if (isPlace(text) || (isUnknownPlace(text) && isTown(text))) return [text];
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (inBrackets && inBrackets[1]!.length > 2) {
    const [, before = "", inside = ""] = inBrackets;
    if (isPlace(inside) || isUnknownPlace(inside) || kindOfWork.test(inside))
      return [...splitPlace(before), inside];
    if (beginsWithKind.test(inside)) return splitPlace(before);
  }
  const sides = behindHyphen(text);
  if (sides) return sides;
  const pieces = text.split(/,\s*/);
  for (let at = 1; at < pieces.length; at++) {
    const place = pieces.slice(at).join(", ");
    const before = pieces.slice(0, at).join(", ");
    // After a title the unknown name is more likely an employer.
    const mayBePlace = titleScore(pieces[at - 1]!) < 1 || employerScore(before) >= 1.5;
    if (isPlace(place) || (mayBePlace && isUnknownPlace(place))) return [before, place];
  }
  // "Acme Pty Ltd Sydney NSW" has no comma before the place.
  return [text];
};

/** "12 Smith Street". */
const street = new RegExp(String.raw`^\d+[A-Za-z]?(?:[/-]\d+)?\s\p{L}.*\b${placeWords.streets}\.?$`, "iu");
/** "Str. Uzinei 14", "Industriestraße 5", "94315 Straubing": what stands in addresses abroad, too. */
const likeStreet = /^\p{L}.*[\s.]\d{1,4}[A-Za-z]?$|^\d+[A-Za-z]?(?:[/-]\d+)?\s\p{L}/u;
const postcode = /^\d{4,6}\s+|\s+\d{4,6}$/g;

/** "Acme Pvt. Ltd., Chakan": what follows the form of a company is where it is. */
const isBehindForm = (name: string, part: string): boolean =>
  endsInLegalForm(name) &&
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u.test(part) &&
  !isTitle(part) &&
  employerScore(part) < 1;

/** "Acme, Haugesund (Norway)". */
const beforeCountry = /^([^,()]+), (\p{Lu}[^,()]*) \(([^()]+)\)$/u;

/**
 * The name of an employer without the address behind it, and the town in that.
 * @param isNamed Whether a label says that it is an employer.
 */
const withoutAddress = (text: string, isNamed: boolean): { name: string; towns: string[] } => {
  const [, own = "", where = "", country = ""] = (isNamed && beforeCountry.exec(text)) || [];
  if (own && isPlace(country) && employerScore(where) < 1)
    return { name: own, towns: [`${where} (${country})`] };
  const parts = text.split(/,\s+/);
  const isStreet = (part: string) => street.test(part) || (isNamed && likeStreet.test(part));
  const at = parts.findIndex((part, n) => n > 0 && (isStreet(part) || isBehindForm(parts[n - 1]!, part)));
  if (at < 0) return { name: text, towns: [] };
  const town = parts
    .slice(at)
    .filter((part) => !isStreet(part) || /^\d{4,6}\s/.test(part))
    .map((part) => part.replace(postcode, ""))
    .join(", ");
  return { name: parts.slice(0, at).join(", "), towns: isPlace(town) ? [town] : [] };
};
