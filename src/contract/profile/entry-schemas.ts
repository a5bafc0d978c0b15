import * as z from "zod/mini";
import type { Schema } from "../call.ts";
import type { Field, Section } from "./section.ts";

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
/** An entry as returned by the API. */
export type Entry<S extends Section = Section> = { id: number; version: number } & EntryData<S>;
/** The input to change an entry: missing fields stay unchanged; `version` is the one that was read. */
type EntryChange<S extends Section = Section> = {
  [K in keyof Fields<S>]?: z.input<Fields<S>[K]["schema"]> | null;
} & { version?: number };

type Shape = Record<string, z.ZodMiniType>;

const shapeOf = (section: Section, schemaOf: (field: Field) => unknown): Shape =>
  Object.fromEntries(Object.entries(section.fields).map(([name, field]) => [name, schemaOf(field)])) as Shape;

const object = { error: "Must be a JSON object." };
const typeOf = ({ schema }: Field) => schema as z.ZodMiniType;

/** The schema of one field: an optional one may be null, and a missing one becomes null; a missing checkbox is false. */
export const fieldSchema = (field: Field): Schema => {
  if (field.optional) return z._default(z.nullable(typeOf(field)), null);
  return field.widget === "checkbox" ? z._default(typeOf(field), false) : field.schema;
};

/** The schema of an entry's data, validated by client and server: each field, then the section's rules. */
export const dataSchema = <S extends Section>(section: S) =>
  z
    .object(shapeOf(section, fieldSchema), object)
    .check(
      z.superRefine((data, { addIssue }) => checkRules(section, data, addIssue)),
    ) as unknown as z.ZodMiniType<EntryData<S>, EntryInput<S>>;

const checkRules = (
  { rules = [] }: Section,
  data: Readonly<Record<string, unknown>>,
  report: (issue: { code: "custom"; path: string[]; message: string; input: unknown }) => void,
) => {
  for (const rule of rules) {
    const broken = rule(data);
    if (broken) report({ code: "custom", path: [broken[0]], message: broken[1], input: data });
  }
};

/** The schema of an entry as returned by the API. */
export const entrySchema = <S extends Section>(section: S) =>
  z.object({
    id: z.int(),
    /** Incremented by each change; a change with an older version is rejected. */
    version: z.int(),
    ...shapeOf(section, (field) => (field.optional ? z.nullable(typeOf(field)) : field.schema)),
  }) as unknown as z.ZodMiniType<Entry<S>>;

/** The schema of a change to an entry; null clears an optional field. */
export const changeSchema = <S extends Section>(section: S) =>
  z.object(
    {
      version: z.optional(z.int({ error: "Must be the version that was read." })),
      ...shapeOf(section, (field) => z.optional(field.optional ? z.nullable(typeOf(field)) : typeOf(field))),
    },
    object,
  ) as unknown as z.ZodMiniType<EntryChange<S>, EntryChange<S>>;
