import { atom } from "nanostores";
import { getSeekerProfile, type SeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { fetchPayload } from "../session/send.ts";

/** The seeker's profile as it was last read; null before. */
export const $seekerProfile = atom<SeekerProfile | null>(null);

/** Reads the profile and stores it. When that fails, the one before stays: sections tell what fails of their own. */
export const loadSeekerProfile = async (): Promise<void> => {
  try {
    $seekerProfile.set(await fetchPayload(getSeekerProfile, {}));
  } catch (error) {
    console.error(error);
  }
};
