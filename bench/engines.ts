import { callerOf } from "../src/contract/caller.ts";
import { searchJobs } from "../src/contract/jobs.ts";
import { createApp } from "../src/server/app.ts";
import { randomOf } from "../src/server/demo/random.ts";
import { fill, folder, open, serverDatabase, untilSearchable } from "./databases.ts";
import { percentile } from "./load/percentile.ts";
import { whole, type Filter, type Row } from "./report.ts";
import { round, timed } from "./times.ts";
import { differentSearches, zipf } from "./zipf.ts";

export const title =
  "Engines: the same Zipf mix of searches in the embedded engine and in OPENSEARCH_URL (the API in process; milliseconds)";

const different = 2_000;
/** Searches that are under way at a time. */
const atOnce = 4;
const index = "bench_engines";

/** `--jobs` and `--requests` say how many; the searches before the measured ones are as many. */
export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const jobs = whole(filter.jobs, 100_000);
  const requests = whole(filter.requests, 1_000);
  const server = process.env["TEST_DATABASE_URL"];
  const env: Record<string, string> = server
    ? await serverDatabase(server, jobs)
    : { DATA_DIR: folder(jobs) };
  await fill(jobs, { ...env, SEARCH_ENGINE: "embedded" });
  const url = process.env["OPENSEARCH_URL"];
  const search = { SEARCH_ENGINE: "opensearch", OPENSEARCH_URL: url ?? "", OPENSEARCH_INDEX: index };
  return [
    await measure(jobs, requests, { ...env, SEARCH_ENGINE: "embedded" }, null),
    ...(url ? [await measure(jobs, requests, { ...env, ...search }, url)] : []),
  ];
};

const measure = async (
  jobs: number,
  requests: number,
  env: Record<string, string>,
  url: string | null,
): Promise<Row> => {
  const services = await open(env);
  try {
    const filled = await timed(() => untilSearchable(services.db));
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
    const ask = async (count: number): Promise<number[]> => {
      const times: number[] = [];
      const one = async (): Promise<void> => {
        while (count-- > 0)
          times.push(await timed(() => call(searchJobs, { body: searches[next()]!, query: { page: 1 } })));
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return times;
    };
    await ask(requests);
    const [before, own] = [await inOpenSearch(url), process.cpuUsage()];
    const times = await ask(requests);
    const { user, system } = process.cpuUsage(own);
    const after = await inOpenSearch(url);
    return {
      engine: url ? "opensearch" : "embedded",
      jobs,
      database: services.database.kind,
      "index filled after": filled,
      "size of the index (MB)": round(after.bytes / 1e6),
      searches: times.length,
      p50: round(percentile(times, 50)),
      p95: round(percentile(times, 95)),
      "processor for each, this process": round((user + system) / 1000 / times.length),
      "processor for each, OpenSearch": round((after.cpu - before.cpu) / times.length),
      "searches that OpenSearch was asked, for each": round((after.asked - before.asked) / times.length),
    };
  } finally {
    await services.close();
  }
};

/** What OpenSearch has done, on all its nodes: processor time in milliseconds, searches of its shards, and the index's bytes. */
const inOpenSearch = async (url: string | null): Promise<{ cpu: number; asked: number; bytes: number }> => {
  if (!url) return { cpu: 0, asked: 0, bytes: 0 };
  const get = async (path: string) => (await fetch(new URL(path, url.split(",")[0]))).json();
  const { nodes } = (await get("/_nodes/stats/process")) as {
    nodes: Record<string, { process: { cpu: { total_in_millis: number } } }>;
  };
  const stats = (await get(`/${index}/_stats/search,store`)) as {
    _all: { primaries: { search: { query_total: number }; store: { size_in_bytes: number } } };
  };
  const { search, store } = stats._all.primaries;
  const cpu = Object.values(nodes).reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0);
  return { cpu, asked: search.query_total, bytes: store.size_in_bytes };
};
