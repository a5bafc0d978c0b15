import { refreshSession } from "../../contract/auth.ts";
import { CallError } from "../../contract/caller.ts";
import { request } from "./request.ts";
import { keepSeeker } from "./seeker.ts";
import { canRenew, readToken } from "./token-cookie.ts";

/** Result of renewing a session; `unknown` when the server could not be reached or failed. */
export type Renewal = "renewed" | "ended" | "unknown";

let running: Promise<Renewal> | null = null;

/**
 * Exchanges the refresh cookie for a new token in place of `stale`. Concurrent callers share one request; tabs use
 * a lock, because a refresh token that is used twice ends the session. Without a refresh cookie nothing is sent.
 */
export const renew = (stale: string | null): Promise<Renewal> =>
  (running ??= inTurn(() => trade(stale)).finally(() => (running = null)));

const trade = async (stale: string | null): Promise<Renewal> => {
  const token = readToken();
  if (token && token !== stale) return "renewed";
  if (!canRenew()) return "ended";
  try {
    keepSeeker((await request(refreshSession, {})).payload.seeker);
    return "renewed";
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? "ended" : "unknown";
  }
};

const inTurn = (work: () => Promise<Renewal>): Promise<Renewal> => {
  // Undefined in insecure contexts: plain HTTP on a host other than localhost.
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request("portal:renew", work) : work();
};
