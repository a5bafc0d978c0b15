import { startSupport, supportSource, type SupportStart } from "../../contract/support.ts";
import { readPublic } from "../session/read-public.ts";
import { readToken } from "../session/token-cookie.ts";

let started: { token: string | null; start: Promise<SupportStart> } | undefined;

/**
 * Starts the support widget for whoever uses this page: with a seeker's data, or for a visitor (spec §1). One call,
 * repeated when somebody has signed in or out since, or when it failed.
 */
export const startedSupport = (): Promise<SupportStart> => {
  const token = readToken();
  if (started?.token !== token || !started) {
    const start = readPublic(startSupport, { query: { source: supportSource } }, token);
    started = { token, start };
    start.catch(() => (started = undefined));
  }
  return started.start;
};
