import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { metrics } from "../platform/metrics.ts";
import type { JobIndex } from "./job-index.ts";
import { addTo, emptyBits, packed } from "./row-set.ts";
import { commonTexts } from "./synonyms/meaning.ts";
import { keepSets, termSets } from "./term-sets.ts";
import { parseWords, textArray } from "./words.ts";

/** A word in this many jobs, estimated from a sample, is common: looking it up takes noticeably long. */
const common = 10_000;
const sample = 2_000;
/** The most common words that are cached, which limits memory: with a million jobs each takes 130 KB. */
const most = 750;
/** Jobs read at once: few, because the embedded database does one thing at a time. */
const batch = 1_000;
/** After this many changes the words are read again. */
const manyChanges = 10_000;

/** The vectors of a job that are looked up. */
type Part = "words" | "core" | "title";

interface Reading {
  generation: number;
  seen: number;
  done: Promise<void>;
}
const readings = new WeakMap<JobIndex, Reading>();

/**
 * Reads slow lookups ahead in the background: which jobs have each common word, and each word with
 * synonyms. Starts again when the index was rebuilt or much has changed.
 * @returns a promise that settles once all are cached.
 */
export const keepCommonWords = (index: JobIndex): Promise<void> => {
  const last = readings.get(index);
  const { generation, changes } = index;
  if (last?.generation === generation && changes.length - last.seen < manyChanges) return last.done;
  // Words that could not be read ahead are looked up when they are searched for.
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
 * Reads which jobs have each common word, and each word with synonyms.
 * @param many In how many jobs a word is common.
 */
export const readCommonWords = async (index: JobIndex, many = common): Promise<void> => {
  const { columns, generation, changes } = index;
  if (columns.length < many) return;
  const seen = changes.length;
  const rows = columns.id.length;
  const words = new Map<string, { query: string } & Record<Part, Uint32Array>>();
  for (const { word, query } of await commonest(index, many))
    words.set(word, { query, words: emptyBits(rows), core: emptyBits(0), title: emptyBits(0) });
  for (let from = 0; from < columns.length && index.generation === generation; from += batch) {
    const start = performance.now();
    const ids = columns.id.subarray(from, Math.min(from + batch, columns.length));
    for (const { word, part, jobs } of await jobsByWord(index, ids, [...words.keys()])) {
      const found = words.get(word)!;
      if (!found[part].length) found[part] = emptyBits(rows);
      for (let at = 0; at < jobs.byteLength; at += 4) {
        const row = columns.rowOf(jobs.getInt32(at));
        if (row !== undefined) addTo(found[part], row);
      }
    }
    // Requests have priority: pauses for half of the time.
    await pause(performance.now() - start);
  }
  for (const { query, ...bits } of words.values())
    keepSets(index, query, {
      words: packed(bits.words),
      core: packed(bits.core),
      title: packed(bits.title),
      generation,
      seen,
    });
  for (const text of commonTexts) await termSets(index, parseWords(text).terms);
};

/** The words in a sample of jobs, the most common first, and their text search queries. */
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
): Promise<{ word: string; part: Part; jobs: DataView }[]> => {
  const { rows } = await db.execute<{ word: string; part: Part; ids: Uint8Array }>(sql`
    with job as materialized (
      select job_id, words, core, title from job_search where job_id = any(${`{${ids.join(",")}}`}::int[])
    )
    select word, part, string_agg(int4send(job_id), '') as ids
    from (
      select job_id, unnest(tsvector_to_array(words)) as word, 'words' as part from job
      union all select job_id, unnest(tsvector_to_array(core)), 'core' from job
      union all select job_id, unnest(tsvector_to_array(title)), 'title' from job
    ) found
    where word = any(${textArray(words)}::text[])
    group by word, part`);
  return rows.map((row) => {
    const { buffer, byteOffset, byteLength } = row["ids"] as Uint8Array;
    return {
      word: row["word"] as string,
      part: row["part"] as Part,
      jobs: new DataView(buffer, byteOffset, byteLength),
    };
  });
};
