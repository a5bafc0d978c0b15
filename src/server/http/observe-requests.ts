import type { IncomingMessage, RequestListener } from "node:http";
import { metrics } from "../platform/metrics.ts";
import { isTracing, openSpan, type SpanAbout } from "../platform/tracing/tracing.ts";
import { countRequest } from "../platform/request-metrics.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** nginx's status for a request whose client disconnected before the end of the response. */
const peerGone = 499;
/** When a request counts as slow, in seconds. */
const slow = 1;

/** The span of a request, in the trace of a proxy or another service that began one. */
const spanOf = ({ headers }: IncomingMessage): SpanAbout => ({
  kind: "server",
  parent: headers["traceparent"] as string | undefined,
});

/**
 * Counts and times all requests that a listener answers.
 * @param routeOf returns the route template of a request.
 */
export const observed =
  (listener: RequestListener, routeOf: (url: string, status: number) => string): RequestListener =>
  (request, response) => {
    const start = performance.now();
    // The listener may rewrite the URL of the request.
    const { url = "/", method = "" } = request;
    const count = (status: number): void => {
      const route = routeOf(url, status);
      const seconds = (performance.now() - start) / 1000;
      const known = methods.has(method) ? method : "other";
      countRequest(known, route, status, seconds);
      span?.end(
        `${known} ${route}`,
        { "http.request.method": known, "http.route": route, "http.response.status_code": status },
        status >= 500,
      );
      if (seconds > slow) metrics.slowRequests.inc({ route });
    };
    const answer = () => listener(request, response);
    const span = isTracing() ? openSpan(method, spanOf(request), answer) : answer();
    // What is answered from memory has ended by now.
    if (response.writableEnded) return count(response.statusCode);
    metrics.requestsInFlight.inc();
    response.once("close", () => {
      metrics.requestsInFlight.dec();
      count(response.writableFinished ? response.statusCode : peerGone);
    });
  };
