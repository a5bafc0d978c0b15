import { setImmediate as otherWork } from "node:timers/promises";
import type { Brand } from "../../contract/brand.ts";
import type { Db } from "../platform/database/open.ts";
import { openIndex, type JobIndex } from "./embedded/job-index.ts";
import { countShown } from "./search.ts";

/** Live jobs of a brand by the words of a search. */
interface Counts {
  byQuery: Map<string, Promise<number>>;
  isFresh: () => boolean;
}

/** By brand; the words are those of the product, so that their number is limited. */
const cached = new WeakMap<JobIndex, WeakMap<Brand, Counts>>();

const countsOf = (index: JobIndex, brand: Brand): Counts => {
  const ofIndex = cached.get(index) ?? new WeakMap<Brand, Counts>();
  cached.set(index, ofIndex);
  const last = ofIndex.get(brand);
  if (last?.isFresh()) return last;
  const counts = { byQuery: new Map(), isFresh: index.freshness() };
  ofIndex.set(brand, counts);
  return counts;
};

/**
 * How many jobs each of these searches shows on a brand's site, the most first; those without any are left out. Cached
 * until a job has changed, begun or ended.
 */
export const countMentions = async (
  db: Db,
  brand: Brand,
  queries: readonly string[],
): Promise<{ q: string; count: number }[]> => {
  const { byQuery } = countsOf(await openIndex(db), brand);
  const found = [];
  for (const q of queries) {
    const counting = byQuery.get(q) ?? otherWork().then(() => countShown(db, brand, { q }));
    byQuery.set(q, counting);
    counting.catch(() => byQuery.delete(q));
    found.push({ q, count: await counting });
  }
  return found.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
};
