import { fields, type BasicFormField, type FormFieldStoredValue } from "@keystatic/core";

/** The text of a contract: how long it may be, whether there must be one, help beside it. */
type TextOptions = { min?: number; max?: number; long?: boolean; help?: string };

/** A text; left empty, it is not written at all. */
export const text = (label: string, { min = 0, max, long = false, help }: TextOptions = {}) =>
  fields.text({
    label,
    multiline: long,
    validation: { isRequired: min > 0, length: { min, ...(max !== undefined && { max }) } },
    ...(help && { description: help }),
  });

/** A tick; written only where it differs from what a missing one means. */
export const flag = (label: string, help: string, missing = false): BasicFormField<boolean> => {
  const field = fields.checkbox({ label, description: help, defaultValue: missing });
  return { ...field, serialize: (value) => ({ value: value === missing ? undefined : value }) };
};

/** Words with commas between them, stored as a list; none are not written. */
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

/** A moment in UTC, stored with its offset: 2026-03-02T09:00:00Z. */
export const moment = (label: string, help: string): BasicFormField<string | null> => {
  const field = fields.datetime({ label, description: help });
  const parse = (stored: FormFieldStoredValue) =>
    field.parse(stored === undefined ? stored : new Date(String(stored)));
  return {
    ...field,
    parse,
    serialize: (value) => ({ value: value === null ? undefined : `${value}:00Z` }),
    reader: { parse },
  };
};

export type Choice = { label: string; value: string };

/** Any of several; none are not written. */
export const choices = (
  label: string,
  help: string,
  options: Choice[],
): BasicFormField<readonly string[]> => {
  const field = fields.multiselect({ label, description: help, options });
  return { ...field, serialize: (value) => ({ value: value.length ? value : undefined }) };
};

/** One of several, or none; a value that is not among them is kept until another is chosen. */
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
