import { ownDraftKey } from "./own-data.ts";

/**
 * The drafts of the seeker who is signed in, each under a name of its own. Where storage is blocked or full, a draft lasts
 * as long as the page.
 * @param storage Gives the storage; where it is blocked, that throws.
 */
export const ownDrafts = (storage: () => Storage) => ({
  /** The draft as it was kept; null when there is none, or it cannot be read. */
  read: (name: string): unknown => {
    try {
      return JSON.parse(storage().getItem(ownDraftKey(name)) ?? "null");
    } catch {
      return null;
    }
  },
  /** The names of the drafts that are kept. */
  names: (): string[] => {
    try {
      const own = ownDraftKey("");
      return Object.keys(storage()).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
    } catch {
      return [];
    }
  },
  keep: (name: string, draft: unknown): void => {
    try {
      storage().setItem(ownDraftKey(name), JSON.stringify(draft));
    } catch (error) {
      console.warn("What you typed could not be kept.", error);
    }
  },
  forget: (name: string): void => {
    try {
      storage().removeItem(ownDraftKey(name));
    } catch {
      // Where storage is blocked, no draft was kept.
    }
  },
});
