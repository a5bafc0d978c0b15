import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { openQueue, type Queue } from "../../../src/server/platform/queue/open-queue.ts";
import { openIndex } from "../../../src/server/search/embedded/job-index.ts";
import { overviewOf } from "../../../src/server/search/embedded/overview.ts";
import { startWorker } from "../../../src/server/worker/start-worker.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

onEachDatabase("a server whose worker waits", (api) => {
  let queue: Queue;
  beforeAll(async () => {
    await fillLocations(api.db);
    await addJob(api.db, { title: "Mechanic" });
  });
  afterEach(() => queue.close());

  /** What the worker asks the database meanwhile stands apart: these are the statements of our own code. */
  const ownStatements = () => {
    const { session } = api.db as unknown as { session: { prepareQuery: () => unknown } };
    return vi.spyOn(session, "prepareQuery");
  };
  const snapshot = async () =>
    (await api.db.execute(sql`select pg_current_snapshot()::text as now`)).rows[0]!["now"];

  it("reads nothing by itself, and no job anew for what the queue writes", async () => {
    const brand = api.services.brands.find(({ id }) => id === "workinaus")!;
    const search = () => api.on("workinaus")(searchJobs, { body: {} });
    await search();
    const overview = await overviewOf(api.db, brand, 3);
    const index = await openIndex(api.db);
    const { generation, changes } = index;
    const { length } = changes;
    const before = await snapshot();

    queue = await openQueue(api.services.database, {
      works: true,
      pace: { superviseSeconds: 1, pollSeconds: 0.5 },
    });
    const spy = ownStatements();
    await startWorker({ ...api.services, queue });
    spy.mockClear();
    await queue.boss.supervise();
    expect(spy).not.toHaveBeenCalled();

    expect(await snapshot()).not.toBe(before);
    spy.mockClear();
    expect(await overviewOf(api.db, brand, 3)).toBe(overview);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(index.generation).toBe(generation);
    expect(index.changes).toBe(changes);
    expect(changes).toHaveLength(length);

    await addJob(api.db, { title: "Mechanic" });
    expect(await overviewOf(api.db, brand, 3)).not.toBe(overview);
    spy.mockRestore();
  });
});
