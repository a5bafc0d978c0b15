import { createServer } from "node:http";
import { onStopSignal } from "../../src/server/http/on-stop-signal.ts";
import { stoppable } from "../../src/server/http/stop-server.ts";

/** A small server for tests of proxies, that stops as the real one does: its port is the argument. */
const { listener, stop } = stoppable(
  (_request, response) => void setTimeout(() => response.end("an answer"), 5),
);
const server = createServer({ keepAliveTimeout: 65_000 }, listener);
server.listen(Number(process.argv[2]), "127.0.0.1", () => console.log("ready"));
onStopSignal(() => void stop(server, 3000, 10_000).then(() => process.exit(0)));
