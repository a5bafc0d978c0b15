import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Services } from "../context.ts";
import { readOwner } from "../db/lock-owner.ts";
import { databaseFolder } from "../db/open.ts";
import { errorText } from "../lib/error-for-log.ts";
import { FeedUnreadable } from "./feed-job.ts";
import {
  addressFile,
  importHost,
  importPath,
  type ImportAddress,
  type ImportEvent,
  type SentOptions,
} from "./import-channel.ts";
import { importJobs } from "./import-jobs.ts";

/** Few enough that a seeker who asks meanwhile waits some tenths of a second at most. */
const batchSize = 100;

/** How long a stop waits for the last words to be read, in milliseconds. */
const lastWordsMs = 2000;

/**
 * Takes imports from `npm run import` while this process has the embedded database open
 * (docs/decisions/013-import-into-a-running-site.md). Whoever does not know the key gets 404.
 */
export const serveImports = async (
  services: Pick<Services, "config" | "db" | "log" | "store">,
): Promise<{ close: () => Promise<void> }> => {
  const file = addressFile(services.config.DATA_DIR);
  const key = randomBytes(32).toString("hex");
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  const server = createServer((request, response) => {
    if (!mayImport(request, key)) return refuse(response, 404, "There is nothing here.");
    if (running) return refuse(response, 409, "Another import is running. Try again when it is done.");
    running = importFrom(request, response, services, stopping.signal).finally(() => (running = null));
  });
  // A large file on a slow machine, or a pipe that somebody types into, takes as long as it takes.
  server.requestTimeout = 0;
  await once(server.listen(0, importHost), "listening");
  const { port } = server.address() as AddressInfo;
  await rm(file, { force: true });
  // A database in memory has no lock, and nobody looks for its server.
  const lock = readOwner(databaseFolder(services.config))?.id ?? "";
  const address: ImportAddress = { lock, port, key };
  await writeFile(file, JSON.stringify(address), { flag: "wx", mode: 0o600 });

  return {
    close: async () => {
      stopping.abort(new Error("the server is stopping"));
      await rm(file, { force: true });
      const closed = once(server, "close");
      server.close();
      await running;
      const late = setTimeout(() => server.closeAllConnections(), lastWordsMs);
      await closed;
      clearTimeout(late);
    },
  };
};

const mayImport = ({ method, url = "", headers }: IncomingMessage, key: string): boolean =>
  method === "PUT" &&
  url.startsWith(`${importPath}?`) &&
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${key}`));

const digest = (text: string) => createHash("sha256").update(text).digest();

const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(message);

const importFrom = async (
  request: IncomingMessage,
  response: ServerResponse,
  { db, log, store }: Pick<Services, "db" | "log" | "store">,
  stopping: AbortSignal,
): Promise<void> => {
  const tell = (event: ImportEvent) => response.write(`${JSON.stringify(event)}\n`);
  response.writeHead(200, { "content-type": "application/x-ndjson" }).flushHeaders();
  try {
    const options = JSON.parse(new URL(request.url!, "http://x").searchParams.get("options")!) as SentOptions;
    const report = await importJobs(db, chunksOf(request, response, stopping), {
      ...options,
      batchSize,
      pictures: { store },
      onProblem: (problem) => tell({ type: "problem", problem }),
      onProgress: (soFar) => tell({ type: "progress", report: { ...soFar, first: [] } }),
    });
    tell({ type: "done", report });
    log.info({ source: options.source, ...report, first: undefined }, "imported");
  } catch (error) {
    if (error instanceof FeedUnreadable) tell({ type: "unreadable", message: error.message });
    else {
      log.error({ err: error }, "import failed");
      tell({ type: "failed", message: errorText(error) });
    }
  }
  response.end();
};

/** What arrives, until the server stops. */
async function* chunksOf(
  request: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const stopped = once(stopping, "abort").then(() => Promise.reject(stopping.reason as Error));
  stopped.catch(() => undefined);
  stopping.throwIfAborted();
  const gone = once(response, "close");
  gone.catch(() => undefined);
  const chunks = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  for (;;) {
    const { done, value } = await Promise.race([chunks.next(), stopped]);
    if (done) return;
    yield value;
    // A command that does not read what it is told must not fill the memory.
    if (response.writableNeedDrain) await Promise.race([once(response, "drain"), gone, stopped]);
  }
}
