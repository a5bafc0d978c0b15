import { sql } from "drizzle-orm";
import type { Columns } from "./columns.ts";
import type { FoundIds } from "./inverted/find-in-segment.ts";
import { invertedOf } from "./inverted/inverted-index.ts";
import type { JobIndex } from "./job-index.ts";
import { unpacked, type Part } from "./jobs-by-word.ts";
import { addTo, bitsOf, emptyBits, packed, removeFrom, type RowSet } from "./row-set.ts";
import { termQuery, type Term } from "./words.ts";

/** The jobs that have a term anywhere, those that it decides for (`tables.ts`), and those with it in their title. */
export interface TermSets {
  words: RowSet;
  core: RowSet;
  title: RowSet;
}

/** The most bytes of cached sets in one process, at least and for each job, and the overhead of an entry. */
const memory = { least: 128 * 1024 * 1024, ofJob: 256 };
const overhead = 500;
/** Terms whose text search query is remembered. */
const mostQueries = 20_000;
/** A set that missed more changes than this is looked up again. */
const mostMissed = 5_000;

export interface Kept extends TermSets {
  generation: number;
  /** How many of the index's changes it includes. */
  seen: number;
}

/** LRU cache of an index's terms, by their text search query; the most recently used is last. */
class TermCache {
  readonly sets = new Map<string, Kept>();
  /** The text search query of a term; it never changes. */
  readonly queries = new Map<string, string>();
  bytes = 0;

  keep(query: string, found: Kept, jobs: number): void {
    const most = Math.max(memory.least, memory.ofJob * jobs);
    this.drop(query);
    this.sets.set(query, found);
    this.bytes += sizeInBytes(found);
    for (const oldest of this.sets.keys()) {
      if (this.bytes <= most) return;
      this.drop(oldest);
    }
  }

  drop(query: string): void {
    const known = this.sets.get(query);
    if (!known) return;
    this.sets.delete(query);
    this.bytes -= sizeInBytes(known);
  }
}

const sizeInBytes = ({ words, core, title }: TermSets) =>
  words.byteLength + core.byteLength + title.byteLength + overhead;

const caches = new WeakMap<JobIndex, TermCache>();
const cacheOf = (index: JobIndex): TermCache => {
  const cache = caches.get(index) ?? new TermCache();
  caches.set(index, cache);
  return cache;
};

/** Caches the sets of a text search query that were read ahead. */
export const keepSets = (index: JobIndex, query: string, sets: Kept): void =>
  cacheOf(index).keep(query, sets, index.columns.length);

/** The cached sets by their text search query; the most recently used is last. */
export const keptSets = (index: JobIndex): ReadonlyMap<string, Kept> => cacheOf(index).sets;

/** The jobs with each of the terms, in the terms' order; null for a term of stop words only. */
export const termSets = async (index: JobIndex, terms: readonly Term[]): Promise<(TermSets | null)[]> => {
  const queries = await queriesOf(index, terms);
  const sets = await setsOf(index, [...new Set(queries)].filter(Boolean));
  return queries.map((query) => sets.get(query) ?? null);
};

/** Terms as text search queries in PostgreSQL's syntax; empty for stop words. */
const queriesOf = async (index: JobIndex, terms: readonly Term[]): Promise<string[]> => {
  const { queries } = cacheOf(index);
  // Sorted, so that synonyms give the same query whichever of them was typed.
  const sorted = terms.map((term) => term.toSorted() as [string, ...string[]]);
  const keys = sorted.map((term) => term.join("|"));
  const known = keys.map((key) => queries.get(key));
  const unknown = [...keys.keys()].filter((at) => known[at] === undefined);
  if (!unknown.length) return known as string[];
  const { rows } = await index.db.execute(
    sql`select ${sql.join(
      unknown.map((at) => sql`${termQuery(sorted[at]!)}::text as ${sql.identifier(String(at))}`),
      sql`, `,
    )}`,
  );
  if (queries.size > mostQueries) queries.clear();
  for (const at of unknown) queries.set(keys[at]!, (known[at] = rows[0]![at] as string));
  return known as string[];
};

