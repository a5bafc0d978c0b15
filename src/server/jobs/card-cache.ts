import { LRUCache } from "lru-cache";
import type { Brand } from "../../contract/brand.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import type { SearchEngine } from "../search/engine.ts";
import { engineOf } from "../search/open-engine.ts";
import { liveCards, type CardContext } from "../catalogue/jobs/job-cards.ts";

/** The most jobs whose cards one process keeps, some two kilobytes for each site that shows them. */
const most = 10_000;

interface Cached {
  /** Another object after an employer has changed its own host. */
  brand: Brand;
  card: JobCard;
}

/** The cards of jobs by their ids, then by site, and the writes that they include. */
interface Cards {
  byId: LRUCache<number, Map<string, Cached>>;
  generation: number;
  changes: number;
  employers: number;
}

const ofEngines = new WeakMap<SearchEngine, Cards>();

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
  const cards = await openCards(engine);
  const site = siteId(brand);
  const known = (id: number): JobCard | undefined => {
    const cached = cards.byId.get(id)?.get(site);
    if (cached?.brand !== brand) return undefined;
    const { card } = cached;
    return card.expires_at === null || Date.parse(card.expires_at) > engine.now ? card : undefined;
  };
  const shown = new Map(ids.map((id) => [id, known(id)]));
  const missing = ids.filter((id) => !shown.get(id));
  const { generation, changeCount } = engine;
  const employers = cards.employers;
  for (const card of await read(missing)) {
    shown.set(card.id, card);
    // Of a job that was written meanwhile, the card may be the one before.
    const isKnown = engine.generation === generation && cards.employers === employers;
    if (!isKnown || engine.changedSince(changeCount).includes(card.id)) continue;
    const bySite = cards.byId.get(card.id) ?? new Map<string, Cached>();
    bySite.set(site, { brand, card });
    cards.byId.set(card.id, bySite);
  }
  return ids.flatMap((id) => shown.get(id) ?? []);
};

/** The cached cards of an index, without those of jobs and employers that were written. */
const openCards = async (engine: SearchEngine): Promise<Cards> => {
  const { version: employers } = await engine.employers();
  const { generation, changeCount: changes } = engine;
  const cards = ofEngines.get(engine) ?? {
    byId: new LRUCache<number, Map<string, Cached>>({ max: most }),
    ...{ generation, employers, changes },
  };
  ofEngines.set(engine, cards);
  if (cards.generation !== generation || cards.employers !== employers) cards.byId.clear();
  else for (const id of engine.changedSince(cards.changes)) cards.byId.delete(id);
  Object.assign(cards, { generation, employers, changes });
  return cards;
};
