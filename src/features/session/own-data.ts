import { storageKeys } from "../../domain/storage-keys.ts";

const own = [storageKeys.cache, storageKeys.draft];

/**
 * Removes what this browser keeps of a seeker's data and drafts, so that the next person does not see it.
 * @param draftsOf The seeker whose drafts stay, for when they sign in again.
 */
export const forgetOwnData = (draftsOf: string | null = null): void => {
  const kept = `${storageKeys.draft}profile-${draftsOf}-`;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (own.some((prefix) => key.startsWith(prefix)) && !key.startsWith(kept)) storage.removeItem(key);
};
