import { storageKeys } from "../domain/storage-keys.ts";

const { sessionEnded: key } = storageKeys;

/** Whether the session of this tab was cleared and nobody has signed in since. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(key) !== null;

/** Notes in this tab that the session was cleared. */
export const markSessionEnded = (): void => sessionStorage.setItem(key, "new");

/** Whether the visitor has still to be told that the session ended; true once. */
export const takeSessionEnded = (): boolean => {
  if (sessionStorage.getItem(key) !== "new") return false;
  sessionStorage.setItem(key, "told");
  return true;
};

/** A new session begins: when it ends it is cleared again. */
export const forgetSessionEnded = (): void => sessionStorage.removeItem(key);
