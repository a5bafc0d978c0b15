import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { callerOf, type Caller } from "../src/contract/caller.ts";
import { searchJobs, suggestSearches } from "../src/contract/jobs.ts";
import { createApp } from "../src/server/app.ts";
import { randomOf } from "../src/server/demo/random.ts";
import { fullTextOf } from "../src/server/search/embedded/full-text/full-text-of.ts";
import { openIndexOnDisk } from "../src/server/search/embedded/disk/index-on-disk.ts";
import { indexCaughtUp, openIndex } from "../src/server/search/embedded/job-index.ts";
import { openEngine } from "../src/server/search/open-engine.ts";
import { openGazetteer } from "../src/server/search/understand/gazetteer.ts";
import { fill, folder, open, serverDatabase } from "./databases.ts";
import { timesOnSchedule } from "./load/on-schedule.ts";
import { percentile } from "./load/percentile.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";
import { round, timed } from "./times.ts";
import { differentSearches, zipf, type Search } from "./zipf.ts";

export const title =
  "Scale: starts, many changes at once, and a Zipf mix of searches (the API in process; milliseconds)";

/** What must hold on two cores, in milliseconds. */
const limits = { first: 5_000, changed: 300, rare: 500, p95: 100, suggest: 30 };
const changes = 21_000;
const different = 10_000;

type Services = Awaited<ReturnType<typeof open>>;

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const jobs = whole(filter.jobs, 100_000);
  const [rate, seconds, seed] = [whole(filter.rate, 200), whole(filter.seconds, 30), whole(filter.seed, 1)];
  const server = process.env["TEST_DATABASE_URL"];
  const env: Record<string, string> = server
    ? await serverDatabase(server, jobs)
    : { DATA_DIR: folder(jobs) };
  await fill(jobs, env);
  const cold = filter.kept ? {} : await firstStart(env);
  const warm = await started(env);
  try {
    const rare = await rareWords(warm);
    const many = await manyChanges(warm);
    const searches = await differentSearches(warm.services.db, different);
    // Answers and sets of words are kept: what a server does a while after its start.
    const usual = { rate: Math.ceil(rate / 2), seconds: 4 * seconds };
    const before = await load(warm, searches, { ...usual, seed: seed + 1 });
    const cpu = process.cpuUsage();
    const times = await load(warm, searches, { rate, seconds, seed });
    const { user, system } = process.cpuUsage(cpu);
    const suggest = await suggestions(warm);
    const p95 = percentile(times, 95);
    return [
      {
        jobs,
        database: warm.services.database.kind,
        ...cold,
        "first answer": below(warm.ms, limits.first),
        "first search for a rare word, slowest": below(Math.max(...rare), limits.rare),
        [`search after ${changes} changes`]: below(many.next, limits.changed),
        "slowest search while they are read": many.slowest,
        "all of them found after": many.found,
        [`p95 of the first ${usual.seconds} s, ${usual.rate} a second`]: round(percentile(before, 95)),
        [`p50 of ${rate} searches a second`]: round(percentile(times, 50)),
        p95: below(round(p95), limits.p95),
        p99: round(percentile(times, 99)),
        "refused or failed": times.filter((ms) => ms === Infinity).length,
        "processor for each (ms)": round((user + system) / 1000 / times.length),
        "p95 of suggestions": below(round(percentile(suggest, 95)), limits.suggest),
        "memory (MB)": Math.round(process.memoryUsage.rss() / 2 ** 20),
      },
    ];
  } finally {
    await warm.stop();
  }
};

/** The first start on a database, which writes the index to the disk. */
const firstStart = async (env: Record<string, string>): Promise<Row> => {
  await rm(join(env["DATA_DIR"]!, "search-index"), { recursive: true, force: true });
  const site = await started(env);
  const words = await timed(async () => fullTextOf(await openIndex(site.services.db)).refresh());
  await site.disk.store();
  await site.stop();
  return { "first answer, nothing on disk": site.ms, "words written, in the background": words };
};

const below = (ms: number, limit: number): string => `${ms} < ${limit}: ${verdict(ms < limit)}`;

interface Started {
  services: Services;
  call: Caller;
  disk: Awaited<ReturnType<typeof openIndexOnDisk>>;
  /** From opening the database to the first answer. */
  ms: number;
  stop: () => Promise<void>;
}

/** What the server does from its start to its first answer. */
const started = async (env: Record<string, string>): Promise<Started> => {
  const start = performance.now();
  const services = await open(env);
  const disk = await openIndexOnDisk(services, 0);
  await openGazetteer(await openEngine(services.db));
  const app = createApp(services);
  const brand = services.brands.find((one) => one.default)!;
  let sent = 0;
  // Requests come from many networks, because each has a limit.
  const call = callerOf(
    (request) => app.fetch(request, { address: `10.${sent++ & 255}.${(sent >> 8) & 255}.1` }),
    "http://localhost",
    { "host-name": `${brand.id}.localhost` },
  );
  await call(searchJobs, { body: {}, query: { page: 1 } });
  const ms = round(performance.now() - start);
  return { services, call, disk, ms, stop: () => disk.close().then(() => services.close()) };
};

const search = ({ call }: Pick<Started, "call">, body: Search) =>
  call(searchJobs, { body, query: { page: 1 } });

/** The first search for each of some words that few jobs have. */
const rareWords = async (site: Started): Promise<number[]> => {
  const { rows } = await site.services.db.execute(sql`
    select word from ts_stat('select words from job_search where job_id % 199 = 0')
    where ndoc = 1 and word ~ '^[a-z]{5,}$' order by md5(word) limit 20`);
  const times: number[] = [];
  for (const { word } of rows) times.push(await timed(() => search(site, { q: word as string })));
  return times.length ? times : [0];
};

/** Changes many jobs in one statement, and searches at once and while they are read. */
const manyChanges = async (site: Started) => {
  const { db } = site.services;
  await db.execute(
    sql`update jobs set updated_at = now() where id in (select id from jobs order by id limit ${changes})`,
  );
  const start = performance.now();
  const next = await timed(() => search(site, { q: "chef" }));
  let isFound = false;
  const found = indexCaughtUp(db).then(() => {
    isFound = true;
    return round(performance.now() - start);
  });
  let slowest = 0;
  for (let page = 1; !isFound; page++) {
    const body = { q: "manager", min_salary: page };
    slowest = Math.max(slowest, await timed(() => search(site, body)));
    await wait(20);
  }
  return { next, slowest, found: await found };
};

/** Sends searches on schedule, however long others take; their times from when they were due. */
const load = (
  site: Started,
  searches: readonly Search[],
  { rate, seconds, seed }: { rate: number; seconds: number; seed: number },
): Promise<number[]> => {
  const pick = zipf(searches.length, randomOf(seed, 0));
  return timesOnSchedule({ rate, seconds }, () => search(site, searches[pick()]!));
};

const suggestions = async ({ call }: Started): Promise<number[]> => {
  const times: number[] = [];
  for (const q of [
    "ch",
    "che",
    "chef",
    "el",
    "elec",
    "nu",
    "nurse",
    "ma",
    "mana",
    "tr",
    "dri",
    "we",
    "bar",
    "te",
  ])
    for (let round = 0; round < 20; round++)
      times.push(await timed(() => call(suggestSearches, { query: { q } })));
  return times;
};
