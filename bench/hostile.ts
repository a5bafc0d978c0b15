import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { trials, type Plan } from "./hostile/trials.ts";
import { whole, type Filter, type Row } from "./report.ts";

export const title = "Hostile: what one client, a crash, a full disk or a database that is away can do";

/**
 * Runs the trials in `hostile/`, each on its own server; `--trial raw` runs one. Every fault is printed with a
 * request that reproduces it.
 */
export const run = async (filter: Filter = {}): Promise<Row[]> => {
  buildWhenStale();
  const plan: Plan = {
    seed: whole(filter.seed, Math.floor(Math.random() * 1_000_000)),
    first: whole(filter.first, 0),
    requests: whole(filter.requests, 100_000),
    kills: whole(filter.kills, 100),
    only: filter.page,
  };
  console.log(`--seed ${plan.seed}`);
  const names = filter.trial ? [filter.trial] : Object.keys(trials);
  const rows: Row[] = [];
  for (const name of names) {
    const trial = trials[name];
    if (!trial) throw new Error(`There is no trial ${name}; choose from ${Object.keys(trials).join(", ")}.`);
    const start = performance.now();
    const found = await trial(plan);
    console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
    rows.push(...found.map((row) => ({ trial: name, ...row })));
  }
  return rows;
};
