import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../bench/free-port.ts";
import { searchLocations } from "../../src/contract/locations.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { startCaddy, startNginx, type Place, type Started } from "./proxies.ts";

const brands = loadBrands();
const folder = mkdtempSync(join(tmpdir(), "signboard-several-"));
const processes = new Map<number, ChildProcess>();

/** How long servers say that they stop, and how long after a start they are asked again, in milliseconds. */
let [stopMs, seenMs] = [0, 0];
/** A server that stops as ours does, on one of the ports; a whole one would take a minute of processor here. */
const start = async (port: number): Promise<void> => {
  const program = join(import.meta.dirname, "stoppable-server.ts");
  const child = spawn(process.execPath, [program, String(port), String(stopMs)]);
  await once(child.stdout, "data");
  processes.set(port, child);
};
const end = async (port: number, signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
  const child = processes.get(port)!;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
};

/** Between two requests of one client, in milliseconds: without it they would take all processors. */
const betweenAsks = 20;

let place: Place;
let ports: number[];
beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  place = { brands, root: join(folder, "none"), upstreams: ports.map((port) => `127.0.0.1:${port}`), folder };
});
afterAll(() => {
  for (const child of processes.values()) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** With the times above: nginx learns from connections that fail, Caddy asks at /readyz each second. */
const proxies: [string, (place: Place) => Promise<Started>, [number, number]][] = [
  ["nginx", startNginx, [1000, 0]],
  ["Caddy", startCaddy, [3000, 1500]],
];

describe.each(proxies)("several processes behind %s", (_name, startProxy, times) => {
  let proxy: Started;
  beforeAll(async () => {
    [stopMs, seenMs] = times;
    await Promise.all(ports.map(start));
    proxy = await startProxy(place);
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(ports.map((port) => end(port, "SIGKILL")));
  });

  const ask = (method: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host: "workinaus.localhost" };
      const target = { port: proxy.port, host: "127.0.0.1", method, path, headers };
      request(target, (response) => response.resume().once("end", () => resolve(response.statusCode!)))
        .once("error", reject)
        .end();
    });

  /** Asks all the while that something happens, and gives how often each status came. */
  const statusesWhile = async (happens: () => Promise<void>, asked: [string, string][]) => {
    const statuses: Record<string, number> = {};
    let over = false;
    const asking = Array.from({ length: 8 }, async (_, index) => {
      const [method, path] = asked[index % asked.length]!;
      while (!over) {
        const status = await ask(method, path).catch((error: NodeJS.ErrnoException) => error.code ?? "?");
        statuses[status] = (statuses[status] ?? 0) + 1;
        await pause(betweenAsks);
      }
    });
    await happens().finally(() => (over = true));
    await Promise.all(asking);
    return statuses;
  };
  const reads: [string, string][] = [
    ["GET", "/live"],
    ["GET", "/v1/locations/1"],
    ["POST", searchLocations.path],
  ];

  it("answer every read while one after the other is restarted", async () => {
    const statuses = await statusesWhile(async () => {
      for (const port of ports) {
        await end(port, "SIGTERM");
        await start(port);
        await pause(seenMs);
      }
    }, reads);
    expect(Object.keys(statuses)).toEqual(["200"]);
    expect(statuses["200"]).toBeGreaterThan(100);
  });

  it("answer every read though one is killed, and are used again when it is back", async () => {
    const [port] = ports as [number];
    const statuses = await statusesWhile(async () => {
      await end(port, "SIGKILL");
      await pause(500);
      await start(port);
    }, reads);
    expect(Object.keys(statuses)).toEqual(["200"]);
  });

  it("never do a POST twice, which fails where its process is killed", async () => {
    const [port] = ports as [number];
    const statuses = await statusesWhile(async () => {
      await end(port, "SIGKILL");
      await start(port);
    }, [["POST", "/v1/stories"]]);
    expect(Object.keys(statuses).filter((status) => !["200", "502", "503"].includes(status))).toEqual([]);
    expect(statuses["200"]).toBeGreaterThan(0);
  });

  it("say when to come back while none of them is there", async () => {
    for (const port of ports) await end(port, "SIGKILL");
    try {
      const headers = { host: "localhost" };
      const down = await fetch(`http://127.0.0.1:${proxy.port}/live`, { headers });
      expect([down.status, down.headers.get("retry-after")]).toEqual([503, "5"]);
    } finally {
      await Promise.all(ports.map(start));
    }
  });
});
