import { CallError } from "../../contract/caller.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { $interrupted } from "./interrupted.ts";

/** A call that failed because the session ended. Reads ignore it: the page invites to sign in (spec §8). */
export class SessionEnded extends CallError {
  override name = "SessionEnded";

  constructor() {
    super(401, "Your session has ended. Please sign in again.");
  }
}

const otherwise = "Please try again.";

/**
 * What a view says of a read that failed, which is logged (spec §8). Null where only the session has ended: the page
 * goes to "/" or invites to sign in, unless it stays for what is being edited.
 */
export const failureOf = (error: unknown): string | null => {
  if (error instanceof SessionEnded && $interrupted.get() === null) return null;
  console.error(error);
  return error instanceof Error ? error.message : otherwise;
};

/** Says in a toast that what was clicked failed; the end of the session is said by the page. */
export const toastFailure = (error: unknown, text = otherwise): void => {
  if (!(error instanceof SessionEnded)) toast.error(error instanceof Error ? error.message : text);
};
