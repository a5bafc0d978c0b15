import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import { metrics, type Layer } from "../platform/metrics.ts";

/** A request under way, as whatever happens because of it knows it. */
interface UnderWay {
  id: string;
  response: ServerResponse;
}

const underWay = new AsyncLocalStorage<UnderWay>();

/** Runs what answers a request, so that an error in anything that it sets off is known as that request's. */
export const asRequest = <T>(request: UnderWay, answer: () => T): T => underWay.run(request, answer);

/** The id of the request that this code runs for; none in timers of the server's own. */
export const requestIdNow = (): string | undefined => underWay.getStore()?.id;

/**
 * Counts and logs an error that no code expected.
 * @param about What else the log is to say of it.
 */
export const reportFault = (log: Logger, layer: Layer, error: unknown, about = {}): void => {
  metrics.faults.inc({ layer });
  log.error({ request_id: requestIdNow(), layer, ...about, err: asError(error) }, "unexpected error");
};

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`Thrown: ${String(error)}`);

/** Answers a request that failed unexpectedly; what was half sent is cut, so that nobody takes it for whole. */
export const answerFault = (response: ServerResponse): void => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  for (const name of response.getHeaderNames())
    if (/^(content-|etag|last-mod)/.test(name)) response.removeHeader(name);
  response.writeHead(500, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("There's been a glitch... Please try again.\n");
};

/**
 * Lets the process live on whatever one request, stream or timer does: the error is logged and counted, and the request
 * that it belongs to is answered. Errors of a start come before this, and end it.
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
