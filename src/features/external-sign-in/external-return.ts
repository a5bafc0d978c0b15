import { finishExternalSignIn, type ExternalOutcome } from "../../contract/external-sign-in.ts";
import { hasSession } from "../session/follow-session.ts";
import { fetchPayload } from "../session/send.ts";

/** What the page of the return shows. */
export type View =
  | { state: "working" }
  | { state: "refused"; message: string }
  | Exclude<ExternalOutcome, { state: "signed-in" | "linked" | "code" }>
  /** `isChosen`: the seeker gave the email, and may give another one. */
  | { state: "code"; ticket: string; email: string; isChosen: boolean };

/** Takes the provider's response out of the address, so that it stays in no history; null when there is none. */
export const takeResponse = (): string | null => {
  const response = [location.hash.slice(1), location.search.slice(1)].find((part) =>
    new URLSearchParams(part).has("state"),
  );
  history.replaceState(null, "", location.pathname);
  return response ?? null;
};

/** Submits the provider's response. Throws `CallError`. */
export const finish = async (response: string): Promise<ExternalOutcome> => {
  // Linking needs a token, which may have expired while the seeker was at the provider.
  await hasSession();
  return fetchPayload(finishExternalSignIn, { body: { response } });
};
