import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

const megabyte = 2 ** 20;
/** Free megabytes: below `wrong` a start is not safe, below `warning` the operator should act. */
const least = { wrong: 100, warning: 1024 };

/** Whether the two folders that the server writes to are writable, and have room. */
export const disk: Check = ({ config }) => [
  look("DATA_DIR", config.DATA_DIR, wrong),
  // An existing build can be served from a read-only folder.
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

/** The folder itself, or its nearest existing parent: the first start creates the rest. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));