/** The sets of text search queries; cached ones are updated with the changes since. */
const setsOf = async (
  index: JobIndex,
  queries: readonly string[],
): Promise<ReadonlyMap<string, TermSets>> => {
  const cache = cacheOf(index);
  const { columns, generation, changes } = index;
  const seen = changes.length;
  const all = new Map<string, Kept>();
  for (const query of queries) {
    const known = cache.sets.get(query);
    if (known?.generation === generation && seen - known.seen <= mostMissed) all.set(query, known);
  }
  const missing = queries.filter((query) => !all.has(query));
  for (const [query, { found, seen: last }] of await lookUp(index, missing, seen)) {
    const sets = {
      words: setOf(columns, found.words),
      core: setOf(columns, found.core),
      title: setOf(columns, found.title),
    };
    all.set(query, { ...sets, generation, seen: last });
  }
  const stale = [...all].filter(([, { seen: last }]) => last < seen);
  if (stale.length) {
    const ids = changes.slice(Math.min(...stale.map(([, { seen: last }]) => last)), seen);
    const found = await look(
      index,
      stale.map(([query]) => query),
      ids,
    );
    for (const [query, known] of stale) {
      const { words, core, title } = found.get(query)!;
      const sets = {
        words: setOf(columns, words, { before: known.words, ids }),
        core: setOf(columns, core, { before: known.core, ids }),
        title: setOf(columns, title, { before: known.title, ids }),
      };
      all.set(query, { ...sets, generation, seen });
    }
  }
  // Columns that were replaced meanwhile came with newer sets.
  if (index.columns === columns) for (const [query, sets] of all) cache.keep(query, sets, columns.length);
  return all;
};

/**
 * All jobs that match each query, as they were after so many of the index's changes: from the files where there are some
 * that miss few changes, else from the database.
 */
const lookUp = async (
  index: JobIndex,
  queries: readonly string[],
  seen: number,
): Promise<Map<string, { found: FoundIds; seen: number }>> => {
  if (!queries.length) return new Map();
  const generation = index.generation;
  const all = new Map<string, { found: FoundIds; seen: number }>();
  // Files that are damaged are written anew.
  const filed = await invertedOf(index)
    ?.find(queries)
    .catch(() => null);
  if (filed && index.generation === generation && seen - filed.seen <= mostMissed)
    for (const [query, found] of filed.found) all.set(query, { found, seen: Math.min(seen, filed.seen) });
  const others = queries.filter((query) => !all.has(query));
  for (const [query, found] of await look(index, others)) all.set(query, { found, seen });
  return all;
};

/** Queries the database for all jobs that match each query, or for those among the given ones. */
const look = async (
  index: JobIndex,
  queries: readonly string[],
  among?: readonly number[],
): Promise<Map<string, FoundIds>> => {
  if (!queries.length) return new Map();
  // "offset 0" makes PostgreSQL filter by these jobs first, instead of finding all jobs with the words.
  const jobs = among
    ? sql`(select job_id, words, core, title from job_search where job_id = any(${`{${among.join(",")}}`}::int[]) offset 0) job`
    : sql`job_search`;
  // As a column, so that the planner always uses the index: it underestimates the cost of reading vectors.
  const { rows } = await index.db.execute(sql`
    select text as query,
      (select string_agg(int4send(job_id), '') from ${jobs} where words @@ query) as words,
      (select string_agg(int4send(job_id), '') from ${jobs} where core @@ query) as core,
      (select string_agg(int4send(job_id), '') from ${jobs} where title @@ query) as title
    from (
      select text, text::tsquery as query from json_array_elements_text(${JSON.stringify(queries)}::json) text offset 0
    ) asked`);
  // Ids as one string of bytes cost a tenth of what rows cost.
  return new Map(
    (rows as unknown as (Record<Part, Uint8Array | null> & { query: string })[]).map((row) => [
      row.query,
      { words: unpacked(row.words), core: unpacked(row.core), title: unpacked(row.title) },
    ]),
  );
};

/** The rows of ids, or an earlier set updated for changed jobs; jobs not in the index are left out. */
const setOf = (
  columns: Columns,
  ids: ArrayLike<number>,
  changed?: { before: RowSet; ids: readonly number[] },
): RowSet => {
  const rows = columns.id.length;
  const bits = changed ? bitsOf(changed.before, rows) : emptyBits(rows);
  for (const id of changed?.ids ?? []) {
    const row = columns.rowOf(id);
    if (row !== undefined) removeFrom(bits, row);
  }
  for (let at = 0; at < ids.length; at++) {
    const row = columns.rowOf(ids[at]!);
    if (row !== undefined) addTo(bits, row);
  }
  return packed(bits);
};
