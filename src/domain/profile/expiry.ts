import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";

/** How many days ahead seekers are warned that something expires. */
export const warningDays = 60;

const dayMs = 24 * 60 * 60 * 1000;

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
      const days = Math.round((lastDayOf(expires) - Date.parse(today)) / dayMs);
      if (!(days <= warningDays)) return [];
      return [{ section: section.name, id: entry.id, expires, days, state: days < 0 ? "expired" : "soon" }];
    })
    .sort((a, b) => a.days - b.days);
};

/** The last day that a date or a month names, in milliseconds since 1970. */
export const lastDayOf = (value: string): number => {
  const [year = 0, month = 0, day] = value.split("-").map(Number);
  return day === undefined ? Date.UTC(year, month, 0) : Date.parse(value);
};
