import { storageKeys } from "../../domain/storage-keys.ts";

const own = [storageKeys.cache, storageKeys.draft];

/** Removes what this browser keeps of a seeker's data and drafts, so that the next person does not see it. */
export const forgetOwnData = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (own.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
};
