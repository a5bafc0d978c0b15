import { setPersistentEngine, windowPersistentEvents } from "@nanostores/persistent";
import { storageKeys } from "../../domain/storage-keys.ts";

const storageOf = (key: string): Storage =>
  key.startsWith(storageKeys.privateCache) ? sessionStorage : localStorage;

/** Where persistent stores are kept: what is sensitive ends with the tab. A value that does not fit lasts as long as the page. */
const storage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key: string) => storageOf(key).getItem(key) !== null,
    get: (_, key: string) => storageOf(key).getItem(key) ?? undefined,
    set: (_, key: string, value: string) => {
      try {
        storageOf(key).setItem(key, value);
      } catch (error) {
        console.warn(`${key} could not be kept.`, error);
      }
      return true;
    },
    deleteProperty: (_, key: string) => {
      storageOf(key).removeItem(key);
      return true;
    },
  },
);

/** Makes persistent stores follow `storageKeys`. Does nothing on the server. */
export const choosePersistentStorage = (): void => {
  if (typeof sessionStorage !== "undefined") setPersistentEngine(storage, windowPersistentEvents);
};
