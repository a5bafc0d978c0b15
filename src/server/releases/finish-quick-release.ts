import type { Logger } from "pino";
import { rolledBackTo } from "../../releases/folders.ts";
import type { Followed } from "./follow.ts";
import { runCommand } from "./run-command.ts";

/**
 * Builds a release that a first start made quickly once more, beside the running site and at a low priority; all
 * processes switch to it. A stop ends the build, and the next start begins it again with the pictures that it has.
 */
export const finishQuickRelease = async (
  dist: string,
  releases: Pick<Followed, "folder">,
  log: Pick<Logger, "info" | "warn">,
): Promise<void> => {
  const { quick, settings } = releases.folder();
  if (!quick || rolledBackTo(dist, settings)) return;
  log.info("encoding the pictures beside the running sites, which take them over in some minutes");
  const failure = await runCommand("build", ["--only", "--low"]).catch((error: unknown) => String(error));
  if (failure !== null) log.warn(`the pictures could not be encoded; the next start tries again: ${failure}`);
};
