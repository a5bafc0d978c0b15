import type { Server } from "node:http";
import { metrics } from "../platform/metrics.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** nginx's status for a request whose client disconnected before the end of the response. */
const peerGone = 499;
/** When a request counts as slow, in seconds. */
const slow = 1;

/**
 * Counts and times all requests of a server.
 * @param routeOf returns the route template of a request.
 */
export const observeRequests = (server: Server, routeOf: (url: string, status: number) => string): void => {
  // Read before the listener runs, which rewrites the URL of the request.
  server.prependListener("request", (request, response) => {
    const start = performance.now();
    const { url = "/", method = "" } = request;
    metrics.requestsInFlight.inc();
    response.once("close", () => {
      metrics.requestsInFlight.dec();
      const status = response.writableFinished ? response.statusCode : peerGone;
      const labels = {
        method: methods.has(method) ? method : "other",
        route: routeOf(url, status),
      };
      const seconds = (performance.now() - start) / 1000;
      metrics.requests.inc({ ...labels, status });
      metrics.requestSeconds.observe(labels, seconds);
      if (seconds > slow) metrics.slowRequests.inc({ route: labels.route });
    });
  });
};
