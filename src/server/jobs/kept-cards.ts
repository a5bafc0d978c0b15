import { LRUCache } from "lru-cache";
import type { Brand } from "../../contract/brand.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import { indexOf, type JobIndex } from "../search/embedded/job-index.ts";
import { employersBeside } from "../search/embedded/index-version.ts";
import { liveCards, type CardContext } from "../catalogue/jobs/job-cards.ts";

/** The most jobs whose cards one process keeps, some two kilobytes for each site that shows them. */
const most = 10_000;

interface Kept {
  /** Another object after an employer has changed its own host. */
  brand: Brand;
  card: JobCard;
}

/** The cards of jobs by their ids, then by site, and the writes that they include. */
interface Cards {
  byId: LRUCache<number, Map<string, Kept>>;
  generation: number;
  changes: number;
  employers: number;
}

const ofIndexes = new WeakMap<JobIndex, Cards>();

/** `liveCards` for a page of results that the index has just found, of which some are kept. */
export const shownCards = (ids: readonly number[], context: CardContext): Promise<JobCard[]> =>
  keptCards(ids, context, (missing) => liveCards(missing, context));

/**
 * Cards of live jobs that the index has just found. Those of visitors who are not signed in are kept until the job or any
 * employer is written, or the job ends.
 * @param read reads those that are not kept; called once, also where all are.
 */
export const keptCards = async (
  ids: readonly number[],
  context: CardContext,
  read: (missing: readonly number[]) => Promise<JobCard[]>,
): Promise<JobCard[]> => {
  const { db, brand, seeker } = context;
  const index = indexOf(db);
  if (seeker || index.isBehind) return read(ids);
  const cards = await openCards(index);
  const site = siteId(brand);
  const known = (id: number): JobCard | undefined => {
    const kept = cards.byId.get(id)?.get(site);
    if (kept?.brand !== brand) return undefined;
    const { card } = kept;
    return card.expires_at === null || Date.parse(card.expires_at) > index.now ? card : undefined;
  };
  const shown = new Map(ids.map((id) => [id, known(id)]));
  const missing = ids.filter((id) => !shown.get(id));
  const { generation, changes } = index;
  const before = changes.length;
  const employers = cards.employers;
  for (const card of await read(missing)) {
    shown.set(card.id, card);
    // Of a job that was written meanwhile, the card may be the one before.
    const isKnown = index.generation === generation && cards.employers === employers;
    if (!isKnown || changes.includes(card.id, before)) continue;
    const bySite = cards.byId.get(card.id) ?? new Map<string, Kept>();
    bySite.set(site, { brand, card });
    cards.byId.set(card.id, bySite);
  }
  return ids.flatMap((id) => shown.get(id) ?? []);
};

/** The kept cards of an index, without those of jobs and employers that were written. */
const openCards = async (index: JobIndex): Promise<Cards> => {
  const { version: employers } = await employersBeside(index);
  const { generation, changes } = index;
  const cards = ofIndexes.get(index) ?? {
    byId: new LRUCache<number, Map<string, Kept>>({ max: most }),
    ...{ generation, employers, changes: changes.length },
  };
  ofIndexes.set(index, cards);
  if (cards.generation !== generation || cards.employers !== employers) cards.byId.clear();
  else for (const id of changes.slice(cards.changes)) cards.byId.delete(id);
  Object.assign(cards, { generation, employers, changes: changes.length });
  return cards;
};
