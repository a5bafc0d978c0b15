import { storageKeys } from "../../domain/storage-keys.ts";
import { keepViewed } from "./job-ids.ts";
import type { Visits } from "./visits.ts";

/**
 * Keeps for the next search what its island keeps, on pages that have none and where it may not be hydrated before the
 * page is left: which job was opened, and that this browser was here.
 */
export const keepFirstVisit = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest("[data-job] :is(h2, h3) a");
    const id = link?.closest<HTMLElement>("[data-job]")?.dataset["job"];
    if (id) keepViewed(Number(id));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keepVisit();
  });
};

const keepVisit = (): void => {
  try {
    if (localStorage.getItem(storageKeys.visits) !== null) return;
    const first: Visits = { seen: new Date().toISOString(), before: null };
    localStorage.setItem(storageKeys.visits, JSON.stringify(first));
  } catch {
    // Storage may be blocked or full; then nothing is kept.
  }
};
