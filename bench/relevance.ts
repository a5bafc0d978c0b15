import { join } from "node:path";
import { callerOf, type Caller } from "../src/contract/caller.ts";
import { createApp } from "../src/server/app.ts";
import { fill, folder, open, untilSearchable } from "./databases.ts";
import { answerTo, shownOn } from "./relevance/answers.ts";
import { addAds, readJobs } from "./relevance/corpus.ts";
import type { JudgedJob } from "./relevance/rule.ts";
import type { Score } from "./relevance/score.ts";
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
    await untilSearchable(services.db);
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

/** The score of each query; prints those that fail. */
const ask = async (
  call: Caller,
  shown: readonly JudgedJob[],
  queries: readonly Judged[],
  where: string,
): Promise<Score[]> => {
  const byId = new Map(shown.map((job) => [job.id, job]));
  const scores: Score[] = [];
  for (const query of queries) {
    const { titles, ...score } = await answerTo(call, query, byId);
    scores.push(score);
    if (score.precision >= failing) continue;
    console.log(
      `${where}: "${query.q}" nDCG ${score.ndcg.toFixed(2)}, precision ${score.precision.toFixed(2)}: ${titles.join(" | ")}`,
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
