/** When this browser was here, in ISO 8601: now, and on the visit before, where there was one. */
export interface Visits {
  seen: string;
  before: string | null;
}

/** A pause longer than this begins another visit, in milliseconds. */
const pause = 30 * 60_000;

const isMoment = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

/** Reads the stored visits; null where there are none, or they are invalid. */
export const readVisits = (kept: string): Visits | null => {
  try {
    const { seen, before } = JSON.parse(kept) as Partial<Visits>;
    return isMoment(seen) ? { seen, before: isMoment(before) ? before : null } : null;
  } catch {
    return null;
  }
};

/** The visits once somebody is here at a moment. */
export const visitsAt = (kept: Visits | null, now: Date): Visits => {
  const isAnother = kept !== null && now.getTime() - Date.parse(kept.seen) > pause;
  return { seen: now.toISOString(), before: isAnother ? kept.seen : (kept?.before ?? null) };
};
