import { keepSeeker } from "./seeker.ts";

/** Says in this tab that the session was cleared: "new" until the visitor has been told. */
const flag = "portal:session-ended";

/** What outlives a session: entries of these kinds (spec §4). */
const kept = /consent|cookie|first-contentful-paint/i;

/**
 * After a 401: removes storage, caches, cookies and the token, and goes to "/" (spec §4, §8). Once a session:
 * the flag stays until somebody signs in again, so that a page which gets 401s cannot reload for ever.
 */
export const clearEndedSession = async (): Promise<void> => {
  if (sessionStorage.getItem(flag)) return;
  sessionStorage.setItem(flag, "new");
  keepSeeker(null);
  clearStorage(localStorage);
  clearStorage(sessionStorage);
  clearCookies();
  sessionStorage.setItem(flag, "new");
  await clearCaches();
  location.assign("/");
};

/** Whether the visitor has still to be told that the session ended; true once. */
export const takeSessionEnded = (): boolean => {
  if (sessionStorage.getItem(flag) !== "new") return false;
  sessionStorage.setItem(flag, "told");
  return true;
};

/** A new session begins: the next 401 clears again. */
export const allowClearing = (): void => sessionStorage.removeItem(flag);

const clearStorage = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (!kept.test(key)) storage.removeItem(key);
};

const past = new Date(0).toUTCString();

const clearCookies = (): void => {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name && !kept.test(name)) document.cookie = `${name}=; path=/; expires=${past}`;
  }
};

const clearCaches = async (): Promise<void> => {
  if (typeof caches === "undefined") return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.test(name)).map((name) => caches.delete(name)));
};
