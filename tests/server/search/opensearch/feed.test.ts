import { connect, createServer, type Socket } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rebuild as rebuildByCommand } from "../../../../src/commands/search/rebuild.ts";
import { statusOf, statusText } from "../../../../src/commands/search/status.ts";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../../src/server/catalogue/jobs/tables.ts";
import { useEngine } from "../../../../src/server/search/open-engine.ts";
import { openClient } from "../../../../src/server/search/opensearch/client.ts";
import { OpenSearchEngine } from "../../../../src/server/search/opensearch/engine.ts";
import { feedOnce, keepFeeding } from "../../../../src/server/search/opensearch/feed/feed.ts";
import { indicesOf, liveIndex } from "../../../../src/server/search/opensearch/feed/generations.ts";
import { rebuild, type Feeding } from "../../../../src/server/search/opensearch/feed/rebuild.ts";
import { writeStates } from "../../../../src/server/search/opensearch/feed/write-states.ts";
import { statesOf } from "../../../../src/server/search/opensearch/index/read-documents.ts";
import { onOneDatabase } from "../../test-api.ts";
import { openFeeding, openSearchUrl } from "../on-each-engine.ts";
import { searcher } from "../searcher.ts";

describe.runIf(openSearchUrl)("OpenSearch", () => {
  onOneDatabase("behind the search", (api) => {
    const { add, titles } = searcher(api);
    const network = openNetwork(openSearchUrl ?? "http://127.0.0.1");
    let feeding: Feeding;
    let alias: string;
    let close: () => Promise<void>;

    beforeAll(async () => {
      await fillLocations(api.db);
      ({ feeding, close } = openFeeding(api));
      alias = feeding.settings.OPENSEARCH_INDEX;
      const url = await network.open();
      useEngine(new OpenSearchEngine(openClient({ OPENSEARCH_URL: url }), alias, api.db));
    });
    afterAll(async () => {
      await network.close();
      await close();
    });
    beforeEach(async () => {
      await api.db.delete(jobs);
      await feedOnce(feeding);
    });

    /** Works in the background as a worker does, until what is tried is over. */
    const whileFed = async (work: () => Promise<void>): Promise<void> => {
      const stop = new AbortController();
      const fed = keepFeeding(feeding, "a worker", { stopping: stop.signal, onError: () => undefined });
      try {
        await work();
      } finally {
        stop.abort();
        await fed;
      }
    };
    const shows = (expected: string[]) =>
      expect.poll(async () => (await titles({})).sort(), { timeout: 60_000 }).toEqual(expected);

    it("shows what was written, changed and removed, without being asked to", () =>
      whileFed(async () => {
        const cook = await add("Cook");
        await shows(["Cook"]);
        await api.db.update(jobs).set({ title: "Baker" }).where(eq(jobs.id, cook));
        await add("Waiter");
        await shows(["Baker", "Waiter"]);
        await api.db.delete(jobs).where(eq(jobs.id, cook));
        await shows(["Waiter"]);
      }));

    it("shows no job that was closed, before the index knows of it", async () => {
      const cook = await add("Cook");
      await add("Waiter");
      await feedOnce(feeding);
      await shows(["Cook", "Waiter"]);
      await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, cook));
      expect(await titles({})).toEqual(["Waiter"]);
    });

    it("keeps the newer state of a job, whichever is written last", async () => {
      const cook = await add("Cook");
      const before = await statesOf(api.db, [cook]);
      await api.db.update(jobs).set({ title: "Baker" }).where(eq(jobs.id, cook));
      await feedOnce(feeding);
      const live = await liveIndex(feeding.client, alias);
      await writeStates(feeding.client, live!.index, before);
      await feeding.client.indices.refresh({ index: alias });
      await shows(["Baker"]);
      expect(await titles({ q: "baker" })).toEqual(["Baker"]);
      expect(await titles({ q: "cook" })).toEqual([]);
    });

    it("is filled anew beside the live index, which goes once the new one has as many jobs", async () => {
      await add("Cook");
      const { index: old } = await feedOnce(feeding);
      const { index, jobs: count } = await rebuild(feeding);
      expect({ count, isNew: index !== old }).toEqual({ count: 1, isNew: true });
      expect(await indicesOf(feeding.client, alias)).toEqual([index]);
      await shows(["Cook"]);
    });

    it("stays as it is where filling a new index fails, of which nothing is left", async () => {
      await add("Cook");
      const { index } = await feedOnce(feeding);
      const goOn = () => Promise.reject(new Error("the worker ends"));
      await expect(rebuild({ ...feeding, goOn })).rejects.toThrow("the worker ends");
      expect(await indicesOf(feeding.client, alias)).toEqual([index]);
      await shows(["Cook"]);
    });

    it("removes what a process left that died while it filled an index", async () => {
      const { index } = await feedOnce(feeding);
      await feeding.client.indices.create({ index: `${alias}-20200101000000000` });
      await whileFed(() =>
        expect.poll(() => indicesOf(feeding.client, alias), { timeout: 60_000 }).toEqual([index]),
      );
    });

    it("is filled anew where it stores jobs in another way", async () => {
      await add("Cook");
      const { index } = await feedOnce(feeding);
      await feeding.client.indices.putMapping({ index, body: { _meta: { layout: "an older one" } } });
      expect((await feedOnce(feeding)).index).not.toBe(index);
      await shows(["Cook"]);
    });

    it("is filled anew, and looked at, by the command search", async () => {
      await add("Cook");
      const { index } = await feedOnce(feeding);
      const config = { ...api.services.config, SEARCH_ENGINE: "opensearch" as const, ...feeding.settings };
      expect(statusText(await statusOf(config))).toContain(`${index} has 1 job in`);
      await whileFed(async () => {
        await expect.poll(async () => (await statusOf(config)).isFed, { timeout: 60_000 }).toBe(true);
        expect(await rebuildByCommand(config)).toMatch(/ is live, with 1 job\.$/);
      });
      expect(await indicesOf(feeding.client, alias)).not.toEqual([index]);
      await shows(["Cook"]);
    });

    it("may be away: searches ask to come back, jobs are shown, and it catches up", async () => {
      const cook = await add("Cook");
      await feedOnce(feeding);
      await shows(["Cook"]);
      await network.cut();
      const refused = await api.fetch("/v1/seeker/job?page=1", {
        method: "POST",
        headers: { "host-name": "workinaus.localhost", "content-type": "application/json" },
        body: JSON.stringify({ q: "cook" }),
      });
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("5");
      const job = await api.fetch(`/v1/seeker/job/${cook}`, {
        headers: { "host-name": "workinaus.localhost" },
      });
      expect(job.status).toBe(200);
      await add("Waiter");
      await feedOnce(feeding);
      await network.mend();
      await expect
        .poll(async () => (await titles({}).catch(() => [])).sort(), { timeout: 60_000 })
        .toEqual(["Cook", "Waiter"]);
    });
  });
});

/** A network between an engine and OpenSearch, which can be cut. */
const openNetwork = (target: string) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    from.pipe(to).pipe(from);
  });
  let own = 0;
  const listen = () => new Promise<void>((resume) => server.listen(own, "127.0.0.1", resume));
  const cut = async (): Promise<void> => {
    const closed = new Promise((resume) => server.close(resume));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    open: async (): Promise<string> => {
      await listen();
      own = (server.address() as { port: number }).port;
      return `http://127.0.0.1:${own}`;
    },
    cut,
    mend: listen,
    close: cut,
  };
};
