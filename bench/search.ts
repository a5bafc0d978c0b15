import { sql } from "drizzle-orm";
import { callerOf } from "../src/contract/caller.ts";
import { searchJobs } from "../src/contract/jobs.ts";
import { createApp } from "../src/server/app.ts";
import { fullTextOf } from "../src/server/search/embedded/full-text/full-text-of.ts";
import { openIndex } from "../src/server/search/embedded/job-index.ts";
import { bareSql } from "./bare-sql.ts";
import { fill, folder, open, serverDatabase } from "./databases.ts";
import { verdict, type Row } from "./report.ts";
import { searches, type Measured } from "./searches.ts";
import { percentile, round, timed, type Time } from "./times.ts";

export const title = "Search: the API, in process, beside the bare SQL of the same searches (milliseconds)";

/** A database to measure on; `limit` is the p95 that the API must stay below. */
interface Setting {
  jobs: number;
  limit: number;
  rounds: number;
  env: Record<string, string>;
}

const server = process.env["TEST_DATABASE_URL"];

export const run = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const setting of [
    embedded({ jobs: 5_000, limit: 150, rounds: 20 }),
    embedded({ jobs: 100_000, limit: 150, rounds: 10 }),
    ...(server ? [await onServer(server, { jobs: 1_000_000, limit: 100, rounds: 5 })] : []),
  ]) {
    await fill(setting.jobs, setting.env);
    rows.push(...(await measure(setting)));
  }
  return rows;
};

type Size = Omit<Setting, "env">;

const embedded = (size: Size): Setting => ({ ...size, env: { DATA_DIR: folder(size.jobs) } });

const onServer = async (address: string, size: Size): Promise<Setting> => ({
  ...size,
  env: await serverDatabase(address, size.jobs),
});

const measure = async ({ jobs, limit, rounds, env }: Setting): Promise<Row[]> => {
  const services = await open(env);
  try {
    const brand = services.brands.find((one) => one.default)!;
    const app = createApp(services);
    const call = callerOf((request) => app.fetch(request), "http://localhost", {
      "host-name": `${brand.id}.localhost`,
    });
    const api = ({ body, page = 1 }: Measured) => call(searchJobs, { body, query: { page } });
    const bare = new Map<Measured, Awaited<ReturnType<typeof bareSql>>>();
    for (const one of searches)
      bare.set(one, await bareSql(services.db, brand, searchJobs.body.parse(one.body), one.page ?? 1));

    const start = await timed(() => api({ name: "first", body: {} }));
    // The work that the server does in the background after its start.
    const common = await timed(async () => fullTextOf(await openIndex(services.db)).refresh());
    const first = await timesOf(1, api);
    const write = () =>
      services.db.execute(sql`update jobs set updated_at = now() where id = (select max(id) from jobs)`);
    const warm = await timesOf(rounds, api);
    const written = await timesOf(2, api, write);
    const query = (one: Measured) => services.db.execute(bare.get(one)!);
    await timesOf(1, query);
    // Fewer rounds, because one round on a million jobs takes a minute.
    const statements = await timesOf(Math.ceil(rounds / 5), query);

    const [apiP95, firstP95, sqlP95] = [
      percentile(warm, 95),
      percentile(first, 95),
      percentile(statements, 95),
    ];
    const within = 1.5 * sqlP95 + 3;
    return [
      {
        jobs,
        database: services.database.kind,
        searches: searches.length,
        "api p50": percentile(warm, 50),
        "api p95": apiP95,
        "sql p50": percentile(statements, 50),
        "sql p95": sqlP95,
        "api p95, each first time": firstP95,
        "api p95, a job written before each": percentile(written, 95),
        "index read once": start,
        "words written, in the background": common,
        target: `${apiP95} < ${limit}: ${verdict(apiP95 < limit)}`,
        "first time": `${firstP95} < ${limit}: ${verdict(firstP95 < limit)}`,
        "beside sql": `${apiP95} ≤ ${round(within)}: ${verdict(apiP95 <= within)}`,
        slowest: slowest(warm),
      },
    ];
  } finally {
    await services.close();
  }
};

/** Runs the whole mix a number of times. */
const timesOf = async (
  rounds: number,
  run: (one: Measured) => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<Time[]> => {
  const times: Time[] = [];
  for (let at = 0; at < rounds; at++) {
    for (const one of searches) {
      await before?.();
      times.push({ name: one.name, ms: await timed(() => run(one)) });
    }
  }
  return times;
};

const slowest = (times: readonly Time[]): string => {
  const { name, ms } = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  return `${name}: ${ms}`;
};
