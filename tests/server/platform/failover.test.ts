import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as calls from "../../../src/contract/saved-searches.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { openSiteEmployers } from "../../../src/server/employers/shown-on-brand.ts";
import { importJobs } from "../../../src/server/import/runs/import-jobs.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { PageStates } from "../../../src/server/kept-pages/page-state.ts";
import { firstAddedId } from "../../../src/server/catalogue/locations/added-locations.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { locations } from "../../../src/server/catalogue/locations/tables.ts";
import { continues } from "../../../src/server/platform/database/moment.ts";
import { openPostgres } from "../../../src/server/platform/database/open-postgres.ts";
import type { Db } from "../../../src/server/platform/database/open.ts";
import { metrics } from "../../../src/server/platform/metrics.ts";
import { savedSearches, savedSearchJobs } from "../../../src/server/saved-searches/tables.ts";
import { sendAlerts } from "../../../src/server/saved-searches/send-alerts.ts";
import { openEngine } from "../../../src/server/search/open-engine.ts";
import { openIndexOnDisk } from "../../../src/server/search/embedded/disk/index-on-disk.ts";
import { loadColumns } from "../../../src/server/search/embedded/disk/stored-columns.ts";
import {
  indexCaughtUp,
  indexOf,
  JobIndex,
  openIndex,
} from "../../../src/server/search/embedded/job-index.ts";
import { readQuery } from "../../../src/server/search/understand/read-query.ts";
import { findJobs } from "../../../src/server/search/search.ts";
import { addJob } from "../add-job.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../own-postgres.ts";
import { onDatabase } from "../test-api.ts";

describe("a moment of a database", () => {
  const earlier = { server: "1795723157.29", snapshot: "700:712:700,703", now: 0 };

  it.each([
    ["continues with later transactions", { snapshot: "712:800:" }, true],
    ["continues while nothing is written", {}, true],
    ["does not continue on another server", { server: "1795723999.01" }, false],
    ["does not continue on a standby that is promoted", { server: `${earlier.server} standby` }, false],
    ["does not continue where transactions are gone", { snapshot: "700:711:" }, false],
  ])("%s", (_what, later, expected) => expect(continues(earlier, { ...earlier, ...later })).toBe(expected));
});

