import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

const megabyte = 2 ** 20;
/** Free megabytes: below the first no start is safe; below the second it is time to look. */
const least = { wrong: 100, warning: 1024 };

/** Whether the two folders that are written to can be, and have room. */
export const disk: Check = ({ config }) => [
  look("DATA_DIR", config.DATA_DIR, wrong),
  // A build that is there already is served from where nothing can be written.
  look("The folder of builds", join(projectFolder, "dist"), warning),
];

const look = (name: string, folder: string, unwritable: (says: string) => Finding): Finding => {
  const there = existing(resolve(folder));
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch (error) {
    return unwritable(
      `${name}: ${there} cannot be written to (${(error as Error).message}): let this user write it.`,
    );
  }
  const { bavail, bsize } = statfsSync(there);
  const free = Math.floor((bavail * bsize) / megabyte);
  const says = `${name} (${folder}) has ${free.toLocaleString("en-AU")} MB left`;
  if (free < least.wrong) return wrong(`${says}: make room.`);
  return free < least.warning ? warning(`${says}: make room soon.`) : ok(`${says}.`);
};

/** The folder itself, or the nearest one above it that is there: the first start makes the rest. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));
