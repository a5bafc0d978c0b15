import { storageKeys } from "../../domain/storage-keys.ts";

const { sessionEnded: key } = storageKeys;
const untold = /^new ?/;

/** Whether the session of this tab was cleared and nobody has signed in since; and whether the visitor knows. */
export const hasSessionEnded = (): "untold" | "told" | null => {
  const mark = sessionStorage.getItem(key);
  return mark === null ? null : untold.test(mark) ? "untold" : "told";
};

/** Notes in this tab that the session was cleared, and on which path. */
export const markSessionEnded = (path: string): void => sessionStorage.setItem(key, `new ${path}`);

/** Where the session ended, to tell the visitor of it ("" when it is not known); null when there is nothing to tell. Once. */
export const takeSessionEnded = (): string | null => {
  const mark = sessionStorage.getItem(key);
  if (mark === null || !untold.test(mark)) return null;
  sessionStorage.setItem(key, "told");
  return mark.replace(untold, "");
};

/** A new session begins: when it ends it is cleared again. */
export const forgetSessionEnded = (): void => sessionStorage.removeItem(key);
