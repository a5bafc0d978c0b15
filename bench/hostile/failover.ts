import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { searchJobs } from "../../src/contract/jobs.ts";
import type { JobSearch } from "../../src/contract/job-search.ts";
import type { ServerProcess } from "../../tests/e2e/server-process.ts";
import { ownPostgres } from "../../tests/server/own-postgres.ts";
import { verdict, type Row } from "../report.ts";
import { readyAgain } from "./kills.ts";
import { brand, plainJobs } from "./seeker.ts";
import { openTarget } from "./target.ts";
import type { Trial } from "./trials.ts";
import { startWriting } from "./writer.ts";

/** How long after the promotion a search may differ from the database, in milliseconds. */
const limit = 10_000;
/** Jobs that are lost with the primary, and those that get their numbers; each in a transaction of its own. */
const count = { lost: 60, added: 24 };

/** A primary is killed under writes, and a standby that lags is promoted at its address: two processes go on. */
export const failover: Trial = async () => {
  const what = "failover";
  const primary = await ownPostgres();
  if (!primary) return [{ what, notes: "not tried: PostgreSQL is not installed" }];
  const env = { DATABASE_URL: primary.url };
  // Mail goes to the outbox of the process that sends it, where the writer looks for it.
  const targets = [await openTarget(env), await openTarget({ ...env, WORKER: "false" })];
  const standby = await primary.standby();
  try {
    const [first] = targets as [(typeof targets)[0]];
    const jobs = await plainJobs(first.server.on(brand), 50);
    const before = await startWriting(first.server, jobs);
    await addJobs(primary.url, count.lost, "lost");
    await closeJobs(primary.url, jobs);
    const wrong: string[] = [];
    for (const { port, server } of targets)
      if (!(await agrees(server, await truthOf(primary.url)))) wrong.push(`${port} differs before`);
    await wait(1000);
    await primary.end("SIGKILL");
    await before.stop();
    await standby.start();
    const promoted = performance.now();
    const added = await addJobs(standby.url, count.added, "added");
    const seconds = await Promise.all(
      targets.map(async (target) => {
        await readyAgain(target);
        const truth = await truthOf(standby.url);
        while (!(await agrees(target.server, truth).catch(() => false))) {
          if (performance.now() - promoted > limit) {
            wrong.push(`${target.port} differs from the database`);
            break;
          }
          await wait(50);
        }
        return (performance.now() - promoted) / 1000;
      }),
    );
    const after = await startWriting(first.server, jobs);
    await wait(1000);
    await after.stop();
    for (const [refusal, times] of after.refused) wrong.push(`${times} × ${refusal} afterwards`);
    for (const fault of wrong) console.log(`failover: ${fault}`);
    const slowest = Math.max(...seconds);
    return [
      {
        what,
        count: targets.length,
        "jobs lost and added": `${count.lost} and ${added}`,
        "s until all searches are right": `${slowest.toFixed(1)} < ${limit / 1000}: ${verdict(slowest * 1000 < limit)}`,
        acknowledged: `${before.acknowledged.length} before, ${after.acknowledged.length} after`,
        faults: `${wrong.length}: ${verdict(wrong.length === 0)}`,
        notes: wrong.join("; "),
      } satisfies Row,
    ];
  } finally {
    for (const target of targets) await target.stop();
    await standby.remove();
    await primary.remove();
  }
};

const query = async (connectionString: string, texts: readonly string[]): Promise<pg.QueryResult[]> => {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const text of texts) results.push(await client.query(text));
    return results;
  } finally {
    await client.end();
  }
};

const columns = "employer_id, source, title, description_html, summary, category, work_type, posted_at";

/** Adds jobs of every work type, one at a time, and returns how many. */
const addJobs = async (url: string, many: number, source: string): Promise<number> => {
  const texts = Array.from(
    { length: many },
    (_, at) => `
    insert into jobs (reference, ${columns})
    select '${at}', employer_id, '${source}', 'Lighthouse keeper ${source}', description_html, summary, category, type, now()
    from jobs, (select (array_agg(distinct work_type))[1 + ${at} % count(distinct work_type)] as type from jobs) types
    where jobs.work_type is not null order by id limit 1`,
  );
  return (await query(url, texts)).reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
};

const closeJobs = (url: string, ids: readonly number[]) =>
  query(url, [`update jobs set filled_at = now() where id in (${ids.slice(0, 10).join(",")})`]);

/** The searches that are compared: all jobs, those with words that only the trial's jobs have, and each work type. */
const searchesOf = ({ types }: Truth): JobSearch[] => [
  {},
  { q: "lighthouse keeper" },
  ...types.map(({ id }) => ({ work_type: [id] }) as JobSearch),
];

/** The live jobs in the database, by work type and category, and those of the trial. */
interface Truth {
  types: { id: string; count: number }[];
  categories: { id: string; count: number }[];
  total: number;
  keepers: number;
}

const truthOf = async (url: string): Promise<Truth> => {
  const live =
    "from jobs where filled_at is null and hidden_by is null and posted_at <= now() and (expires_at is null or expires_at > now())";
  const by = (column: string) =>
    `select ${column} as id, count(*)::int as count ${live} and ${column} is not null group by 1 order by 1`;
  const [types, categories, all] = await query(url, [
    by("work_type"),
    by("category"),
    `select count(*)::int as total, (count(*) filter (where title like 'Lighthouse keeper%'))::int as keepers ${live}`,
  ]);
  return { types: types!.rows, categories: categories!.rows, ...all!.rows[0] } as Truth;
};

/** Whether every total and every count of the filters is that of the database. */
const agrees = async (server: ServerProcess, truth: Truth): Promise<boolean> => {
  const found = [];
  for (const body of searchesOf(truth)) found.push(await server.on(brand)(searchJobs, { query: {}, body }));
  const [all] = found;
  const totals = [truth.total, truth.keepers, ...truth.types.map((type) => type.count)];
  return (
    found.every(({ meta }, at) => meta.total === totals[at]) &&
    same(all!.facets.work_type, truth.types) &&
    same(all!.facets.category, truth.categories)
  );
};

const same = (facet: readonly { id: string; count: number }[], counts: Truth["types"]): boolean => {
  const known = new Map(facet.map((one) => [one.id, one.count]));
  return counts.every((one) => known.get(one.id) === one.count);
};
