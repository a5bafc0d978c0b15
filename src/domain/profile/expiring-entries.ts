import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { expiryOf } from "./expiry.ts";

/** An entry that expires soon, or has expired. */
export interface Expiring {
  /** The name of the section. */
  section: string;
  /** The id of the entry. */
  id: number;
  /** The day, as YYYY-MM-DD: the last one on which it is valid. */
  expires: string;
  /** Whole days from today; negative for a day that is past. */
  days: number;
  state: "expired" | "soon";
}

/** The first field of a section that says when an entry expires. */
const expiryField = ({ fields }: Pick<Section, "fields">): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name]!;
    return (field.widget === "date" || field.widget === "month") && field.expires;
  });

/** Whether the entries of a section can expire. */
export const canExpire = (section: Pick<Section, "fields">): boolean => expiryField(section) !== undefined;

/**
 * Those of a section's entries that expire within 60 days or have expired, the most urgent first.
 * @param today as YYYY-MM-DD.
 */
export const expiringEntries = (
  section: Pick<Section, "name" | "fields">,
  entries: readonly Entry[],
  today: string,
): Expiring[] => {
  const name = expiryField(section);
  if (!name) return [];
  return entries
    .flatMap((entry): Expiring[] => {
      const expires = entry[name];
      if (typeof expires !== "string") return [];
      const { state, days } = expiryOf(expires, today);
      return state === "later" ? [] : [{ section: section.name, id: entry.id, expires, days, state }];
    })
    .sort((a, b) => a.days - b.days);
};
