import type { Server } from "node:http";
import { metrics } from "../platform/metrics.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** What nginx calls a request whose peer went away before the end of its answer. */
const peerGone = 499;
/** When a request counts as slow, in seconds. */
const slow = 1;

/**
 * Counts and times the requests of a server, whoever answers them.
 * @param routeOf names a request by its route.
 */
export const observeRequests = (server: Server, routeOf: (url: string, status: number) => string): void => {
  // Before the listener, which writes another address into the request.
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
