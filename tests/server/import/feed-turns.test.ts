import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq, like, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { addressList } from "../../../src/runtime/address-list.ts";
import { openBackground } from "../../../src/server/platform/background.ts";
import { fetchDueSource, startDueSources } from "../../../src/server/import/sources/due-sources.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { feedSources } from "../../../src/server/import/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { jobsOf } from "./import-files.ts";

const job =
  "<job><reference>1</reference><title>Cook</title><company>Fig</company><description>Cook.</description></job>";
const hanging: ServerResponse[] = [];
/** `/hang` never answers, `/stall` stops in the middle, `/down` fails; others are feeds. */
const server = createServer(({ url }, response) => {
  if (url?.startsWith("/hang")) hanging.push(response);
  else if (url === "/stall") response.write(`<source>${job}`);
  else if (url === "/down") response.writeHead(500).end();
  else response.end(`<source>${job}</source>`);
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

const minute = 60_000;
const wait = { timeout: 60_000, interval: 20 };
const noPause = { pauses: [] };

onEachDatabase("feeds of several servers", (api) => {
  let background = openBackground();
  const services = () => ({
    ...api.services,
    background,
    config: { ...api.services.config, FEED_NETWORKS: addressList("loopback") },
  });
  const keep = (name: string, nextAt: Date) =>
    api.db.insert(feedSources).values({
      name,
      url: `${origin}/${name}`,
      options: { applyElsewhere: false, acceptPlaces: false },
      everyMinutes: 360,
      nextAt,
    });
  const rowOf = async (name: string) =>
    (await api.db.select().from(feedSources).where(eq(feedSources.name, name)))[0]!;
  const mails = async () => {
    const { rows } = await api.db.execute(
      sql`select count(*)::int as count from pgboss.job where data ->> 'job' = 'feed-source-report'`,
    );
    return rows[0]!["count"];
  };
  afterEach(async () => {
    // A test's fetches would go on with the feeds of the next.
    await background.close(wait.timeout);
    background = openBackground();
    hanging.length = 0;
    await api.db.delete(feedSources);
    await api.db.delete(jobs).where(like(jobs.source, "good-%"));
    await api.db.execute(sql`delete from pgboss.job where data ->> 'job' = 'feed-source-report'`);
  });

  it("wait for none that hangs, and no more than three are asked at once", async () => {
    const now = new Date();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
    await keep("hang-1", ago(9));
    await keep("hang-2", ago(8));
    await keep("good-1", ago(7));
    await keep("good-2", ago(6));
    expect(await startDueSources(services(), now, noPause)).toBe(3);
    await vi.waitFor(async () => expect((await rowOf("good-2")).report).toContain("1 added"), wait);
    expect((await rowOf("good-1")).report).toContain("1 added");
    await vi.waitFor(() => expect(hanging).toHaveLength(2), wait);
    expect((await rowOf("hang-1")).claimedUntil).not.toBeNull();

    await keep("hang-3", ago(5));
    await keep("hang-4", ago(4));
    // One of the two that have answered may take it by itself.
    await startDueSources(services(), now, noPause);
    await vi.waitFor(() => expect(hanging).toHaveLength(3), wait);
    expect((await rowOf("hang-4")).claimedUntil).toBeNull();
    for (const response of hanging.splice(0)) response.destroy();
    await vi.waitFor(() => expect(hanging).toHaveLength(1), wait);
    hanging.pop()!.destroy();
    await vi.waitFor(async () => expect((await rowOf("hang-4")).report).toContain("cannot be reached"), wait);
  });

  it("that failed the last time leave one of the three places to the others", async () => {
    const now = new Date();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
    for (const [at, name] of ["hang-1", "hang-2", "hang-3"].entries()) await keep(name, ago(9 - at));
    await api.db.update(feedSources).set({ failures: 1 });
    expect(await startDueSources(services(), now, noPause)).toBe(2);
    await keep("good-1", ago(1));
    expect(await startDueSources(services(), now, noPause)).toBe(1);
    await vi.waitFor(async () => expect((await rowOf("good-1")).report).toContain("1 added"), wait);
    expect((await rowOf("hang-3")).claimedUntil).toBeNull();
    await vi.waitFor(() => expect(hanging).toHaveLength(2), wait);
    await api.db.delete(feedSources).where(eq(feedSources.name, "hang-3"));
    for (const response of hanging.splice(0)) response.destroy();
    for (const name of ["hang-1", "hang-2"])
      await vi.waitFor(async () => expect((await rowOf(name)).failures).toBe(2), wait);
  });

  it("are given up where one stops in the middle; the jobs before are kept", async () => {
    await keep("stall", new Date());
    expect(await fetchDueSource(services(), new Date(), { pauses: [], idleMs: 300 })).toBe(1);
    const { report, failures } = await rowOf("stall");
    expect(report).toContain("any further: the feed sent nothing for a second.");
    expect(failures).toBe(1);
    expect(Object.keys(await jobsOf(api.db, "stall"))).toEqual(["1"]);
  });

  it("rest longer each time that they fail, and mail tells of it once and then once a day", async () => {
    const start = new Date();
    await keep("down", start);
    const hours: number[] = [];
    const told: unknown[] = [];
    let due = start;
    for (let tries = 0; tries < 5; tries++) {
      expect(await fetchDueSource(services(), due, noPause)).toBe(1);
      const { nextAt } = await rowOf("down");
      hours.push((nextAt!.getTime() - due.getTime()) / (60 * minute));
      told.push(await mails());
      due = nextAt!;
    }
    expect(hours).toEqual([6, 12, 24, 24, 24]);
    expect(told).toEqual([1, 1, 2, 3, 4]);
    expect((await rowOf("down")).report).toContain("It has failed 5 times in a row");
    await api.db.update(feedSources).set({ url: `${origin}/good` });
    expect(await fetchDueSource(services(), due, noPause)).toBe(1);
    expect((await rowOf("down")).failures).toBe(0);
  });
});
