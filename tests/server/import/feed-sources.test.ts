import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { addressList } from "../../../src/runtime/address-list.ts";
import { fetchDueSource } from "../../../src/server/import/sources/due-sources.ts";
import { claim } from "../../../src/server/import/sources/claims.ts";
import { fetchSource } from "../../../src/server/import/sources/fetch-source.ts";
import { runSourceCommand, type SourceCommand } from "../../../src/server/import/sources/source-command.ts";
import { feedSources } from "../../../src/server/import/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
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

const hour = 60 * 60_000;

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
    expect(await report(7)).toContain("the feed: Nothing was closed: 2 of 3");
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
    await run({ action: "remove", name: "once" });
  });

  /** Serves one job and leaves the answer open. */
  const hang = () => {
    answer = (_request, response) => response.write(feed("1").replace("</source>", ""));
  };
  /** The row of a feed, which is there. */
  const rowOf = async (name: string) =>
    (await api.db.select().from(feedSources).where(eq(feedSources.name, name)))[0]!;
  const claimOf = async (name: string) => (await claim(api.db, new Date(), { name }))!;
  const noRow = async (name: string) =>
    expect(await api.db.select().from(feedSources).where(eq(feedSources.name, name))).toEqual([]);

  it("that is removed or changed while it is fetched is fetched no further, and nothing of it is closed", async () => {
    serve(feed("1", "2"), '"g"');
    await run(keep("gone"));
    hang();
    const fetching = fetchSource(services(), await claimOf("gone"), new Date(), { renewMs: 20 });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect((await run({ action: "list" })).text).toContain("being fetched now");
    await run({ action: "remove", name: "gone" });
    expect(await fetching).toMatchObject({
      state: "stopped",
      isNews: false,
      text: expect.stringContaining("the feed was removed or changed"),
    });
    expect((await live("gone")).sort()).toEqual(["1", "2"]);
    await noRow("gone");

    serve(feed("1"), '"h"');
    await run(keep("moved"));
    hang();
    const before = fetchSource(services(), await claimOf("moved"), new Date(), { renewMs: 20 });
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    serve(feed("1", "2"), '"i"');
    const other = { ...keep("moved"), url: `${origin}/other.xml` } as SourceCommand;
    expect((await run(other)).text).toContain("1 added");
    expect((await before).state).toBe("stopped");
    expect(await rowOf("moved")).toMatchObject({ etag: '"i"', claimedUntil: null, failures: 0 });
    await run({ action: "remove", name: "moved" });
  });

  it("that a stop interrupts keeps what came, is no failure, and is due at once", async () => {
    hang();
    const stop = new AbortController();
    const fetching = runSourceCommand(keep("stopped"), services(), stop.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    stop.abort(new Error("the server is stopping"));
    expect(JSON.parse(await fetching)).toMatchObject({
      text: expect.stringContaining("the server is stopping"),
    });
    expect(await rowOf("stopped")).toMatchObject({ claimedUntil: null, failures: 0, nextAt: null });
    serve(feed("1", "2"), '"j"');
    expect(await fetchDueSource(services(), new Date())).toBe(1);
    expect((await live("stopped")).sort()).toEqual(["1", "2"]);
    await run({ action: "remove", name: "stopped" });
  });

  it("is due when its times were set by a clock that was wrong by years", async () => {
    serve(feed("1"), '"k"');
    await run(keep("ahead"));
    const ahead = new Date(Date.now() + 3 * 365 * 24 * hour);
    await api.db.update(feedSources).set({ nextAt: ahead, claimedUntil: ahead });
    expect(await fetchDueSource(services(), new Date())).toBe(1);
    const { nextAt } = await rowOf("ahead");
    expect(nextAt!.getTime()).toBeLessThan(Date.now() + 7 * hour);
    await run({ action: "remove", name: "ahead" });
  });

  it("is told of in the list without what would change a terminal", async () => {
    serve(feed("1"), '"l"');
    await run(keep("odd\u001b[2Jname\nsecond"));
    const { text } = await run({ action: "list" });
    expect(text.split("\n")[0]).toContain("odd\ufffd[2Jname second  every 6 h");
    await api.db.delete(feedSources);
  });
});
