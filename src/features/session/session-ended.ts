import { storageKeys } from "../../domain/storage-keys.ts";

const { sessionEnded: key } = storageKeys;
const untold = /^new ?/;

/** Whether this tab's session was cleared without a sign-in since, and whether the visitor has seen the message. */
export const hasSessionEnded = (): "untold" | "told" | null => {
  const mark = sessionStorage.getItem(key);
  return mark === null ? null : untold.test(mark) ? "untold" : "told";
};

/** Records for this tab that the session was cleared, and on which path. */
export const markSessionEnded = (path: string): void => sessionStorage.setItem(key, `new ${path}`);

/** The path where the session ended ("" when unknown), for a message that is shown once; null when there is none to show. */
export const takeSessionEnded = (): string | null => {
  const mark = sessionStorage.getItem(key);
  if (mark === null || !untold.test(mark)) return null;
  sessionStorage.setItem(key, "told");
  return mark.replace(untold, "");
};

/** Resets the record when a new session begins, so that its end is handled again. */
export const forgetSessionEnded = (): void => sessionStorage.removeItem(key);
