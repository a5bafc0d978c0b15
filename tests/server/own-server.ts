import { join } from "node:path";

/** A script of the server, by its path below `src/server`. */
export const serverFile = (name: string): string => join(import.meta.dirname, "../../src/server", name);

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
});
