import type { Answer, Call, CallInput, ErrorAnswer, Payload } from "./call.ts";

/** A call that was rejected or got no response. `status` is 0 when there was no response. */
export class CallError extends Error {
  override name = "CallError";
  readonly status: number;
  readonly errors: Record<string, string[]>;
  /** What the answer has to go on with, such as both values of a conflict. */
  readonly payload: unknown;

  constructor(status: number, message: string, errors: Record<string, string[]> = {}, payload?: unknown) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.payload = payload;
  }
}

/** Timeout of a call in the browser, in milliseconds (spec §7). */
export const timeoutMs = 90_000;

/** Makes a call and returns its payload. Throws `CallError`. */
export type Caller = <C extends Call>(call: C, input: CallInput<C>) => Promise<Payload<C>>;

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The path of a call with its params filled in and its query appended; undefined values are left out. */
export const callPath = (call: Call, input: unknown): string => {
  const { params = {}, query = {} } = input as RawInput;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** The body of a call's input, if it has one. */
export const callBody = (input: unknown): unknown => (input as RawInput).body;

/** A caller that passes requests directly to the API, for pages that are rendered on demand. */
export const callerOf =
  (
    api: (request: Request) => Response | Promise<Response>,
    origin: string,
    headers: Record<string, string>,
  ): Caller =>
  async (call, input) => {
    const body = callBody(input);
    const request = new Request(new URL(callPath(call, input), origin), {
      method: call.method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await api(request);
    const answer = (await response.json()) as Answer<Payload<typeof call>> & ErrorAnswer;
    if (!response.ok) throw new CallError(response.status, answer.message, answer.errors);
    return answer.payload;
  };
