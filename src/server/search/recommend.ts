import { sql } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import { openIndex, type JobIndex } from "./job-index.ts";

import { shownOn } from "./shown.ts";
import { topRows } from "./top-rows.ts";

/** The latest saved and applied jobs that say what a seeker likes. */
const remembered = 50;
const day = 86_400_000;

interface Liked extends Record<string, unknown> {
  id: number;
  category: string;
  sub_category: string | null;
  state_ids: number[];
}

/**
 * Live jobs of the brand similar to those that the seeker saved or applied to: the same kind of work first, then the
 * same category, then the same state, newer before older. Those jobs themselves are left out. A seeker who has none
 * gets the newest jobs.
 */
export const recommendJobs = async (
  { db, brand, seeker }: Pick<Context<"seeker">, "db" | "brand" | "seeker">,
  range: { from: number; size: number },
): Promise<{ ids: number[]; total: number }> => {
  const { rows } = await db.execute<Liked>(sql`
    select jobs.id, jobs.category, jobs.sub_category, jobs.state_ids from (
      select job_id, max(at) as at from (
        select job_id, created_at as at from saved_jobs where seeker_id = ${seeker.id}
        union all select job_id, submitted_at from applications where seeker_id = ${seeker.id}
      ) either group by job_id
    ) liked join jobs on jobs.id = liked.job_id order by liked.at desc`);
  const index = await openIndex(db);
  const { columns, now } = index;
  const nearness = nearnessTo((rows as Liked[]).slice(0, remembered), index);
  const known = new Set((rows as Liked[]).map(({ id }) => columns.rowOf(id)));
  const isShown = shownOn(columns, brand, now);
  const found = topRows(columns, range);
  for (let row = 0; row < columns.length; row++) {
    if (!isShown(row) || known.has(row)) continue;
    const near = nearness(row);
    if (rows.length && near === 0) continue;
    found.add(row, near + 1 / (1 + (now - columns.posted[row]!) / (10 * day)));
  }
  return { total: found.total(), ids: found.page() };
};

/** Similarity from 0, nothing in common, to 6. */
const nearnessTo = (liked: readonly Liked[], { columns }: JobIndex): ((row: number) => number) => {
  const { category, sub_category, states } = columns.filters;
  const kinds = sub_category.codes.table(liked.flatMap((job) => job.sub_category ?? []));
  const categories = category.codes.table(liked.map((job) => job.category));
  const inStates = states.bitsOf(liked.flatMap((job) => job.state_ids));
  return (row) => {
    const work = kinds[sub_category.values[row]!]! * 3 + categories[category.values[row]!]! * 2;
    return work === 0 ? 0 : work + Number((states.values[row]! & inStates) !== 0);
  };
};
