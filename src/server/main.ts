import { join } from "node:path";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { buildWhenStale } from "./lib/build-when-stale.ts";
import { fail } from "./lib/mendable-error.ts";
import { printAddresses } from "./lib/print-addresses.ts";
import { openRelease } from "./lib/release.ts";
import { serve } from "./serve.ts";

const start = async (): Promise<void> => {
  const config = readConfig();
  buildWhenStale();
  // React picks its production build by this; the configuration has been read before.
  process.env["NODE_ENV"] = "production";
  const { createListener } = await import("./web.ts");
  const release = await openRelease(join(import.meta.dirname, "../../dist"));
  const releases = { current: () => release };
  await serve(config, (services) => createListener(createApp(services), services, releases), printAddresses);
};

await start().catch(fail);
