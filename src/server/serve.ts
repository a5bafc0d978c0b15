import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { ConfigError, type Config } from "./config.ts";
import { fillWhenEmpty } from "./demo/fill-when-empty.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { serveImports } from "./import/serve-imports.ts";
import { surviveFaults } from "./lib/faults.ts";
import { fail } from "./lib/mendable-error.ts";
import { openIndex } from "./search/job-index.ts";
import { openServices } from "./services.ts";

type OpenServices = Awaited<ReturnType<typeof openServices>>;

/** How long a stop waits for what is in flight, in milliseconds. */
const graceMs = 10_000;
/** How long clients may take, in milliseconds; bodies have limits of their own (`request-body.ts`). */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 610_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs, which would otherwise send a request into a connection that is being closed.
  keepAliveTimeout: 65_000,
};
/** How long a look at the parent is away from the next one, in milliseconds. */
const parentMs = 500;
const parent = process.ppid;

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
  await fillWhenEmpty(services);
  // Read before the first visitor comes, who would wait for it.
  await openIndex(services.db);
  const imports = services.database.kind === "pglite" ? await serveImports(services) : null;
  const housekeeping = startHousekeeping(services);
  const server = createServer(limits, await listenerOf(services));
  // CONNECT asks for a tunnel, which is no request that a listener sees.
  server.on("connect", (_request, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\nconnection: close\r\n\r\n"),
  );
  server.once("error", (error) =>
    fail(new ConfigError(`PORT ${config.PORT} cannot be used: ${error.message}`)),
  );
  server.listen(config.PORT, config.HOST, () => {
    surviveFaults(services.log);
    const address = server.address();
    onListening(services, typeof address === "object" && address ? address.port : config.PORT);
  });

  // Told to end, npm ends the shell between it and its script, and the script hears nothing.
  const watch =
    process.env["npm_lifecycle_event"] &&
    setInterval(() => process.ppid !== parent && stop("the end of npm"), parentMs).unref();
  const stop = (signal: string): void => {
    clearInterval(watch);
    services.log.info({ signal }, "stopping");
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    const closed = once(server, "close").then(() => clearTimeout(late));
    server.close();
    server.closeIdleConnections();
    // A connection in use now would wait for a next request otherwise.
    server.keepAliveTimeout = 1;
    void Promise.all([closed, imports?.close(), housekeeping.close()])
      .then(() => services.close())
      .then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
};
