import cluster from "node:cluster";
import { createApp } from "./app.ts";
import { readConfig, type Config } from "../runtime/config.ts";
import { buildForStart, type Start } from "../releases/build-when-stale.ts";
import { programsFolder } from "../runtime/bundled-programs.ts";
import { misspeltVariables } from "../runtime/misspelt-variables.ts";
import { fail } from "../runtime/user-facing-error.ts";
import { openDataFolder } from "./data-folder.ts";
import { contentRoots } from "./editor/content.ts";
import { startPublishing } from "./editor/publisher.ts";
import { inProcesses, isFirstProcess } from "./in-processes.ts";
import { KeptPages } from "./kept-pages/kept-pages.ts";
import { hasFolders, openFolderSync } from "./employers/sync-folders.ts";
import { printAddresses } from "./print-addresses.ts";
import { canWrite, dist } from "../releases/folders.ts";
import { showBuild, type BuildDisplay } from "../releases/show-build.ts";
import { finishQuickRelease } from "./releases/finish-quick-release.ts";
import { followReleases, type Followed } from "./releases/follow.ts";
import { publishByItself } from "./releases/publish.ts";
import { runCommand } from "./releases/run-command.ts";
import { indexOf } from "./search/embedded/job-index.ts";
import { serve, type OpenServices } from "./serve.ts";
import { warmUp } from "./warm-up.ts";

/**
 * Starts the server, or ends the process with what is wrong.
 * @param isBundled whether this code is the bundle of the server; if not, one is made for the next start.
 */
export const start = (isBundled: boolean): Promise<void> => run(isBundled).catch(fail);

const run = async (isBundled: boolean): Promise<void> => {
  const config = readConfig();
  if (isBundled) programsFolder();
  if (cluster.isPrimary)
    for (const warning of misspeltVariables(Object.keys(process.env))) console.warn(warning);
  // Before the build, which takes a minute.
  openDataFolder(config);
  const display = showBuild();
  let bundling: Promise<void> | undefined;
  /** Bundles this server for its next start, once. */
  const bundle = () => (bundling ??= isBundled ? Promise.resolve() : bundleForNextStart());
  const build = () =>
    buildForStart((args) => {
      // A first start has time for it.
      void bundle();
      return buildBeside(args, display);
    });
  const start = config.SHARED_RELEASES ? startShared(config, build) : build();
  // Ends a start that meanwhile opens or fills the database.
  start.catch(fail);
  // Several processes find the release when they start; one waits for it when everything else is ready.
  if (config.WORKERS > 1 && cluster.isPrimary) await start;
  await inProcesses(config, () => serveSites(config, start, display, bundle));
};

/** Starts with the release of all machines. */
const startShared = async (config: Config, build: () => Promise<Start>): Promise<Start> => {
  const { startFromRegistry } = await import("./releases/registry/start-from-registry.ts");
  return startFromRegistry(dist, config, contentRoots(config), build);
};

/** Takes what other machines publish, and publishes for them what is due. */
const publishWithOthers = async (
  { database, config, store, db, log }: OpenServices,
  { loaded }: Start,
  releases: Followed,
): Promise<void> => {
  const { followRegistry } = await import("./releases/registry/follow-registry.ts");
  const { publish } = followRegistry(
    { db, store },
    {
      dist,
      roots: contentRoots(config),
      servers: loaded,
      releases,
      listening: database.listening ?? null,
      log,
    },
  );
  publishByItself(dist, releases, log, publish);
};

/** Runs the build command and shows it; resolves to whether it succeeded. */
const buildBeside = async (args: readonly string[], display: BuildDisplay): Promise<boolean> => {
  display.say("Building the sites …");
  const failure = await runCommand("build", args, display.say, display.step);
  display.stop();
  if (failure !== null) console.error(failure);
  return failure === null;
};

const serveSites = async (
  config: Config,
  starting: Promise<Start>,
  { say }: BuildDisplay,
  bundle: () => Promise<void>,
): Promise<void> => {
  // React selects its production build by this; set after the configuration has been read.
  process.env["NODE_ENV"] = "production";
  const { createListener } = await import("./http/listener.ts");
  let releases: Followed;
  let readFolders: (() => Promise<void>) | undefined;
  const listenerOf = async (services: OpenServices) => {
    const start = await starting;
    const sync = openFolderSync(services);
    const read = () => sync(start.release.folder).then(() => services.hosts.refresh());
    // Later starts serve the employers of the one before until their folders are read.
    if (await hasFolders(services.db)) readFolders = read;
    else await read();
    releases = await followReleases(
      dist,
      start,
      services.log,
      config.RESTART_AFTER_RELEASES,
      ({ folder }) => void sync(folder),
    );
    // A failover may have lost what was written from them.
    indexOf(services.db).onReplaced(() => void sync(releases.folder().folder));
    if (!config.SHARED_RELEASES) publishByItself(dist, releases, services.log);
    // One process speaks for its machine.
    else if (isFirstProcess(config)) await publishWithOthers(services, start, releases);
    if (config.SITE_EDITOR && isFirstProcess(config)) startPublishing(services);
    const listener = createListener(createApp(services), services, releases, new KeptPages(services.db));
    await warmUp(services, listener);
    return listener;
  };
  const onListening = (services: OpenServices, port: number) => {
    // Hosts that cannot be read are read again in a while, and reported then.
    void readFolders?.().catch(() => undefined);
    if (!isFirstProcess(config)) return;
    void printAddresses(services, port);
    void bundle().then(() => finishQuickRelease(dist, releases, services.log));
  };
  await serve(config, listenerOf, onListening, say);
};

const bundleForNextStart = async (): Promise<void> => {
  if (!canWrite(dist)) return;
  const failure = await runCommand("bundle-server", []).catch(String);
  if (failure !== null)
    console.warn(`The server could not be bundled, which only makes starts slower: ${failure}`);
};
