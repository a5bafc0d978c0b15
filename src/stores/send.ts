import { atom } from "nanostores";
import type { Call, CallInput, Payload } from "../contract/call.ts";
import { CallError } from "../contract/caller.ts";
import { clearEndedSession } from "./clear-session.ts";
import { renew } from "./renew.ts";
import { request } from "./request.ts";
import { isSignedIn } from "./seeker.ts";
import { readToken } from "./token-cookie.ts";

/** How many calls are under way; the bar at the top shows while there are any. */
export const $pending = atom(0);

/** A read that the end of the session cut off. Nothing needs to be shown: the visitor is on the way to "/" (spec §8). */
export class SessionEnded extends CallError {
  override name = "SessionEnded";

  constructor() {
    super(401, "Your session has ended. Please sign in again.");
  }
}

/**
 * Makes a call and gives its payload. Throws `CallError`, with status 0 when there was no answer; a read that
 * ends with the session throws `SessionEnded`. A token that has run out is renewed first, once for all calls.
 */
export const send = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Payload<C>> => {
  $pending.set($pending.get() + 1);
  try {
    return await (isSignIn(call) ? request(call, input, signal) : sendAsSeeker(call, input, signal));
  } finally {
    $pending.set($pending.get() - 1);
  }
};

/** Calls that answer 401 for a wrong password, and those that have no session yet. */
const isSignIn = (call: Call): boolean => call.path.startsWith("/v1/auth/");

const sendAsSeeker = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Payload<C>> => {
  const token = readToken();
  // A visitor who is not signed in has no session to end (spec §6: such calls are skipped).
  if (call.auth === "seeker" && !isSignedIn()) throw new CallError(401, "Sign in first.");
  try {
    return await request(call, input, signal);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    const renewal = await renew(token);
    if (renewal === "renewed") return request(call, input, signal);
    if (renewal === "unknown") throw error;
    await clearEndedSession();
    throw call.method === "GET" ? new SessionEnded() : error;
  }
};
