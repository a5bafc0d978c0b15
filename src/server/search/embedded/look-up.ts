import { setImmediate as otherWork } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { JobIndex } from "../job-index.ts";
import type { Part } from "./full-text-file.ts";
import { fullTextOf, type FoundIds } from "./full-text-index.ts";

/** What a text search query finds. */
export interface Lookup {
  ids: FoundIds;
  /** How many of the index's changes this includes. */
  seen: number;
  /** Where only the jobs that have changed since so many of them were looked at. */
  since?: number;
}

/** Lookups go on for so long before other requests do, in milliseconds. */
const atOnce = 5;
/** So many changed jobs are looked at by themselves in the database. */
const mostChanged = 5_000;

/**
 * The jobs that text search queries find: by the full-text index, by the database while that is not ready.
 * @param asked Queries, and for those that are known how many of the index's changes what is known includes.
 */
export const lookUp = async (
  index: JobIndex,
  asked: ReadonlyMap<string, number | undefined>,
): Promise<Map<string, Lookup>> => {
  const found = new Map<string, Lookup>();
  if (!asked.size) return found;
  const seen = index.changes.length;
  await findInFullText(index, asked, found);
  const others = [...asked].filter(([query]) => !found.has(query));
  const isKnown = (since: number | undefined) => since !== undefined && seen - since <= mostChanged;
  const known = others.filter(([, since]) => isKnown(since));
  const since = known.reduce((least, [, one]) => Math.min(least, one!), seen);
  for (const [query, ids] of await findInDatabase(index, queriesOf(known), index.changes.slice(since, seen)))
    found.set(query, { ids, seen, since });
  const unknown = others.filter(([, one]) => !isKnown(one));
  for (const [query, ids] of await findInDatabase(index, queriesOf(unknown))) found.set(query, { ids, seen });
  return found;
};

const queriesOf = (asked: readonly [string, unknown][]): string[] => asked.map(([query]) => query);

/** Adds what the full-text index finds. */
const findInFullText = async (
  index: JobIndex,
  asked: ReadonlyMap<string, number | undefined>,
  found: Map<string, Lookup>,
): Promise<void> => {
  const fullText = fullTextOf(index);
  if (!(await fullText.isReady())) return;
  /** What only the database can say, and of which jobs. */
  const unsure = { queries: [] as string[], ids: new Set<number>() };
  let start = performance.now();
  for (const [query, since] of asked) {
    if (!fullText.isComplete) break;
    const { seen } = fullText;
    const changed = since === undefined ? null : fullText.findChanged(query, since);
    const all = changed ?? fullText.find(query);
    if (!all) continue;
    found.set(query, { ids: all.ids, seen, ...(changed && { since: since! }) });
    if (all.unsure.length) unsure.queries.push(query);
    for (const id of all.unsure) unsure.ids.add(id);
    if (performance.now() - start < atOnce) continue;
    await otherWork();
    start = performance.now();
  }
  for (const [query, ids] of await findInDatabase(index, unsure.queries, [...unsure.ids])) {
    const lookup = found.get(query)!;
    const withMore = (part: Part) => Int32Array.from([...lookup.ids[part], ...ids[part]]);
    lookup.ids = { words: withMore("words"), core: withMore("core"), title: withMore("title") };
  }
};

/** Queries the database for all jobs that each query finds, or for those among the given ones. */
const findInDatabase = async (
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

/** Ids that PostgreSQL packed with `int4send`. */
const unpacked = (ids: Uint8Array | null): Int32Array => {
  if (!ids) return new Int32Array();
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  const list = new Int32Array(view.byteLength / 4);
  for (let at = 0; at < list.length; at++) list[at] = view.getInt32(at * 4);
  return list;
};
