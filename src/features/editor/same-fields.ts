import type { DraftFields } from "../../contract/editor-drafts.ts";

/** Whether two drafts have the same words. */
export const isSame = (one: DraftFields, other: DraftFields): boolean =>
  one === other || textOf(one) === textOf(other);

/** A short text that only drafts with the same words share (FNV-1a, with two primes). */
export const digestOf = (fields: DraftFields): string => {
  let [first, second] = [0x811c9dc5, 0x811c9dc5];
  for (const char of new TextEncoder().encode(textOf(fields))) {
    first = Math.imul(first ^ char, 0x01000193);
    second = Math.imul(second ^ char, 0x85ebca6b);
  }
  return [first, second].map((hash) => (hash >>> 0).toString(36)).join("-");
};

const textOf = (fields: DraftFields): string => JSON.stringify(sorted(fields));

/** The database keeps the keys of JSON in an order of its own. */
const sorted = (value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, sorted(part)])
    : value;
