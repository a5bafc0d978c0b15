import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import { metrics, type Layer } from "../platform/metrics.ts";

/** The request that the running code belongs to. */
interface UnderWay {
  id: string;
  response: ServerResponse;
  /** Its address, and the id of the site that it is for. */
  url: string;
  brand: () => string | undefined;
}

const underWay = new AsyncLocalStorage<UnderWay>();

/** Runs the code that handles a request, so that any error it causes, even later, is attributed to that request. */
export const asRequest = <T>(request: UnderWay, answer: () => T): T => underWay.run(request, answer);

/** The request that this code runs for; undefined in the server's own timers. */
export const requestNow = (): UnderWay | undefined => underWay.getStore();

/**
 * Counts and logs an error that no code expected.
 * @param about Further fields for the log.
 */
export const reportFault = (log: Logger, layer: Layer, error: unknown, about = {}): void => {
  metrics.faults.inc({ layer });
  log.error({ request_id: requestNow()?.id, layer, ...about, err: asError(error) }, "unexpected error");
};

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`Thrown: ${String(error)}`);

/** Responds to a request that failed unexpectedly; cuts off a half-sent response, so that it does not seem complete. */
export const answerFault = (response: ServerResponse): void => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  for (const name of response.getHeaderNames())
    if (/^(content-|etag|last-mod)/.test(name)) response.removeHeader(name);
  response.writeHead(500, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("There's been a glitch... Please try again.\n");
};

/**
 * Keeps the process alive after an uncaught error in a request, stream or timer: logs and counts it, and responds to
 * the request that it belongs to. Errors during the start happen before this, and end the process.
 */
export const surviveFaults = (log: Logger): void => {
  const survive = (error: unknown) => {
    reportFault(log, underWay.getStore() ? "stream" : "process", error);
    const request = underWay.getStore();
    if (request) answerFault(request.response);
  };
  process.on("uncaughtException", survive);
  process.on("unhandledRejection", survive);
};
