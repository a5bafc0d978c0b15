import { persistentAtom } from "@nanostores/persistent";
import { storageKeys } from "../../domain/storage-keys.ts";
import { readVisits, visitsAt, type Visits } from "./visits.ts";

/** Visits to the search page in this browser. */
export const $visits = persistentAtom<Visits | null>(storageKeys.visits, null, {
  encode: JSON.stringify,
  decode: readVisits,
});

/** Notes that somebody is here now. */
export const keepVisit = (): void => $visits.set(visitsAt($visits.get(), new Date()));
