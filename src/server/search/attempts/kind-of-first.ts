import type { TypedPlan } from "../make-plan.ts";
import type { Asked } from "./attempt.ts";

/** So many jobs are looked at. */
const size = 10;

/**
 * The kind of work of the jobs that a search finds, as "category/kind", where all of the first ones are of that kind and
 * called as the words say, and not found by their employer's name; else null.
 */
export const kindOfFirst = async ({ engine, brand }: Asked, plan: TypedPlan): Promise<string | null> => {
  const first = await engine.first(brand, plan, size);
  const [kind = null, ...others] = new Set(first.map((job) => job.kind));
  const isSure = first.every((job) => job.isNearlyInTitle && job.kind.includes("/"));
  return isSure && !others.length ? kind : null;
};
