import { join } from "node:path";
import type { CvFormat, CvLayout } from "../../contract/cv-export.ts";
import type { JsonResume } from "../../contract/json-resume.ts";
import { concurrency, type Client } from "../http/concurrency-limits.ts";
import { HttpError } from "../platform/http-error.ts";
import type { CvFile } from "./pdf/pdf-of.ts";
import { openSandbox } from "../platform/sandbox/sandbox.ts";

/** What the process is given. */
export interface Task {
  resume: JsonResume;
  format: CvFormat;
  layout: CvLayout;
}

/** A CV, or why none could be made, for the log. */
export type Made = ({ state: "made" } & CvFile) | { state: "failed"; trace: string };

const sandbox = openSandbox<Task, Made>({
  program: join(import.meta.dirname, "maker.ts"),
  heapMegabytes: 384,
  maxMemory: 768 * 1024 * 1024,
  processorMs: 10_000,
  deadlineMs: 30_000,
  filesEach: 100,
  // The package that writes fonts does.
  makesFunctions: true,
});

/**
 * A CV, made in a process of its own, so that other requests do not wait for it.
 * @param client Who asked for it.
 * @throws HttpError 429 or 503 while too many are being made, 503 when making it took too long.
 */
export const makeCv = (
  resume: JsonResume,
  { format, layout }: { format: CvFormat; layout: CvLayout },
  client: Client,
): Promise<CvFile> =>
  concurrency.documents(client, async () => {
    const outcome = await sandbox({ resume, format, layout });
    if (outcome.state === "ended")
      throw new HttpError(503, "Your CV could not be made at the moment. Please try again in a moment.", {
        headers: { "retry-after": "5" },
        cause: `ended by ${outcome.by}`,
      });
    if (outcome.result.state === "failed") throw new Error(outcome.result.trace);
    return outcome.result;
  });
