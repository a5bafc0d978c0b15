import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../bench/free-port.ts";

interface Started {
  /** One line for whoever runs the tests. */
  says: string;
  stop: () => Promise<void>;
}

/** Java for a server that ends before it would pay to optimise: half of the processor time, of the start and of searches. */
const shortLived = { OPENSEARCH_HEAP: "1g", JAVA_TOOL_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC" };

const stopped = async (): Promise<void> => undefined;

/**
 * Starts an OpenSearch for the tests and sets TEST_OPENSEARCH_URL, unless that names one. It is a program in Java, which
 * comes by Maven: where either is missing, its tests are left out.
 */
export const startOpenSearch = async (): Promise<Started> => {
  const given = process.env["TEST_OPENSEARCH_URL"];
  if (given) return { says: "The tests search in TEST_OPENSEARCH_URL as well.", stop: stopped };
  const folder = await mkdtemp(join(tmpdir(), "signboard-opensearch-"));
  // The server has a user of its own.
  await chmod(folder, 0o755);
  const stop = async (): Promise<void> => {
    const pids = await readFile(join(folder, "pids"), "utf8").catch(() => "");
    for (const pid of pids.split("\n").filter(Boolean).map(Number)) await end(pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const port = await freePort();
    await promisify(execFile)(join(import.meta.dirname, "start"), [folder, "1", String(port)], {
      env: { ...shortLived, ...process.env },
    });
    process.env["TEST_OPENSEARCH_URL"] = `http://127.0.0.1:${port}`;
    return { says: "The tests search in an OpenSearch as well.", stop };
  } catch (error) {
    await stop();
    const why = (error as { stderr?: string }).stderr?.trim().split("\n").at(-1) ?? String(error);
    return {
      says: `The tests of OpenSearch are left out: they need Maven and Java 21 or newer (${why}).`,
      stop: stopped,
    };
  }
};

/** Ends a process, and waits for its end. */
const end = async (pid: number): Promise<void> => {
  try {
    process.kill(pid, "SIGTERM");
    for (;;) {
      process.kill(pid, 0);
      await delay(100);
    }
  } catch {
    // It has ended.
  }
};
