import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { givenFields, type FieldOutline } from "./entry-text.ts";

/** One thing that an entry says. */
export interface Fact {
  name: string;
  field: FieldOutline;
  /** In words. */
  text: string;
  /** Whether it is understood without the label of its field: "Newtown", but not "Yes". */
  isPlain: boolean;
}

/** An entry in a few lines: short facts, and texts of their own. */
export interface EntrySummary {
  facts: readonly Fact[];
  texts: readonly Fact[];
}

interface Outline {
  kind: "list" | "single";
  uniqueBy?: string;
  fields: Readonly<Record<string, FieldOutline>>;
}

/**
 * Whether an entry of a section is its one value with at most two more words, such as a skill and its level: then entries
 * are shown as chips.
 */
export const isOneValue = ({ kind, uniqueBy, fields }: Outline): boolean => {
  const names = Object.keys(fields);
  return kind === "list" && uniqueBy === names[0] && names.length <= 3;
};

/** The longest text that stands among other facts, in characters. */
const shortText = 60;

const plainWidgets: readonly FieldOutline["widget"][] = [
  "text",
  "suggest",
  "select",
  "option",
  "place",
  "number",
  "phone",
  "tags",
  "choices",
];

/** An entry, or the values of its form, in a few lines; the title of an entry in a list is not among them. */
export const entrySummary = (section: Outline, entry: Readonly<Record<string, unknown>>): EntrySummary => {
  const given = givenFields(section, entry as Entry);
  const period = periodOf(section, entry, given);
  const all = given
    .filter(({ name }) => !period || !["start", "end", "is_current", "in_progress"].includes(name))
    .map((fact): Fact => ({
      ...fact,
      isPlain: !fact.field.sensitive && plainWidgets.includes(fact.field.widget),
    }));
  const isLong = ({ field, text }: Fact) =>
    field.widget === "textarea" || (field.widget === "select" && text.length > shortText);
  return {
    facts: [...all.filter((fact) => !isLong(fact)), ...(period ? [period] : [])],
    texts: all.filter(isLong),
  };
};

/** When something was, from its months or years: "Mar 2021 – now". Null for what has no such fields. */
const periodOf = (
  { fields }: Outline,
  entry: Readonly<Record<string, unknown>>,
  given: readonly { name: string; text: string }[],
): Fact | null => {
  const [start, end] = ["start", "end"].map((name) => given.find((one) => one.name === name)?.text);
  const field = fields["start"];
  const last = fields["end"];
  if (field?.widget !== "month" || !last) return null;
  const isNow = entry["is_current"] === true || entry["in_progress"] === true;
  const until = end ?? (isNow ? "now" : null);
  if (start && until) return { name: "start", field, text: `${start} – ${until}`, isPlain: true };
  if (start) return { name: "start", field, text: `from ${start}`, isPlain: true };
  return until ? { name: "end", field: last, text: end ?? "until now", isPlain: true } : null;
};
