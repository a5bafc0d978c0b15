import { join } from "node:path";
import { count, eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { CallError } from "../../../src/contract/caller.ts";
import {
  getEmployer,
  listEmployerPages,
  listSectionJobs,
  listSections,
} from "../../../src/contract/employers.ts";
import { employerTypes } from "../../../src/contract/job-fields.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { syncFolders } from "../../../src/server/employers/sync-folders.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { inventDemoData } from "../../../src/server/demo/demo-data.ts";
import { fillWhenEmpty } from "../../../src/server/demo/fill-when-empty.ts";
import { firstJobs } from "../../../src/server/demo/first-jobs.ts";
import { demoPassword, demoSeekers } from "../../../src/server/demo/seekers.ts";
import { writeEmployers, writeJobs } from "../../../src/server/demo/write-demo.ts";
import { printAddresses } from "../../../src/server/print-addresses.ts";
import { ownWork, verifyPassword } from "../../../src/server/auth/password.ts";
import { onEachDatabase, onOneServedDatabase, type TestApi } from "../test-api.ts";

const totals = async ({ db }: TestApi) => {
  const [row] = await db
    .select({ jobs: count(), references: sql<number>`count(distinct ${jobs.reference})::int` })
    .from(jobs);
  return row!;
};

onEachDatabase("jobs of the demo", (api) => {
  it("keep texts, lists, money and times as they were invented, and are brought up to date instead of added twice", async () => {
    const now = new Date("2026-05-14T03:20:00Z");
    for (const seed of [1, 3]) {
      const data = await inventDemoData({ jobs: 300, seed, now });
      const batch = [...data.jobs()];
      await writeJobs(api.db, batch, await writeEmployers(api.db, data.employers));
      for (const { employer, ...job } of batch) {
        const [row] = await api.db
          .select()
          .from(jobs)
          .innerJoin(employers, eq(jobs.employerId, employers.id))
          .where(eq(jobs.reference, job.reference));
        expect(row!.jobs).toMatchObject(job);
        expect(row!.employers.slug).toBe(employer);
      }
      expect(await totals(api)).toEqual({ jobs: 300, references: 300 });
    }
  });
});

// The statements are those of above; the browser tests fill an embedded database.
onOneServedDatabase("filling with demo data", (api) => {
  it("fills an empty database with jobs, employers and seekers who can sign in", async () => {
    await fillWhenEmpty(api.services);
    expect(await totals(api)).toEqual({ jobs: firstJobs, references: firstJobs });
    const accounts = await api.db.select().from(seekers);
    expect(accounts.map(({ email }) => email).sort()).toEqual(demoSeekers.map(({ email }) => email).sort());
    for (const { passwordHash, verifiedAt } of accounts) {
      expect(verifiedAt).not.toBeNull();
      expect(await verifyPassword(demoPassword, passwordHash!, ownWork)).toBe(true);
    }
  });

  it("gives every site two employers of each type with a folder, a logo, sections, pages and live jobs", async () => {
    await syncFolders(api.services, join(import.meta.dirname, "../../.."));
    const folders = await api.db
      .select({ slug: employers.slug, type: employers.type })
      .from(employers)
      .where(eq(employers.origin, "folder"));
    for (const { id } of api.services.brands) {
      const call = api.on(id);
      const rich = await Promise.all(
        folders.map(async (params) => {
          const employer = await call(getEmployer, { params }).catch((error: unknown) => {
            if (error instanceof CallError && error.status === 404) return null;
            throw error;
          });
          if (!employer?.live_jobs) return null;
          const of = { params: { type: params.type, employeeId: employer.id } };
          const sections = await call(listSections, of);
          expect(employer.logo && employer.cover, params.slug).toBeTruthy();
          expect(sections.length, params.slug).toBeGreaterThan(2);
          expect((await call(listEmployerPages, of)).length, params.slug).toBeGreaterThan(0);
          return params.type;
        }),
      );
      for (const type of employerTypes)
        expect(rich.filter((one) => one === type).length, `${id}: ${type}`).toBeGreaterThanOrEqual(2);
    }
    const params = { slug: "first-step-careers" };
    for (const id of ["workinaus", "hospitality"]) {
      const { meta } = await api.on(id)(listSectionJobs, { params, query: { page: 5 } });
      expect(meta.total, id).toBeGreaterThanOrEqual(20);
    }
  });

  it("tells the operator where the sites and captured mail are and who can sign in", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await printAddresses(api.services, 4321);
    const printed = String(log.mock.lastCall?.[0]);
    log.mockRestore();
    expect(printed).toContain("http://automotive.localhost:4321/");
    expect(printed).toContain("/dev/mail");
    expect(printed).toContain(demoPassword);
    for (const { email } of demoSeekers) expect(printed).toContain(email);
  });

  it("tells the operator the port that a container is published on", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const config = { ...api.services.config, PUBLIC_PORT: 8080 };
    await printAddresses({ ...api.services, config }, 4321);
    const printed = String(log.mock.lastCall?.[0]);
    log.mockRestore();
    expect(printed).toContain("http://automotive.localhost:8080/");
    expect(printed).not.toContain(":4321");
  });

  it("names the public address of each site beside the local one, and what is to be fixed, where sites are public", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const config = { ...api.services.config, PUBLIC_HOSTS: true, PUBLIC_SCHEME: "https" as const };
    const bare = { ...api.services.brands[0]!, id: "health", hosts: ["health.localhost"] };
    await printAddresses({ ...api.services, config, brands: [...api.services.brands, bare] }, 4321);
    const printed = String(log.mock.lastCall?.[0]);
    const warned = warn.mock.calls.flat();
    vi.restoreAllMocks();
    expect(printed).toContain("http://automotive.localhost:4321/  https://www.torquejobs.example/");
    expect(warned).toEqual([
      expect.stringMatching(/^No public host: health can name no whole address.*src\/brands/),
      expect.stringMatching(/lead nowhere \(www\.torquejobs\.example, .*\): write your own first/),
    ]);
  });

  it("leaves a database alone that has jobs or seekers", async () => {
    await api.db.delete(jobs);
    await fillWhenEmpty(api.services);
    expect((await totals(api)).jobs).toBe(0);
  });

  it("leaves an empty one empty in production unless it was told otherwise, and says how jobs come in", async () => {
    await api.db.delete(seekers);
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const config = readConfig({ NODE_ENV: "production" });
    await fillWhenEmpty({ ...api.services, config });
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/stays so \(NODE_ENV=production .*npm run signboard -- import/)],
    ]);
    log.mockRestore();
    expect(await api.db.select().from(seekers)).toEqual([]);
  });
});
