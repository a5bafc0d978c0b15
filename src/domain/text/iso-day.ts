/** A day as YYYY-MM-DD, by the clock of UTC, at whose midnight the days of articles begin. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
