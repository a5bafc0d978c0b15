import * as z from "zod/mini";
import { dataSchema, type Entry, type EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Field, Section } from "../../contract/profile/section.ts";

/** Values of form fields: inputs and selects have no null. */
export type FormValues = Record<string, unknown>;

const mapFields = (section: Section, valueOf: (name: string, field: Field) => unknown): FormValues =>
  Object.fromEntries(Object.entries(section.fields).map(([name, field]) => [name, valueOf(name, field)]));

/** Initial values of a form: those of the entry, or empty ones. */
export const formValues = (section: Section, entry: Entry | null): FormValues =>
  mapFields(section, (name, field) => entry?.[name] ?? (field.widget === "option" ? null : ""));

/** Validates a form and converts it to an entry's data; optional fields that are empty are left out. */
export const formSchema = (section: Section): z.ZodMiniType<EntryData, FormValues> =>
  z.pipe(
    z.transform((values: FormValues) =>
      mapFields(section, (name, field) => (field.optional && values[name] === "" ? null : values[name])),
    ),
    dataSchema(section),
  );
