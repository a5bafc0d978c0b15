import { Counter, Gauge, Registry } from "prom-client";
import { registerRequestMetrics } from "./request-metrics.ts";

/** Everything that this process counts, for Prometheus (docs/decisions/070-metrics.md). */
export const registry = new Registry();
const registers = [registry];
registerRequestMetrics(registry);

/** Where an unexpected error was caught. */
const layers = ["file", "page", "api", "stream", "timer", "process"] as const;
export type Layer = (typeof layers)[number];

export const metrics = {
  /** Unexpected errors, by the layer that they occurred in. */
  faults: new Counter<"layer">({
    name: "signboard_faults_total",
    help: "Errors that no code expected, by layer",
    labelNames: ["layer"],
    registers,
  }),
  /** Answers of 503 by why: the site is busy, or what it needs, such as the database, fails. */
  refusals: new Counter<"reason">({
    name: "signboard_refusals_total",
    help: "Answers of 503: busy, or failure where the database or the files cannot be reached",
    labelNames: ["reason"],
    registers,
  }),
  /** Questions to caches, by the cache and whether it had the answer. */
  cacheRequests: new Counter<"cache" | "result">({
    name: "signboard_cache_requests_total",
    help: "Questions to the caches of searches, counts and pages of employers: hit or miss",
    labelNames: ["cache", "result"],
    registers,
  }),
  requestsInFlight: new Gauge({
    name: "signboard_http_requests_in_flight",
    help: "Requests that are not answered to their end",
    registers,
  }),
  slowRequests: new Counter({
    name: "signboard_http_slow_requests_total",
    help: "Requests that took longer than a second",
    labelNames: ["route"],
    registers,
  }),
  mails: new Counter<"result">({
    name: "signboard_mails_total",
    help: "Tries to send a mail by how they ended: sent, retried (again later) or dead (a dead letter)",
    labelNames: ["result"],
    registers,
  }),
  mailsUnderWay: new Gauge({
    name: "signboard_mails_under_way",
    help: "Mails that are being delivered",
    registers,
  }),
  importedJobs: new Counter<"result">({
    name: "signboard_imported_jobs_total",
    help: "Jobs that this process has imported, by what became of them",
    labelNames: ["result"],
    registers,
  }),
  keptFiles: new Counter({
    name: "signboard_kept_files_total",
    help: "Uploads that were checked and kept",
    registers,
  }),
  indexJobs: new Gauge({
    name: "signboard_search_index_jobs",
    help: "Places in the search index of this process, those that are free again included",
    aggregator: "max",
    registers,
  }),
  indexSynced: new Gauge({
    name: "signboard_search_index_synced_timestamp_seconds",
    help: "When the search index was last put in step with the database",
    aggregator: "min",
    registers,
  }),
  searchFed: new Gauge({
    name: "signboard_search_fed_timestamp_seconds",
    help: "When this process last put OpenSearch in step with the database; 0 where another one does",
    registers,
  }),
  databaseReplaced: new Counter({
    name: "signboard_database_replaced_total",
    help: "How often the database turned out to be another server or to have been started again, and all jobs were read again",
    registers,
  }),
  /** `result`: done or failed. */
  backgroundWork: new Counter<"work" | "result">({
    name: "signboard_background_work_total",
    help: "Work that no request waits for, by its name and how it ended",
    labelNames: ["work", "result"],
    registers,
  }),
  info: new Gauge({
    name: "signboard_info",
    help: "Always 1; the labels say what runs: Node and the kind of database",
    labelNames: ["node", "database"],
    aggregator: "max",
    registers,
  }),
  release: new Gauge({
    name: "signboard_release",
    help: "When the build that is served was taken, in seconds; the label is its id",
    labelNames: ["release"],
    aggregator: "max",
    registers,
  }),
};

// Initialised with 0, as Prometheus cannot see an increase of a missing series.
for (const layer of layers) metrics.faults.inc({ layer }, 0);
for (const reason of ["busy", "failure"]) metrics.refusals.inc({ reason }, 0);
for (const result of ["sent", "retried", "dead"]) metrics.mails.inc({ result }, 0);

let served: string | undefined;

/** The id of the release that this process serves; undefined in a worker. */
export const servedRelease = (): string | undefined => served;

/** Sets the release that the metrics report as being served. */
export const tellRelease = (release: string): void => {
  served = release;
  metrics.release.reset();
  metrics.release.setToCurrentTime({ release });
};
