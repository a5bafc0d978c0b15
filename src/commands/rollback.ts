import { parseArgs } from "node:util";
import { readConfig } from "../runtime/config.ts";
import { fail, UserFacingError } from "../runtime/user-facing-error.ts";
import { fingerprint } from "../releases/fingerprint.ts";
import {
  currentId,
  dist,
  listReleases,
  markRolledBack,
  readRelease,
  servedSettings,
  type ReleaseFolder,
} from "../releases/folders.ts";
import { settingsName } from "../releases/settings.ts";
import { switchTo } from "../releases/switch-to.ts";

// `npm run rollback`: servers go back to the release before the current one, or to a named one.

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

const rollback = (): void => {
  const { values, positionals } = parseArgs({
    options: { list: { type: "boolean" } },
    allowPositionals: true,
  });
  const config = readConfig();
  const own = settingsName(config);
  // A server may run at another port than the one configured here.
  const served = servedSettings(dist, own);
  const [named] = positionals;
  const wanted = named ? readRelease(dist, named)?.settings : undefined;
  for (const settings of wanted ? [wanted] : served.length ? served : [own]) {
    const all = listReleases(dist, settings);
    const current = currentId(dist, settings);
    if (values.list) {
      for (const { id, made } of all) console.log(`${id === current ? "*" : " "} ${id}  made ${made}`);
      continue;
    }
    const chosen = releaseBefore(all, current, named);
    const now = fingerprint(config);
    // Marked only when the files on disk differ: otherwise a start serves this release anyway.
    const stays = chosen.sources !== now.sources || chosen.published !== now.published;
    markRolledBack(dist, settings, stays);
    switchTo(dist, chosen);
    console.log(`Release ${chosen.id}, made ${chosen.made}, is current in place of ${current}.`);
    if (stays) console.log("It stays, and nothing is published by itself, until npm run build.");
    if (chosen.contract !== now.contract)
      console.warn(
        "It is made for other calls of the API: go back to its sources as well, and restart servers.",
      );
  }
};

if (import.meta.main)
  try {
    rollback();
  } catch (error) {
    fail(error);
  }
