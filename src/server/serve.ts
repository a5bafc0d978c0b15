import { createServer, type RequestListener } from "node:http";
import { ConfigError, type Config } from "../runtime/config.ts";
import { fillWhenEmpty } from "./demo/fill-when-empty.ts";
import { copyOrder } from "./operator/copy-order.ts";
import { startWorker } from "./worker/start-worker.ts";
import { importOrder } from "./import/runs/import-order.ts";
import { reportFault, surviveFaults } from "./http/faults.ts";
import { fail } from "../runtime/user-facing-error.ts";
import { observed } from "./http/observe-requests.ts";
import { onStopSignal } from "./http/on-stop-signal.ts";
import { stoppable } from "./http/stop-server.ts";
import { feedsOrder } from "./import/sources/feeds-order.ts";
import { serveOperator } from "./operator/serve-operator.ts";
import { engineOf } from "./search/open-engine.ts";
import { openGazetteer } from "./search/understand/gazetteer.ts";
import { openIndexOnDisk } from "./search/embedded/disk/index-on-disk.ts";
import { figuresOf } from "./figures/figures-of.ts";
import { figuresPage } from "./figures/figures-page.ts";
import { keepStoringCounts } from "./figures/store-counts.ts";
import { serveMetrics } from "./platform/serve-metrics.ts";
import { routeOf } from "./modules.ts";
import { serveOrders } from "./orders.ts";
import { openServices } from "./services.ts";

export type OpenServices = Awaited<ReturnType<typeof openServices>>;

/** How long a stop waits for requests in flight, in milliseconds. */
const graceMs = 10_000;
/** How long clients may take, in milliseconds; bodies have limits of their own (`request-body.ts`). */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 610_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the timeout of proxies, which would otherwise send a request on a connection that is being closed.
  keepAliveTimeout: 65_000,
  // A request without a body needs no stream for it.
  optimizeEmptyRequests: true,
};

/**
 * Opens the services, listens, and stops gracefully on SIGTERM and SIGINT.
 * @param listenerOf creates the request listener.
 * @param onListening called once the server listens.
 * @param say prints a line for whoever started the server.
 */
export const serve = async (
  config: Config,
  listenerOf: (services: OpenServices) => RequestListener | Promise<RequestListener>,
  onListening: (services: OpenServices, port: number) => void,
  say: (line: string) => void = console.log,
): Promise<void> => {
  const services = await openServices(config);
  await fillWhenEmpty(services, say);
  // Read before the first search, which would have to wait for it.
  const onDisk = config.SEARCH_ENGINE === "embedded" ? await openIndexOnDisk(services) : null;
  const operator =
    services.database.kind === "pglite"
      ? await serveOperator(config, {
          import: importOrder(services),
          copy: copyOrder(services),
          feeds: feedsOrder(services),
          ...serveOrders(services),
        })
      : null;
  const { listener, stop } = stoppable(await listenerOf(services));
  const server = createServer(limits, observed(listener, routeOf));
  // CONNECT requests a tunnel, and does not reach the request listener.
  server.on("connect", (_request, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\nconnection: close\r\n\r\n"),
  );
  await serveMetrics(config, services, {
    "/figures": async () =>
      figuresPage(await figuresOf(await services.readDb(), services.brands, new Date())),
  });
  const counts = keepStoringCounts(services);
  /** What no first page waits for. */
  let working: Promise<void> | undefined;
  const cannotListen = (error: Error): never =>
    fail(new ConfigError(`PORT ${config.PORT} cannot be used: ${error.message}`));
  server.once("error", cannotListen);
  server.listen(config.PORT, config.HOST, () => {
    surviveFaults(services.log);
    // From now on an error means that one connection was not accepted, as when file descriptors run out.
    server.off("error", cannotListen).on("error", (error) => reportFault(services.log, "process", error));
    const address = server.address();
    onListening(services, typeof address === "object" && address ? address.port : config.PORT);
    // A search that comes first waits for the same places; where they cannot be read it says so.
    openGazetteer(engineOf(services.db)).catch(() => undefined);
    working = config.WORKER ? startWorker(services).catch(fail) : undefined;
  });

  onStopSignal((signal) => {
    services.log.info({ signal }, "stopping");
    const inFlight = stop(server, config.STOP_DELAY * 1000, graceMs);
    void Promise.all([inFlight, operator?.close(), working])
      .then(() => counts.stop())
      .then(() => onDisk?.close())
      .then(() => services.close())
      .then(() => process.exit(0))
      .catch(fail);
  });
};
