import { $interrupted } from "./interrupted.ts";
import { forgetOwnData } from "./own-data.ts";
import { signInPage } from "./return-path.ts";
import { keepSeeker } from "./seeker.ts";
import { hasSessionEnded, markSessionEnded, takeSessionEnded } from "./session-ended.ts";

/** Entries that are kept when a session is cleared (spec §4). */
const kept = /consent|cookie|first-contentful-paint/i;

/**
 * After a 401: removes storage, caches, cookies and the token, and goes to "/" (spec §4, §8). Once per session:
 * a flag stays until the next sign-in, so that a page which gets 401s cannot reload in a loop. While it is set,
 * only the session is removed, and the visitor stays; they also stay where they were editing something, with what
 * they typed, and on the page to sign in, with where it leads. Returns whether the browser is going to "/".
 */
export const clearEndedSession = async (): Promise<boolean> => {
  const ended = hasSessionEnded();
  forgetSession();
  if (ended) return ended === "untold";
  const path = location.pathname + location.search;
  markSessionEnded(path);
  clearStored();
  markSessionEnded(path);
  const stays = $interrupted.get() !== null || signInPage.test(location.pathname);
  if (stays) takeSessionEnded();
  await clearCaches();
  if (stays) return false;
  location.assign("/");
  return true;
};

/** Removes storage, caches and cookies of the site from this browser, except what is kept. */
export const clearBrowser = async (): Promise<void> => {
  clearStored();
  await clearCaches();
};

const clearStored = (): void => {
  clearStorage(localStorage);
  clearStorage(sessionStorage);
  clearCookies(kept);
};

/** Removes the seeker, what this browser keeps of their profile, and the session cookies. What they are editing stays. */
export const forgetSession = (): void => {
  keepSeeker(null);
  forgetOwnData($interrupted.get());
  clearCookies(/^(?!(token|session)$)/);
};

const clearStorage = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (!kept.test(key)) storage.removeItem(key);
};

const past = new Date(0).toUTCString();

const clearCookies = (spared: RegExp): void => {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name && !spared.test(name)) document.cookie = `${name}=; path=/; expires=${past}`;
  }
};

const clearCaches = async (): Promise<void> => {
  if (typeof caches === "undefined") return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.test(name)).map((name) => caches.delete(name)));
};
