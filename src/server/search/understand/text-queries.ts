import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/database/open.ts";
import { termQuery, type Term } from "./query-terms.ts";

/** The text search queries of terms by database: what PostgreSQL makes of a term never changes. */
const caches = new WeakMap<Db, LRUCache<string, Promise<string>>>();
/** Terms whose text search query is remembered. */
const most = 20_000;

/** Each of the terms as a text search query in PostgreSQL's syntax, in the terms' order; empty for a term of stop words only. */
export const textQueriesOf = (db: Db, terms: readonly Term[]): Promise<string[]> => {
  const cache = caches.get(db) ?? new LRUCache<string, Promise<string>>({ max: most });
  caches.set(db, cache);
  // Sorted, so that synonyms give the same query whichever of them was typed.
  const sorted = terms.map((term) => term.toSorted() as [string, ...string[]]);
  const keys = sorted.map((term) => term.join("|"));
  const unknown = [...new Map(keys.map((key, at) => [key, sorted[at]!]))].filter(([key]) => !cache.has(key));
  const asked = unknown.length
    ? askDatabase(
        db,
        unknown.map(([, term]) => term),
      )
    : Promise.resolve([]);
  const made = new Map(unknown.map(([key], at) => [key, asked.then((queries) => queries[at]!)]));
  for (const [key, query] of made) {
    cache.set(key, query);
    query.catch(() => cache.delete(key));
  }
  return Promise.all(keys.map((key) => (made.get(key) ?? cache.get(key))!));
};

const askDatabase = async (db: Db, terms: readonly Term[]): Promise<string[]> => {
  const asked = terms.map((term, at) => sql`${termQuery(term)}::text as ${sql.identifier(String(at))}`);
  const { rows } = await db.execute(sql`select ${sql.join(asked, sql`, `)}`);
  return terms.map((_, at) => rows[0]![at] as string);
};
