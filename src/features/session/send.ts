import { atom } from "nanostores";
import type { Answer, Call, CallInput, Payload } from "../../contract/call.ts";
import { CallError } from "../../contract/caller.ts";
import { clearEndedSession, forgetSession } from "./clear-session.ts";
import { SessionEnded } from "./failure.ts";
import { noteEnd } from "./interrupted.ts";
import { tellTabs } from "./other-tabs.ts";
import { renew } from "./renew.ts";
import { request } from "./request.ts";
import { askToSignIn } from "./require-seeker.ts";
import { $seeker } from "./seeker.ts";
import { canRenew, readToken, requireToken } from "./token-cookie.ts";

/** Number of calls in progress; the progress bar shows while there are any. */
export const $pending = atom(0);

/** Number of those that are late: not answered after `lateMs`. */
export const $late = atom(0);

/** After how long a call that is not answered is late, in milliseconds (spec §9). */
export const lateMs = 10_000;

export interface SendOptions {
  signal?: AbortSignal;
  /** For calls that no user action caused: never opens the sign-in dialog. */
  quiet?: boolean;
}

/**
 * Makes a call and returns its response. Throws `CallError`, with status 0 when there was no response; a read that
 * fails because the session ended throws `SessionEnded`. After a 401 the token is renewed, once for all calls, and
 * the call retried. If the session has ended and the page stays, the dialog asks to sign in, and the call is retried;
 * a change only for the same seeker. Other tabs are told of what a seeker changes.
 */
export const send = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<Answer<Payload<C>>> =>
  isSignIn(call) ? counted(call, input, options.signal) : sendAndTell(call, input, options);

/** Makes a call and returns only its payload. Throws as `send` does. */
export const fetchPayload = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
): Promise<Payload<C>> => (await send(call, input, options)).payload;

/** Calls that answer 401 for a wrong password, and those that have no session yet. */
const isSignIn = (call: Call): boolean => call.path.startsWith("/v1/auth/");

const counted: typeof request = async (...call) => {
  $pending.set($pending.get() + 1);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    $late.set($late.get() + 1);
  }, lateMs);
  try {
    return await request(...call);
  } finally {
    clearTimeout(timer);
    if (isLate) $late.set($late.get() - 1);
    $pending.set($pending.get() - 1);
  }
};

const sendAndTell: typeof send = async (call, input, options = {}) => {
  const answer = await sendAsSeeker(call, input, options);
  if (call.auth === "seeker" && call.method !== "GET") tellTabs(call.path);
  return answer;
};

const sendAsSeeker = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  { signal, quiet = false }: SendOptions,
): Promise<Answer<Payload<C>>> => {
  const token = readToken();
  // A visitor, or somebody of whom only the name is known, has none.
  const hadSession = token !== null || canRenew();
  try {
    // Without a token nothing is sent (spec §6).
    if (call.auth === "seeker" && !requireToken()) throw new CallError(401, "Sign in first.");
    return await counted(call, input, signal);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    const renewal = await renew(token);
    if (renewal === "renewed") return counted(call, input, signal);
    if (renewal === "unknown") throw error;
    const editing = noteEnd();
    if (!hadSession) forgetSession();
    else if (await clearEndedSession()) throw call.method === "GET" ? new SessionEnded() : error;
    if (!quiet && (await askToSignIn("ended"))) {
      // What was typed is not somebody else's to send.
      if (editing && editing !== $seeker.get()?.id && call.method !== "GET")
        throw new CallError(403, "This is another account: nothing was saved.");
      return counted(call, input, signal);
    }
    throw hadSession || editing ? new SessionEnded() : error;
  }
};
