import * as z from "zod/mini";
import type { Schema } from "../call.ts";
import type { Field, Section } from "./section.ts";

type Output<F extends Field> = F extends { optional: true }
  ? z.output<F["schema"]> | null
  : z.output<F["schema"]>;
type Fields<S extends Section> = S["fields"];
type Optional<S extends Section> = {
  [K in keyof Fields<S>]: Fields<S>[K] extends { optional: true } ? K : never;
}[keyof Fields<S>];

/** What an entry holds. */
export type EntryData<S extends Section = Section> = { [K in keyof Fields<S>]: Output<Fields<S>[K]> };
/** What is sent for a new entry: optional fields may be left out. */
type EntryInput<S extends Section = Section> = {
  [K in Exclude<keyof Fields<S>, Optional<S>>]: z.input<Fields<S>[K]["schema"]>;
} & { [K in Optional<S>]?: z.input<Fields<S>[K]["schema"]> | null };
/** An entry as it is read. */
export type Entry<S extends Section = Section> = { id: number; version: number } & EntryData<S>;
/** What is sent to change an entry: what is left out stays; `version` is the one that was read. */
type EntryChange<S extends Section = Section> = {
  [K in keyof Fields<S>]?: z.input<Fields<S>[K]["schema"]> | null;
} & { version?: number };

type Shape = Record<string, z.ZodMiniType>;

const shapeOf = (section: Section, schemaOf: (field: Field) => unknown): Shape =>
  Object.fromEntries(Object.entries(section.fields).map(([name, field]) => [name, schemaOf(field)])) as Shape;

const object = { error: "Must be a JSON object." };
const typeOf = ({ schema }: Field) => schema as z.ZodMiniType;

/** The schema of one field: an optional one may be null, and is when it is left out. */
export const fieldSchema = (field: Field): Schema =>
  field.optional ? z._default(z.nullable(typeOf(field)), null) : field.schema;

/** The schema of what an entry holds, checked on both sides. */
export const dataSchema = <S extends Section>(section: S) =>
  z.object(shapeOf(section, fieldSchema), object) as unknown as z.ZodMiniType<EntryData<S>, EntryInput<S>>;

/** The schema of an entry as it is read. */
export const entrySchema = <S extends Section>(section: S) =>
  z.object({
    id: z.int(),
    /** Goes up with each change; a change that names an older one is refused. */
    version: z.int(),
    ...shapeOf(section, (field) => (field.optional ? z.nullable(typeOf(field)) : field.schema)),
  }) as unknown as z.ZodMiniType<Entry<S>>;

/** The schema of a change to an entry; null takes an optional field away. */
export const changeSchema = <S extends Section>(section: S) =>
  z.object(
    {
      version: z.optional(z.int({ error: "Must be the version that was read." })),
      ...shapeOf(section, (field) => z.optional(field.optional ? z.nullable(typeOf(field)) : typeOf(field))),
    },
    object,
  ) as unknown as z.ZodMiniType<EntryChange<S>, EntryChange<S>>;
