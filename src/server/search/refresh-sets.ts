import { setImmediate as otherWork } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { slices } from "./catch-up.ts";
import type { Columns } from "./columns.ts";
import type { JobIndex } from "./job-index.ts";
import type { FoundIds } from "./inverted/find-in-segment.ts";
import { invertedOf } from "./inverted/inverted-index.ts";
import { jobsByWord, parts, unpacked, type Part } from "./jobs-by-word.ts";
import { addTo, bitsOf, emptyBits, keepOnly, packed, removeFrom, type RowSet } from "./row-set.ts";
import { keepSets, keptSets, type Kept, type TermSets } from "./term-sets.ts";

/** Sets of words as they are with changed jobs. */
export interface ChangedSets {
  /** By text search query. */
  sets: ReadonlyMap<string, TermSets>;
  /** Takes the file of the changed jobs' words into use, when the index has that many changes. */
  take: (seen: number) => void;
}

/** Sets that are brought up to date, those that take longest to look up first; others are looked up when they are used. */
const most = 1_500;
/** Sets that missed more changes than this are looked up again instead. */
const mostMissed = 50_000;
/** Jobs looked at at a time. */
const batch = 200;
/** Sets written before other requests go on. */
const atOnce = 50;

const size = ({ words, core, title }: TermSets) => words.byteLength + core.byteLength + title.byteLength;

/**
 * The cached sets of words as they are with changed jobs, for columns that have these. Reads the words of the changed
 * jobs once for all sets, and lets other requests go on.
 */
export const setsWith = async (
  index: JobIndex,
  columns: Columns,
  changed: readonly number[],
): Promise<ChangedSets> => {
  const { generation, changes } = index;
  const missed = ({ seen }: Kept) => changes.length - seen;
  const kept = [...keptSets(index)]
    .filter(([, sets]) => sets.generation === generation && missed(sets) <= mostMissed)
    .sort(([, a], [, b]) => size(b) - size(a))
    .slice(0, most);
  const first = kept.reduce((least, [, { seen }]) => Math.min(least, seen), changes.length);
  const ids = [...new Set([...changes.slice(first), ...changed])];
  const inverted = invertedOf(index);
  const written = ids.length && inverted?.isReady ? await inverted.withChanged(ids) : null;
  const rows = columns.id.length;
  const unchanged = emptyBits(rows).fill(0xffffffff);
  for (const row of rowsOf(ids, columns)) removeFrom(unchanged, row);
  const sets = new Map<string, TermSets>();
  for (const some of slices(kept, written ? atOnce : most)) {
    const queries = some.map(([query]) => query);
    const found = new Map<string, FoundIds | Matches>(written?.find(queries));
    const others = queries.filter((query) => !found.has(query));
    if (others.length)
      for (const [query, matches] of await matchesAmong(index, others, ids)) found.set(query, matches);
    for (const [query, before] of some) {
      const matches = found.get(query)!;
      const [words, core, title] = parts.map((part): RowSet => {
        const bits = bitsOf(before[part], rows);
        keepOnly(bits, unchanged);
        for (const row of rowsOf(matches[part], columns)) addTo(bits, row);
        return packed(bits);
      });
      sets.set(query, { words: words!, core: core!, title: title! });
    }
    await otherWork();
  }
  return { sets, take: (seen) => written?.take(seen) };
};

/** Brings the cached sets of words up to date with the index. */
export const refreshSets = async (index: JobIndex): Promise<void> => {
  const { columns, generation, changes } = index;
  const seen = changes.length;
  const { sets, take } = await setsWith(index, columns, []);
  // Columns that were replaced meanwhile came with newer sets.
  if (index.columns !== columns) return;
  take(seen);
  for (const [query, found] of sets) keepSets(index, query, { ...found, generation, seen });
};

const rowsOf = (ids: ArrayLike<number>, columns: Columns): number[] =>
  Array.from(ids).flatMap((id) => columns.rowOf(id) ?? []);

/** Ids of jobs by the vector in which a query is found. */
type Matches = Record<Part, number[]>;

/** Which of some jobs each text search query finds. */
const matchesAmong = async (
  { db }: JobIndex,
  queries: readonly string[],
  ids: readonly number[],
): Promise<ReadonlyMap<string, Matches>> => {
  const found = new Map(
    queries.map((query): [string, Matches] => [query, { words: [], core: [], title: [] }]),
  );
  const queriesOf = new Map<string, string[]>();
  for (const query of queries)
    for (const word of new Set(wordsIn(query))) queriesOf.set(word, [...(queriesOf.get(word) ?? []), query]);
  for (const some of slices(ids, batch)) {
    /** Jobs that have a word of a query of several; only these can match it. */
    const maybe = new Map<string, Set<number>>();
    for (const { word, part, ids: jobs } of await jobsByWord(db, some, [...queriesOf.keys()])) {
      for (const query of queriesOf.get(word)!) {
        if (isOneWord(query)) found.get(query)![part].push(...jobs);
        else if (part === "words") maybe.set(query, new Set([...(maybe.get(query) ?? []), ...jobs]));
      }
    }
    if (maybe.size) await addMatches(db, maybe, found);
    await otherWork();
  }
  return found;
};

/** Adds which of the jobs that may match each query do. */
const addMatches = async (
  db: JobIndex["db"],
  maybe: ReadonlyMap<string, ReadonlySet<number>>,
  found: ReadonlyMap<string, Matches>,
): Promise<void> => {
  const asked = JSON.stringify([...maybe].map(([query, jobs]) => ({ query, jobs: [...jobs] })));
  const { rows } = await db.execute(sql`
    select asked.query,
      string_agg(int4send(job_id), '') as words,
      string_agg(int4send(job_id), '') filter (where core @@ asked.query::tsquery) as core,
      string_agg(int4send(job_id), '') filter (where title @@ asked.query::tsquery) as title
    from json_to_recordset(${asked}::json) asked (query text, jobs json),
      json_array_elements_text(asked.jobs) job
      join lateral (select * from job_search where job_id = job::int offset 0) job_search on true
    where words @@ asked.query::tsquery
    group by asked.query`);
  for (const row of rows) {
    const matches = found.get(row["query"] as string)!;
    for (const part of parts) matches[part].push(...unpacked(row[part] as Uint8Array | null));
  }
};

/** A word in a text search query, in quotes. */
const word = /'((?:[^'\\]|''|\\.)*)'/g;
const oneWord = /^'(?:[^'\\]|''|\\.)*'$/;

const isOneWord = (query: string): boolean => oneWord.test(query);

const wordsIn = (query: string): string[] =>
  [...query.matchAll(word)].map(([, text]) => text!.replaceAll("''", "'").replace(/\\(.)/g, "$1"));
