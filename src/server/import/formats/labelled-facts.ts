import { alike, fieldsCalled } from "../fields/field-called.ts";
import { isPay, isWorkType } from "../fields/fits.ts";

/** A label and what stands behind it. */
export interface Label {
  name: string;
  value: string;
}

/** A name and its value: with a colon, a sign or a dash between them, dots or dashes that lead from one to the other, or both. */
const label =
  /^([\p{L}][\p{L}\p{N} /_&#()'’-]{1,40}?)(?:\s*(?::|[=→]>?)|\s*(?:(?:[.·_–—-] ?){3,}|…[.…]*)\s*:?|\s+[–—-](?=\s))\s*(.*)$/u;
/** A name and its value with a tab or several spaces between them, where a line has no others. */
const lined = (line: string): Label[] => {
  const [name = "", value, ...others] = line.split(/\t| {2}/).filter((piece) => piece.trim());
  return value && !others.length && line.startsWith(name) ? [{ name: name.trim(), value: value.trim() }] : [];
};
/** What stands before each item of a list: "* Cook", "3. Cook". */
export const bullet =
  /^\s*(?:[*•▪◦‣·+–-]\s+(?=\S)|(?:\d{1,3}|[A-Za-z](?=\)))[.)]\s+(?=\S)|\d{1,2}(?:\.\d{1,2})+\s+(?=\p{Lu}))/u;
/** A line that only divides. */
export const rule = /^(?:[-=_*~#+─━═–—] ?){3,}$/;

/** The label of a line that is one of a field, or stands before an address. */
export const labelOf = (given: string): Label | null => {
  const line = given.replace(bullet, "");
  const [, name = "", value = ""] = label.exec(line) ?? [];
  const isLabel = (one: Label): boolean =>
    fieldsCalled(one.name).some(({ rank }) => rank < alike) ||
    (one.name !== "" && /^https?:\/\/\S+$/.test(one.value));
  return [{ name, value }, ...lined(line)].find(isLabel) ?? null;
};
/** The facts of a line: one with a label, an address alone, or several with strokes between them, "$35 an hour | Casual | Ref: 12". */
export const factsOf = (line: string): Label[] => {
  const found = labelOf(line);
  const pieces = line.trim().split(/\s+[|•·]\s+/);
  // "Location: Roma | Emerald" is one fact.
  const isSeveral = found
    ? pieces.slice(1).some(labelOf)
    : pieces.length > 1 && pieces.some((piece) => labelOf(piece) ?? (isPay(piece) || isWorkType(piece)));
  if (isSeveral) return pieces.map((piece) => labelOf(piece) ?? { name: "", value: piece });
  if (found) return [found];
  return /^<?https?:\/\/\S+$/.test(line.trim())
    ? [{ name: "link", value: line.trim().replace(/^<|>$/g, "") }]
    : [];
};
/** Whether a line is sure to have facts of a job, and not only an address. */
export const hasFacts = (line: string): boolean => factsOf(line).some(({ value }) => !/^https?:/.test(value));

/** Whether a label is one for the title of a job. */
export const isTitle = (name: string): boolean => fieldsCalled(name)[0]?.field === "title";
