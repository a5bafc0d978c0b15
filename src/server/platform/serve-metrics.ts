import { once } from "node:events";
import { createServer } from "node:http";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { ConfigError, type Config } from "../../runtime/config.ts";
import type { Database } from "./database/open.ts";
import { metrics, registry } from "./metrics.ts";

/**
 * Tells the metrics at `/metrics` of METRICS_HOST and METRICS_PORT, and nothing else there, until the process ends.
 * @throws ConfigError when the port cannot be used.
 */
export const serveMetrics = async (
  { METRICS_PORT, METRICS_HOST }: Config,
  database: Database,
): Promise<void> => {
  if (METRICS_PORT === undefined) return;
  metrics.info.set({ node: process.version, database: database.kind }, 1);
  if (database.pool) watchPool(database.pool);
  const server = createServer((request, response) => {
    const isMetrics = request.method === "GET" && request.url?.split("?", 1)[0] === "/metrics";
    if (!isMetrics) return void response.writeHead(404).end("The metrics are at /metrics.\n");
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: Error) => response.writeHead(500).end(`${error.message}\n`),
    );
  });
  try {
    await once(server.listen(METRICS_PORT, METRICS_HOST), "listening");
  } catch (error) {
    throw new ConfigError(`METRICS_PORT ${METRICS_PORT} cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
  collectDefaultMetrics({ register: registry });
  // The sites keep the process, not this.
  server.unref();
};

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
