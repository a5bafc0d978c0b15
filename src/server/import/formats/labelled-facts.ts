import { titleScore } from "../../../lexicon/cv/titles.ts";
import { alike, exactly, fieldsCalled, type FieldName } from "../fields/field-called.ts";
import { isPay, isWorkType } from "../fields/fits.ts";
import { withoutSign } from "../fields/labelled-lines.ts";
import { noteSaysOver } from "../jobs/status-words.ts";

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
const hasFacts = (line: string): boolean => factsOf(line).some(({ value }) => !/^https?:/.test(value));

/** Whether a label is one for the title of a job. */
const isTitle = (name: string): boolean => fieldsCalled(name)[0]?.field === "title";

/** How each job of a digest may begin: "1. Cook", "#2 Cook", "(3) Cook", "Job 4: Cook". */
const number =
  /^(?:[[(#]\d{1,3}[\])]?|\d{1,3}(?:[.)]| (?= ))|\(?[A-Za-z]\)|(?<name>\p{L}{2,12}) (?:[Nn]o\.? ?|#)?\d{1,3} ?[:.)–-])\s+(?=\p{L})/u;
/** A line without the number that it begins with; undefined for one that has none. */
const withoutNumber = (line: string): string | undefined => {
  const [whole, name] = number.exec(line) ?? [];
  return whole && (!name || isTitle(name)) ? line.slice(whole.length) : undefined;
};
/** A line of the head of a mail that was saved as text. */
export const mailHead = /^(?:from|to|cc|date|sent|subject|[a-z]+(?:-[a-z]+)+): /i;

/** A label as others of its kind may be written. */
export const plain = (name: string) => name.toLowerCase().replace(/\W/g, "");
/** The label with which each job of a text begins: the first of the first block that has a title; null where it has none. */
const firstLabelIn = (text: string): string | null => {
  let first: string | null = null;
  let count = 0;
  let hasTitle = false;
  for (const line of text.split("\n")) {
    const found = labelOf(line.trimEnd());
    if (!found && (rule.test(line) || (!line.trim() && !hasTitle)))
      [first, count, hasTitle] = [null, 0, false];
    if (!found) continue;
    first ??= found.name;
    count++;
    hasTitle ||= isTitle(found.name);
    if (hasTitle && count > 2) return plain(first);
  }
  return null;
};

/**
 * Calls the line between a rule and labels a title, and a numbered line above labels, in a text whose blocks have no label for
 * one; where it has neither, a line between an empty one and labels. Takes lines, and gives those that are decided, without the spaces before all lines of a job;
 * null stands for the end of the text.
 */
const openTitles = (belowBlank = false) => {
  let isBelowRule = true;
  /** A line that may be a title, with the empty ones behind it. */
  let held: string[] = [];
  let indent = "";
  return (given: string | null): string[] => {
    if (given === null) return held;
    const note = given.replace(/[*_]+/g, "").trim();
    // "*** FILLED - please take this down ***" below a title
    if (held.length && note.length <= 80 && noteSaysOver(note)) {
      held.push(`Status: ${note}`);
      return [];
    }
    const startsJob = held.length > 0 && hasFacts(given.trimStart());
    if (startsJob) indent = /^\s*/.exec(given)![0];
    const line = given.startsWith(indent) ? given.slice(indent.length) : given;
    // A title may be underlined.
    if (held.length && (!line.trim() || rule.test(line))) {
      held.push(line);
      isBelowRule ||= belowBlank || rule.test(line);
      return [];
    }
    const [title = "", ...others] = held;
    const before = startsJob
      ? [`Title: ${withoutNumber(title.trim()) ?? title.trim()}`, ...others.filter((one) => !rule.test(one))]
      : held;
    const isTitle =
      (isBelowRule || withoutNumber(line) !== undefined) &&
      line.trim() !== "" &&
      line.length <= 100 &&
      ![rule, mailHead].some((shape) => shape.test(line)) &&
      !factsOf(line).length;
    held = isTitle ? [line] : [];
    isBelowRule = rule.test(line) || ((isBelowRule || belowBlank) && !line.trim());
    return isTitle ? before : [...before, line];
  };
};
const withTitles = (head: string, belowBlank: boolean): string =>
  head.split("\n").flatMap(openTitles(belowBlank)).join("\n");

const named = /^(\p{L}[^:\n]{1,40}):[ \t]+(\S.{0,100})$/u;
/** Fields whose labels may stand before an office that somebody holds, as labels of no field may. */
const mayHoldTitles = new Set<FieldName>(["location", "department", "name"]);
/** The label of which most values are called like work, in a text with hardly a label for titles: "Office: Harbour Master"; null for none. */
const titleLabelIn = (text: string): string | null => {
  const said = text.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = named.exec(line.trimEnd()) ?? [];
    return name ? [{ name, isWork: titleScore(value) > 0 && !isWorkType(value) && !/^\d/.test(value) }] : [];
  });
  const titles = said.filter(({ name }) => isTitle(name)).length;
  const [best] = [...Map.groupBy(said, ({ name }) => name)].filter(
    ([name, values]) =>
      exactly(name).every(({ field }) => mayHoldTitles.has(field)) &&
      values.length > Math.max(1, titles) &&
      values.filter(({ isWork }) => isWork).length * 2 > values.length,
  );
  return best?.[0] ?? null;
};
/** Calls such a label one for titles. */
const withTitleLabel = (name: string) => (line: string | null) =>
  line === null ? [] : [line.startsWith(`${name}:`) ? `Title${line.slice(name.length)}` : line];

/** The label that jobs begin with, and what puts one before their titles where they have none. */
export const startOf = (
  given: string,
): { label: string; titles: (() => (line: string | null) => string[]) | null } | null => {
  const head = given.replaceAll("\r", "").split("\n").map(withoutSign).join("\n");
  const own = firstLabelIn(head);
  if (own !== null) return { label: own, titles: null };
  const called = titleLabelIn(head);
  const ofWork = called && firstLabelIn(head.split("\n").flatMap(withTitleLabel(called)).join("\n"));
  if (ofWork) return { label: ofWork, titles: () => withTitleLabel(called) };
  const belowBlank = [false, true].find((blank) => firstLabelIn(withTitles(head, blank)) === "title");
  return belowBlank === undefined ? null : { label: "title", titles: () => openTitles(belowBlank) };
};
