import { persistentAtom } from "@nanostores/persistent";
import { storageKeys } from "../../domain/storage-keys.ts";
import { readIds, withId } from "./job-ids.ts";

const keptIds = (key: string) =>
  persistentAtom<readonly number[]>(key, [], { encode: JSON.stringify, decode: readIds });

/** Jobs that were opened in this browser, the latest first; none after a sign-out. */
export const $viewed = keptIds(storageKeys.viewedJobs);

/** Jobs that are hidden from lists in this browser, the latest first; none after a sign-out. */
export const $hidden = keptIds(storageKeys.hiddenJobs);

/** Notes that a job was opened from a list. */
export const markViewed = (id: number): void => $viewed.set(withId($viewed.get(), id));

/** Hides a job from lists in this browser. */
export const hideJob = (id: number): void => $hidden.set(withId($hidden.get(), id));

/** Shows a hidden job again. */
export const unhideJob = (id: number): void => $hidden.set($hidden.get().filter((other) => other !== id));
