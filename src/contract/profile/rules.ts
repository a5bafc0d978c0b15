import type { Rule } from "./section.ts";

/**
 * A date or month must not be before another one of the entry, as far as both are known: 2019 is not before 2019-03.
 * Nothing is said where one is missing.
 */
export const notBefore =
  (field: string, first: string, error: string): Rule =>
  (data) => {
    const [value, from] = [data[field], data[first]];
    if (typeof value !== "string" || typeof from !== "string") return null;
    const known = Math.min(value.length, from.length);
    return value.slice(0, known) < from.slice(0, known) ? [field, error] : null;
  };

/** A field must be empty while another one is true. */
export const emptyWhile =
  (field: string, flag: string, error: string): Rule =>
  (data) =>
    data[flag] === true && data[field] !== null ? [field, error] : null;
