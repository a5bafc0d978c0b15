import { once } from "node:events";
import { cpSync } from "node:fs";
import { startServer } from "./server-process.ts";
import { dataFolder, filledFolder, port } from "./site.ts";

// Fills a data folder with the demo's jobs once, for the server of the run and for those that tests start.
const { process: server } = await startServer(port + 30, filledFolder);
server.kill("SIGTERM");
await once(server, "exit");
cpSync(filledFolder, dataFolder, { recursive: true });
