import { persistentAtom } from "@nanostores/persistent";
import type { Session } from "../../contract/auth.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { canRenew, readToken } from "./token-cookie.ts";

/** What pages say of the seeker who is signed in. */
export type KnownSeeker = Session["seeker"];

const decode = (kept: string): KnownSeeker | null => {
  try {
    return JSON.parse(kept) as KnownSeeker;
  } catch {
    return null;
  }
};

/** Who is signed in on this browser, or null. All tabs hear of a change. Set only by `session.ts` and its parts. */
export const $seeker = persistentAtom<KnownSeeker | null>(storageKeys.seeker, null, {
  encode: (seeker) => (seeker ? JSON.stringify(seeker) : undefined),
  decode,
});

/** Whether somebody is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => readToken() !== null || ($seeker.get() !== null && canRenew());

/** Notes who is signed in; other tabs hear of a change only. */
export const keepSeeker = (seeker: KnownSeeker | null): void => {
  if (seeker ?? $seeker.get()) $seeker.set(seeker);
};
