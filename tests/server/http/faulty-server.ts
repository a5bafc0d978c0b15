import { createReadStream } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { pino } from "pino";
import { readConfig } from "../../../src/runtime/config.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { surviveFaults } from "../../../src/server/http/faults.ts";
import { registry } from "../../../src/server/platform/metrics.ts";
import { createListener } from "../../../src/server/http/listener.ts";

// A server whose pages and calls fail in every way that code can fail, for web-faults.test.ts. Its port is the first
// line that it prints; its log follows.
const fails: Record<string, (response?: ServerResponse) => unknown> = {
  throws: () => {
    throw new Error("thrown at once");
  },
  rejects: () => Promise.reject(new Error("rejected")),
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what is no error must not end the process either
  text: () => Promise.reject("no error at all"),
  timer: () => setTimeout(() => fails["throws"]!(), 1),
  tick: () => process.nextTick(() => fails["throws"]!()),
  forgotten: () => void fails["rejects"]!(),
  stream: () => createReadStream("/nowhere/at/all"),
};

const app = new Hono();
app.onError((error) => {
  throw error;
});
app.get("/v1/faults", async (request) => request.text(await registry.metrics()));
app.get("/v1/half", (request) =>
  request.body(
    Readable.toWeb(
      Readable.from(
        (async function* () {
          yield Buffer.from("half of it");
          throw new Error("the other half failed");
        })(),
      ),
    ) as ReadableStream,
  ),
);
app.get("/v1/:way", async (request) => {
  await fails[request.req.param("way")]!();
  return new Promise<Response>(() => undefined);
});

const pages = (request: { url?: string }, response: ServerResponse) => {
  const way = request.url!.split("/").at(-1)!;
  if (way === "half") {
    response.write("half of it");
    setTimeout(() => fails["throws"]!(), 1);
    return new Promise<void>(() => undefined);
  }
  return Promise.resolve(fails[way]!(response)).then(() => new Promise<void>(() => undefined));
};

const log = pino();
const release = { id: "none", client: "/nowhere", files: new Map(), pages };
const listener = createListener(
  app,
  { config: readConfig({}), brands: loadBrands(), hosts: { ofHost: () => undefined }, log },
  { current: () => release as never },
);
const server = createServer(listener).listen(0, "127.0.0.1", () => {
  surviveFaults(log);
  console.log((server.address() as AddressInfo).port);
});
// A timer of the server's own, which belongs to no request.
setTimeout(() => fails["throws"]!(), 50);
