import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ConfigError } from "../runtime/config.ts";

/**
 * Makes the data folder where it is missing, and checks that files can be written there.
 * @throws ConfigError saying why it cannot be used.
 */
export const openDataFolder = (folder: string): void => {
  try {
    makeFolder(resolve(folder));
    if (!statSync(folder).isDirectory()) throw new Error("it is a file");
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new ConfigError(
      `DATA_DIR: ${folder} cannot be used: ${reason}. Name a folder that this user can write to.`,
      { cause },
    );
  }
};

/** One folder after the other: `recursive` of Node never ends below a folder that takes none, such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it at this moment.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
};
