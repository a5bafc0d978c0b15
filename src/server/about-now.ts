import { requestNow } from "./http/faults.ts";
import { routeOf } from "./modules.ts";
import { servedRelease } from "./platform/metrics.ts";
import { traceIdNow } from "./platform/tracing/tracing.ts";

/** What each line of the log says: the request, its site and route, the trace, and the release that is served. */
export const aboutNow = (): object => {
  const request = requestNow();
  return {
    ...(request && {
      request_id: request.id,
      brand: request.brand(),
      route: routeOf(request.url, request.response.statusCode),
    }),
    trace_id: traceIdNow(),
    release: servedRelease(),
  };
};
