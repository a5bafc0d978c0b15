import { createServer } from "node:http";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { FolderLockedError } from "./db/lock-folder.ts";
import { fillWhenEmpty } from "./demo/fill-when-empty.ts";
import { BrandError } from "./lib/brands.ts";
import { buildWhenStale } from "./lib/build-when-stale.ts";
import { printAddresses } from "./lib/print-addresses.ts";
import { openServices } from "./services.ts";

/** How long a stop waits for what is in flight, in milliseconds. */
const graceMs = 10_000;

const start = async (): Promise<void> => {
  const config = readConfig();
  await buildWhenStale();
  // React picks its production build by this; the configuration has been read before.
  process.env["NODE_ENV"] = "production";
  const services = await openServices(config);
  if (config.DEMO_DATA) await fillWhenEmpty(services);
  const { createListener } = await import("./web.ts");
  const server = createServer(await createListener(createApp(services), services));
  server.once("error", (error) =>
    fail(new ConfigError(`PORT ${config.PORT} cannot be used: ${error.message}`)),
  );
  server.listen(config.PORT, config.HOST, () => printAddresses(services, server.address()));

  const stop = (signal: string): void => {
    services.log.info({ signal }, "stopping");
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(late);
      void services.close().then(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
};

const fail = (error: unknown): never => {
  const known =
    error instanceof ConfigError || error instanceof BrandError || error instanceof FolderLockedError;
  console.error(known ? error.message : error);
  process.exit(1);
};

await start().catch(fail);
