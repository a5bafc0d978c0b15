import { setImmediate as otherWork } from "node:timers/promises";
import type { Brand } from "../../contract/brand.ts";
import type { Db } from "../platform/database/open.ts";
import { openEngine } from "./open-engine.ts";
import type { SearchEngine } from "./engine.ts";
import { countShown } from "./search.ts";

/** Live jobs of a brand by the words of a search. */
interface Counts {
  byQuery: Map<string, Promise<number>>;
  isFresh: () => boolean;
}

/** By brand; the words are those of the product, so that their number is limited. */
const cached = new WeakMap<SearchEngine, WeakMap<Brand, Counts>>();

const countsOf = (engine: SearchEngine, brand: Brand): Counts => {
  const ofEngine = cached.get(engine) ?? new WeakMap<Brand, Counts>();
  cached.set(engine, ofEngine);
  const last = ofEngine.get(brand);
  if (last?.isFresh()) return last;
  const counts = { byQuery: new Map(), isFresh: engine.freshness() };
  ofEngine.set(brand, counts);
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
  const { byQuery } = countsOf(await openEngine(db), brand);
  const found = [];
  for (const q of queries) {
    const counting = byQuery.get(q) ?? otherWork().then(() => countShown(db, brand, { q }));
    byQuery.set(q, counting);
    counting.catch(() => byQuery.delete(q));
    found.push({ q, count: await counting });
  }
  return found.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
};
