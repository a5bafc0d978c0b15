import { persistentAtom } from "@nanostores/persistent";

/** How many ids of jobs are kept, the latest. */
const mostKept = 500;

/** Reads stored ids and ignores what is not one. */
const readIds = (kept: string): number[] => {
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter(Number.isInteger).slice(0, mostKept) : [];
  } catch {
    return [];
  }
};

const keptIds = (key: string) =>
  persistentAtom<readonly number[]>(key, [], { encode: JSON.stringify, decode: readIds });

/** Jobs that were opened from a list in this browser, the latest first. */
export const $viewed = keptIds("portal:viewed-jobs");

/** Jobs that are hidden from lists in this browser, the latest first. */
export const $hidden = keptIds("portal:hidden-jobs");

type Ids = typeof $viewed;

const add = ($ids: Ids, id: number): void =>
  $ids.set([id, ...$ids.get().filter((other) => other !== id)].slice(0, mostKept));

/** Notes that a job was opened from a list. */
export const markViewed = (id: number): void => add($viewed, id);

/** Hides a job from lists in this browser. */
export const hideJob = (id: number): void => add($hidden, id);

/** Shows a hidden job again. */
export const unhideJob = (id: number): void => $hidden.set($hidden.get().filter((other) => other !== id));
