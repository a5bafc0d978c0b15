import { storageKeys } from "../../domain/storage-keys.ts";
import { readIds, viewedKey, withId } from "./job-ids.ts";
import { visitsAt } from "./visits.ts";

/**
 * Keeps for the next page what the island of a search keeps, as the page of a first visit may be left before its
 * island is hydrated: which job was opened, and that this browser was here.
 */
export const keepFirstVisit = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("[data-job] :is(h2, h3) a");
    const id = link?.closest<HTMLElement>("[data-job]")?.dataset["job"];
    if (id) keep(viewedKey, (kept) => withId(readIds(kept ?? ""), Number(id)));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden")
      keep(storageKeys.visits, (kept) => (kept === null ? visitsAt(null, new Date()) : undefined));
  });
};

/** Changes an entry of localStorage, except to undefined. */
const keep = (key: string, change: (kept: string | null) => unknown): void => {
  try {
    const value = change(localStorage.getItem(key));
    if (value !== undefined) localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be blocked or full; then nothing is kept.
  }
};
