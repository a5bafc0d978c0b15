import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  fetchFeed,
  shownAddress,
  type FeedRequest,
} from "../../../../src/server/platform/network/fetch-feed.ts";
import { redirectedTo } from "../../../../src/server/platform/network/redirected-to.ts";

/** A feed's server, which answers with what a test gives it. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let port = 0;
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const long = { idleMs: 10_000, totalMs: 60_000, pauses: [] } satisfies FeedRequest;
/** Takes this machine for a network that is named in the configuration. */
const own = { ...long, networks: { has: () => true } } satisfies FeedRequest;
/** Takes this machine for a public server. */
const asPublic = { ...own, isPublic: (ip) => ip === "127.0.0.1" } satisfies FeedRequest;

const read = async (address: string, request: FeedRequest): Promise<string> => {
  const found = await fetchFeed(address, request);
  const chunks: Uint8Array[] = [];
  if (found.state === "changed") for await (const chunk of found.bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

it("is not fetched from a private address", async () => {
  answer = (_request, response) => response.end("jobs");
  await expect(read(`${origin}/jobs.xml`, long)).rejects.toThrow("is not at a public address");
  expect(asked).toEqual([]);
  expect(await read(`${origin}/jobs.xml`, own)).toBe("jobs");
});

it("is not fetched from a private address that a public server names, also where its network is allowed", async () => {
  for (const target of [
    `http://127.0.0.2:${port}/secret`,
    `http://[::1]:${port}/secret`,
    `http://[::ffff:127.0.0.2]:${port}/secret`,
    `http://2130706434:${port}/secret`,
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
  ]) {
    answer = (_request, response) => response.writeHead(302, { location: target }).end();
    await expect(read(`${origin}/jobs.xml`, asPublic), target).rejects.toThrow("is not at a public address");
  }
  // A name leads there: this machine is taken for a public server until it has answered.
  let checks = 0;
  answer = (_request, response) =>
    response.writeHead(302, { location: `http://localhost:${port}/secret` }).end();
  await expect(read(`${origin}/jobs.xml`, { ...own, isPublic: () => ++checks < 3 })).rejects.toThrow(
    "is not at a public address",
  );
  expect(asked.map(({ url }) => url)).not.toContain("/secret");
  // A private server that is meant may lead to another one.
  answer = (request, response) =>
    request.url === "/old"
      ? response.writeHead(301, { location: `${origin}/new` }).end()
      : response.end("jobs");
  expect(await read(`${origin}/old`, own)).toBe("jobs");
  expect(await read(`${origin}/old`, asPublic)).toBe("jobs");
});

it("follows redirects to addresses of the web only, and never from https to http", async () => {
  for (const location of [
    "file:///etc/passwd",
    "ftp://feeds.example.com/",
    "http://a:b@feeds.example.com/",
    "http://[",
  ])
    expect(() => redirectedTo(new URL("http://feeds.example.com/jobs"), location), location).toThrow(
      "cannot be the address of a feed",
    );
  const secure = new URL("https://feeds.example.com/jobs");
  expect(() => redirectedTo(secure, "http://feeds.example.com/jobs")).toThrow("from https to http");
  expect(redirectedTo(secure, "/new").href).toBe("https://feeds.example.com/new");
  expect(redirectedTo(new URL("http://feeds.example.com"), "https://other.example.com").protocol).toBe(
    "https:",
  );
  answer = (_request, response) => response.writeHead(302, { location: "gopher://x" }).end();
  await expect(read(origin, { ...own, pauses: [0] })).rejects.toThrow("cannot be the address of a feed");
  expect(asked).toHaveLength(1);
});

it("follows some redirects, tries again when the server is busy, and ends at a limit of bytes", async () => {
  answer = (request, response) => {
    if (request.url === "/old") response.writeHead(301, { location: "/new" }).end();
    else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (asked.length < 4) response.writeHead(503).end();
    else response.end("x".repeat(100));
  };
  await expect(read(`${origin}/old`, { ...own, pauses: [0, 0], limit: 50 })).rejects.toThrow(
    "is larger than",
  );
  expect(asked.map(({ url }) => url)).toEqual(["/old", "/new", "/old", "/new"]);
  await expect(read(`${origin}/loop`, own)).rejects.toThrow("redirected too often");
  answer = (_request, response) => response.writeHead(500).end();
  await expect(read(origin, { ...own, pauses: [0] })).rejects.toThrow("was answered with 500");
});

it("is given up when its server sends nothing for too long, or goes on for too long", async () => {
  answer = () => undefined;
  await expect(read(origin, { ...own, idleMs: 50, pauses: [0] })).rejects.toThrow(
    "sent nothing for a second",
  );
  expect(asked).toHaveLength(2);
  answer = (_request, response) => response.write("a");
  await expect(read(origin, { ...own, idleMs: 50 })).rejects.toThrow("sent nothing");

  // A byte now and then is never idle.
  const trickle = (response: ServerResponse) => {
    const timer = setInterval(() => response.write("a"), 10);
    response.on("close", () => clearInterval(timer));
  };
  answer = (_request, response) => trickle(response);
  await expect(read(origin, { ...own, idleMs: 5_000, totalMs: 300 })).rejects.toThrow(
    "did not arrive within",
  );
  // No further try begins once the time is over.
  asked = [];
  answer = () => undefined;
  await expect(read(origin, { ...own, totalMs: 100, pauses: [0, 0, 0] })).rejects.toThrow(
    "did not arrive within",
  );
  expect(asked).toHaveLength(1);
});

it("ends when it is told to, and frees the connection of a feed that is not read", async () => {
  const closed = new Promise((resolve) => {
    answer = (_request, response) => {
      response.write("a");
      response.on("close", () => resolve("closed"));
    };
  });
  const stop = new AbortController();
  const found = await fetchFeed(origin, { ...own, signal: stop.signal });
  expect(found.state).toBe("changed");
  stop.abort(new Error("stopped"));
  expect(await closed).toBe("closed");
  await expect(fetchFeed(origin, { ...own, signal: stop.signal })).rejects.toThrow("stopped");
});

it("gives the name and password of its address to its own host only", async () => {
  answer = (request, response) => {
    if (request.url === "/own") response.writeHead(302, { location: "/next" }).end();
    else if (request.url === "/next")
      response.writeHead(302, { location: `${origin.replace("127.0.0.1", "localhost")}/other` }).end();
    else response.end("jobs");
  };
  const address = `${origin.replace("//", "//robin:p%40ss%@")}/own`;
  expect(await read(address, own)).toBe("jobs");
  const given = `Basic ${btoa("robin:p@ss%")}`;
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([given, given, undefined]);
  expect(shownAddress(address)).toBe(`${origin.replace("//", "//robin:***@")}/own`);
});
