import type { Rule } from "./section.ts";

/** A date or month must not be before another one of the entry; nothing is said where one is missing. */
export const notBefore =
  (field: string, first: string, error: string): Rule =>
  (data) => {
    const [value, from] = [data[field], data[first]];
    return typeof value === "string" && typeof from === "string" && value < from ? [field, error] : null;
  };

/** A field must be empty while another one is true. */
export const emptyWhile =
  (field: string, flag: string, error: string): Rule =>
  (data) =>
    data[flag] === true && data[field] !== null ? [field, error] : null;
