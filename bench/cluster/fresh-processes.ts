import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { callerAt } from "./caller-at.ts";
import { compareSearches, type Searcher } from "./compare-searches.ts";
import { startProgram } from "./programs.ts";
import { brands, type Cluster } from "./start-cluster.ts";
import { answersWell, waitFor } from "./wait-for.ts";

const at = "127.0.0.1";
const startSeconds = 180;

/** Compares the searches of all servers, and of a new process on OpenSearch, with those of a new one of the embedded engine. */
export const compareWithFresh = async ({
  programs,
  settings,
  machines,
}: Cluster): Promise<{ compared: number; wrong: string[] }> => {
  const brand = brands.at(-1)!;
  const fresh = async (engine: string): Promise<Searcher> => {
    const name = `fresh-${engine}`;
    const port = await freePort();
    // Without pages, which nobody asks it for.
    const { log } = startProgram(programs, name, ["node", "src/commands/dev-api.ts"], {
      env: {
        ...process.env,
        ...settings,
        ...{ SEARCH_ENGINE: engine, SHARED_RELEASES: "false", HOST: at, PORT: String(port) },
        DATA_DIR: join(programs.folder, name),
      },
    });
    await waitFor(`${name} is ready`, () => answersWell(`http://${at}:${port}/readyz`), startSeconds, log);
    return { name, call: callerAt({ at, port }, brand) };
  };
  const servers = machines.map(({ place }) => ({ name: place.at, call: callerAt(place, brand) }));
  const reference = await fresh("embedded");
  return compareSearches([...servers, await fresh("opensearch")], reference);
};
