import { callerOf } from "../src/contract/caller.ts";
import { searchJobs } from "../src/contract/jobs.ts";
import { createApp } from "../src/server/app.ts";
import { randomOf } from "../src/server/demo/random.ts";
import { openIndexOnDisk } from "../src/server/search/embedded/disk/index-on-disk.ts";
import { fullTextOf } from "../src/server/search/embedded/full-text/full-text-of.ts";
import { openIndex } from "../src/server/search/embedded/job-index.ts";
import { fill, folder, open, serverDatabase, untilSearchable } from "./databases.ts";
import { timesOnSchedule } from "./load/on-schedule.ts";
import { percentile } from "./load/percentile.ts";
import { whole, type Filter, type Row } from "./report.ts";
import { round, timed } from "./times.ts";
import { differentSearches, zipf } from "./zipf.ts";

export const title =
  "Engines: the same Zipf mix of searches in the embedded engine and in OPENSEARCH_URL (the API in process; milliseconds)";

const different = 2_000;
/** Searches that are under way at a time. */
const atOnce = 4;
/** Searches a second, on schedule. */
const rates = [50, 100, 200];

/**
 * `--jobs` and `--requests` say how many, `--seconds` how long each rate is held. As many searches as are measured go
 * before them. OPENSEARCH_SHARDS is heeded when the index is filled.
 */
export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const jobs = whole(filter.jobs, 100_000);
  const requests = whole(filter.requests, 1_000);
  const seconds = whole(filter.seconds, 20);
  const server = process.env["TEST_DATABASE_URL"];
  const env: Record<string, string> = server
    ? await serverDatabase(server, jobs)
    : { DATA_DIR: folder(jobs) };
  await fill(jobs, { ...env, SEARCH_ENGINE: "embedded" });
  const url = process.env["OPENSEARCH_URL"];
  const index = `bench_engines_${jobs}`;
  const search = { SEARCH_ENGINE: "opensearch", OPENSEARCH_URL: url ?? "", OPENSEARCH_INDEX: index };
  return [
    await measure({ jobs, requests, seconds }, { ...env, SEARCH_ENGINE: "embedded" }, null),
    ...(url ? [await measure({ jobs, requests, seconds }, { ...env, ...search }, url)] : []),
  ];
};

/** The engine's own index on disk, as a server has it, with the words of all jobs. */
const openOnDisk = async (services: Awaited<ReturnType<typeof open>>) => {
  const disk = await openIndexOnDisk(services, 0);
  await fullTextOf(await openIndex(services.db)).refresh();
  return disk;
};

const measure = async (
  { jobs, requests, seconds }: { jobs: number; requests: number; seconds: number },
  env: Record<string, string>,
  url: string | null,
): Promise<Row> => {
  const services = await open(env);
  const start = performance.now();
  const disk = url ? null : await openOnDisk(services);
  try {
    await untilSearchable(services.db);
    const filled = round(performance.now() - start);
    const searches = await differentSearches(services.db, different);
    const next = zipf(searches.length, randomOf(1));
    const app = createApp(services);
    let sent = 0;
    // Requests come from many networks, because each has a limit.
    const call = callerOf(
      (request) => app.fetch(request, { address: `10.${sent++ & 255}.${(sent >> 8) & 255}.1` }),
      "http://localhost",
      { "host-name": "workinaus.localhost" },
    );
    const search = () => call(searchJobs, { body: searches[next()]!, query: { page: 1 } });
    const ask = async (count: number): Promise<number[]> => {
      const times: number[] = [];
      const one = async (): Promise<void> => {
        while (count-- > 0) times.push(await timed(search));
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return times;
    };
    const askAtRate = async (rate: number): Promise<Row> => {
      const times = await timesOnSchedule({ rate, seconds }, search);
      return {
        [`p50 at ${rate} a second`]: round(percentile(times, 50)),
        [`p95 at ${rate} a second`]: round(percentile(times, 95)),
      };
    };
    await ask(requests);
    const figures = () => inOpenSearch(url, env["OPENSEARCH_INDEX"]);
    const [before, own] = [await figures(), process.cpuUsage()];
    const times = await ask(requests);
    const { user, system } = process.cpuUsage(own);
    const after = await figures();
    const atRates: Row = {};
    for (const rate of rates) Object.assign(atRates, await askAtRate(rate));
    return {
      engine: url ? "opensearch" : "embedded",
      nodes: after.nodes,
      jobs,
      database: services.database.kind,
      "index filled after": filled,
      "size of the index (MB)": round(after.bytes / 1e6),
      searches: times.length,
      p50: round(percentile(times, 50)),
      p95: round(percentile(times, 95)),
      ...atRates,
      "processor for each, this process": round((user + system) / 1000 / times.length),
      "processor for each, OpenSearch": round((after.cpu - before.cpu) / times.length),
      "searches that OpenSearch was asked, for each": round((after.asked - before.asked) / times.length),
      "memory of this process (MB)": Math.round(process.memoryUsage.rss() / 2 ** 20),
    };
  } finally {
    await disk?.close();
    await services.close();
  }
};

interface OpenSearchFigures {
  nodes: number;
  /** The processor time of all nodes, in milliseconds. */
  cpu: number;
  /** Searches of its shards. */
  asked: number;
  /** The size of the index, without copies. */
  bytes: number;
}

/** What OpenSearch has done, on all its nodes. */
const inOpenSearch = async (url: string | null, index = ""): Promise<OpenSearchFigures> => {
  if (!url) return { nodes: 0, cpu: 0, asked: 0, bytes: 0 };
  const get = async (path: string) => (await fetch(new URL(path, url.split(",")[0]))).json();
  const { nodes } = (await get("/_nodes/stats/process")) as {
    nodes: Record<string, { process: { cpu: { total_in_millis: number } } }>;
  };
  const stats = (await get(`/${index}/_stats/search,store`)) as {
    _all: { primaries: { search: { query_total: number }; store: { size_in_bytes: number } } };
  };
  const { search, store } = stats._all.primaries;
  const cpu = Object.values(nodes).reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0);
  return { nodes: Object.keys(nodes).length, cpu, asked: search.query_total, bytes: store.size_in_bytes };
};
