import { storageKeys } from "../../domain/storage-keys.ts";
import { isSignedIn } from "./seeker.ts";

/** An action that has to wait until the visitor has signed in. */
export interface Intent {
  kind: "like" | "apply" | "follow";
  /** The id of the job or the employer. */
  id: number;
  /** Path and query of the page to come back to. */
  path: string;
}

const key = storageKeys.intent;

/** How long an intent stays valid, in milliseconds. */
const lifeMs = 30 * 60_000;

/** Stores the intent for this tab. */
export const keepIntent = (intent: Intent): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...intent, until: Date.now() + lifeMs }));

/** The stored intent, or null. */
export const readIntent = (): Intent | null => {
  try {
    const { until, ...intent } = JSON.parse(sessionStorage.getItem(key) ?? "") as Intent & { until: number };
    return until > Date.now() ? intent : null;
  } catch {
    return null;
  }
};

/** Removes and returns the intent of this kind and page, if the visitor has signed in; the page then carries it out. */
export const takeIntent = (
  kind: Intent["kind"],
  path = location.pathname + location.search,
): Intent | null => {
  const intent = readIntent();
  if (intent?.kind !== kind || intent.path !== path || !isSignedIn()) return null;
  dropIntent();
  return intent;
};

export const dropIntent = (): void => sessionStorage.removeItem(key);
