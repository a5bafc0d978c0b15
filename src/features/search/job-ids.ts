import { storageKeys } from "../../domain/storage-keys.ts";

/** How many ids of jobs are kept, the latest. */
const mostKept = 500;

/** Reads stored ids and ignores what is not one. */
export const readIds = (kept: string): number[] => {
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter(Number.isInteger).slice(0, mostKept) : [];
  } catch {
    return [];
  }
};

/** The ids with one as the latest. */
export const withId = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, mostKept);

/** Notes that a job was opened, also on pages without an island that knows of it. */
export const keepViewed = (id: number): void => {
  try {
    const kept = readIds(localStorage.getItem(storageKeys.viewedJobs) ?? "");
    localStorage.setItem(storageKeys.viewedJobs, JSON.stringify(withId(kept, id)));
  } catch {
    // Storage may be blocked or full; then nothing is kept.
  }
};
