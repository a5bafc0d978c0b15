import { join } from "node:path";
import type { CvEntry } from "../../contract/cv.ts";
import { concurrency, type Client } from "../http/concurrency-limits.ts";
import { openSandbox } from "../platform/sandbox/sandbox.ts";
import type { Readable } from "./read-document.ts";

/** What the sandboxed process is given. */
export interface Task {
  type: Readable;
  bytes: Uint8Array;
}

/** What was read, or why nothing was, in words for the seeker. */
export type Reading = { state: "read"; entries: CvEntry[] } | { state: "failed"; reason: string };

const sandbox = openSandbox<Task, Reading>({
  program: join(import.meta.dirname, "reader.ts"),
  heapMegabytes: 384,
  maxMemory: 768 * 1024 * 1024,
  processorMs: 10_000,
  deadlineMs: 45_000,
  startsAhead: true,
});

const ended = {
  time: "Reading this file takes too long. Please save it again, with fewer pages or pictures.",
  memory: "This file needs too much memory to be read. Please save it again.",
  damage: "The file is damaged and cannot be read. Please save it again.",
};

/**
 * Reads a CV in a sandboxed process: a hostile file ends that process and not the server.
 * @param client Who asked.
 * @throws HttpError 503 when too many are being read.
 */
export const readApart = (client: Client, type: Readable, bytes: Uint8Array): Promise<Reading> =>
  concurrency.cvs(client, async () => {
    const outcome = await sandbox({ type, bytes });
    return outcome.state === "done" ? outcome.result : { state: "failed", reason: ended[outcome.by] };
  });
