import type { CvEntry, CvValue } from "../../contract/cv.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Field, Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { valueText } from "../../domain/profile/entry-text.ts";
import { isSameValue } from "../profile/form-values.ts";

/** A value that the CV has for a field. */
export interface ProposedField {
  name: string;
  field: Field;
  /** The value for the profile; null where the CV has only a part of it, such as a year for a day. */
  value: unknown;
  /** As the CV has it, in words. */
  text: string;
  /** What the profile has, in words; null where it has nothing. */
  current: string | null;
  source: CvValue["source"];
}

/** What the CV has for one entry of a section: a new one, or one that the profile has. */
export interface Proposal {
  id: string;
  section: Section;
  /** The entry of the profile that it would change. */
  entry: Entry | null;
  fields: readonly ProposedField[];
}

/** The languages that can be chosen, and the entries that the profile has, by section. */
export interface Known {
  languages: readonly { id: number; title: string }[];
  entries: ReadonlyMap<string, readonly Entry[]>;
}

const letters = (value: unknown): string =>
  String(value ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** The value of a field for what the CV says; null for a part of a date or an option that does not exist. */
const valueOf = (field: Field, { value }: CvValue, { languages }: Known): unknown => {
  switch (field.widget) {
    case "month":
      return /^\d{4}(-\d{2})?$/.test(value) ? value : null;
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
    case "checkbox":
      return value === "true";
    case "option":
      return languages.find(({ title }) => title === value) ?? null;
    default:
      return value;
  }
};

/** The fields by which an entry of the profile is known to be the one of the CV. */
const keysOf = ({ fields }: Section): string[] =>
  Object.keys(fields).filter((name, at) => at === 0 || name === "employer" || name === "institution");

const matches = (section: Section, entry: Entry, { fields }: CvEntry): boolean =>
  keysOf(section).every((name) => {
    const text = valueText(section.fields[name]!, entry[name]);
    return !text || !fields[name] || letters(text) === letters(fields[name].value);
  }) && letters(valueText(Object.values(section.fields)[0]!, entry[keysOf(section)[0]!])) !== "";

/** What a CV proposes for each section; values that the profile has already are left out. */
export const proposalsOf = (entries: readonly CvEntry[], known: Known): Proposal[] =>
  (sections as readonly Section[]).flatMap((section) =>
    entries
      .filter((found) => found.section === section.name)
      .flatMap((found, at) => {
        const stored = known.entries.get(section.name) ?? [];
        const entry =
          (section.kind === "single" ? stored[0] : stored.find((one) => matches(section, one, found))) ??
          null;
        const fields = Object.entries(section.fields).flatMap(([name, field]) => {
          const value = found.fields[name];
          return value ? proposedField(name, field, value, entry, known) : [];
        });
        return fields.length ? { id: `${section.name} ${at}`, section, entry, fields } : [];
      }),
  );

/** Whether a value is only the year of a month that the profile has. */
const isYearOf = ({ widget }: Field, value: unknown, known: unknown): boolean =>
  widget === "month" && typeof value === "string" && typeof known === "string" && known.startsWith(value);

const proposedField = (
  name: string,
  field: Field,
  found: CvValue,
  entry: Entry | null,
  known: Known,
): ProposedField[] => {
  const value = valueOf(field, found, known);
  const text = valueText(field, value) ?? found.written;
  const current = entry ? valueText(field, entry[name]) : null;
  const isKnown =
    entry &&
    (isSameValue(entry[name], value) ||
      letters(current) === letters(text) ||
      isYearOf(field, value, entry[name]));
  return isKnown ? [] : [{ name, field, value, text, current, source: found.source }];
};
