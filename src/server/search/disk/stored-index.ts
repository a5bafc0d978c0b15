import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FilterId } from "../../../domain/search/job-filters.ts";
import { continues, momentColumns, type Moment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import { beginWithCommonWords, hasCommonWords } from "../common-words.ts";
import { Columns } from "../columns.ts";
import { invertedOf, type StoredInverted } from "../inverted/inverted-index.ts";
import type { JobIndex } from "../job-index.ts";
import { keepSets, keptSets, type Kept } from "../term-sets.ts";
import { readIndexFile, writeIndexFile } from "./index-file.ts";

/** A set that missed more changes than this is not written. */
const mostMissed = 5_000;
/** How many files of the processes on one database are known; older ones are read anew. */
const mostEpochs = 200;

/** What a file says of its arrays: those of the columns by their names, then three for each set of words. */
interface Header {
  epoch: string;
  /** Where the jobs come from: another database, or a table that was made anew, has other transactions. */
  source: string;
  layout: string;
  snapshot: string;
  length: number;
  columns: string[];
  codes: [string, readonly FilterId[]][];
  moreLocations: readonly (readonly [row: number, locations: readonly number[]])[];
  /** The last changes that some sets do not include. */
  changes: number[];
  sets: { query: string; seen: number }[];
  /** The files of words. */
  inverted: StoredInverted | null;
  /** Whether those of all common words are among them. */
  hasCommonWords: boolean;
}

/** What the file of a process can be compared with. */
const sourceOf = async (db: Db): Promise<string> => {
  const { rows } = await db.execute(sql`
    select concat_ws('/', (select system_identifier from pg_control_system()),
      (select oid from pg_database where datname = current_database()), 'job_search'::regclass::oid) as source`);
  return rows[0]!["source"] as string;
};

/**
 * Writes an index as it is now, so that a later process need not read all jobs.
 * @throws Error where it cannot be written, and after a failover until the jobs have been read again.
 */
export const storeIndex = async (index: JobIndex, path: string): Promise<void> => {
  const { db } = index;
  const source = await sourceOf(db);
  const { seen, generation, changes } = index;
  if (!seen) return;
  // Searches change the columns while the file is written, but never a set of words.
  const { columns } = index;
  const { arrays, codes, ...state } = columns.state();
  const used = [...arrays.values()].map((values) => values.slice(0, state.length));
  const sets = [...keptSets(index)].filter(([, kept]) => isRecent(kept, index));
  const inverted = invertedOf(index)?.stored ?? null;
  const first = [inverted, ...sets.map(([, kept]) => kept)].reduce(
    (least, one) => Math.min(least, one?.seen ?? least),
    changes.length,
  );
  const epoch = randomUUID();
  const header: Header = {
    ...state,
    ...{ epoch, source, snapshot: seen.snapshot, layout: columns.layout },
    columns: [...arrays.keys()],
    codes: [...codes].map(([name, ids]) => [name, [...ids]]),
    changes: changes.slice(first),
    sets: sets.map(([query, { seen }]) => ({ query, seen: seen - first })),
    inverted: inverted && { ...inverted, seen: inverted.seen - first },
    hasCommonWords: hasCommonWords(index),
  };
  const words = sets.flatMap(([, kept]) => [kept.words, kept.core, kept.title]);
  if (index.generation !== generation) return;
  // Before the file: an epoch without a file harms nothing.
  const { rows } = await db.execute(
    sql`insert into search_epochs (epoch) values (${epoch}::uuid) returning ${momentColumns}`,
  );
  if (!continues(seen, rows[0] as unknown as Moment))
    throw new Error("The index is of another server of the database, and is being read again.");
  await db.execute(sql`
    delete from search_epochs where epoch not in (select epoch from search_epochs order by created_at desc limit ${mostEpochs})`);
  await writeIndexFile<Header>(path, { header, arrays: [...used, ...(words as typeof used)] });
};

const isRecent = ({ generation, seen }: Kept, index: JobIndex): boolean =>
  generation === index.generation && index.changes.length - seen <= mostMissed;

/**
 * Fills a new index from a file.
 * @returns whether that was possible.
 * @throws Error where the file is damaged, and when the database is away.
 */
export const loadIndex = async (index: JobIndex, path: string): Promise<boolean> => {
  const { header, arrays } = await readIndexFile<Header>(path);
  if (header.layout !== new Columns().layout) return false;
  const now = await momentKnowing(index.db, header);
  if (!now) return false;
  const columns = await Columns.of({
    ...header,
    arrays: new Map(header.columns.map((name, at) => [name, arrays[at]!])),
    codes: new Map(header.codes),
  });
  const { snapshot, changes } = header;
  if (!index.begin(columns, { seen: { ...now, snapshot }, changes })) return false;
  for (const [at, { query, seen }] of header.sets.entries()) {
    const first = header.columns.length + 3 * at;
    const [words, core, title] = arrays.slice(first, first + 3) as Kept["words"][];
    keepSets(index, query, {
      ...{ words: words!, core: core!, title: title! },
      ...{ seen, generation: index.generation },
    });
  }
  if (header.hasCommonWords && beginInverted(index, header.inverted)) beginWithCommonWords(index);
  return true;
};

/** @returns false where the files of words are missing or damaged, and must be written again. */
const beginInverted = (index: JobIndex, stored: StoredInverted | null): boolean => {
  const inverted = invertedOf(index);
  if (!inverted) return true;
  if (!stored) return false;
  try {
    inverted.begin(stored);
    return true;
  } catch {
    return false;
  }
};

/** The moment at which a database has the state that a file is of in its past; null where it has not. */
const momentKnowing = async (db: Db, { epoch, source, snapshot }: Header): Promise<Moment | null> => {
  if ((await sourceOf(db)) !== source) return null;
  const { rows } = await db.execute(sql`
    select ${momentColumns} where exists (select from search_epochs where epoch = ${epoch}::uuid)
      and pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`);
  return (rows[0] as unknown as Moment | undefined) ?? null;
};
