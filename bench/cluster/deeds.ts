import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../ask.ts";
import { hostOf } from "../site-paths.ts";
import { verdict } from "../report.ts";
import type { Deeds } from "./events.ts";
import { writeArticle, type Machine } from "./machines.ts";
import { brands, type Cluster } from "./start-cluster.ts";
import { waitFor } from "./wait-for.ts";

/** How long after the end of a build all servers must show it, in seconds. */
const publishLimit = 30;
/** Between the readiness of a server and the end of the next one: the proxy asks each second. */
const betweenRestarts = 3_000;
const slug = "what-all-servers-show";

/** How each kind of event is done to the cluster. */
export const deedsOf = ({ postgres, search, machines, worker }: Cluster): Deeds => {
  const [machine] = machines as readonly [Machine];
  return {
    "kill-primary": postgres.killPrimary,
    "kill-search-node": search.killNode,
    "kill-server": async () => {
      await machine.end("SIGKILL");
      return machine.start;
    },
    "kill-worker": async () => {
      await worker.end("SIGKILL");
      return async () => worker.start();
    },
    "restart-servers": async () => {
      for (const one of machines) {
        await one.end("SIGTERM");
        await one.start();
        await pause(betweenRestarts);
      }
      return `${machines.length} servers`;
    },
    "publish-release": async () => {
      for (const one of machines) writeArticle(one, slug);
      const start = performance.now();
      await machine.npm("build");
      const built = performance.now();
      for (const one of machines) await waitFor(`${one.place.at} shows the release`, () => shows(one), 120);
      const seconds = (performance.now() - built) / 1000;
      return `built in ${Math.round((built - start) / 1000)} s, shown by all after ${seconds.toFixed(1)} s < ${publishLimit}: ${verdict(seconds < publishLimit)}`;
    },
  };
};

const shows = async ({ place }: Machine): Promise<boolean> =>
  (await ask({ ...place, host: hostOf(brands[0]!), path: `/page/${slug}` })).status === 200;
