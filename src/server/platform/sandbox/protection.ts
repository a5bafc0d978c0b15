import { join } from "node:path";
import { networkNamespace } from "./launch.ts";
import { openSandbox } from "./sandbox.ts";

/** What the probe tries: files to read, a port of this machine to connect to, and a process to signal. */
export interface Attempts {
  files: readonly string[];
  port: number;
  pid: number;
}

const probe = openSandbox<Attempts, string[]>({
  program: join(import.meta.dirname, "probe.ts"),
  heapMegabytes: 64,
  maxMemory: 256 * 1024 * 1024,
  processorMs: 5_000,
  deadlineMs: 20_000,
});

/**
 * Tries in a sandboxed process what files from strangers must not be able to do.
 * @returns what could be done, and whether the process has a network namespace, where even native code has no network.
 * @throws HttpError 503 when no process can be started.
 */
export const tryProtection = async (
  attempts: Attempts,
): Promise<{ succeeded: string[]; hasNamespace: boolean }> => {
  const outcome = await probe(attempts);
  const succeeded = outcome.state === "done" ? outcome.result : [`end by ${outcome.by}`];
  return { succeeded, hasNamespace: (await networkNamespace()).length > 0 };
};
