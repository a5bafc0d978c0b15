import type { DraftFields } from "../../contract/editor-drafts.ts";

/** Whether two drafts have the same words. */
export const isSame = (one: DraftFields, other: DraftFields): boolean =>
  one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The database keeps the keys of JSON in an order of its own. */
const sorted = (value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, sorted(part)])
    : value;
