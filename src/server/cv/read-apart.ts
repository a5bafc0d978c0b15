import { join } from "node:path";
import type { CvEntry } from "../../contract/cv.ts";
import { concurrency, type Client } from "../http/concurrency-limits.ts";
import { HttpError } from "../platform/http-error.ts";
import { openSandbox } from "../platform/sandbox/sandbox.ts";
import type { Readable } from "./read-document.ts";

/** What the sandboxed process is given. */
export interface Task {
  type: Readable;
  bytes: Uint8Array;
}

/** What was read, or why nothing can be, in words for the seeker. */
export type Read = { state: "read"; entries: CvEntry[] } | { state: "failed"; reason: string };

/** The same, or what is wrong with this server instead of the file, for the log. */
export type Reading = Read | { state: "broken"; trace: string };

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
 * @throws HttpError 503 when too many are being read, or none can be by a fault of ours.
 */
export const readApart = (client: Client, type: Readable, bytes: Uint8Array): Promise<Read> =>
  concurrency.cvs(client, async () => {
    const outcome = await sandbox({ type, bytes });
    return outcome.state === "done" ? readOf(outcome.result) : { state: "failed", reason: ended[outcome.by] };
  });

/** What a process found. @throws HttpError 503 when it is broken, whatever the file. */
export const readOf = (reading: Reading): Read => {
  if (reading.state !== "broken") return reading;
  throw new HttpError(
    503,
    "We could not read it just now. Try again later, or fill in your profile yourself.",
    { headers: { "retry-after": "60" }, cause: reading.trace },
  );
};
