import { atom } from "nanostores";
import type { Payload } from "../../contract/call.ts";
import { getProfileStrength } from "../../contract/profile/strength.ts";
import { fetchPayload } from "../session/send.ts";
import { failureOf } from "../session/failure.ts";

/** The strength of the profile as last loaded; undefined until then, null where it could not be. */
export const $strength = atom<Payload<typeof getProfileStrength> | null | undefined>();

/** Loads the strength. On failure the page goes without it: each section shows its own errors. */
export const loadStrength = async (): Promise<void> => {
  try {
    $strength.set(await fetchPayload(getProfileStrength, {}));
  } catch (error) {
    failureOf(error);
    $strength.set($strength.get() ?? null);
  }
};
