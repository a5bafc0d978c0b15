import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { metrics } from "../platform/metrics.ts";
import type { JobIndex } from "./job-index.ts";
import { addTo, emptyBits, packed } from "./row-set.ts";
import { synonyms } from "./synonyms.ts";
import { keepSets, termSets } from "./term-sets.ts";
import { parseWords, textArray } from "./words.ts";

/** A word that so many jobs have is common: looking it up is felt. Told by a sample. */
const common = 10_000;
const sample = 2_000;
/** Common words that are kept at most, which bounds the memory: a million jobs take 130 KB for each. */
const most = 750;
/** Jobs read at once: few, because the embedded database does one thing at a time. */
const batch = 1_000;
/** So many changes later the words are read anew. */
const manyChanges = 10_000;

interface Reading {
  generation: number;
  seen: number;
  done: Promise<void>;
}
const readings = new WeakMap<JobIndex, Reading>();

/**
 * Reads in the background what takes long to find: which jobs have the words that many jobs have, and those with
 * synonyms. Begins anew when the index was read anew or much has changed.
 * @returns what settles once they are all known.
 */
export const keepCommonWords = (index: JobIndex): Promise<void> => {
  const last = readings.get(index);
  const { generation, changes } = index;
  if (last?.generation === generation && changes.length - last.seen < manyChanges) return last.done;
  // What could not be read is looked up when somebody searches for it.
  const done = (last?.done ?? Promise.resolve())
    .then(() => readCommonWords(index))
    .then(
      () => metrics.backgroundWork.inc({ work: "common-words", result: "done" }),
      () => metrics.backgroundWork.inc({ work: "common-words", result: "failed" }),
    );
  readings.set(index, { generation, seen: changes.length, done });
  return done;
};

/**
 * Reads which jobs have the words that many jobs have, and those with synonyms.
 * @param many How many jobs make a word common.
 */
export const readCommonWords = async (index: JobIndex, many = common): Promise<void> => {
  const { columns, generation, changes } = index;
  if (columns.length < many) return;
  const seen = changes.length;
  const rows = columns.id.length;
  const words = new Map<string, { query: string; words: Uint32Array; title: Uint32Array }>();
  for (const { word, query } of await commonest(index, many))
    words.set(word, { query, words: emptyBits(rows), title: emptyBits(0) });
  for (let from = 0; from < columns.length && index.generation === generation; from += batch) {
    const start = performance.now();
    const ids = columns.id.subarray(from, Math.min(from + batch, columns.length));
    for (const { word, inTitle, jobs } of await jobsByWord(index, ids, [...words.keys()])) {
      const found = words.get(word)!;
      if (inTitle && !found.title.length) found.title = emptyBits(rows);
      for (let at = 0; at < jobs.byteLength; at += 4) {
        const row = columns.rowOf(jobs.getInt32(at));
        if (row !== undefined) addTo(inTitle ? found.title : found.words, row);
      }
    }
    // Visitors come first: half of the time is theirs.
    await pause(performance.now() - start);
  }
  for (const { query, ...bits } of words.values())
    keepSets(index, query, { words: packed(bits.words), title: packed(bits.title), generation, seen });
  for (const [text = ""] of synonyms) await termSets(index, parseWords(text).terms);
};

/** The words of a sample of jobs, the commonest first, and their text search queries. */
const commonest = async (
  { db, columns }: JobIndex,
  many: number,
): Promise<{ word: string; query: string }[]> => {
  const part = Math.min(1, sample / columns.length);
  const { rows } = await db.execute(sql`
    select word, quote_literal(word)::tsquery::text as query
    from ts_stat(${`select words from job_search tablesample system (${100 * part})`})
    where word ~ '^\\w+$' and ndoc >= ${Math.ceil(many * part)}
    order by ndoc desc limit ${most}`);
  return rows as { word: string; query: string }[];
};

/** Which of some jobs have each of the words, as packed ids. */
const jobsByWord = async (
  { db }: JobIndex,
  ids: Int32Array,
  words: readonly string[],
): Promise<{ word: string; inTitle: boolean; jobs: DataView }[]> => {
  const { rows } = await db.execute<{ word: string; in_title: boolean; ids: Uint8Array }>(sql`
    with job as materialized (
      select job_id, words, title from job_search where job_id = any(${`{${ids.join(",")}}`}::int[])
    )
    select word, in_title, string_agg(int4send(job_id), '') as ids
    from (
      select job_id, unnest(tsvector_to_array(words)) as word, false as in_title from job
      union all select job_id, unnest(tsvector_to_array(title)), true from job
    ) found
    where word = any(${textArray(words)}::text[])
    group by word, in_title`);
  return rows.map((row) => {
    const { buffer, byteOffset, byteLength } = row["ids"] as Uint8Array;
    return {
      word: row["word"] as string,
      inTitle: row["in_title"] as boolean,
      jobs: new DataView(buffer, byteOffset, byteLength),
    };
  });
};
