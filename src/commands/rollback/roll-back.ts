import { readConfig } from "../../runtime/config.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { fingerprint } from "../../releases/fingerprint.ts";
import {
  currentId,
  dist,
  listReleases,
  markRolledBack,
  readRelease,
  servedSettings,
  type ReleaseFolder,
} from "../../releases/folders.ts";
import { settingsName } from "../../releases/settings.ts";
import { switchTo } from "../../releases/switch-to.ts";
import { printData } from "../say.ts";

/** The release to go back to; `releases` has the newest first. */
export const releaseBefore = (
  all: readonly ReleaseFolder[],
  current: string | undefined,
  named?: string,
): ReleaseFolder => {
  const known = all.map(({ id }) => id).join(", ") || "none";
  if (named) {
    const found = all.find(({ id }) => id === named);
    if (found) return found;
    throw new UserFacingError(`There is no release ${named} for these settings; there is ${known}.`);
  }
  // A release that was built ahead is newer than the current one, so it is not the previous one; the quick one of a first
  // start is, without encoded pictures, the one that followed it.
  const found = all.slice(all.findIndex(({ id }) => id === current) + 1).find(({ quick }) => !quick);
  if (found && current) return found;
  throw new UserFacingError(`There is no release before ${current ?? "this"}; there is ${known}.`);
};

/** The settings whose servers are meant: those of a named release, or of all that run. */
const settingsMeant = (named: string | undefined): readonly string[] => {
  const wanted = named ? readRelease(dist, named)?.settings : undefined;
  const own = settingsName(readConfig());
  // A server may run at another port than the one configured here.
  const served = servedSettings(dist, own);
  return wanted ? [wanted] : served.length ? served : [own];
};

/** Prints the releases that there are, the newest first. */
export const listAll = (named: string | undefined, isJson = false): void => {
  const rows = settingsMeant(named).flatMap((settings) => {
    const current = currentId(dist, settings);
    return listReleases(dist, settings).map(({ id, made }) => ({
      ...{ id, made, settings },
      isCurrent: id === current,
    }));
  });
  if (isJson) return printData(rows);
  for (const { id, made, isCurrent } of rows) console.log(`${isCurrent ? "*" : " "} ${id}  made ${made}`);
};

/** Makes servers go back to a named release, or to the one before the current one. */
export const rollBack = async (named: string | undefined): Promise<void> => {
  const config = readConfig();
  const now = fingerprint(config);
  const sharing = config.SHARED_RELEASES
    ? await (await import("../build/sharing.ts")).openSharing(config, true, console.log)
    : undefined;
  await sharing?.fetchAll(now);
  for (const settings of settingsMeant(named)) {
    const all = listReleases(dist, settings);
    const current = currentId(dist, settings);
    const chosen = releaseBefore(all, current, named);
    // Marked only when the files on disk differ: otherwise a start serves this release anyway.
    const stays = chosen.sources !== now.sources || chosen.published !== now.published;
    markRolledBack(dist, settings, stays);
    switchTo(dist, chosen);
    await sharing?.share(chosen, { isRolledBack: stays });
    console.log(`Release ${chosen.id}, made ${chosen.made}, is current in place of ${current}.`);
    if (stays) console.log("It stays, and nothing is published by itself, until npm run build.");
    if (chosen.contract !== now.contract)
      console.warn(
        "It is made for other calls of the API: go back to its sources as well, and restart servers.",
      );
  }
  await sharing?.close();
};
