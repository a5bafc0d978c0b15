import { Counter, type Histogram, type Registry } from "prom-client";

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The requests of one method and route. */
interface Tally {
  method: string;
  route: string;
  statuses: Map<number, number>;
  /** How many took no longer than each of the bounds, and longer than the one before. */
  within: number[];
  count: number;
  seconds: number;
}

const tallies = new Map<string, Map<string, Tally>>();

const tallyOf = (method: string, route: string): Tally => {
  let byRoute = tallies.get(method);
  if (!byRoute) tallies.set(method, (byRoute = new Map()));
  let tally = byRoute.get(route);
  if (!tally) {
    tally = { method, route, statuses: new Map(), within: bounds.map(() => 0), count: 0, seconds: 0 };
    byRoute.set(route, tally);
  }
  return tally;
};

const allTallies = (): Tally[] => [...tallies.values()].flatMap((byRoute) => [...byRoute.values()]);

/**
 * Counts a request. Metrics of the library look their labels up anew each time, which takes a tenth of the time in
 * which a file in memory is answered; these are made of plain counts when they are read.
 * @param seconds from the head of the request to the end of its answer.
 */
export const countRequest = (method: string, route: string, status: number, seconds: number): void => {
  const tally = tallyOf(method, route);
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  tally.count++;
  tally.seconds += seconds;
  const bucket = bounds.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) tally.within[bucket]!++;
};

/** Adds the metrics of requests to a registry. */
export const registerRequestMetrics = (registry: Registry): void => {
  new Counter({
    name: "signboard_http_requests_total",
    help: "Requests by method, template of the path and status; 499 is one whose peer went away",
    labelNames: ["method", "route", "status"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { method, route, statuses } of allTallies())
        for (const [status, count] of statuses) this.inc({ method, route, status }, count);
    },
  });
  const name = "signboard_http_request_seconds";
  const described = {
    name,
    help: "From the head of a request to the end of its answer",
    type: "histogram",
    aggregator: "sum",
  };
  const histogram = {
    ...described,
    get: () =>
      Promise.resolve({ ...described, values: allTallies().flatMap((tally) => valuesOf(name, tally)) }),
  };
  registry.registerMetric(histogram as unknown as Histogram);
};

/** The series of a histogram: how many took no longer than each bound, all, and their sum. */
const valuesOf = (name: string, { method, route, within, count, seconds }: Tally) => {
  const labels = { method, route };
  let sum = 0;
  return [
    ...bounds.map((le, at) => ({
      metricName: `${name}_bucket`,
      labels: { le, ...labels },
      value: (sum += within[at]!),
    })),
    { metricName: `${name}_bucket`, labels: { le: "+Inf", ...labels }, value: count },
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
};
