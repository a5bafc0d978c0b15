import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "../http/context.ts";
import { indexCaughtUp, indexOf } from "../search/embedded/job-index.ts";
import { errorText } from "../../runtime/error-for-log.ts";
import { metrics } from "../platform/metrics.ts";
import type { Order } from "../operator/serve-operator.ts";
import { FeedUnreadable } from "./feed-job.ts";
import type { ImportEvent, SentOptions } from "./import-channel.ts";
import { importFile } from "./import-file.ts";
import { untilAborted } from "./until-aborted.ts";

/** Jobs written at a time: few enough that a concurrent request waits for a few tenths of a second at most. */
const batchSize = 100;

/** Imports the file that `npm run signboard -- import` sends, and reports problems and counts back to it. */
export const importOrder =
  (services: Pick<Services, "db" | "log" | "store" | "brands" | "config">): Order =>
  (request, response, stopping) =>
    importFrom(request, response, services, stopping);

const importFrom = async (
  request: IncomingMessage,
  response: ServerResponse,
  { db, log, store, brands, config }: Pick<Services, "db" | "log" | "store" | "brands" | "config">,
  stopping: AbortSignal,
): Promise<void> => {
  const tell = (event: ImportEvent) => response.write(`${JSON.stringify(event)}\n`);
  response.writeHead(200, { "content-type": "application/x-ndjson" }).flushHeaders();
  try {
    const options = JSON.parse(new URL(request.url!, "http://x").searchParams.get("options")!) as SentOptions;
    const report = await importFile({ db, store, brands, config }, chunksOf(request, response, stopping), {
      ...options,
      batchSize,
      pictures: { store },
      onProblem: (problem) => tell({ type: "problem", problem }),
      onProgress: (soFar) => {
        // Batch by batch, so that searches meanwhile find what is written.
        indexOf(db)
          .sync()
          .catch(() => undefined);
        tell({ type: "progress", report: "first" in soFar ? { ...soFar, first: [] } : soFar });
      },
    });
    // Whoever is told that it is done may search at once.
    await indexCaughtUp(db).catch(() => undefined);
    tell({ type: "done", report });
    for (const result of report.format === "employers"
      ? []
      : (["added", "updated", "unchanged", "rejected"] as const))
      metrics.importedJobs.inc({ result }, report[result]);
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

/** The chunks of the request's body, until the server stops. */
async function* chunksOf(
  request: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const gone = once(response, "close");
  gone.catch(() => undefined);
  for await (const chunk of untilAborted(request as AsyncIterable<Uint8Array>, stopping)) {
    yield chunk;
    // Waits until the command has read the events, so that they do not fill the memory.
    if (response.writableNeedDrain) await Promise.race([once(response, "drain", { signal: stopping }), gone]);
  }
}
