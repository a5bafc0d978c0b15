import * as z from "zod/mini";
import { dataSchema, type Entry, type EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Field, Section } from "../../contract/profile/section.ts";
import { typedNumber } from "../../domain/text/typed-number.ts";

/** Values of form fields: inputs and selects have no null. */
export type FormValues = Record<string, unknown>;

const mapFields = (section: Section, valueOf: (name: string, field: Field) => unknown): FormValues =>
  Object.fromEntries(Object.entries(section.fields).map(([name, field]) => [name, valueOf(name, field)]));

const emptyValue = ({ widget }: Field): unknown => {
  switch (widget) {
    case "option":
    case "place":
    case "file":
      return null;
    case "choices":
    case "tags":
      return [];
    case "checkbox":
      return false;
    default:
      return "";
  }
};

const toInput = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined) return emptyValue(field);
  if (field.widget === "yes_no") return value ? "yes" : "no";
  return field.widget === "number" || field.widget === "select" ? String(value) : value;
};

const fromInput = (field: Field, value: unknown): unknown => {
  if (field.widget === "yes_no") return value === "" ? null : value === "yes";
  if (field.optional && value === "") return null;
  // What is not a number stays as it was typed: the schema refuses it.
  if (field.widget === "number") return typedNumber(String(value)) ?? value;
  return value;
};

/** Initial values of a form: those of the entry, or empty ones. */
export const formValues = (section: Section, entry: Entry | null): FormValues =>
  mapFields(section, (name, field) => toInput(field, entry?.[name]));

/** Validates a form and converts it to an entry's data; optional fields that are empty are left out. */
export const formSchema = (section: Section): z.ZodMiniType<EntryData, FormValues> =>
  z.pipe(
    z.transform((values: FormValues) => mapFields(section, (name, field) => fromInput(field, values[name]))),
    dataSchema(section),
  );

/** Whether two values of a field are the same; places and options are compared by their id. */
export const isSameValue = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

const keyOf = (value: unknown): string =>
  JSON.stringify(value && typeof value === "object" && "id" in value ? value.id : value);
