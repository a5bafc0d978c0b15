/** A day as YYYY-MM-DD in UTC, because the dates of articles are midnight UTC. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
