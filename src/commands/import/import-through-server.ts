import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { FeedUnreadable } from "../../server/import/feed-job.ts";
import { operatorHost, orderPath, type OperatorAddress } from "../../server/operator/operator-channel.ts";
import type { ImportEvent } from "../../server/import/runs/import-channel.ts";
import type { FileOptions, FileReport } from "../../server/import/runs/import-file.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** The server that has the embedded database open did not import the file, or only a part of it. */
export class ImportServerError extends UserFacingError {
  override name = "ImportServerError";
}

/**
 * Has a running server import a file: the same as `importFile` on its database.
 * @throws FeedUnreadable when the file holds nothing that can be read.
 * @throws ImportServerError
 */
export const importThroughServer = async (
  { port, key }: OperatorAddress,
  bytes: AsyncIterable<Uint8Array>,
  { onProblem, onProgress, ...options }: FileOptions,
): Promise<FileReport> => {
  const query = new URLSearchParams({ options: JSON.stringify(options) });
  const call = request({
    host: operatorHost,
    port,
    method: "PUT",
    path: `${orderPath("import")}?${query}`,
    headers: { authorization: `Bearer ${key}` },
  });
  let unread: Error | undefined;
  const watched = async function* () {
    try {
      yield* bytes;
    } catch (error) {
      unread = error as Error;
      throw error;
    }
  };
  // A connection error shows in the response as well.
  pipeline(watched, call).catch(() => undefined);
  try {
    const [response] = (await once(call, "response")) as [IncomingMessage];
    if (response.statusCode !== 200) throw new ImportServerError(await text(response));
    for await (const event of eventsOf(response)) {
      if (event.type === "problem") onProblem?.(event.problem);
      else if (event.type === "progress") onProgress?.(event.report);
      else if (event.type === "done") return event.report;
      else if (event.type === "unreadable") throw new FeedUnreadable(event.message);
      else throw new ImportServerError(`The server could not import the file: ${event.message}`);
    }
    throw lost();
  } catch (error) {
    if (unread) throw unread;
    if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") throw new ImportServerError(elsewhere);
    throw error instanceof ImportServerError || error instanceof FeedUnreadable ? error : lost(error);
  } finally {
    call.destroy();
  }
};

const elsewhere =
  "The server that has the database open cannot be reached from here: run the import where it runs, in its container or on its machine.";

const lost = (cause?: unknown) =>
  new ImportServerError(
    "The server broke off the import. What it had written stays; import the file again when the server runs.",
    { cause },
  );

async function* eventsOf(response: IncomingMessage): AsyncGenerator<ImportEvent> {
  let rest = "";
  for await (const piece of response.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as ImportEvent;
  }
}
