import { setImmediate as otherWork } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { JobIndex } from "../job-index.ts";
import type { Part } from "./schema.ts";
import type { FoundIds } from "./found-ids.ts";
import { fullTextOf } from "./full-text-of.ts";

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

/** A query, and where it is known how many of the index's changes what is known includes. */
export type Asked = readonly [query: string, since: number | undefined];

/**
 * The jobs that text search queries find: by the full-text index, by the database while that is not ready.
 * @param asked Taken one by one, with other work between.
 */
export async function* lookUp(
  index: JobIndex,
  asked: Iterable<Asked>,
): AsyncGenerator<[query: string, lookup: Lookup]> {
  const seen = index.changes.length;
  const others: Asked[] = [];
  if (await fullTextOf(index).isReady()) yield* findInFullText(index, asked, others);
  else others.push(...asked);
  const isKnown = (since: number | undefined) => since !== undefined && seen - since <= mostChanged;
  const known = others.filter(([, since]) => isKnown(since));
  const since = known.reduce((least, [, one]) => Math.min(least, one!), seen);
  for (const [query, ids] of await findInDatabase(index, queriesOf(known), index.changes.slice(since, seen)))
    yield [query, { ids, seen, since }];
  const unknown = others.filter(([, one]) => !isKnown(one));
  for (const [query, ids] of await findInDatabase(index, queriesOf(unknown))) yield [query, { ids, seen }];
}

const queriesOf = (asked: readonly Asked[]): string[] => asked.map(([query]) => query);

/** What the full-text index finds. @param others Filled with those that it does not know. */
async function* findInFullText(
  index: JobIndex,
  asked: Iterable<Asked>,
  others: Asked[],
): AsyncGenerator<[query: string, lookup: Lookup]> {
  const fullText = fullTextOf(index);
  let start = performance.now();
  for (const [query, since] of asked) {
    const { seen, isComplete } = fullText;
    const changed = since === undefined ? null : fullText.recent.find(query, since);
    const ids = changed ?? (isComplete ? fullText.find(query) : null);
    if (ids) yield [query, { ids, seen, ...(changed && { since: since! }) }];
    else others.push([query, since]);
    if (performance.now() - start < atOnce) continue;
    await otherWork();
    start = performance.now();
  }
}

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
