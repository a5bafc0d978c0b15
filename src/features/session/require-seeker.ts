import { atom } from "nanostores";
import { $interrupted } from "./interrupted.ts";
import { dropIntent, keepIntent, type Intent } from "./intent.ts";
import { signInHref } from "./return-path.ts";
import { isSignedIn } from "./seeker.ts";

/** A request to open the sign-in dialog. */
export interface SignInRequest {
  /** The action that needs signing in, or that the session has ended. */
  reason: Intent["kind"] | "ended";
  /** Called once, with whether the visitor signed in. */
  done: (signedIn: boolean) => void;
}

/** Id of the element that shows that a page has the sign-in dialog. */
export const signInDialogId = "sign-in-dialog";

/** The current request of the sign-in dialog; null while it is closed. */
export const $signInRequest = atom<SignInRequest | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Opens the page's sign-in dialog (the island `sign-in-dialog`); concurrent callers share it. Resolves to whether
 * the visitor signed in; false at once where the page has no dialog.
 */
export const askToSignIn = async (reason: SignInRequest["reason"]): Promise<boolean> => {
  if (!hasDialog()) return false;
  asked ??= new Promise<boolean>((done) => $signInRequest.set({ reason, done })).finally(() => {
    asked = null;
    $signInRequest.set(null);
  });
  return asked;
};

/** Waits until no sign-in dialog is open, so that the callers that opened it continue first. */
export const signInSettled = async (): Promise<void> => void (await asked);

/** A page of the account gets one for what is being edited (SeekerOnly), and invites to sign in otherwise. */
const hasDialog = (): boolean =>
  document.getElementById(signInDialogId) !== null ||
  ($interrupted.get() !== null && document.querySelector("[data-own-content]") !== null);

/**
 * Makes sure that a seeker is signed in, with the dialog if needed. Without a dialog it goes to the sign-in page,
 * which returns here, and the page then carries out the intent (`takeIntent`). Resolves to whether to continue now.
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
