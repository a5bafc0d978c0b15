import type { Start } from "../../../releases/build-when-stale.ts";
import { fingerprint } from "../../../releases/fingerprint.ts";
import { rolledBackTo } from "../../../releases/folders.ts";
import type { Config } from "../../../runtime/config.ts";
import { openRegistry, takeContent, takeServed } from "./open-registry.ts";
import { register, registeredOf, servedRelease, serveRelease } from "./registry.ts";

/**
 * Starts with the release that all machines show. Where these files have never been a release, as after a deployment,
 * theirs is made, or found on this disk, and shown by all servers with this code.
 * @param roots the checkouts that editors' texts are written to.
 * @param build makes the release of the files, or finds it.
 */
export const startFromRegistry = async (
  dist: string,
  config: Config,
  roots: readonly string[],
  build: () => Promise<Start>,
): Promise<Start> => {
  const registry = await openRegistry(config);
  try {
    await takeContent(roots, registry, console.log);
    const loaded = fingerprint(config);
    const served = await servedRelease(loaded, registry.db);
    const isKnown = async () =>
      (await registeredOf(loaded, registry.db)).some(({ sources }) => sources === loaded.sources);
    if (served && (served.isRolledBack || (await isKnown())))
      return { release: await takeServed(dist, served, registry), loaded };
    const start = await build();
    const row = await register(dist, start.release, registry);
    const isRolledBack = rolledBackTo(dist, row.settings) === start.release.id;
    await serveRelease(row, registry, { isRolledBack });
    return start;
  } finally {
    await registry.close();
  }
};
