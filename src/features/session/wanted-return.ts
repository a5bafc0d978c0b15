import { readIntent } from "./intent.ts";
import { safeReturn, signInPage } from "./return-path.ts";

/** Where the sign-in page goes afterwards: `?return=`, else the page of the interrupted action. */
export const wantedReturn = (): string =>
  safeReturn(new URLSearchParams(location.search).get("return") ?? readIntent()?.path);

/** Where to come back to from signing in elsewhere: this page, or where the sign-in page would go. */
export const returnPathHere = (): string =>
  signInPage.test(location.pathname) ? wantedReturn() : location.pathname + location.search + location.hash;
