import { FetchError, ofetch } from "ofetch";
import type { Answer, Call, CallInput, ErrorAnswer, Payload } from "../../contract/call.ts";
import { callBody, CallError, callPath, timeoutMs } from "../../contract/caller.ts";
import { apiUrl } from "./api-url.ts";
import { readToken } from "./token-cookie.ts";

/** Fields of the search form that are not sent to the server (spec §7). */
const unsent = ["pageNo", "address", "employer_name"];
const searchPaths = new Set(["/v1/seeker/job", "/v1/seeker/job/seo-search"]);

/** Characters of a change that is sent to its end even if its page is closed; browsers allow 64 KiB for all at once. */
const keptAliveLength = 8_000;

/** The site could not be reached: the request can be retried. */
export class Unreachable extends CallError {
  override name = "Unreachable";

  constructor() {
    super(0, "We could not reach the site. Check your connection and try again.");
  }
}

/** Sends one request with the current token. Throws `CallError`, with status 0 when there was no response. */
export const request = <C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Answer<Payload<C>>> => {
  const body = bodyOf(call, input);
  return exchange(apiUrl(callPath(call, input)), {
    method: call.method,
    ...(body !== undefined && { body }),
    keepalive: call.method !== "GET" && JSON.stringify(body ?? null).length <= keptAliveLength,
    ...(signal && { signal }),
  });
};

interface ExchangeOptions {
  method: string;
  body?: Record<string, unknown> | File;
  /** Whether the request goes on when its page is closed. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** The same for any address of the API; `body` may be a file. */
export const exchange = async <P>(
  url: string,
  { signal, ...options }: ExchangeOptions,
): Promise<Answer<P>> => {
  const token = readToken();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { _data: answer, headers } = await ofetch.raw<Answer<P> | Blob>(url, {
      ...options,
      headers: { "host-name": location.hostname, ...(token && { authorization: `Bearer ${token}` }) },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      retry: false,
    });
    if (!(answer instanceof Blob)) return answer!;
    // What is said beside a file is in a header.
    return { payload: answer as P, message: decodeURIComponent(headers.get("message") ?? "") };
  } catch (error) {
    throw callErrorOf(error, timeout.aborted);
  }
};

const bodyOf = (call: Call, input: unknown): Record<string, unknown> | undefined => {
  const body = callBody(input) as Record<string, unknown> | undefined;
  if (!body || !searchPaths.has(call.path)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !unsent.includes(name)));
};

/** The message comes from the response body (spec §7); without one, a general message is used. */
const callErrorOf = (error: unknown, tooLate: boolean): unknown => {
  if (!(error instanceof FetchError)) return error;
  const { status, data } = error as FetchError<Partial<ErrorAnswer>>;
  if (status) {
    const message = data?.message ?? "Something went wrong. Please try again.";
    return new CallError(status, message, data?.errors, data?.payload);
  }
  return tooLate ? new CallError(0, "This is taking too long. Please try again.") : new Unreachable();
};
