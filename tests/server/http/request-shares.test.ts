import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../../bench/ask.ts";
import { onEmbeddedDatabase } from "../test-api.ts";
import { listenWith, type Listening } from "./listen-with.ts";

onEmbeddedDatabase("the requests of one network", (api) => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-shares-"));
  const host = "automotive.localhost";
  const sockets: Socket[] = [];
  let site: Listening;
  beforeAll(async () => {
    const app = new Hono()
      .get("/v1/slow", () => new Promise<Response>(() => undefined))
      .get("*", (request) => request.text("here"));
    site = await listenWith(api.services, folder, "() => undefined", app);
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    site.close();
    rmSync(folder, { recursive: true });
  });
  const statusOf = async (path: string, from = "127.0.0.1") =>
    (await ask({ port: site.port, host, path, from })).status;

  it("are refused while 150 are in progress, those of others and of load balancers never", async () => {
    for (let count = 0; count < 150; count++) {
      const socket = connect(site.port, "127.0.0.1").on("error", () => undefined);
      sockets.push(socket);
      socket.write(`GET /v1/slow HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    }
    await expect.poll(() => statusOf("/v1/any")).toBe(429);
    expect(await statusOf("/v1/any", "127.0.0.2")).toBe(200);
    expect(await statusOf("/healthz")).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf("/v1/any")).toBe(200);
  });
});
