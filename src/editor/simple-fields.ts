import { fields, type BasicFormField, type FormFieldStoredValue } from "@keystatic/core";
import { instantText } from "../contract/article.ts";
import { momentIn, wallTime } from "../domain/articles/publish-at.ts";

/** Options of a text: its length limits (required when `min` is above 0), whether it is multi-line, its help text. */
type TextOptions = { min?: number; max?: number; long?: boolean; help?: string };

/** A text; an empty one is not written to the file. */
export const text = (label: string, { min = 0, max, long = false, help }: TextOptions = {}) =>
  fields.text({
    label,
    multiline: long,
    validation: { isRequired: min > 0, length: { min, ...(max !== undefined && { max }) } },
    ...(help && { description: help }),
  });

/** A checkbox; written only when it differs from the default. */
export const flag = (label: string, help: string, missing = false): BasicFormField<boolean> => {
  const field = fields.checkbox({ label, description: help, defaultValue: missing });
  return { ...field, serialize: (value) => ({ value: value === missing ? undefined : value }) };
};

/** Comma-separated words, stored as a list; an empty list is not written. */
export const words = (label: string, help: string): BasicFormField<string> => {
  const field = fields.text({ label, description: help });
  const parse = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "");
  return {
    ...field,
    formKind: undefined,
    parse,
    validate: (value) => value,
    serialize: (value) => {
      const list = value
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean);
      return { value: list.length ? list : undefined };
    },
    reader: { parse },
  };
};

/** A moment in a time zone, stored as its local time: 2026-03-02 09:00; a time with an offset can be read as well. */
export const moment = (label: string, help: string, zone: string): BasicFormField<string | null> => {
  const field = fields.datetime({ label, description: help });
  const parse = (stored: FormFieldStoredValue) =>
    stored === undefined ? null : wallTime(zone, momentIn(zone, textOf(stored))).replace(" ", "T");
  return {
    ...field,
    parse,
    serialize: (value) => ({ value: value === null ? undefined : value.replace("T", " ") }),
    reader: { parse },
  };
};

/** A time that is kept as it is written, by whatever clocks: 2026-03-02 09:00, or with an offset. */
export const writtenTime = (label: string, help: string): BasicFormField<string> => {
  const field = fields.text({
    label,
    description: help,
    validation: { pattern: { regex: instantText.pattern, message: instantText.error } },
  });
  const parse = (stored: FormFieldStoredValue) => (stored === undefined ? "" : textOf(stored));
  return {
    ...field,
    formKind: undefined,
    parse,
    validate: (value) => field.validate(value, undefined),
    serialize: (value) => ({ value }),
    reader: { parse },
  };
};

/** YAML parses times with an offset, and days, as dates. */
const textOf = (stored: unknown): string => (stored instanceof Date ? stored.toISOString() : String(stored));

export type Choice = { label: string; value: string };

/** Any number of several choices; an empty list is not written. */
export const choices = (
  label: string,
  help: string,
  options: Choice[],
): BasicFormField<readonly string[]> => {
  const field = fields.multiselect({ label, description: help, options });
  return { ...field, serialize: (value) => ({ value: value.length ? value : undefined }) };
};

/** One of several, or none; an unknown value is kept until another is chosen. */
export const choice = (label: string, options: Choice[], help?: string): BasicFormField<string> => {
  const field = fields.select({
    label,
    options: [{ label: "–", value: "" }, ...options],
    defaultValue: "",
    ...(help && { description: help }),
  });
  const parse = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    ...field,
    parse,
    serialize: (value) => ({ value: value || undefined }),
    reader: { parse },
  };
};

/** Data of any shape as JSON; empty when there is none. */
export const json = (label: string, help = ""): BasicFormField<string> => {
  const field = fields.text({ label, description: help, multiline: true });
  const parse = (stored: unknown) => (stored === undefined ? "" : JSON.stringify(stored, null, 2));
  return {
    ...field,
    formKind: undefined,
    parse,
    validate: (value) => {
      if (value.trim()) JSON.parse(value);
      return value;
    },
    serialize: (value) => ({
      value: value.trim() ? (JSON.parse(value) as FormFieldStoredValue) : undefined,
    }),
    reader: { parse },
  };
};
