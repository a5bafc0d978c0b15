import { createServer, type RequestListener } from "node:http";
import { ConfigError, type Config } from "./config.ts";
import { fillWhenEmpty } from "./demo/fill-when-empty.ts";
import { copyOrder } from "./backup/copy-order.ts";
import { importOrder } from "./import/import-order.ts";
import { fail } from "./lib/mendable-error.ts";
import { observeRequests } from "./lib/observe-requests.ts";
import { onStopSignal } from "./lib/on-stop-signal.ts";
import { stoppable } from "./lib/stop-server.ts";
import { serveOperator } from "./operator/serve-operator.ts";
import { openIndex } from "./search/job-index.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { openServices } from "./services.ts";

type OpenServices = Awaited<ReturnType<typeof openServices>>;

/** How long a stop waits for what is in flight, in milliseconds. */
const graceMs = 10_000;

/**
 * Opens the services, listens, and stops gracefully on SIGTERM and SIGINT.
 * @param listenerOf makes what answers the requests.
 * @param onListening is told once requests are answered.
 */
export const serve = async (
  config: Config,
  listenerOf: (services: OpenServices) => RequestListener | Promise<RequestListener>,
  onListening: (services: OpenServices, port: number) => void,
): Promise<void> => {
  const services = await openServices(config);
  if (config.DEMO_DATA) await fillWhenEmpty(services);
  // Read before the first visitor comes, who would wait for it.
  await openIndex(services.db);
  const operator =
    services.database.kind === "pglite"
      ? await serveOperator(config.DATA_DIR, {
          import: importOrder(services),
          copy: copyOrder(services),
        })
      : null;
  const { listener, stop } = stoppable(await listenerOf(services));
  const server = createServer(listener);
  observeRequests(server);
  await serveMetrics(config, services.database);
  server.once("error", (error) =>
    fail(new ConfigError(`PORT ${config.PORT} cannot be used: ${error.message}`)),
  );
  server.listen(config.PORT, config.HOST, () => {
    const address = server.address();
    onListening(services, typeof address === "object" && address ? address.port : config.PORT);
  });

  onStopSignal((signal) => {
    services.log.info({ signal }, "stopping");
    void Promise.all([stop(server, config.STOP_DELAY * 1000, graceMs), operator?.close()])
      .then(() => services.close())
      .then(() => process.exit(0))
      .catch(fail);
  });
};
