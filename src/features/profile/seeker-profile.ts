import { atom } from "nanostores";
import { getSeekerProfile, type SeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { fetchPayload } from "../session/send.ts";

/** The seeker's profile as last loaded; null until then. */
export const $seekerProfile = atom<SeekerProfile | null>(null);

/** Loads the profile. On failure the previous one stays: each section shows its own errors. */
export const loadSeekerProfile = async (): Promise<void> => {
  try {
    $seekerProfile.set(await fetchPayload(getSeekerProfile, {}));
  } catch (error) {
    console.error(error);
  }
};
