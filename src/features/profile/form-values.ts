import * as z from "zod/mini";
import { dataSchema, type Entry, type EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Field, Section } from "../../contract/profile/section.ts";

/** What the fields of a form hold: inputs and selects have no null. */
export type FormValues = Record<string, unknown>;

const mapFields = (section: Section, valueOf: (name: string, field: Field) => unknown): FormValues =>
  Object.fromEntries(Object.entries(section.fields).map(([name, field]) => [name, valueOf(name, field)]));

/** The values of a form to begin with: those of the entry, or empty ones. */
export const formValues = (section: Section, entry: Entry | null): FormValues =>
  mapFields(section, (name, field) => entry?.[name] ?? (field.widget === "option" ? null : ""));

/** Reads a form as what an entry holds: an optional field that was left empty is not given. */
export const formSchema = (section: Section): z.ZodMiniType<EntryData, FormValues> =>
  z.pipe(
    z.transform((values: FormValues) =>
      mapFields(section, (name, field) => (field.optional && values[name] === "" ? null : values[name])),
    ),
    dataSchema(section),
  );
