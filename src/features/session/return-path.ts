import { readIntent } from "./intent.ts";

const signInPage = /^\/sign-in\/?$/;

/**
 * Where to go after signing in: a path on this site, or "/" for anything else. Browsers treat "//host" and
 * "/\host" as another site and ignore tabs and line breaks, so the browser's own URL parser decides.
 */
export const safeReturn = (wanted: string | null | undefined, origin = location.origin): string => {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return "/";
  const url = new URL(wanted, origin);
  const isElsewhere = url.origin !== origin || url.pathname.startsWith("//");
  return isElsewhere || signInPage.test(url.pathname) ? "/" : url.pathname + url.search + url.hash;
};

/** Where the sign-in page goes afterwards: `?return=`, else the page of the interrupted action. */
export const wantedReturn = (): string =>
  safeReturn(new URLSearchParams(location.search).get("return") ?? readIntent()?.path);

/** Where to come back to from signing in elsewhere: this page, or where the sign-in page would go. */
export const returnPathHere = (): string =>
  signInPage.test(location.pathname) ? wantedReturn() : location.pathname + location.search + location.hash;

/** The URL of the sign-in page that returns to a path. */
export const signInHref = (path: string): string => `/sign-in?return=${encodeURIComponent(path)}`;
