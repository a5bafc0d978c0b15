import { LRUCache } from "lru-cache";
import { isPay, isPlace, isWorkType } from "../fields/fits.ts";
import type { FieldName } from "../fields/field-called.ts";
import { JobFields } from "../fields/job-fields.ts";
import { isTaken } from "../fields/labelled-lines.ts";
import { dollarsInFigures } from "../jobs/number-words.ts";

/** Pieces with dashes, strokes or dots between them: "Full time - $50 an hour"; "$35 - $40" is one. */
export const between = /(?<!\d[km]?)\s+[-–—|•·]\s+|\s+(?:[|•·]\s+|[-–—]\s+(?![$\d]))/i;

/** "Eighty thousand dollars a year". */
export const isPayInWords = (piece: string): boolean =>
  piece.length <= 80 && !piece.includes("$") && /dollars/i.test(piece) && isPay(dollarsInFigures(piece));

/** The field that a piece of a line is a fact for, and nothing else; undefined for other words. */
export const fieldOfFact = (piece: string): FieldName | undefined => {
  const known = recent.get(piece) ?? lookAt(piece);
  if (piece.length < 200) recent.set(piece, known);
  return known.field;
};
// Each is asked for many times.
const recent = new LRUCache<string, { field: FieldName | undefined }>({ max: 5_000 });

const lookAt = (piece: string): { field: FieldName | undefined } => {
  if (isPay(piece) || isPayInWords(piece)) return { field: "salary" };
  return { field: isWorkType(piece) ? "work_type" : isPlace(piece) ? "location" : undefined };
};
/** Whether a piece of a line says pay, a work type or a place, and nothing else. */
export const isPieceOfFact = (piece: string): boolean => fieldOfFact(piece) !== undefined;

/** Takes such a piece. */
export const sayFact = (fields: JobFields, fact: string): void =>
  fields.set(fieldOfFact(fact) ?? "location", fact);

const saysMoment = (text: string): boolean => {
  const said = new JobFields();
  return isTaken(said, text) && said.has("expires", "posted");
};
/** The facts of a piece that has only these, with commas: "Casual, $36 an hour, closes 4 December"; others as they are. */
export const factsApart = (piece: string): string[] => {
  const parts = piece.split(/[,;]\s+/).map((text) => ({
    text,
    field: fieldOfFact(text) ?? (saysMoment(text) ? "expires" : undefined),
  }));
  if (parts.length < 2 || /^\p{L}[^:]{1,40}: /u.test(piece) || parts.some(({ field }) => field === undefined))
    return [piece];
  return parts.reduce<string[]>((all, { text, field }, at) => {
    if (at && field === parts[at - 1]!.field) all.push(`${all.pop()!}, ${text}`);
    else all.push(text);
    return all;
  }, []);
};

/** "Fig Hotel, Roma QLD", "Fig Hotel (Roma QLD)", "Cook, Fig Hotel, Roma QLD": the work, whose it is, and where; other pieces as they are. */
export const withPlaceApart = (piece: string): string[] => {
  const [, work, name = "", place = ""] =
    /^(?:(\p{Lu}[^,\d]+), )?(\p{Lu}[^,\d]+), ([^,]+)$/u.exec(piece.replace(/ \(([^()]+)\)$/, ", $1")) ?? [];
  const isNamed = isPlace(place) && !isPlace(name) && (!work || name.includes(" "));
  return isNamed ? [...(work ? [work] : []), name, place] : [piece];
};
