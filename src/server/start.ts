import { createApp } from "./app.ts";
import { readConfig, type Config } from "../runtime/config.ts";
import { buildWhenStale, type Start } from "../releases/build-when-stale.ts";
import { fail } from "../runtime/user-facing-error.ts";
import { startPublishing } from "./editor/publisher.ts";
import { inProcesses, isFirstProcess } from "./in-processes.ts";
import { KeptPages } from "./kept-pages/kept-pages.ts";
import { openFolderSync } from "./employers/sync-folders.ts";
import { printAddresses } from "./print-addresses.ts";
import { dist } from "../releases/folders.ts";
import { followReleases } from "./releases/follow.ts";
import { publishByItself } from "./releases/publish.ts";
import type { Services } from "./http/context.ts";
import { serve } from "./serve.ts";

const run = async (): Promise<void> => {
  const config = readConfig();
  const start = buildWhenStale();
  // Built before several processes start, which then find the release.
  await inProcesses(config, () => serveSites(config, start));
};

const serveSites = async (config: Config, start: Start): Promise<void> => {
  // React selects its production build by this; set after the configuration has been read.
  process.env["NODE_ENV"] = "production";
  const { createListener } = await import("./http/listener.ts");
  const listenerOf = async (services: Services) => {
    const sync = openFolderSync(services);
    await sync(start.release.folder);
    await services.hosts.refresh();
    const releases = await followReleases(
      dist,
      start,
      services.log,
      config.RESTART_AFTER_RELEASES,
      ({ folder }) => void sync(folder),
    );
    publishByItself(dist, releases, services.log);
    if (config.SITE_EDITOR && isFirstProcess(config)) startPublishing(services);
    return createListener(createApp(services), services, releases, new KeptPages(services.db));
  };
  await serve(config, listenerOf, (services, port) => {
    if (isFirstProcess(config)) void printAddresses(services, port);
  });
};

await run().catch(fail);
