import { storageKeys } from "../../domain/storage-keys.ts";
import { isSignedIn } from "./seeker.ts";

/** What a visitor was about to do when signing in came first. */
export interface Intent {
  kind: "like" | "apply";
  /** The job's id. */
  job: number;
  /** Where it was, to come back to: path and query. */
  path: string;
}

const key = storageKeys.intent;

/** How long it is still what the visitor means, in milliseconds. */
const lifeMs = 30 * 60_000;

/** Keeps what is to be finished after signing in, for this tab. */
export const keepIntent = (intent: Intent): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...intent, until: Date.now() + lifeMs }));

/** What is waiting to be finished, or null. */
export const readIntent = (): Intent | null => {
  try {
    const { until, ...intent } = JSON.parse(sessionStorage.getItem(key) ?? "") as Intent & { until: number };
    return until > Date.now() ? intent : null;
  } catch {
    return null;
  }
};

/** Takes what is waiting on this page, if it is of this kind and somebody has signed in; the page then finishes it. */
export const takeIntent = (
  kind: Intent["kind"],
  path = location.pathname + location.search,
): Intent | null => {
  const intent = readIntent();
  if (intent?.kind !== kind || intent.path !== path || !isSignedIn()) return null;
  dropIntent();
  return intent;
};

/** Forgets it. */
export const dropIntent = (): void => sessionStorage.removeItem(key);
