import { LRUCache } from "lru-cache";
import type { Columns } from "../columns/columns.ts";
import type { Part } from "../full-text/schema.ts";
import { fullTextOf } from "../full-text/full-text-of.ts";
import { lookUp, type Asked } from "../full-text/look-up.ts";
import { phrasesOf, queryTree, type QueryTree } from "../full-text/query-tree.ts";
import type { JobIndex } from "../job-index.ts";
import {
  addAll,
  addTo,
  asBits,
  bitsOf,
  emptyBits,
  keepOnly,
  packed,
  removeFrom,
  type RowSet,
} from "../rows/row-set.ts";
import type { Term } from "../../understand/query-terms.ts";
import { textQueriesOf } from "../../understand/text-queries.ts";

/** The jobs that have a term anywhere, those that it decides for (`tables.ts`), and those with it in their title. */
export interface TermSets {
  words: RowSet;
  core: RowSet;
  title: RowSet;
}

/** The most bytes of cached sets in one process, at least and for each job, and the overhead of an entry. */
const memory = { least: 32 * 1024 * 1024, ofJob: 256 };
const overhead = 500;

/** Sets, and how many of the index's changes they include. */
interface Cached extends TermSets {
  seen: number;
}

interface Cache {
  /** What the rows of the sets are of. */
  columns: Columns;
  /** By text search query. */
  sets: LRUCache<string, Cached>;
}

const sizeInBytes = ({ words, core, title }: TermSets) =>
  words.byteLength + core.byteLength + title.byteLength + overhead;

const caches = new WeakMap<JobIndex, Cache>();

const cacheOf = (index: JobIndex): Cache => {
  const last = caches.get(index);
  if (last?.columns === index.columns) return last;
  const maxSize = Math.max(memory.least, memory.ofJob * index.columns.length);
  const cache: Cache = {
    columns: index.columns,
    sets: new LRUCache<string, Cached>({ maxSize, sizeCalculation: sizeInBytes }),
  };
  caches.set(index, cache);
  return cache;
};

/** The jobs with each of the terms, in the terms' order; null for a term of stop words only. */
export const termSets = async (index: JobIndex, terms: readonly Term[]): Promise<(TermSets | null)[]> => {
  const queries = await textQueriesOf(index.db, terms);
  const sets = await setsOf(index, [...new Set(queries)].filter(Boolean));
  return queries.map((query) => sets.get(query) ?? null);
};

/** The sets of text search queries; cached ones are brought up to date with the jobs that changed since. */
const setsOf = async (
  index: JobIndex,
  queries: readonly string[],
): Promise<ReadonlyMap<string, TermSets>> => {
  const { sets } = cacheOf(index);
  const unknown = queries.filter((query) => !sets.has(query));
  // Queries of many phrases share most of these.
  const isDivided = unknown.length > 0 && (await fullTextOf(index).isReady());
  const trees = new Map(isDivided ? unknown.map((query) => [query, queryTree(query)]) : []);
  const asked = queries.flatMap((query) => {
    const tree = trees.get(query);
    return tree ? phrasesOf(tree).map(({ text }) => text) : [query];
  });
  const { columns } = index;
  const all = await currentSets(index, new Set(asked));
  for (const [query, tree] of trees) {
    if (!tree) continue;
    const made = joined(tree, all, columns.id.length);
    all.set(query, made);
    if (index.columns === columns) sets.set(query, made);
  }
  return all;
};

/** The sets of phrases joined as a query says. */
const joined = (tree: QueryTree, ofPhrases: ReadonlyMap<string, Cached>, rows: number): Cached => {
  if (!("of" in tree)) return ofPhrases.get(tree.text)!;
  const [first, ...others] = tree.of.map((part) => joined(part, ofPhrases, rows)) as [Cached, ...Cached[]];
  const setOf = (part: Part) => {
    const bits = bitsOf(first[part], rows);
    for (const { [part]: other } of others)
      if (tree.operator === "and") keepOnly(bits, asBits(other, rows));
      else addAll(bits, other);
    return packed(bits);
  };
  const seen = Math.min(first.seen, ...others.map((other) => other.seen));
  return { words: setOf("words"), core: setOf("core"), title: setOf("title"), seen };
};

/** The sets of queries as they are now, from the cache where they are there. */
const currentSets = async (index: JobIndex, queries: ReadonlySet<string>): Promise<Map<string, Cached>> => {
  const { sets } = cacheOf(index);
  const { columns, changes } = index;
  const all = new Map<string, Cached>();
  const before = new Map<string, Cached | undefined>();
  // Another search may look up the same meanwhile.
  const asked = function* (): Generator<Asked> {
    for (const query of queries) {
      const known = sets.get(query);
      before.set(query, known);
      if (known && known.seen >= changes.length) all.set(query, known);
      else yield [query, known?.seen];
    }
  };
  for await (const [query, { ids, seen, since }] of lookUp(index, asked())) {
    const known = since === undefined ? undefined : before.get(query);
    const changed = changes.slice(since ?? seen, seen);
    const setOf = (part: Part) => setWith(columns, known?.[part], changed, ids[part]);
    const made = { words: setOf("words"), core: setOf("core"), title: setOf("title"), seen };
    all.set(query, made);
    // Columns that were replaced meanwhile have other rows.
    if (index.columns === columns) sets.set(query, made);
  }
  return all;
};

/** The rows of ids, and those of a set that is known without the changed jobs; ids that are not in the index are left out. */
const setWith = (
  columns: Columns,
  known: RowSet | undefined,
  changed: readonly number[],
  ids: Int32Array,
): RowSet => {
  const rows = columns.id.length;
  if (!known && ids.length < rows / 32) return listed(columns, ids);
  const bits = known ? bitsOf(known, rows) : emptyBits(rows);
  for (const id of changed) {
    const row = columns.rowOf(id);
    if (row !== undefined) removeFrom(bits, row);
  }
  for (let at = 0; at < ids.length; at++) {
    const row = columns.rowOf(ids[at]!);
    if (row !== undefined) addTo(bits, row);
  }
  return packed(bits);
};

/** The rows of few ids, in order. */
const listed = (columns: Columns, ids: Int32Array): Int32Array => {
  const rows: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const row = columns.rowOf(ids[at]!);
    if (row !== undefined) rows.push(row);
  }
  return Int32Array.from(rows).sort();
};
