import { storageKeys } from "../../domain/storage-keys.ts";
import { $interrupted } from "./interrupted.ts";
import { ownId } from "./seeker.ts";

/** Drafts of applications until November 2026 did not say whose they are. */
const formerDraft = "portal:apply-draft-";
const own = [storageKeys.cache, storageKeys.draft, formerDraft];

const draftsOfSeeker = (id: string | null | undefined): string => `${storageKeys.draft}${id}:`;

/** The key of a draft of the seeker who is signed in, or whose session ended while they were editing. */
export const ownDraftKey = (name: string): string => draftsOfSeeker($interrupted.get() ?? ownId()) + name;

/**
 * Removes what this browser keeps of a seeker's data and drafts, so that the next person does not see it.
 * @param draftsOf The seeker whose drafts stay, for when they sign in again.
 */
export const forgetOwnData = (draftsOf: string | null = null): void => {
  const kept = draftsOfSeeker(draftsOf);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (own.some((prefix) => key.startsWith(prefix)) && !key.startsWith(kept)) storage.removeItem(key);
};
