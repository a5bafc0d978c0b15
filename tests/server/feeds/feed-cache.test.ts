import { gunzipSync } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { FeedCache } from "../../../src/server/feeds/feed-cache.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase } from "../test-api.ts";

const patienceMs = 100;

onOneDatabase("feed cache", (api) => {
  let cache: FeedCache;
  /** How often the feed was written. */
  let written: number;

  beforeEach(() => {
    cache = new FeedCache(api.db, { patienceMs });
    written = 0;
  });
  const changeJobs = () => addJob(api.db);

  /** Asks for a feed whose text takes so many milliseconds to write, and says how often it was written. */
  const ask = async (ms = 0, fail = false): Promise<string> => {
    const { gzip } = await cache.get("feed", { address: "127.0.0.1" }, async () => {
      const text = `version ${++written}`;
      await wait(ms);
      if (fail) throw new Error("not written");
      return text;
    });
    return gunzipSync(gzip).toString();
  };

  it("writes a feed anew once a job has changed, and only then", async () => {
    // None is slow here, however busy the machine.
    cache = new FeedCache(api.db);
    expect(await ask()).toBe("version 1");
    expect(await ask()).toBe("version 1");
    await changeJobs();
    expect(await ask()).toBe("version 2");
  });

  it("refuses with 503 and Retry-After while a slow feed is written for the first time, and has it then", async () => {
    await expect(ask(4 * patienceMs)).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    await expect.poll(() => ask()).toBe("version 1");
  });

  it("sends a slow feed as it was while it is written, and writes it once for everybody", async () => {
    await ask(1.5 * patienceMs).catch(() => undefined);
    await wait(5 * patienceMs);
    await changeJobs();
    expect(await Promise.all([ask(2 * patienceMs), ask(), ask()])).toEqual(Array(3).fill("version 1"));
    await expect.poll(() => ask(), { timeout: 60_000 }).toBe("version 2");
  });

  it("keeps a slow feed for a while, whatever changes", async () => {
    await ask(5 * patienceMs).catch(() => undefined);
    await wait(5 * patienceMs);
    await changeJobs();
    expect(await ask()).toBe("version 1");
    await expect.poll(() => ask(), { timeout: 60_000 }).toBe("version 2");
  });

  it("tells of a feed that cannot be written, and tries it again", async () => {
    cache = new FeedCache(api.db);
    await expect(ask(0, true)).rejects.toThrow("not written");
    expect(await ask()).toBe("version 2");
    await changeJobs();
    await expect(ask(0, true)).rejects.toThrow("not written");
    expect(await ask()).toBe("version 4");
  });
});
