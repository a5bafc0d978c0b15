import { storageKeys } from "../../domain/storage-keys.ts";
import { keptForAWhile } from "./kept-for-a-while.ts";
import { isSignedIn } from "./seeker.ts";

/** An action that has to wait until the visitor has signed in. */
export interface Intent {
  kind: "like" | "apply" | "follow";
  /** The id of the job or the employer. */
  id: number;
  /** Path and query of the page to come back to. */
  path: string;
}

/** The intent of this tab, for half an hour. */
const kept = keptForAWhile<Intent>(storageKeys.intent, 30 * 60_000);

/** Stores the intent for this tab. */
export const keepIntent = kept.keep;

/** The stored intent, or null. */
export const readIntent = kept.read;

/** Removes and returns the intent of this kind and page, if the visitor has signed in; the page then carries it out. */
export const takeIntent = (
  kind: Intent["kind"],
  path = location.pathname + location.search,
): Intent | null => {
  const intent = readIntent();
  if (intent?.kind !== kind || intent.path !== path || !isSignedIn()) return null;
  kept.drop();
  return intent;
};

export const dropIntent = kept.drop;