describe.skipIf(!hasPostgres)("a database of two servers", () => {
  /** The primary, then its standby. */
  const servers: OwnPostgres[] = [];
  const open = async () => {
    const primary = (await ownPostgres({ args: ["-F"] }))!;
    servers.push(primary);
    const database = await openPostgres(primary.url, 4);
    const close = async () => {
      await database.close();
      for (const server of servers) await server.remove();
    };
    return { ...database, close };
  };

  onDatabase(open)("after a failover that lost the last changes", (api) => {
    /** Servers of ours, each with an index and caches of its own. */
    const processes: Db[] = [];
    const replaced: Db[] = [];
    const partTimeJob = { workType: "Part time" as const };
    const partTime = { work_type: ["Part time" as const] };
    const brand = () => api.services.brands.find(({ id }) => id === "workinaus")!;
    const found = async (db: Db, search: Parameters<typeof findJobs>[2]) => {
      const { ids, total, facets } = await findJobs(await openEngine(db), brand(), search, 1);
      const counted = facets.work_type.find(({ id }) => id === "Part time");
      return { ids: ids.toSorted((a, b) => a - b), total, counted: counted?.count ?? 0 };
    };
    const addJobs = async (count: number, fields: Partial<typeof jobs.$inferInsert>) => {
      const ids = [];
      for (let at = 0; at < count; at++) ids.push(await addJob(api.db, fields));
      return ids;
    };
    const useTransactions = async (count: number) => {
      for (let at = 0; at < count; at++) await api.db.execute(sql`select pg_current_xact_id()`);
    };
    const place = (suburb: string) => ({
      ...{ id: firstAddedId, kind: "suburb" as const, suburb, state: "NSW", weight: 5 },
      search: `${suburb.toLowerCase()} nsw`,
    });
    const placeIn = async (db: Db, q: string) =>
      (await readQuery(await openEngine(db), { q })).search.location;
    const saveAlert = async (email: string) => {
      await api.on("workinaus")(calls.saveSearch, {
        body: { search: { q: "welder" }, frequency: "daily", email },
      });
      return /token=(\S+)/.exec(api.mails.findLast(({ to }) => to === email)!.text)![1]!;
    };
    /** A feed whose last job comes later; what is before it is more than an import reads before it begins. */
    async function* feed(later: Promise<void>) {
      const row = (reference: number, text = "Cook meals.") => `Cook,Blue Fig,${reference},${text}\n`;
      yield Buffer.from(`title,employer,reference,description\n${row(1)}${row(2, "Cook. ".repeat(50_000))}`);
      await later;
      yield Buffer.from(row(3));
    }
    const diskOf = (db: Db) => openIndexOnDisk({ ...api.services, db }, 1);

    let states: PageStates;
    let isFresh: () => boolean;
    let onDisk: Awaited<ReturnType<typeof diskOf>>;
    let lost: number[];
    let added: number[];
    let lostLink: string;
    let lostEmployer: number;
    let importing: Promise<unknown>;

    beforeAll(async () => {
      const { db } = api;
      await fillLocations(db);
      await addJobs(3, partTimeJob);
      const seeker = await api.signUp();
      await api.on("workinaus", seeker.token)(calls.saveSearch, {
        body: { search: { q: "welder" }, frequency: "daily" },
      });
      const ago = new Date(Date.now() - 3_600_000);
      await db.update(savedSearches).set({ confirmedAt: ago, lookedAt: ago, nextAt: ago });
      const standby = await servers[0]!.standby();
      servers.push(standby);

      lost = await addJobs(30, { ...partTimeJob, title: "Welder" });
      await db.insert(locations).values(place("Brigadoon"));
      lostLink = await saveAlert("lost@example.com");
      const [job] = await db.select().from(jobs).where(eq(jobs.id, lost[0]!));
      lostEmployer = job!.employerId;
      await useTransactions(100);
      const resume = Promise.withResolvers<void>();
      const isWritten = Promise.withResolvers<void>();
      importing = importJobs(db, feed(resume.promise), {
        ...{ source: "feed", batchSize: 1 },
        onProgress: () => isWritten.resolve(),
      });
      importing.catch(() => undefined);
      await isWritten.promise;

      for (const one of [Object.create(db) as Db, Object.create(db) as Db]) {
        processes.push(one);
        indexOf(one).onReplaced(() => replaced.push(one));
        expect((await found(one, partTime)).total).toBe(33);
        expect((await found(one, { q: "welder" })).total).toBe(30);
        expect(await placeIn(one, "welder brigadoon")).toBe(firstAddedId);
        await openSiteEmployers({ db: one, brand: brand() });
      }
      onDisk = await diskOf(processes[0]!);
      await onDisk.store();
      // Something to write again.
      await addJobs(1, partTimeJob);
      await openIndex(processes[0]!);
      states = new PageStates(processes[0]!);
      isFresh = (await states.now()).freshness("all");

      await servers[0]!.end("SIGKILL");
      await standby.start();
      await db.insert(employers).values({ slug: "without-jobs", name: "Without Jobs" });
      added = await addJobs(12, { ...partTimeJob, title: "Pastry chef" });
      await db.insert(locations).values(place("Kilkenny"));
      resume.resolve();
    });

    it("gives the ids of what was lost to others, within the transactions that were seen", async () => {
      expect(added).toEqual(lost.slice(0, 12));
    });

    it("mails nobody the jobs that have the ids of lost ones", async () => {
      expect(await sendAlerts({ ...api.services, db: processes[1]! }, new Date())).toBe(1);
      expect(await api.db.$count(savedSearchJobs)).toBe(0);
    });

    it("keeps no copy on disk of what was lost", async () => {
      const path = join(api.services.config.DATA_DIR, "search-index", `${api.services.config.PORT}.bin`);
      const isUsed = () => loadColumns(new JobIndex(Object.create(api.db) as Db), path);
      expect(await isUsed()).toBe(false);
      await onDisk.store();
      await useTransactions(300);
      expect(await isUsed()).toBe(false);
      await indexCaughtUp(processes[0]!);
      await onDisk.store();
      expect(await isUsed()).toBe(true);
      await onDisk.close();
    });

    it("finds what the database has, in every process without a restart, and says that it was replaced", async () => {
      const { rows } = await api.db.execute(
        sql`select id from jobs where work_type = 'Part time' order by id`,
      );
      const ids = rows.map(({ id }) => id as number);
      for (const one of processes) {
        await indexCaughtUp(one);
        expect(await found(one, partTime)).toEqual({ ids, total: 15, counted: 15 });
        expect((await found(one, { q: "pastry chef" })).ids).toEqual(added);
        expect((await found(one, { q: "welder", ...partTime })).ids).toEqual([]);
      }
      expect(replaced.toSorted()).toEqual(processes.toSorted());
      expect((await metrics.databaseReplaced.get()).values[0]!.value).toBeGreaterThanOrEqual(2);
    });

    it("reads places anew that have the id of a lost one", async () => {
      for (const one of processes) {
        expect(await placeIn(one, "pastry chef kilkenny")).toBe(firstAddedId);
        expect(await placeIn(one, "pastry chef brigadoon")).toBeUndefined();
      }
    });

    it("shows no employer for the jobs of a lost one that had its id", async () => {
      for (const one of processes) {
        const { index, isShown } = await openSiteEmployers({ db: one, brand: brand() });
        const employer = index.bySlug.get("without-jobs")!;
        expect(employer.id).toBe(lostEmployer);
        expect(isShown(employer)).toBe(false);
      }
    });

    it("drops the pages that were kept", async () => {
      await states.now();
      expect(isFresh()).toBe(false);
    });

    it("ends an import that has ids of before", () =>
      expect(importing).rejects.toThrow(/replaced or started again/));

    it("opens nobody else's saved search by the link to a lost one", async () => {
      const link = await saveAlert("other@example.com");
      const call = api.on("workinaus");
      await expect(call(calls.confirmSavedSearch, { body: { token: lostLink } })).rejects.toMatchObject({
        status: 404,
      });
      expect(await call(calls.getLinkedSearch, { query: { token: link } })).toMatchObject({
        state: "waiting",
      });
    });
  });
});
