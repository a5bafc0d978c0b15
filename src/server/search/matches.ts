import { sql, type SQL } from "drizzle-orm";
import type { JobIndex } from "./job-index.ts";
import { termQuery, type Term } from "./words.ts";

/** How well each job matches some words, by its slot: nothing, or one of `levels`. */
export interface Matches {
  level: Uint8Array;
  count: number;
}

/** All words are in the job; one of them in its title; all of them in its title. */
export const levels = { anywhere: 1, partlyInTitle: 2, inTitle: 3 } as const;

/** Bytes of remembered matches in one process, and the milliseconds of a lookup that is worth remembering. */
const memory = 64 * 1024 * 1024;
const worthKeeping = 3;

interface Kept extends Matches {
  edition: number;
  /** How many of the index's changes are in it. */
  seen: number;
}
const kept = new WeakMap<JobIndex, Map<string, Kept>>();

/**
 * The jobs with all of the terms, or null when the terms hold nothing but stop words. Matches that took long are
 * kept and put in step with the changes since.
 */
export const matchesOf = async (index: JobIndex, terms: readonly Term[]): Promise<Matches | null> => {
  if (!terms.length) return null;
  const cache = kept.get(index) ?? new Map<string, Kept>();
  kept.set(index, cache);
  const key = JSON.stringify(terms);
  const known = cache.get(key);
  const { edition, changes } = index;
  const seen = changes.length;
  if (known?.edition === edition) {
    cache.delete(key);
    cache.set(key, known);
    if (known.seen < seen) await renew(index, terms, known, changes.slice(known.seen), seen);
    return known;
  }
  const start = performance.now();
  const found = await look(index, terms);
  const took = performance.now() - start;
  if (!found) return null;
  const level = new Uint8Array(index.columns.id.length);
  const matches: Kept = { level, count: mark(index, level, found), edition, seen };
  if (took >= worthKeeping) {
    cache.set(key, matches);
    forget(cache);
  }
  return matches;
};

/** Looks again at the jobs that changed. */
const renew = async (
  index: JobIndex,
  terms: readonly Term[],
  known: Kept,
  ids: readonly number[],
  seen: number,
) => {
  const found = await look(index, terms, ids);
  if (known.level.length < index.columns.id.length) {
    const level = new Uint8Array(index.columns.id.length);
    level.set(known.level);
    known.level = level;
  }
  for (const id of ids) {
    const slot = index.columns.slotOf(id);
    if (slot !== undefined) known.level[slot] = 0;
  }
  if (found) mark(index, known.level, found);
  known.seen = Math.max(known.seen, seen);
};

interface Found {
  anywhere: Uint8Array | null;
  partly: Uint8Array | null;
  title: Uint8Array | null;
}

/** Asks the database; ids come back as one string of bytes, which costs a tenth of as many rows. */
const look = async (
  index: JobIndex,
  terms: readonly Term[],
  ids?: readonly number[],
): Promise<Found | null> => {
  const among = ids ? sql` and job_id = any(${`{${ids.join(",")}}`}::int[])` : sql``;
  const where = (condition: SQL) =>
    sql`(select string_agg(int4send(job_id), '') from job_search where ${condition}${among})`;
  // Materialised, so that the planner always takes the index: it does not know what reading vectors costs.
  const { rows } = await index.db.execute(sql`
    with query as materialized (
      select ${sql.join(terms.map(termQuery), sql` && `)} as all_of, ${sql.join(terms.map(termQuery), sql` || `)} as any_of
    ), found as materialized (
      select numnode(all_of) as nodes, ${where(sql`words @@ (select all_of from query)`)} as anywhere from query
    )
    select nodes, anywhere,
      case when anywhere is not null then ${where(sql`title @@ (select all_of from query)`)} end as title,
      case when anywhere is not null and ${terms.length > 1} then ${where(sql`title @@ (select any_of from query)`)} end as partly
    from found`);
  const [found] = rows as unknown as [Found & { nodes: number }];
  return found.nodes ? found : null;
};

/** Writes the levels of what was found; gives how many jobs match. */
const mark = (index: JobIndex, level: Uint8Array, found: Found): number => {
  let count = 0;
  for (const slot of slotsOf(index, found.anywhere)) {
    level[slot] = levels.anywhere;
    count++;
  }
  for (const slot of slotsOf(index, found.partly)) if (level[slot]) level[slot] = levels.partlyInTitle;
  for (const slot of slotsOf(index, found.title)) if (level[slot]) level[slot] = levels.inTitle;
  return count;
};

/** The slots of packed job ids; jobs that the index has not seen yet are left out. */
function* slotsOf({ columns }: JobIndex, packed: Uint8Array | null): Generator<number> {
  if (!packed) return;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at < packed.byteLength; at += 4) {
    const slot = columns.slotOf(view.getInt32(at));
    if (slot !== undefined) yield slot;
  }
}

/** Drops what was used longest ago, down to the memory allowed. */
const forget = (cache: Map<string, Kept>) => {
  let bytes = [...cache.values()].reduce((sum, { level }) => sum + level.length, 0);
  for (const [key, { level }] of cache) {
    if (bytes <= memory) return;
    cache.delete(key);
    bytes -= level.length;
  }
};
