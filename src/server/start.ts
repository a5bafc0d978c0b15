import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { buildWhenStale } from "./lib/build-when-stale.ts";
import { fail } from "./lib/mendable-error.ts";
import { printAddresses } from "./lib/print-addresses.ts";
import { dist } from "./release/folders.ts";
import { followReleases } from "./release/follow.ts";
import { publishByItself } from "./release/publish.ts";
import type { Services } from "./context.ts";
import { serve } from "./serve.ts";

const run = async (): Promise<void> => {
  const config = readConfig();
  const start = buildWhenStale();
  // React picks its production build by this; the configuration has been read before.
  process.env["NODE_ENV"] = "production";
  const { createListener } = await import("./web.ts");
  const listenerOf = async (services: Services) => {
    const releases = await followReleases(dist, start, services.log, config.RESTART_AFTER_RELEASES);
    publishByItself(dist, releases, services.log);
    return createListener(createApp(services), services, releases);
  };
  await serve(config, listenerOf, printAddresses);
};

await run().catch(fail);
