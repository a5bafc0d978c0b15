import { persistentJSON } from "@nanostores/persistent";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { choosePersistentStorage } from "../session/persistent-storage.ts";
import { ownId } from "../session/seeker.ts";

interface Slice {
  /** Whose entries they are. */
  seeker: string;
  entries: readonly Entry[];
}

const isSensitive = ({ fields }: SectionOutline): boolean =>
  Object.values(fields).some(({ sensitive }) => sensitive);

/**
 * The entries of a section as this browser keeps them, shown until the server has answered. Those with sensitive
 * fields end with the tab.
 */
export const sectionSlice = (section: SectionOutline) => {
  choosePersistentStorage();
  const prefix = isSensitive(section) ? storageKeys.privateCache : storageKeys.cache;
  const $slice = persistentJSON<Slice | null>(`${prefix}profile-${section.name}`, null, { listen: false });
  return {
    /** The entries of the seeker who is signed in now; none of anybody else's. */
    read: (): readonly Entry[] => {
      const slice = $slice.get();
      return slice && slice.seeker === ownId() ? slice.entries : [];
    },
    keep: (entries: readonly Entry[]): void => {
      const seeker = ownId();
      if (seeker) $slice.set({ seeker, entries });
    },
  };
};
