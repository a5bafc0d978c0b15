import { once } from "node:events";
import { cpSync } from "node:fs";
import { startOnce } from "../server/start-once.ts";
import { startServer } from "./server-process.ts";
import { dataFolder, emptyFolder, filledFolder, port } from "./site.ts";

// Fills a data folder with the demo's jobs once, for the server of the run and for those that tests start.
await startOnce({ ...process.env, DATA_DIR: emptyFolder });
cpSync(emptyFolder, filledFolder, { recursive: true });
const { process: server } = await startServer(port + 30, filledFolder);
server.kill("SIGTERM");
await once(server, "exit");
cpSync(filledFolder, dataFolder, { recursive: true });
