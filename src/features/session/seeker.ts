import { persistentAtom } from "@nanostores/persistent";
import type { Session } from "../../contract/auth.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { canRenew, readSeekerId, readToken } from "./token-cookie.ts";

/** What pages know about the signed-in seeker. */
export type KnownSeeker = Session["seeker"];

const decode = (kept: string): KnownSeeker | null => {
  try {
    return JSON.parse(kept) as KnownSeeker;
  } catch {
    return null;
  }
};

/**
 * Who is signed in on this browser, or null. Synchronised between tabs. Change it with `keepSeeker` only. The server knows
 * nobody (`ssr: () => null`); the store's own "initial" value is what this browser has kept.
 */
export const $seeker = persistentAtom<KnownSeeker | null>(storageKeys.seeker, null, {
  encode: (seeker) => (seeker ? JSON.stringify(seeker) : undefined),
  decode,
});

/** Whether a seeker is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => readToken() !== null || ($seeker.get() !== null && canRenew());

/** The id of the signed-in seeker; without a token nor a known seeker it is undefined, and logged (spec §6). */
export const ownId = (): string | undefined => $seeker.get()?.id ?? readSeekerId();

/** Stores who is signed in; null over null is skipped, so that other tabs get no needless update. */
export const keepSeeker = (seeker: KnownSeeker | null): void => {
  if (seeker ?? $seeker.get()) $seeker.set(seeker);
};
