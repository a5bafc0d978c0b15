/** Rows at a time: a batch delays other requests by a few milliseconds. */
export const batchSize = 500;

const dayMs = 24 * 60 * 60_000;

/** A day before some moment. */
export const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);
