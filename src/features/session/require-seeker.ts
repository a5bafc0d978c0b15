import { atom } from "nanostores";
import { dropIntent, keepIntent, type Intent } from "./intent.ts";
import { signInHref } from "./return-path.ts";
import { isSignedIn } from "./seeker.ts";

/** A wish to do something that needs a seeker, waiting for the dialog. */
export interface SignInRequest {
  /** What was wished for, or that the session ended on the way. */
  reason: Intent["kind"] | "ended";
  /** Called once, with whether somebody has signed in. */
  done: (signedIn: boolean) => void;
}

/** The element of the sign-in dialog: a page that has it can wait for the dialog. */
export const signInDialogId = "sign-in-dialog";

/** What the sign-in dialog is open for; null while it is closed. */
export const $signInRequest = atom<SignInRequest | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Opens the page's sign-in dialog (the island `sign-in-dialog`), one for all who ask at the same time. Gives
 * whether somebody has signed in; false at once where the page has none.
 */
export const askToSignIn = async (reason: SignInRequest["reason"]): Promise<boolean> => {
  if (!hasDialog()) return false;
  asked ??= new Promise<boolean>((done) => $signInRequest.set({ reason, done })).finally(() => {
    asked = null;
    $signInRequest.set(null);
  });
  return asked;
};

/** Waits until no sign-in dialog is open: who was asked goes on first. */
export const signInSettled = async (): Promise<void> => void (await asked);

const hasDialog = (): boolean => document.getElementById(signInDialogId) !== null;

/**
 * Makes sure that somebody is signed in: at once, or by the dialog. Where a page has no dialog it goes to the
 * sign-in page, which comes back, and the page then finishes what `takeIntent` gives. Gives whether to go on now.
 */
export const requireSeeker = async (intent: Intent): Promise<boolean> => {
  if (isSignedIn()) return true;
  keepIntent(intent);
  if (!hasDialog()) {
    location.assign(signInHref(intent.path));
    return false;
  }
  const signedIn = await askToSignIn(intent.kind);
  dropIntent();
  return signedIn;
};
