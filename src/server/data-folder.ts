import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ConfigError, type Config } from "../runtime/config.ts";

/**
 * Makes the data folder where it is missing, and checks that the embedded database can be written there; beside a
 * PostgreSQL it may be read-only.
 * @throws ConfigError saying why it cannot be used.
 */
export const openDataFolder = ({
  DATA_DIR: folder,
  DATABASE_URL,
}: Pick<Config, "DATA_DIR" | "DATABASE_URL">): void => {
  try {
    makeFolder(resolve(folder));
    if (!statSync(folder).isDirectory()) throw new Error("it is a file");
    accessSync(folder, constants.X_OK | (DATABASE_URL ? 0 : constants.W_OK));
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
