import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Logger } from "pino";
import { collectDefaultMetrics, Gauge } from "prom-client";
import type { Config } from "../../runtime/config.ts";
import { lastBackup } from "./backups/last-backup.ts";
import type { Database } from "./database/open.ts";
import { metrics, registry } from "./metrics.ts";
import { metricsOfAll, tellMetrics } from "./metrics-of-all.ts";
import { countQueue, type QueueFigures } from "./queue/inspect-queue.ts";

/** How soon a port that was taken is tried again, in milliseconds. */
const againMs = 60_000;

/**
 * Serves the metrics at `/metrics`, and the pages for operators, on METRICS_HOST and METRICS_PORT until the process ends:
 * those of all processes that serve on one port. A port that is taken is said in the log, and tried again.
 * @param pages each page's HTML, by its path.
 */
export const serveMetrics = async (
  { METRICS_PORT, METRICS_HOST }: Config,
  { database, log }: { database: Database; log: Pick<Logger, "warn"> },
  pages: Readonly<Record<string, () => Promise<string>>> = {},
): Promise<void> => {
  if (METRICS_PORT === undefined) return;
  metrics.info.set({ node: process.version, database: database.kind }, 1);
  if (database.pool) {
    watchPool(database.pool);
    watchBackups(database.db);
  }
  watchQueue(database.db);
  const answers = new Map([
    ["/metrics", { make: metricsOfAll, type: registry.contentType as string }],
    ...Object.entries(pages).map(
      ([path, make]) => [path, { make, type: "text/html; charset=utf-8" }] as const,
    ),
  ]);
  const server = createServer((request, response) => {
    const { make, type } = answers.get(request.url?.split("?", 1)[0] ?? "") ?? {};
    if (request.method !== "GET" || !make)
      return void response.writeHead(404).end(`Here are ${[...answers.keys()].join(" and ")}.\n`);
    make().then(
      (text) => response.writeHead(200, { "content-type": type }).end(text),
      (error: Error) => response.writeHead(500).end(`${error.message}\n`),
    );
  });
  collectDefaultMetrics({
    register: registry,
    ...(cluster.isWorker && { labels: { process: ownNumber() } }),
  });
  if (cluster.isWorker) tellMetrics();
  const listen = () => server.listen(METRICS_PORT, METRICS_HOST);
  server.on("error", (error) => {
    log.warn({ err: error }, `METRICS_PORT ${METRICS_PORT} cannot be used, so that there are no metrics`);
    setTimeout(listen, againMs).unref();
  });
  await once(listen(), "listening").catch(() => undefined);
  // This server alone must not keep the process running.
  server.unref();
};

/** Which of several processes this is, from 1; the same for one that is started again in its place. */
const ownNumber = (): string => process.env["PROCESS_NUMBER"] ?? "1";

const watchPool = (pool: NonNullable<Database["pool"]>): void => {
  new Gauge({
    name: "signboard_database_connections",
    help: "Connections to PostgreSQL: all, idle ones, and requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "all" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
};

/** 0 where there is none, so that an alert on its age speaks. */
const watchBackups = (db: Database["db"]): void => {
  new Gauge({
    name: "signboard_last_backup_timestamp_seconds",
    help: "When the last good backup of PostgreSQL was recorded; 0 when none was",
    aggregator: "max",
    registers: [registry],
    async collect() {
      const last = await lastBackup(db).catch(() => undefined);
      if (last !== undefined) this.set((last?.getTime() ?? 0) / 1000);
    },
  });
};

/** Counted on each scrape, by one query; the figures are the same in every process. */
const watchQueue = (db: Database["db"]): void => {
  let counting: Promise<QueueFigures | null> | undefined;
  // A database failure is reported elsewhere, and must not hide the other metrics.
  const count = () =>
    (counting ??= countQueue(db)
      .catch(() => null)
      .finally(() => (counting = undefined)));
  const gauge = (name: string, help: string, read: (figures: QueueFigures) => number) =>
    new Gauge({
      name,
      help,
      // Each process reads the same.
      aggregator: "max",
      registers: [registry],
      async collect() {
        const figures = await count();
        if (figures) this.set(read(figures));
      },
    });
  gauge("signboard_mail_waiting", "Mails that are not sent yet", (of) => of.waiting + of.underWay);
  gauge(
    "signboard_mail_oldest_seconds",
    "For how long the oldest mail has waited; 0 when none does",
    (of) => of.oldestSeconds,
  );
  gauge(
    "signboard_mail_dead_letters",
    "Mails that could not be sent and wait for an operator",
    (of) => of.dead,
  );
};
