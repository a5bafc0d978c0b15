import type { Config } from "../../../runtime/config.ts";
import { parsePostgresAddress } from "../../../runtime/postgres-address.ts";
import { acquireBuildLock } from "../../../releases/build-lock.ts";
import { join } from "node:path";
import { canWrite, markRolledBack, type ReleaseFolder } from "../../../releases/folders.ts";
import { switchTo } from "../../../releases/switch-to.ts";
import type { Services } from "../../http/context.ts";
import { cannotUse } from "../../platform/cannot-use.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { openStore } from "../../platform/files/open-store.ts";
import { fetchRelease } from "./fetch-release.ts";
import { takePublished } from "./published-files.ts";
import type { servedRelease } from "./registry.ts";

/**
 * Opens what several machines share releases through: the database, which is migrated, and the object store.
 * @throws ConfigError where the database cannot be used.
 */
export const openRegistry = async (config: Config) => {
  const { hosts } = parsePostgresAddress(config.DATABASE_URL!);
  const database = await openDatabase({ ...config, DATABASE_POOL: 2 }).catch(
    cannotUse("DATABASE_URL", hosts),
  );
  return {
    db: database.db,
    // S3 signs with keys of its own.
    store: openStore(config, new Uint8Array()),
    connection: database.connection!,
    close: database.close,
  };
};

type Needs = Pick<Services, "db" | "store">;
export type Served = NonNullable<Awaited<ReturnType<typeof servedRelease>>>;

/** Makes the release that all machines show the current one here; it is fetched where it is missing. */
export const takeServed = async (dist: string, served: Served, { store }: Needs): Promise<ReleaseFolder> => {
  const free = await acquireBuildLock(join(dist, "build"), () => undefined);
  try {
    const release = await fetchRelease(dist, served.release, store);
    switchTo(dist, release);
    markRolledBack(dist, release.settings, served.isRolledBack);
    return release;
  } finally {
    await free();
  }
};

/** Brings the checkouts of this machine that can be written to what editors have published on any. */
export const takeContent = async (
  roots: readonly string[],
  needs: Needs,
  say: (line: string) => void,
): Promise<void> => {
  const { written, kept } = await takePublished(roots.filter(canWrite), needs);
  for (const file of written) say(`${file} was published on another machine, and is written here.`);
  for (const file of kept)
    say(`${file} was published in the editor, but is another here, as deployed: it stays as it is.`);
};
