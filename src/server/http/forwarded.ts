import type { IncomingMessage } from "node:http";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as HonoContext } from "hono";
import type { Config } from "../../runtime/config.ts";

/** Where a request comes from, and which host it is for. */
export interface Forwarded {
  /** Host with its port, as the browser wrote it. */
  host: string | null;
  scheme: "http" | "https";
  /** The client's IP address. */
  address: string;
}

/** Host, scheme and address of a request; `X-Forwarded-*` counts only from a trusted proxy. */
export const forwarded = (
  headers: Pick<Headers, "get">,
  peer: string,
  config: Pick<Config, "TRUSTED_PROXIES" | "PUBLIC_SCHEME">,
): Forwarded => {
  const own: Forwarded = { host: headers.get("host"), scheme: config.PUBLIC_SCHEME, address: peer };
  if (!config.TRUSTED_PROXIES.has(peer)) return own;
  const last = (name: string) => headers.get(name)?.split(",").at(-1)?.trim() || undefined;
  const scheme = last("x-forwarded-proto");
  return {
    host: last("x-forwarded-host") ?? own.host,
    scheme: scheme === "http" || scheme === "https" ? scheme : own.scheme,
    address: last("x-forwarded-for") ?? peer,
  };
};

/** The headers of a request before the API or a page reads it, and where it comes from. */
export const clientOf = (request: IncomingMessage, config: Config): { sent: Headers; from: Forwarded } => {
  const sent = new Headers(request.headers as Record<string, string>);
  return { sent, from: forwarded(sent, request.socket.remoteAddress ?? "", config) };
};

/** Whether a page makes this call in process, without a connection. */
export const isInProcess = ({ env }: HonoContext): boolean =>
  !(env as { incoming?: unknown } | undefined)?.incoming;

/** The same for a request inside the API; an in-process call from a page carries the address of the page's client. */
export const forwardedOf = (request: HonoContext, config: Config): Forwarded =>
  forwarded(
    request.req.raw.headers,
    isInProcess(request) ? (request.env?.address ?? "") : (getConnInfo(request).remote.address ?? ""),
    config,
  );
