import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { metrics } from "../platform/metrics.ts";
import { slices } from "./catch-up.ts";
import { invertedOf, type InvertedIndex } from "./inverted/inverted-index.ts";
import type { JobIndex } from "./job-index.ts";
import { jobsByWord, type Part } from "./jobs-by-word.ts";
import { refreshSets } from "./refresh-sets.ts";
import { addTo, emptyBits, packed } from "./row-set.ts";
import { commonTexts } from "../../lexicon/work/synonyms/meaning.ts";
import { keepSets, termSets } from "./term-sets.ts";
import { parseWords, withoutRelated, type Term } from "./words.ts";

/** A word in this many jobs, estimated from a sample, is common: looking it up takes noticeably long. */
const common = 10_000;
const sample = 2_000;
/** The most common words that are cached, which limits memory: with a million jobs each takes 130 KB. */
const most = 750;
/** Texts with synonyms that are looked up together. */
const textsAtOnce = 4;
/** Jobs read at once: few, because the embedded database does one thing at a time. */
const batch = 1_000;
/** After this many changes the sets are brought up to date. */
const manyChanges = 4_000;

interface Reading {
  generation: number;
  /** How many of the index's changes the sets of words include. */
  seen: number;
  isDone: boolean;
  done: Promise<void>;
}
const readings = new WeakMap<JobIndex, Reading>();

/**
 * Makes slow lookups fast in the background: writes the words of all jobs to files, where the index has a folder for them,
 * else reads which jobs have each common word, and each word with synonyms. Starts again when the index was rebuilt; after many changes, what is cached is brought up to date.
 * @returns a promise that settles once all are cached.
 */
export const keepCommonWords = (index: JobIndex): Promise<void> => {
  const last = readings.get(index);
  const { generation, changes } = index;
  const inverted = invertedOf(index);
  const isRead = last?.generation === generation;
  if (isRead && last.isDone && inverted) void writeWords(inverted);
  if (isRead && (!last.isDone || changes.length - last.seen < manyChanges)) return last.done;
  const reading: Reading = { generation, seen: changes.length, isDone: false, done: Promise.resolve() };
  // Words that could not be read ahead are looked up when they are searched for.
  reading.done = (last?.done ?? Promise.resolve())
    .then(() => {
      if (isRead) return refreshSets(index);
      return inverted ? inverted.refresh().then(() => readCommonTexts(index)) : readCommonWords(index);
    })
    .then(
      () => metrics.backgroundWork.inc({ work: "common-words", result: "done" }),
      () => metrics.backgroundWork.inc({ work: "common-words", result: "failed" }),
    )
    .finally(() => (reading.isDone = true));
  readings.set(index, reading);
  return reading.done;
};

/** Keeps the files of words up to date; until then, lookups go to the database. */
const writeWords = (inverted: InvertedIndex): Promise<void> =>
  inverted
    .refresh()
    .catch(() => void metrics.backgroundWork.inc({ work: "inverted-index", result: "failed" }));

/** Whether the common words of an index have been read. */
export const hasCommonWords = (index: JobIndex): boolean =>
  readings.get(index)?.generation === index.generation && readings.get(index)!.isDone;

/** Takes the sets of words that an index began with as all that are common. */
export const beginWithCommonWords = (index: JobIndex): void => {
  const { generation, changes } = index;
  readings.set(index, { generation, seen: changes.length, isDone: true, done: Promise.resolve() });
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
    for (const { word, part, ids: jobs } of await jobsByWord(index.db, ids, [...words.keys()])) {
      const found = words.get(word)!;
      if (!found[part].length) found[part] = emptyBits(rows);
      for (const id of jobs) {
        const row = columns.rowOf(id);
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
  await readCommonTexts(index);
};

/** Reads which jobs have each text with synonyms. */
const readCommonTexts = async (index: JobIndex): Promise<void> => {
  const { generation } = index;
  for (const texts of slices(commonTexts, textsAtOnce)) {
    if (index.generation !== generation) return;
    const start = performance.now();
    const terms = texts.flatMap((text) => parseWords(text).terms);
    await termSets(index, [...terms, ...terms.map(withoutRelated), ...terms.map(([typed]): Term => [typed])]);
    await pause(performance.now() - start);
  }
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
