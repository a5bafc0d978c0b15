import type { Call, CallInput, ErrorAnswer, Payload } from "../../contract/call.ts";
import { CallError, callPath, timeoutMs } from "../../contract/caller.ts";
import { apiUrl } from "./api-url.ts";

/**
 * Reads, as a visitor, what a page without islands shows as it loads: the same for everybody, so that nothing of a seeker
 * is sent or kept, unless a token is given. It is the one call without the client of `request.ts`, whose bytes would be
 * a third of such a page's.
 * @throws CallError with the server's message; with status 0 when there was no response.
 */
export const readPublic = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  token: string | null = null,
): Promise<Payload<C>> => {
  const answer = await fetch(apiUrl(callPath(call, input)), {
    method: call.method,
    headers: { "host-name": location.hostname, ...(token && { authorization: `Bearer ${token}` }) },
    credentials: "omit",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new CallError(0, "We could not reach the site. Check your connection and try again.");
  });
  const { payload, message } = (await answer.json().catch(() => ({}))) as {
    payload: Payload<C>;
  } & ErrorAnswer;
  if (answer.ok) return payload;
  throw new CallError(answer.status, message || "The site could not answer. Please try again in a moment.");
};
