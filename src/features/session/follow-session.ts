import { clearEndedSession } from "./clear-session.ts";
import { $interrupted, noteEnd } from "./interrupted.ts";
import { forgetOwnData } from "./own-data.ts";
import { renew } from "./renew.ts";
import { $seeker, isSignedIn, keepSeeker } from "./seeker.ts";
import { canRenew, readSeekerId, readToken, readTokenExpiry } from "./token-cookie.ts";

/** How long before its expiry a token is renewed, in milliseconds. */
const leadMs = 60_000;

/** Minimum time between two renewals, in case the device's clock is wrong, in milliseconds. */
const restMs = 30_000;

/**
 * Keeps the session alive: updates `$seeker`, and renews the token shortly before it expires while the page is
 * visible. Returns a function that stops this.
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
  // The same attribute that the script in <head> sets before the first paint.
  const unbind = $seeker.subscribe(() => {
    document.documentElement.toggleAttribute("data-seeker", isSignedIn());
  });
  // In each tab: another one may have signed this seeker out, or somebody else in.
  const unlisten = $seeker.listen((seeker, before) => {
    if (before && before.id !== seeker?.id) forgetOwnData($interrupted.get());
  });
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    stopped = true;
    clearTimeout(timer);
    unbind();
    unlisten();
    document.removeEventListener("visibilitychange", onVisible);
  };
};

/** Whether a seeker is signed in now; an expired token is renewed if possible. */
export const hasSession = async (): Promise<boolean> => {
  if (!readToken() && mayHaveSession()) await renewOrForget(null);
  return readToken() !== null;
};

/** Without a token: a stored seeker or a session cookie means that renewing is worth a try. */
const mayHaveSession = (): boolean => $seeker.get() !== null || canRenew();

const isStale = (token: string): boolean => readTokenExpiry(token) - Date.now() <= leadMs;

/** A session that ended in the meantime is cleared as after any 401 (spec §4); of a name without one only that goes. */
const renewOrForget = async (token: string | null): Promise<void> => {
  const hadSession = token !== null || canRenew();
  if ((await renew(token)) !== "ended" || readToken()) return;
  noteEnd();
  if (hadSession) await clearEndedSession();
  else keepSeeker(null);
};

/** The cookie decides who is signed in; the name comes with the renewal. */
const keepSeekerOf = (token: string): void => {
  const id = readSeekerId();
  if (id && id !== $seeker.get()?.id) {
    keepSeeker({ id, email: "", given_name: "", family_name: "" });
    void renew(token);
  }
};
