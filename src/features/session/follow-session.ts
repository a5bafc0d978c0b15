import { renew } from "./renew.ts";
import { $seeker, isSignedIn, keepSeeker } from "./seeker.ts";
import { canRenew, readSeekerId, readToken, readTokenExpiry } from "./token-cookie.ts";

/** How long before a token runs out it is renewed, in milliseconds. */
const leadMs = 60_000;

/** The shortest time between two renewals, should the device's clock be wrong. */
const restMs = 30_000;

/**
 * Keeps the page's session going: finds out who is signed in, tells the page, and renews the token shortly before it runs out
 * while somebody looks at the page. Gives what stops it.
 */
export const followSession = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    const token = readToken();
    if (token ? isStale(token) : mayHaveSession()) await renewOrForget(token);
    else if (token) keepSeekerOf(token);
    const next = readToken();
    clearTimeout(timer);
    if (next && !stopped)
      timer = setTimeout(() => void look(), Math.max(restMs, readTokenExpiry(next) - Date.now() - leadMs));
  };
  const onVisible = () => void look();
  onVisible();
  // The same mark that the page's head sets before the first paint.
  const unbind = $seeker.subscribe(() => {
    document.documentElement.toggleAttribute("data-seeker", isSignedIn());
  });
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stopped = true;
    clearTimeout(timer);
    unbind();
    document.removeEventListener("visibilitychange", onVisible);
  };
};

/** Whether somebody is signed in now; a token that has run out is renewed if it can be. */
export const hasSession = async (): Promise<boolean> => {
  if (!readToken() && mayHaveSession()) await renewOrForget(null);
  return readToken() !== null;
};

/** Without a token: a name is left to be renewed or forgotten, or storage was cleared and the session was not. */
const mayHaveSession = (): boolean => $seeker.get() !== null || canRenew();

const isStale = (token: string): boolean => readTokenExpiry(token) - Date.now() <= leadMs;

/** A session that ran out while nobody was here ends without a word: nothing was interrupted. */
const renewOrForget = async (token: string | null): Promise<void> => {
  if ((await renew(token)) === "ended" && !readToken()) keepSeeker(null);
};

/** The cookie decides who is signed in; the names come with the next renewal. */
const keepSeekerOf = (token: string): void => {
  const id = readSeekerId();
  if (id && id !== $seeker.get()?.id) {
    keepSeeker({ id, email: "", given_name: "", family_name: "" });
    void renew(token);
  }
};
