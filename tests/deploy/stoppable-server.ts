import { createServer } from "node:http";
import { onStopSignal } from "../../src/server/http/on-stop-signal.ts";
import { stoppable } from "../../src/server/http/stop-server.ts";

/**
 * A small server for tests of proxies, that stops as the real one does. Its arguments: its port, and for how many
 * milliseconds it says at /readyz that it stops.
 */
const { listener, stop } = stoppable(
  (_request, response) => void setTimeout(() => response.end("an answer"), 20),
);
const [port, delayMs] = process.argv.slice(2).map(Number);
const server = createServer({ keepAliveTimeout: 65_000 }, listener);
server.listen(port, "127.0.0.1", () => console.log("ready"));
onStopSignal(() => void stop(server, delayMs!, 10_000).then(() => process.exit(0)));
