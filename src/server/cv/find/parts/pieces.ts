import type { Line } from "../../text/line.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { isPlace, isPlaceAbroad } from "../../words/places.ts";
import { titleScore } from "../../../../lexicon/cv/titles.ts";
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

const labels = (Object.entries(entryWords.roles) as [Role, string][]).map(
  ([role, names]) => [role, new RegExp(String.raw`^${names}\s*[:–-]\s*`, "i")] as const,
);

/** The role that a label gives a text, and the text without the label. */
export const labelled = (numbered: string): { role: Role | null; text: string } => {
  const text = numbered.replace(/^\(?\d{1,2}[.)]\s+/, "");
  for (const [role, pattern] of labels)
    if (pattern.test(text)) return { role, text: text.replace(pattern, "").trim() };
  return { role: null, text: numbered };
};

const separators = /\s+[|•·●–—/]\s+|\s+-\s+|\s*\|\s*|\s+\u2013\s*|\s{3,}|\s*;\s+/;
const kindOfWork = new RegExp(`^${entryWords.kindsOfWork}$`, "i");

/**
 * Divides a text as `divide` does, and where its style changes: "Physiotherapist" in bold letters before "Rehamed Clinic".
 * @param lead The text up to the change.
 */
export const divideStyled = (text: string, lead: string | undefined): string[] => {
  const isWhole = lead !== undefined && lead.endsWith(",") && titleScore(lead) > 0;
  const own = isWhole ? lead.slice(0, -1) : (lead ?? "");
  const rest = own && text.startsWith(own) ? text.slice(own.length) : "";
  const isChange =
    /^(?:\s|,\s)\s*\p{Lu}/u.test(rest) &&
    (isWhole || /\p{L}{3}[.)]?$/u.test(own)) &&
    !kindOfWork.test(rest.trim());
  return isChange ? [...divide(own), ...divide(rest)] : divide(text);
};

/** Divides a text at strong separators; a place at its end becomes a piece of its own. */
export const divide = (text: string): string[] => {
  const [, employer, role] = withAs.exec(text) ?? [];
  if (employer && role) return [role, ...divided(employer)];
  return divided(text);
};

const divided = (text: string): string[] =>
  text
    .replace(/^\d{1,2}[.)]\s+/, "")
    .split(separators)
    .flatMap(atEmployer)
    .flatMap(splitPlace)
    .map((piece) => piece.replace(/^[\s,;:·•]+|[\s,;:·•]+$/g, "").trim())
    .filter((piece) => /\p{L}{2}|\p{N}|\p{L}\.\p{L}/u.test(piece) && !kindOfWork.test(piece));

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
const afterTitle = besideEmployer("at|with(?= \\p{Lu})");
const afterWorkedAs = besideEmployer("at|in|with|for");

/** "with Acme Ltd., Noida as Assistant Manager": a common order in India. */
const withAs = new RegExp(
  String.raw`^${entryWords.withEmployer} (\p{Lu}.*?) as (?:an? |the )?(\p{Lu}.*)$`,
  "iu",
);
/** Whether a text has an employer and a title in that order. */
export const isWithAs = (text: string): boolean => withAs.test(text);

/** "Chef at Acme" and "Chef @ Acme" as two pieces. */
const atEmployer = (text: string): string[] => {
  const pattern = workedAs.test(text) ? afterWorkedAs : afterTitle;
  const [, before = "", after = ""] = pattern.exec(text.replace(workedAs, "")) ?? [];
  return titleScore(before) > 0 && !/\([^)]*$/.test(before) ? [before, after] : [text];
};

/** "Bandung, Indonesia" after a comma: a place that no list has, before a country. */
export const isUnknownPlace = (text: string): boolean =>
  employerScore(text) < 1 && titleScore(text) === 0 && text.split(",").length === 2 && isPlaceAbroad(text);

/** "Tarnów, Poland": one word before a country. */
const isTown = (text: string): boolean => /^\p{Lu}\p{Ll}+, /u.test(text);

const splitPlace = (text: string): string[] => {
  if (isPlace(text) || (isUnknownPlace(text) && isTown(text))) return [text];
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (inBrackets && (isPlace(inBrackets[2]!) || kindOfWork.test(inBrackets[2]!)) && inBrackets[1]!.length > 2)
    return [...splitPlace(inBrackets[1]!), inBrackets[2]!];
  // "Acme Hardware-Laverton, VIC".
  const [, name = "", town = ""] = /^(.{3,}\p{L})[-–](\p{Lu}[^–-]*)$/u.exec(text) ?? [];
  if (town && isPlace(town) && !isPlace(name)) return [name, town];
  const pieces = text.split(/,\s*/);
  for (let at = 1; at < pieces.length; at++) {
    const place = pieces.slice(at).join(", ");
    const before = pieces.slice(0, at).join(", ");
    // After a title the unknown name is more likely an employer.
    const mayBePlace = titleScore(before) === 0 || employerScore(before) >= 1.5;
    if (isPlace(place) || (mayBePlace && isUnknownPlace(place))) return [before, place];
  }
  // "Acme Pty Ltd Sydney NSW" has no comma before the place.
  return [text];
};
