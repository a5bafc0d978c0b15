import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addressList } from "../../../src/runtime/address-list.ts";
import { fetchDueSource } from "../../../src/server/import/sources/due-sources.ts";
import { claim } from "../../../src/server/import/sources/fetch-source.ts";
import { runSourceCommand, type SourceCommand } from "../../../src/server/import/sources/source-command.ts";
import { feedSources } from "../../../src/server/import/tables.ts";
import { jobs } from "../../../src/server/jobs/tables.ts";
import { fetchFeed, shownAddress } from "../../../src/server/platform/network/fetch-feed.ts";
import { onEachDatabase } from "../test-api.ts";
import { jobsOf } from "./import-files.ts";

const feed = (...references: string[]) =>
  `<source>${references.map((one) => `<job><reference>${one}</reference><title>Cook ${one}</title><company>Fig</company><description>Cook.</description></job>`).join("")}</source>`;

/** A feed's server, which answers with what a test gives it. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let origin: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const isAllowed = () => true;
const hour = 60 * 60_000;

it("is not fetched from a private address, nor by a redirect to one", async () => {
  answer = (_request, response) => response.end(feed("1"));
  await expect(fetchFeed(`${origin}/jobs.xml`)).rejects.toThrow("is not at a public address");
  expect(asked).toEqual([]);
});

it("follows some redirects, tries again when the server is busy, and ends at a limit of bytes", async () => {
  answer = (request, response) => {
    if (request.url === "/old") response.writeHead(301, { location: "/new" }).end();
    else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (asked.length < 4) response.writeHead(503).end();
    else response.end("x".repeat(100));
  };
  const found = await fetchFeed(`${origin}/old`, { isAllowed, pauses: [0, 0], limit: 50 });
  expect(asked.map(({ url }) => url)).toEqual(["/old", "/new", "/old", "/new"]);
  const read = async () => {
    if (found.state === "changed")
      for await (const chunk of found.bytes) expect(chunk.length).toBeLessThan(50);
  };
  await expect(read()).rejects.toThrow("is larger than");
  await expect(fetchFeed(`${origin}/loop`, { isAllowed, pauses: [] })).rejects.toThrow(
    "redirected too often",
  );
  answer = (_request, response) => response.writeHead(500).end();
  await expect(fetchFeed(origin, { isAllowed, pauses: [0] })).rejects.toThrow("was answered with 500");
});

it("gives the name and password of its address to its own host only", async () => {
  answer = (request, response) => {
    if (request.url === "/own") response.writeHead(302, { location: "/next" }).end();
    else if (request.url === "/next")
      response.writeHead(302, { location: `${origin.replace("127.0.0.1", "localhost")}/other` }).end();
    else response.end(feed("1"));
  };
  const address = `${origin.replace("//", "//robin:p%40ss%@")}/own`;
  expect((await fetchFeed(address, { isAllowed, pauses: [] })).state).toBe("changed");
  const given = `Basic ${btoa("robin:p@ss%")}`;
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([given, given, undefined]);
  expect(shownAddress(address)).toBe(`${origin.replace("//", "//robin:***@")}/own`);
});

onEachDatabase("a feed that is kept", (api) => {
  const services = () => ({
    ...api.services,
    config: { ...api.services.config, FEED_NETWORKS: addressList("loopback") },
  });
  const run = async (command: SourceCommand) =>
    JSON.parse(await runSourceCommand(command, services())) as { text: string; code: number };
  const keep = (name: string): SourceCommand => ({
    action: "fetch",
    name,
    url: `${origin}/jobs.xml`,
    every: 360,
    applyElsewhere: false,
    acceptPlaces: false,
  });
  const live = async (source: string) =>
    Object.values(await jobsOf(api.db, source)).flatMap((job) => (job.filledAt ? [] : job.reference));
  const serve = (text: string, etag: string) => {
    answer = (request, response) =>
      request.headers["if-none-match"] === etag
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag, "content-encoding": "gzip" }).end(gzipSync(text));
  };

  it("is fetched when it is due, asks for changes only, closes what is gone, and mails a report of changes", async () => {
    serve(feed("1", "2", "3"), '"a"');
    expect(await run(keep("due"))).toMatchObject({ code: 0, text: expect.stringContaining("3 added") });
    expect((await run({ action: "list" })).text).toContain(`due  every 6 h  ${origin}/jobs.xml`);

    const now = new Date();
    expect(await fetchDueSource(services(), now)).toBe(0);
    const later = (hours: number) => new Date(now.getTime() + hours * hour);
    expect(await fetchDueSource(services(), later(7))).toBe(1);
    expect(asked.at(-1)!.headers["if-none-match"]).toBe('"a"');
    expect(await fetchDueSource(services(), later(8))).toBe(0);
    expect(api.mails).toHaveLength(0);

    serve(feed("2", "3", "4"), '"b"');
    expect(await fetchDueSource(services(), later(14))).toBe(1);
    expect((await live("due")).sort()).toEqual(["2", "3", "4"]);
    const [row] = await api.db.select().from(feedSources).where(eq(feedSources.name, "due"));
    expect(row).toMatchObject({ etag: '"b"', claimedUntil: null, nextAt: later(20) });
    expect(row!.report).toContain("1 added");
    expect(row!.report).toContain("1 closed");
    const queued = await api.db.execute(
      sql`select data from pgboss.job where data ->> 'job' = 'feed-source-report'`,
    );
    expect(queued.rows).toHaveLength(1);
    expect((await run({ action: "remove", name: "due" })).text).toContain("no longer fetched");
    expect(await live("due")).toHaveLength(3);
  });

  it("closes nothing when it loses more than half, is empty or cannot be had, and says so", async () => {
    serve(feed("1", "2", "3"), '"c"');
    await run(keep("guard"));
    const report = async (at: number) => {
      const due = new Date(Date.now() + at * hour);
      expect(await fetchDueSource(services(), due, { pauses: [] })).toBe(1);
      const [row] = await api.db.select().from(feedSources).where(eq(feedSources.name, "guard"));
      expect(await live("guard")).toHaveLength(3);
      return row!.report;
    };
    serve(feed("1"), '"d"');
    expect(await report(7)).toContain("Nothing was closed: 2 of 3");
    serve(feed(), '"e"');
    // It rests longer with each time that it fails.
    expect(await report(21)).toContain(
      "The feed cannot be imported. It holds no jobs. Each must be in an element <job>; it has <source>. Nothing was changed.",
    );
    answer = (_request, response) => response.writeHead(404).end();
    expect(await report(49)).toContain("The feed was answered with 404.");
    const [row] = await api.db.select().from(feedSources).where(eq(feedSources.name, "guard"));
    expect(row).toMatchObject({ etag: '"c"', failures: 3 });
    await run({ action: "remove", name: "guard" });
  });

  it("is fetched by one process at a time, and again when a process ended meanwhile", async () => {
    serve(feed("1"), '"f"');
    await run(keep("once"));
    const due = new Date(Date.now() + 7 * hour);
    expect(await Promise.all([claim(api.db, due, "due"), claim(api.db, due, "due")])).toEqual(
      expect.arrayContaining([null, expect.objectContaining({ name: "once" })]),
    );
    expect(await fetchDueSource(services(), due)).toBe(0);
    expect(await fetchDueSource(services(), new Date(due.getTime() + hour))).toBe(1);
    expect(await api.db.select().from(jobs).where(eq(jobs.source, "once"))).toHaveLength(1);
  });
});
