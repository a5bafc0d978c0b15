import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import type { Brand } from "../src/contract/brand.ts";
import { callerOf } from "../src/contract/caller.ts";
import {
  getEmployer,
  listEmployers,
  listSectionJobs,
  listSingleSectionJobs,
} from "../src/contract/employers.ts";
import { jobCategories } from "../src/contract/job-categories.ts";
import { readConfig } from "../src/runtime/config.ts";
import { createApp } from "../src/server/app.ts";
import { writeEmployers } from "../src/server/employers/write-employers.ts";
import { brandJobs, liveJobs } from "../src/server/catalogue/jobs/job-cards.ts";
import { fullTextOf } from "../src/server/search/embedded/full-text/full-text-of.ts";
import { openIndex } from "../src/server/search/embedded/job-index.ts";
import { openServices } from "../src/server/services.ts";
import { importedEmployerSchema, type JobsFrom } from "../src/site/employers/employer-schema.ts";
import { verdict, type Row } from "./report.ts";

export const title =
  "Employers: a page of 12 jobs of a section, in process, beside its bare SQL (milliseconds); a thousand employers with 20 sections each";

const jobs = 20_000;
const size = { employers: 1000, sections: 20, asked: 200 };
const pageSize = 12;

export const run = async (): Promise<Row[]> => {
  const env = { DATA_DIR: join(tmpdir(), "signboard-bench", "employers"), LOG_LEVEL: "silent" };
  await fill(env);
  const services = await openServices(readConfig({ ...env, AUTH_RATE_LIMIT: "0" }));
  try {
    const brand = services.brands.find((one) => one.default)!;
    const given = await inventEmployers(services.db, brand);
    const writing = await timed(() => writeEmployers(services, given, { files: { origin: "import" } }));
    const app = createApp(services);
    const call = callerOf((request) => app.fetch(request), "http://localhost", {
      "host-name": `${brand.id}.localhost`,
    });
    const asked: { slug: string; sectionId: number; from: JobsFrom }[] = [];
    for (let at = 0; at < size.asked; at++) {
      const { slug, sections } = given[(at * 37) % given.length]!;
      const page = 1 + (at % 5);
      const { data } = await call(listSectionJobs, { params: { slug }, query: { page: String(page) } });
      const chosen = data[at % data.length]!;
      const section = sections.find((one) => one.slug === chosen.slug);
      if (section?.kind === "jobs" && section.from)
        asked.push({ slug, sectionId: chosen.id, from: section.from });
    }
    const api = ({ slug, sectionId }: (typeof asked)[number]) =>
      call(listSingleSectionJobs, { params: { slug, sectionId }, query: {} });
    const write = () =>
      services.db.execute(sql`update jobs set updated_at = now() where id = (select max(id) from jobs)`);
    const written: number[] = [];
    for (const one of asked.slice(0, 50)) {
      await write();
      written.push(await timed(() => api(one)));
    }
    // The work that the server does in the background after its start.
    await fullTextOf(await openIndex(services.db)).refresh();
    const first = await times(asked, api);
    const cached = await times(asked, api);
    const bare = ({ from }: (typeof asked)[number]) => services.db.execute(sectionSql(from, brand));
    await times(asked.slice(0, 20), bare);
    const sqlTimes = await times(asked, bare);
    const p95 = percentile(first, 95);
    const within = round(1.5 * percentile(sqlTimes, 95) + 3);
    return [
      {
        employers: size.employers,
        jobs,
        "section p50": percentile(first, 50),
        "section p95": p95,
        "cached p95": percentile(cached, 95),
        "a job written before each, p95": percentile(written, 95),
        "sql p50": percentile(sqlTimes, 50),
        "sql p95": percentile(sqlTimes, 95),
        "ratio of p95": round(p95 / percentile(sqlTimes, 95)),
        "beside sql": `${p95} ≤ ${within}: ${verdict(p95 <= within)}`,
        directory: await timed(() => call(listEmployers, { query: { q: "jobs", place: "Sydney" } })),
        profile: await timed(() =>
          call(getEmployer, { params: { type: "aggregation", slug: given[5]!.slug } }),
        ),
        "written the first time, or found unchanged": writing,
      },
    ];
  } finally {
    await services.close();
  }
};

