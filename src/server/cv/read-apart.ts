import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { CvEntry } from "../../contract/cv.ts";
import { concurrency, type Client } from "../http/concurrency-limits.ts";
import type { Readable } from "./read-document.ts";
import { processForFile } from "./reader-process.ts";

/** What the child process is given. */
export interface Task {
  type: Readable;
  bytes: Uint8Array;
}

/** What was read, or why nothing was, in words for the seeker. */
export type Reading = { state: "read"; entries: CvEntry[] } | { state: "failed"; reason: string };

/** The longest that reading may take, in milliseconds of a processor, and of the clock where the machine is busy. */
const processorMs = 10_000;
const deadlineMs = 45_000;
/** The most memory of the child process in bytes, which is looked at now and then. */
const maxMemory = 768 * 1024 * 1024;
const lookEveryMs = 100;

const failed = (reason: string): Reading => ({ state: "failed", reason });

/**
 * Reads a CV in a process of its own, which may read the files of this project alone: a hostile file ends that process
 * and not the server.
 * @param client Who asked.
 * @throws HttpError 503 when too many are being read.
 */
export const readApart = (
  client: Client,
  type: Readable,
  bytes: Uint8Array,
  { deadline = deadlineMs }: { deadline?: number } = {},
): Promise<Reading> => concurrency.cvs(client, () => readInChild({ type, bytes }, deadline));

const readInChild = (task: Task, deadline: number): Promise<Reading> =>
  new Promise((resolve) => {
    const child = processForFile();
    const tooLong = () =>
      end(failed("Reading this file takes too long. Please save it again, with fewer pages or pictures."));
    const end = (reading: Reading) => {
      clearTimeout(late);
      clearInterval(look);
      child.kill("SIGKILL");
      resolve(reading);
    };
    const late = setTimeout(tooLong, deadline);
    const look = setInterval(() => {
      void useOf(child).then(({ memory, processor }) => {
        if (memory > maxMemory)
          end(failed("This file needs too much memory to be read. Please save it again."));
        if (processor > processorMs) tooLong();
      });
    }, lookEveryMs);
    child.on("message", (reading: Reading) => end(reading));
    child.on("error", () => end(failed("The file could not be read. Please try again.")));
    child.on("exit", () => end(failed("The file is damaged and cannot be read. Please save it again.")));
    child.send(task, () => undefined);
  });

/** The memory of a child process in bytes and the processor's time in milliseconds; 0 where the system does not say. */
const useOf = async ({ pid }: ChildProcess): Promise<{ memory: number; processor: number }> => {
  const [status, stat] = await Promise.all(
    ["status", "stat"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
  );
  const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status!)?.[1] ?? 0) * 1024;
  // Fields 14 and 15, in hundredths of a second; the name in brackets before them may have spaces.
  const [user = 0, system = 0] = (stat!.split(") ")[1] ?? "").split(" ").slice(11, 13).map(Number);
  return { memory, processor: (user + system) * 10 };
};
