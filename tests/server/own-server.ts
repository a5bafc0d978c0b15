import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A program, by its path below `src`. */
export const sourceFile = (path: string): string => join(import.meta.dirname, "../../src", path);

/** The environment of a server with a data folder of its own, without data, on a port that is free. */
export const ownServer = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: "",
  NODE_ENV: "test",
  DEMO_DATA: "false",
  LOG_LEVEL: "silent",
  HOST: "127.0.0.1",
  PORT: "0",
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${new URL("../faster-programs.js", import.meta.url)}`,
});

/** The port that a server of `dev-api.ts` says that it listens on. */
export const portOf = async ({ stdout }: ChildProcess): Promise<number> => {
  let said = "";
  for (;;) {
    said += String((await once(stdout!, "data"))[0]);
    const port = /port (\d+)/.exec(said)?.[1];
    if (port) return Number(port);
  }
};
