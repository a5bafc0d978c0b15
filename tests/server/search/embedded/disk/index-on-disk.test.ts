import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { jobs } from "../../../../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../../../../src/server/catalogue/locations/fill-locations.ts";
import { openIndexOnDisk } from "../../../../../src/server/search/embedded/disk/index-on-disk.ts";
import { loadColumns } from "../../../../../src/server/search/embedded/disk/stored-columns.ts";
import { indexOf, JobIndex } from "../../../../../src/server/search/embedded/job-index.ts";
import { findJobs } from "../../../../../src/server/search/search.ts";
import type { Db } from "../../../../../src/server/platform/database/open.ts";
import { addJob } from "../../../add-job.ts";
import { openEngine } from "../../../../../src/server/search/open-engine.ts";
import { onOneDatabase } from "../../../test-api.ts";

onOneDatabase("the index on disk", (api) => {
  let path: string;
  const ids: number[] = [];
  /** The same database as another process sees it. */
  const otherProcess = () => Object.create(api.db) as Db;
  const start = (db: Db) => openIndexOnDisk({ ...api.services, db }, 1);
  const found = async (db: Db, q: string) => {
    const brand = api.services.brands.find(({ id }) => id === "workinaus")!;
    const { ids, total, facets } = await findJobs(await openEngine(db), brand, { q }, 1);
    return { ids, total, facets };
  };
  const store = async () => {
    const process = await start(otherProcess());
    await process.store();
    await process.close();
  };

  beforeAll(async () => {
    await fillLocations(api.db);
    for (let at = 0; at < 30; at++)
      ids.push(
        await addJob(api.db, { title: `Fitter ${at}`, locationIds: [1000, 1001 + at], stateIds: [1, 2] }),
      );
    await api.db.delete(jobs).where(eq(jobs.id, ids[3]!));
    path = join(api.services.config.DATA_DIR, "search-index", `${api.services.config.PORT}.bin`);
  });
  beforeEach(store);

  it("begins the next process with the same answers", async () => {
    const db = otherProcess();
    const index = indexOf(db);
    expect(await loadColumns(index, path)).toBe(true);
    expect(index.columns.length).toBe(29);
    expect(await found(db, "fitter")).toEqual(await found(otherProcess(), "fitter"));
    expect(await found(db, "")).toEqual(await found(otherProcess(), ""));
    expect((await readdir(join(path, ".."))).filter((name) => name.endsWith(".bin"))).toHaveLength(1);
  });

  it("is brought up to date with what has changed since", async () => {
    await found(api.db, "fitter");
    await api.db.update(jobs).set({ title: "Welder" }).where(eq(jobs.id, ids[0]!));
    await api.db.delete(jobs).where(eq(jobs.id, ids[1]!));
    const added = await addJob(api.db, { title: "Fitter, new" });
    const db = otherProcess();
    expect(await loadColumns(indexOf(db), path)).toBe(true);
    expect(await found(db, "fitter")).toEqual(await found(otherProcess(), "fitter"));
    expect((await found(db, "fitter")).ids).toContain(added);
    expect((await found(db, "welder")).ids).toEqual([ids[0]]);
  });

  it("is not used for a database that was restored", async () => {
    await api.db.execute(sql`delete from search_epochs`);
    expect(await loadColumns(new JobIndex(otherProcess()), path)).toBe(false);
  });

  it("is read from the database and written anew where it is damaged", async () => {
    const whole = await readFile(path);
    const wrong = Buffer.from(whole);
    wrong[wrong.length - 100]! ^= 1;
    for (const damage of [
      () => writeFile(path, wrong),
      () => writeFile(path, ""),
      () => writeFile(path, "signboard index 2\n999999999999\n{"),
      () => truncate(path, whole.length - 1),
    ]) {
      await store();
      await damage();
      const db = otherProcess();
      await expect(loadColumns(new JobIndex(otherProcess()), path)).rejects.toThrow(/./);
      const process = await start(db);
      expect(await found(db, "fitter")).toEqual(await found(otherProcess(), "fitter"));
      await process.close();
      expect(await loadColumns(new JobIndex(otherProcess()), path)).toBe(true);
    }
  });
});
