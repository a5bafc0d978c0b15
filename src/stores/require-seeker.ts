import { atom } from "nanostores";
import { dropIntent, keepIntent, type Intent } from "./intent.ts";
import { signInHref } from "./return-path.ts";
import { isSignedIn } from "./seeker.ts";

/** A wish to do something that needs a seeker, waiting for the dialog. */
export interface SignInRequest {
  intent: Intent;
  /** Called once, with whether somebody has signed in. */
  done: (signedIn: boolean) => void;
}

/** The element of the sign-in dialog: a page that has it can wait for the dialog. */
export const signInDialogId = "sign-in-dialog";

/** What the sign-in dialog is open for; null while it is closed. */
export const $signInRequest = atom<SignInRequest | null>(null);

/**
 * Makes sure that somebody is signed in: at once, or by the dialog (the island `sign-in-dialog` on the page).
 * Where a page has no dialog it goes to the sign-in page, which comes back, and the page then finishes what
 * `takeIntent` gives. Gives whether to go on now.
 */
export const requireSeeker = async (intent: Intent): Promise<boolean> => {
  if (isSignedIn()) return true;
  keepIntent(intent);
  if (!document.getElementById(signInDialogId)) {
    location.assign(signInHref(intent.path));
    return false;
  }
  const signedIn = await new Promise<boolean>((done) => $signInRequest.set({ intent, done }));
  $signInRequest.set(null);
  dropIntent();
  return signedIn;
};
