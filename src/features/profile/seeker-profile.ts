import { persistentJSON } from "@nanostores/persistent";
import { getSeekerProfile, type SeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { choosePersistentStorage } from "../session/persistent-storage.ts";
import { fetchPayload } from "../session/send.ts";
import { failureOf } from "../session/failure.ts";

choosePersistentStorage();

/** The seeker's profile as last loaded; null until then. It has sensitive fields, and ends with the tab. */
export const $seekerProfile = persistentJSON<SeekerProfile | null>(
  `${storageKeys.privateCache}seeker-profile`,
  null,
  { listen: false },
);

/** Loads the profile. On failure the previous one stays: each section shows its own errors. */
export const loadSeekerProfile = async (): Promise<void> => {
  try {
    $seekerProfile.set(await fetchPayload(getSeekerProfile, {}));
  } catch (error) {
    failureOf(error);
  }
};
