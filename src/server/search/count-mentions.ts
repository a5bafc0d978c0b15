import { setImmediate as otherWork } from "node:timers/promises";
import type { Brand } from "../../contract/brand.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import { Cache } from "../platform/cache.ts";
import type { SearchEngine } from "./engine.ts";
import { countShown } from "./search.ts";

/** The words are those of the product, so that their number is limited. */
const cache = new Cache<SearchEngine, Promise<number>>("mentions", 10_000);

/**
 * How many jobs each of these searches shows on a brand's site, the most first; those without any are left out. Cached
 * until a job has changed, begun or ended.
 */
export const countMentions = async (
  engine: SearchEngine,
  brand: Brand,
  queries: readonly string[],
): Promise<{ q: string; count: number }[]> => {
  const dependsOn = [brand, engine.liveVersion];
  const found = [];
  for (const q of queries) {
    const count = await cache.get(engine, `${siteId(brand)} ${q}`, dependsOn, () =>
      otherWork().then(() => countShown(engine, brand, { q })),
    );
    found.push({ q, count });
  }
  return found.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
};