/** Fills the database with demo jobs, once. */
const fill = async (env: Record<string, string>): Promise<void> => {
  const services = await openServices(readConfig(env));
  const { rows } = await services.db.execute(sql`select count(*)::int as jobs from jobs`);
  await services.close();
  if ((rows[0] as { jobs: number }).jobs >= jobs) return;
  const seed = join(import.meta.dirname, "../src/commands/seed.ts");
  execFileSync(process.execPath, [seed, "--jobs", String(jobs)], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
};

type Services = Awaited<ReturnType<typeof openServices>>;

/** Aggregations whose sections are searches and lists of employers. */
const inventEmployers = async (db: Services["db"], brand: Brand) => {
  const { rows } = await db.execute(
    sql`select slug from employers where origin = 'jobs' order by id limit 500`,
  );
  const slugs = rows.map(({ slug }) => slug as string);
  const words = ["manager", "trade", "assistant", "senior", "night"];
  const fromOf = (at: number) => {
    const category = jobCategories[at % jobCategories.length]!;
    if (at % 4 === 0) return { search: { category: [category.id] } };
    if (at % 4 === 1) return { search: { category: [category.id], states: [1 + (at % 7)] } };
    if (at % 4 === 2) return { employers: slugs.slice(at % 200, (at % 200) + 10) };
    return { search: { q: words[at % words.length]! } };
  };
  return Array.from({ length: size.employers }, (_, one) =>
    importedEmployerSchema.parse({
      slug: `bench-${one}`,
      name: `Bench jobs ${one}`,
      type: "aggregation",
      brands: [brand.id],
      sections: Array.from({ length: size.sections }, (_, at) => ({
        slug: `section-${at}`,
        title: `Section ${at}`,
        kind: "jobs",
        from: fromOf(one + at),
      })),
    }),
  );
};

/** The first page of a section as one SQL statement, as it would be written without an index in memory. */
const sectionSql = (from: JobsFrom, brand: Brand): SQL => {
  const search = "search" in from ? from.search : {};
  const list = (values: readonly unknown[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const conditions = [
    liveJobs(),
    brandJobs(brand),
    search.category && sql`jobs.category in (${list(search.category)})`,
    search.states && sql`jobs.state_ids && array[${list(search.states)}]::smallint[]`,
    search.q && sql`job_search.words @@ phraseto_tsquery('signboard', ${search.q})`,
    "employers" in from &&
      sql`jobs.employer_id in (select id from employers where slug in (${list(from.employers)}))`,
  ].filter((one): one is SQL => Boolean(one));
  return sql`
    with found as materialized (
      select jobs.id, jobs.posted_at from jobs join job_search on job_search.job_id = jobs.id
      where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*) from found), (
      select json_agg(page) from (
        select job.*, employer.name, employer.slug, employer.type, employer.logo,
          (select json_agg(place) from locations place where place.id = any(job.location_ids)) as places
        from (select id from found order by posted_at desc, id desc limit ${pageSize}) chosen
          join jobs job on job.id = chosen.id join employers employer on employer.id = job.employer_id
      ) page)`;
};

const times = async <T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number[]> => {
  const measured: number[] = [];
  for (const one of all) measured.push(await timed(() => work(one)));
  return measured;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return round(performance.now() - start);
};

const round = (ms: number) => Math.round(ms * 10) / 10;

const percentile = (measured: readonly number[], percent: number): number =>
  measured.toSorted((a, b) => a - b)[Math.ceil((measured.length * percent) / 100) - 1]!;
