import { join } from "node:path";
import type { Brand } from "../src/contract/brand.ts";
import { callerOf, type Caller } from "../src/contract/caller.ts";
import { searchJobs } from "../src/contract/jobs.ts";
import { createApp } from "../src/server/app.ts";
import { fill, folder, open } from "./databases.ts";
import { addAds, readJobs } from "./relevance/corpus.ts";
import { gradeOf, type JudgedJob } from "./relevance/rule.ts";
import { scoreOf, type Score } from "./relevance/score.ts";
import { queriesOf, sets, type Judged } from "./relevance/sets.ts";
import { verdict, type Filter, type Row } from "./report.ts";

export const title = "Relevance: how well the first ten jobs answer judged queries (0 to 1)";

const corpus = 8_000;
const aim = 0.95;
/** Queries below this precision are printed. */
const failing = 0.8;

/** `--brand` asks only that site's queries, `--page` only that set. */
export const run = async ({ brand: only, page: onlySet }: Filter): Promise<Row[]> => {
  const env = { DATA_DIR: join(folder("relevance")) };
  await fill(corpus, env);
  const services = await open(env);
  try {
    await addAds(services.db);
    const jobs = await readJobs(services.db);
    const app = createApp(services);
    const rows: Row[] = [];
    const ofAllSets: Score[] = [];
    for (const set of sets.filter((name) => !onlySet || name === onlySet)) {
      const queries = queriesOf(set);
      const all: Score[] = [];
      for (const brand of services.brands.filter(({ id }) => queries[id] && (!only || only === id))) {
        const call = callerOf((request) => app.fetch(request), "http://localhost", {
          "host-name": `${brand.id}.localhost`,
        });
        const scores = await ask(call, shownOn(brand, jobs), queries[brand.id]!, `${set}, ${brand.id}`);
        all.push(...scores);
        rows.push(rowOf(set, brand.id, scores));
      }
      rows.push(rowOf(set, "all", all));
      ofAllSets.push(...all);
    }
    if (!onlySet) rows.push(rowOf("all", "all", ofAllSets));
    return rows;
  } finally {
    await services.close();
  }
};

const shownOn = (brand: Brand, jobs: readonly JudgedJob[]): JudgedJob[] =>
  jobs.filter(
    ({ category, sponsorship }) =>
      (brand.jobs.categories === "all" || brand.jobs.categories.includes(category)) &&
      (!brand.jobs.sponsorship || sponsorship),
  );

/** The score of each query; prints those that fail. */
const ask = async (
  call: Caller,
  shown: readonly JudgedJob[],
  queries: readonly Judged[],
  where: string,
): Promise<Score[]> => {
  const byId = new Map<number, JudgedJob>(shown.map((job) => [job.id, job]));
  const scores: Score[] = [];
  for (const query of queries) {
    const { q } = query;
    // Jobs that only mention the words stand apart.
    const { data, meta } = await call(searchJobs, { body: { q }, query: { page: 1 } });
    const grades = data.slice(0, meta.total).map(({ id }) => gradeOf(byId.get(id)!, query));
    const score = scoreOf(
      grades,
      shown.map((job) => gradeOf(job, query)),
    );
    scores.push(score);
    if (score.precision >= failing) continue;
    const titles = data.slice(0, 4).map((job) => job.title);
    console.log(
      `${where}: "${q}" nDCG ${score.ndcg.toFixed(2)}, precision ${score.precision.toFixed(2)}: ${titles.join(" | ")}`,
    );
  }
  return scores;
};

const rowOf = (set: string, brand: string, scores: readonly Score[]): Row => {
  const mean = (name: keyof Score) => scores.reduce((sum, score) => sum + score[name], 0) / scores.length;
  const [ndcg, precision] = [mean("ndcg"), mean("precision")];
  return {
    set,
    brand,
    queries: scores.length,
    "nDCG@10": ndcg.toFixed(3),
    "precision@10": precision.toFixed(3),
    below: scores.filter((score) => score.precision < failing).length,
    target: `${Math.min(ndcg, precision).toFixed(3)} ≥ ${aim}: ${verdict(Math.min(ndcg, precision) >= aim)}`,
  };
};
