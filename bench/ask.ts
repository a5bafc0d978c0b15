import { once } from "node:events";
import { request as httpRequest, type Agent, type IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A request to a server, usually on this machine. Node's `fetch` cannot resolve `*.localhost` or choose a source address. */
export interface Ask {
  /** The address of the server; this machine's own by default. */
  at?: string;
  port: number;
  /** The `Host` header: which site the request is for. */
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The loopback address to send from; each counts as a separate client. */
  from?: string;
  agent?: Agent | undefined;
  /** The timeout in milliseconds; a minute by default. */
  limit?: number;
}

export interface Answered {
  /** 0 when there was no response. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The reason, when there was no response. */
  error?: string;
}

/** Sends a request and reads the whole response. Never throws. */
export const ask = async (what: Ask): Promise<Answered> => {
  const {
    at = "127.0.0.1",
    port,
    host,
    path,
    method = "GET",
    headers,
    body,
    from,
    agent,
    limit = 60_000,
  } = what;
  const late = AbortSignal.timeout(limit);
  try {
    const request = httpRequest({
      host: at,
      port,
      path,
      method,
      headers: { host, ...headers, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) },
      agent,
      signal: late,
      ...(from && { localAddress: from }),
    });
    request.end(body);
    const [response] = (await once(request, "response")) as [
      Readable & { statusCode: number; headers: IncomingHttpHeaders },
    ];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  } catch (error) {
    const message = late.aborted ? `no answer within ${limit / 1000} s` : (error as Error).message;
    return { status: 0, headers: {}, body: Buffer.alloc(0), error: message };
  }
};

/** The payload of an API response. */
export const payloadOf = <Payload>({ body }: Pick<Answered, "body">): Payload =>
  (JSON.parse(body.toString()) as { payload: Payload }).payload;

/** Sends JSON, as a signed-in seeker when a token is given. */
export const askJson = (
  what: Omit<Ask, "body" | "method">,
  body: unknown,
  token?: string,
): Promise<Answered> =>
  ask({
    ...what,
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
      ...what.headers,
    },
    body: JSON.stringify(body),
  });
