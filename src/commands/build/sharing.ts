import { join } from "node:path";
import type { Config } from "../../runtime/config.ts";
import { acquireBuildLock } from "../../releases/build-lock.ts";
import { isSame, type Fingerprint } from "../../releases/fingerprint.ts";
import { dist, type ReleaseFolder } from "../../releases/folders.ts";
import { contentRoots } from "../../server/editor/content.ts";
import { takeBuildTurn } from "../../server/releases/registry/build-turn.ts";
import { fetchRelease } from "../../server/releases/registry/fetch-release.ts";
import { openRegistry, takeContent } from "../../server/releases/registry/open-registry.ts";
import {
  register,
  registeredOf,
  serveRelease,
  type Servers,
} from "../../server/releases/registry/registry.ts";

/** A build whose release other machines take. */
export interface Sharing {
  /** Whether another machine was building. */
  waited: boolean;
  /** Fetches a release of the same content that another machine has made. */
  find: (made: Fingerprint) => Promise<ReleaseFolder | undefined>;
  /** Fetches every release that these servers may go back to. */
  fetchAll: (servers: Servers) => Promise<void>;
  /** Stores a release for the other machines, and makes all show it, unless it was built ahead. */
  share: (release: ReleaseFolder, how: { isAhead?: boolean; isRolledBack?: boolean }) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Takes this machine's turn to build (`SHARED_RELEASES`).
 * @param isAsIs whether the content is as it should be; otherwise it gets what editors have published on other machines.
 */
export const openSharing = async (
  config: Config,
  isAsIs: boolean,
  say: (line: string) => void,
): Promise<Sharing> => {
  const registry = await openRegistry(config);
  const { waited, end } = await takeBuildTurn(registry.connection, () =>
    say("Waiting for another machine's build …"),
  );
  if (!isAsIs) await takeContent(contentRoots(config), registry, say);
  return {
    waited,
    find: async (made) => {
      const row = (await registeredOf(made, registry.db)).find(({ stamp }) => isSame(stamp, made));
      return row && fetchRelease(dist, row, registry.store);
    },
    fetchAll: async (servers) => {
      const free = await acquireBuildLock(join(dist, "build"), () => undefined);
      for (const row of await registeredOf(servers, registry.db))
        await fetchRelease(dist, row, registry.store);
      await free();
    },
    share: async (release, { isAhead = false, isRolledBack = false }) => {
      const row = await register(dist, release, registry);
      if (!isAhead) await serveRelease(row, registry, { isRolledBack });
    },
    close: async () => {
      await end();
      await registry.close();
    },
  };
};
