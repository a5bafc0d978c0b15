import type { Brand } from "../../contract/brand.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import type { SearchEngine } from "../search/engine.ts";
import { JobCache } from "../search/job-cache.ts";
import { engineOf } from "../search/open-engine.ts";
import { liveCards, type CardContext } from "../catalogue/jobs/job-cards.ts";

/** The most jobs whose cards one process keeps, some two kilobytes for each site that shows them. */
const most = 10_000;

interface Cached {
  /** Another object after an employer has changed its own host. */
  brand: Brand;
  card: JobCard;
}

/** The cards of jobs by site. */
const ofEngines = new WeakMap<SearchEngine, JobCache<Map<string, Cached>>>();

/** `liveCards` for a page of results that the index has just found, of which some are cached. */
export const shownCards = (ids: readonly number[], context: CardContext): Promise<JobCard[]> =>
  cachedCards(ids, context, (missing) => liveCards(missing, context));

/**
 * Cards of live jobs that the index has just found. Those of visitors who are not signed in are cached until the job or any
 * employer is written, or the job ends.
 * @param read reads those that are not cached; called once, also where all are.
 */
export const cachedCards = async (
  ids: readonly number[],
  context: CardContext,
  read: (missing: readonly number[]) => Promise<JobCard[]>,
): Promise<JobCard[]> => {
  const { db, brand, seeker } = context;
  const engine = engineOf(db);
  if (seeker || engine.isBehind) return read(ids);
  const cache = ofEngines.get(engine) ?? new JobCache<Map<string, Cached>>(most);
  ofEngines.set(engine, cache);
  const cards = await cache.open(engine);
  const site = siteId(brand);
  const known = (id: number): JobCard | undefined => {
    const cached = cards.get(id)?.get(site);
    if (cached?.brand !== brand) return undefined;
    const { card } = cached;
    return card.expires_at === null || Date.parse(card.expires_at) > engine.now ? card : undefined;
  };
  const shown = new Map(ids.map((id) => [id, known(id)]));
  const missing = ids.filter((id) => !shown.get(id));
  for (const card of await read(missing)) {
    shown.set(card.id, card);
    const bySite = cards.get(card.id) ?? new Map<string, Cached>();
    cards.keep(card.id, bySite.set(site, { brand, card }));
  }
  return ids.flatMap((id) => shown.get(id) ?? []);
};
