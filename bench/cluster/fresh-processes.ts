import { join } from "node:path";
import { startServer } from "../../tests/e2e/server-process.ts";
import { freePort } from "../free-port.ts";
import { callerAt } from "./caller-at.ts";
import { compareSearches, type Searcher } from "./compare-searches.ts";
import { brands, type Cluster } from "./start-cluster.ts";

/** Compares the searches of all servers, and of a new process on OpenSearch, with those of a new one of the embedded engine. */
export const compareWithFresh = async (
  cluster: Cluster,
  stack: AsyncDisposableStack,
): Promise<{ compared: number; wrong: string[] }> => {
  const brand = brands.at(-1)!;
  const fresh = async (engine: string): Promise<Searcher> => {
    const server = await startServer(await freePort(), join(cluster.folder, `fresh-${engine}`), {
      ...cluster.settings,
      ...{ SEARCH_ENGINE: engine, SHARED_RELEASES: "false" },
    });
    stack.defer(server.kill);
    return { name: `a new process, ${engine}`, call: server.on(brand) };
  };
  const servers = cluster.machines.map(({ place }) => ({ name: place.at, call: callerAt(place, brand) }));
  const reference = await fresh("embedded");
  return compareSearches([...servers, await fresh("opensearch")], reference);
};
