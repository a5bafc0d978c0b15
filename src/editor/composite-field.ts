import type { FormFieldInputProps, FormFieldStoredValue, JsonYamlValue } from "@keystatic/core";
import type { ReactElement } from "react";

export type Value = NonNullable<unknown> | null;
/** A field with one value of any type: the base of fields with several parts. */
export type Part = {
  Input(props: FormFieldInputProps<unknown>): ReactElement | null;
  defaultValue(): Value;
  parse(stored: FormFieldStoredValue, extra: undefined): Value;
  serialize(value: unknown): { value: FormFieldStoredValue };
  validate(value: unknown, extra: undefined): unknown;
};
export type Parts = Record<string, Part>;
export type Group = Record<string, Value>;
export type Stored = { [key: string]: JsonYamlValue };

export const isObject = (stored: FormFieldStoredValue): stored is Stored =>
  typeof stored === "object" && !Array.isArray(stored) && !(stored instanceof Date);
