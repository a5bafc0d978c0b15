import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { freePort } from "../../bench/free-port.ts";
import { servedDatabase } from "./data-folder.ts";
import { ownServer, portOf, sourceFile } from "./own-server.ts";

const wait = 60_000;

/** The processes that a process has started. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const isChild = async (id: string) => {
    const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    return new RegExp(`^PPid:\\s${pid}$`, "m").test(status);
  };
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const areChildren = await Promise.all(ids.map(isChild));
  return ids.filter((_, index) => areChildren[index]).map(Number);
};

describe.runIf(process.env["TEST_DATABASE_URL"])("a server of two processes on PostgreSQL", () => {
  const frees: (() => Promise<unknown>)[] = [];
  const startServer = async (): Promise<{ server: ChildProcess; origin: string; metrics: number }> => {
    const folder = await mkdtemp(join(tmpdir(), "signboard-processes-"));
    const { url, drop } = await servedDatabase();
    const metrics = await freePort();
    const server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], {
      env: { ...ownServer(folder), DATABASE_URL: url, WORKERS: "2", METRICS_PORT: String(metrics) },
    });
    frees.push(async () => {
      if (server.exitCode === null) {
        server.kill("SIGKILL");
        await once(server, "exit");
      }
      await drop();
      await rm(folder, { recursive: true });
    });
    return { server, origin: `http://127.0.0.1:${await portOf(server)}`, metrics };
  };
  const isUp = async (origin: string) => expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  it("starts one again that was killed, and ends them all when it is told to stop", async () => {
    const { server, origin, metrics } = await startServer();
    const first = await vi.waitFor(async () => {
      const pids = await childrenOf(server.pid!);
      expect(pids).toHaveLength(2);
      // Whichever is asked has the metrics of both.
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      for (const number of [1, 2])
        expect(text).toMatch(new RegExp(`^process_resident_memory_bytes\\{process="${number}"\\} \\d`, "m"));
      expect(text).toMatch(/^signboard_database_connections\{state="all"\} \d/m);
      return pids;
    }, wait);
    process.kill(first[1]!, "SIGKILL");
    await vi.waitFor(async () => {
      const pids = await childrenOf(server.pid!);
      expect(pids).not.toContain(first[1]);
      expect(pids).toHaveLength(2);
    }, wait);
    await isUp(origin);
    const exited = once(server, "exit");
    server.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow("fetch failed"), wait);
    await Promise.all(frees.splice(0).map((free) => free()));
  });
});
