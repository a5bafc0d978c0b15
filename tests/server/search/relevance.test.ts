import { expect, it } from "vitest";
import { answerTo, shownOn } from "../../../bench/relevance/answers.ts";
import { addAds, readJobs } from "../../../bench/relevance/corpus.ts";
import { gradeOf } from "../../../bench/relevance/rule.ts";
import { queriesOf, type Judged } from "../../../bench/relevance/sets.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { batches } from "../../../src/server/demo/batches.ts";
import { inventDemoData } from "../../../src/server/demo/demo-data.ts";
import { writeEmployers, writeJobs } from "../../../src/server/demo/write-demo.ts";
import { onEachEngine } from "./on-each-engine.ts";

// The first and the last of the sets that the search was made with, on few jobs, in seconds; `npm run bench -- relevance` asks
// all sets on 8,000 jobs.
const sets = ["01", "18"];
const jobs = 1_000;
/** One query in so many is asked, of those that as many jobs answer as are judged. */
const part = 3;
const judged = 10;
const floor = 0.95;

onEachEngine("judged searches", (api) => {
  it(`have first answers of nDCG ${floor} or more`, async () => {
    const { db, services } = api;
    await fillLocations(db);
    const data = await inventDemoData({ jobs, seed: 1, now: new Date() });
    const employers = await writeEmployers(db, data.employers);
    for (const batch of batches(data.jobs(), jobs)) await writeJobs(db, batch, employers);
    await addAds(db);
    const live = await readJobs(db);
    const shown = new Map(
      services.brands.map((brand) => [brand.id, new Map(shownOn(brand, live).map((job) => [job.id, job]))]),
    );
    const isFair = (brand: string, query: Judged) =>
      [...shown.get(brand)!.values()].filter((job) => gradeOf(job, query) > 0).length >= judged;
    const asked = sets
      .flatMap((set) => Object.entries(queriesOf(set)))
      .flatMap(([brand, queries]) => queries.map((query) => ({ brand, query })))
      .filter(({ brand, query }, at) => at % part === 0 && isFair(brand, query));
    expect(asked.length).toBeGreaterThan(150);
    const answers = [];
    for (const { brand, query } of asked)
      answers.push({ q: query.q, ...(await answerTo(api.on(brand), query, shown.get(brand)!)) });
    const worst = answers.filter(({ ndcg }) => ndcg < floor / 2).map(({ q, titles }) => [q, ...titles]);
    const mean = answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / answers.length;
    expect(mean, JSON.stringify(worst, null, 1)).toBeGreaterThanOrEqual(floor);
  });
});
