import type { Start } from "../../../releases/build-when-stale.ts";
import { fingerprint, type Fingerprint } from "../../../releases/fingerprint.ts";
import { canWrite, rolledBackTo } from "../../../releases/folders.ts";
import type { Config } from "../../../runtime/config.ts";
import { UserFacingError } from "../../../runtime/user-facing-error.ts";
import type { Services } from "../../http/context.ts";
import { openRegistry, takeContent, takeServed } from "./open-registry.ts";
import { register, registeredOf, servedRelease, serveRelease } from "./registry.ts";

/**
 * Starts with the release that all machines show.
 * @param roots the checkouts that editors' texts are written to.
 * @param build makes the release of the files, or finds it.
 */
export const startFromRegistry = async (
  dist: string,
  config: Config,
  roots: readonly string[],
  build: () => Promise<Start>,
): Promise<Start> => {
  if (!canWrite(dist))
    throw new UserFacingError(
      `SHARED_RELEASES: ${dist} cannot be written to, where releases are fetched to. Let this user write there.`,
    );
  const registry = await openRegistry(config);
  try {
    await takeContent(roots, registry, console.log);
    return await takeOrMake(dist, fingerprint(config), registry, build);
  } finally {
    await registry.close();
  }
};

/**
 * Takes the release that all machines show. Where these files have never been a release, as after a deployment, theirs is
 * made, or found on this disk, and shown by all servers with this code.
 */
export const takeOrMake = async (
  dist: string,
  loaded: Fingerprint,
  needs: Pick<Services, "db" | "store">,
  build: () => Promise<Start>,
): Promise<Start> => {
  const served = await servedRelease(loaded, needs.db);
  const isKnown = async () =>
    (await registeredOf(loaded, needs.db)).some(({ sources }) => sources === loaded.sources);
  if (served && (served.isRolledBack || (await isKnown())))
    return { release: await takeServed(dist, served, needs), loaded };
  const start = await build();
  const row = await register(dist, start.release, needs);
  const isRolledBack = rolledBackTo(dist, row.settings) === start.release.id;
  await serveRelease(row, needs, { isRolledBack });
  return start;
};
