import * as z from "zod/mini";
import type { Schema } from "../call.ts";
import { fieldSentence } from "./field-sentence.ts";
import type { Field, Section } from "./section.ts";
import { described } from "../described.ts";

type Output<F extends Field> = F extends { optional: true }
  ? z.output<F["schema"]> | null
  : z.output<F["schema"]>;
type Fields<S extends Section> = S["fields"];
type Optional<S extends Section> = {
  [K in keyof Fields<S>]: Fields<S>[K] extends { optional: true } | { widget: "checkbox" } ? K : never;
}[keyof Fields<S>];

/** The data of an entry. */
export type EntryData<S extends Section = Section> = { [K in keyof Fields<S>]: Output<Fields<S>[K]> };
/** The input for a new entry: optional fields and checkboxes may be missing. */
type EntryInput<S extends Section = Section> = {
  [K in Exclude<keyof Fields<S>, Optional<S>>]: z.input<Fields<S>[K]["schema"]>;
} & { [K in Optional<S>]?: z.input<Fields<S>[K]["schema"]> | null };
/** An entry as returned by the API. A section that is filled in once has id and version 0 until something is stored. */
export type Entry<S extends Section = Section> = { id: number; version: number } & EntryData<S>;
/** The fields to change of an entry: missing ones stay unchanged. */
export type FieldChanges<S extends Section = Section> = {
  [K in keyof Fields<S>]?: z.input<Fields<S>[K]["schema"]> | null;
};
/** The version that was read. */
interface Versioned {
  version?: number | undefined;
}
/** Where a new entry goes. */
interface Placed {
  position?: number | undefined;
}

type Shape = Record<string, z.ZodMiniType>;

const shapeOf = ({ fields }: Pick<Section, "fields">, schemaOf: (field: Field) => unknown): Shape =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      described(schemaOf(field) as Schema, fieldSentence(field)),
    ]),
  ) as Shape;

const object = { error: "Must be a JSON object." };
const typeOf = ({ schema }: Field) => schema as z.ZodMiniType;

const version = described(
  z.optional(z.int({ error: "Must be the version that was read." })),
  "The version that was read: the change is refused with 409 when there is a newer one.",
);

const filled = new WeakMap<Field, Schema>();

/** The schema of one field: an optional one may be null, and a missing one becomes null; a missing checkbox is false. */
export const fieldSchema = (field: Field): Schema => {
  const schema = filled.get(field) ?? fill(field);
  filled.set(field, schema);
  return schema;
};

const fill = (field: Field): Schema => {
  if (field.optional) return z._default(z.nullable(typeOf(field)), null);
  return field.widget === "checkbox" ? z._default(typeOf(field), false) : field.schema;
};

/** Each field, then the section's rules; `more` are values beside the fields. */
const checkedObject = (section: Pick<Section, "fields" | "rules">, more: Shape = {}) =>
  z
    .object({ ...more, ...shapeOf(section, fieldSchema) }, object)
    .check(z.superRefine((data, { addIssue }) => checkRules(section, data, addIssue)));

const checkRules = (
  { rules = [] }: Pick<Section, "rules">,
  data: Readonly<Record<string, unknown>>,
  report: (issue: { code: "custom"; path: string[]; message: string; input: unknown }) => void,
) => {
  for (const rule of rules) {
    const broken = rule(data);
    if (broken) report({ code: "custom", path: [broken[0]], message: broken[1], input: data });
  }
};

/** The schema of an entry's data, validated by client and server. */
export const dataSchema = <S extends Pick<Section, "fields" | "rules">>(section: S) =>
  checkedObject(section) as unknown as S extends Section
    ? z.ZodMiniType<EntryData<S>, EntryInput<S>>
    : z.ZodMiniType<Record<string, unknown>>;

/** The schema of a new entry of a list: its data, and the index at which it is inserted. */
export const newEntrySchema = <S extends Section>(section: S) =>
  checkedObject(section, {
    position: described(
      z.optional(
        z
          .int({ error: "Must be an index of the list, from 0." })
          .check(z.minimum(0, { error: "Must be an index of the list, from 0." })),
      ),
      "Where in the list it goes, from 0; at the end without it.",
    ),
  }) as unknown as z.ZodMiniType<EntryData<S> & Placed, EntryInput<S> & Placed>;

/** The schema that replaces an entry: its data, and the version that was read. */
export const replacementSchema = <S extends Section>(section: S) =>
  checkedObject(section, { version }) as unknown as z.ZodMiniType<
    EntryData<S> & Versioned,
    EntryInput<S> & Versioned
  >;

/** The value of a field of a section that is filled in once, before anything is stored. */
export const emptyValue = ({ widget }: Field): null | false | [] => {
  if (widget === "checkbox") return false;
  return widget === "tags" || widget === "choices" ? [] : null;
};

/** The fields of an entry as returned by the API. */
export const readShape = (section: Section): Shape =>
  shapeOf(section, (field) => {
    const isNullBefore = section.kind === "single" && !field.account && emptyValue(field) === null;
    return field.optional || isNullBefore ? z.nullable(typeOf(field)) : field.schema;
  });

/** The schema of an entry as returned by the API. */
export const entrySchema = <S extends Section>(section: S) =>
  z.object({
    id: described(z.int(), "The id of the entry; 0 until something is stored."),
    version: described(
      z.int(),
      "Counts up with each change; a change that names an older one is refused with 409.",
    ),
    ...readShape(section),
  }) as unknown as z.ZodMiniType<Entry<S>>;

/** The fields of a change, each of which may be missing. */
export const changeShape = (section: Section): Shape =>
  shapeOf(section, (field) => z.optional(field.optional ? z.nullable(typeOf(field)) : typeOf(field)));

/** The schema of a change to an entry; null clears an optional field. */
export const changeSchema = <S extends Section>(section: S) =>
  z.object(
    {
      version: described(
        version,
        "The version that was read: the change is refused with 409 when there is a newer one.",
      ),
      ...changeShape(section),
    },
    object,
  ) as unknown as z.ZodMiniType<FieldChanges<S> & Versioned, FieldChanges<S> & Versioned>;

/** The schema of an entry in a list that is saved as a whole: with its id to change it, without one to add it. */
export const savedEntrySchema = <S extends Section>(section: S) =>
  z.object(
    {
      id: described(
        z.optional(z.int({ error: "Must be the id of an entry." })),
        "The id of the entry to change; without it, an entry is added.",
      ),
      version: described(
        version,
        "The version that was read: the change is refused with 409 when there is a newer one.",
      ),
      ...changeShape(section),
    },
    object,
  ) as unknown as z.ZodMiniType<FieldChanges<S> & Versioned & { id?: number | undefined }>;
