import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { metrics } from "../platform/metrics.ts";
import { Columns } from "./columns.ts";
import type { JobValue } from "./columns/filter-column.ts";
import { keepCommonWords } from "./common-words.ts";

/** The snapshot of a transaction, and the database's clock in milliseconds. */
interface Moment {
  snapshot: string;
  now: number;
}
const moment = sql`pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 * 1000 as now`;

/** Jobs read at a time; after more changes than this since the last sync the whole index is read again. */
const batch = 20_000;
/** The times at which a day begins somewhere are multiples of this, in milliseconds. */
const halfHour = 1_800_000;

/**
 * A copy in memory of what searches filter, count and sort by, updated from the tables by `sync` before
 * every use (docs/decisions/006-search.md).
 */
export class JobIndex {
  columns = new Columns();
  /** Ids in the order in which their jobs changed since the index was last read in full. */
  changes: number[] = [];
  /** How often the index was read in full. */
  generation = 0;
  /** The database's clock at the last `sync`, in milliseconds. */
  now = 0;
  readonly db: Db;
  #snapshot: string | null = null;
  #version = 0;
  #isFresh = () => false;
  #next: { columns: Columns; changes: number; from: number; at: number } | null = null;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor(db: Db) {
    this.db = db;
  }

  /** Applies every change that was committed before this call. One query, unless much has changed. */
  sync(): Promise<void> {
    // A running sync may have missed the newest commit; waiting callers share the next one.
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = null;
        this.#running = this.#look();
        return this.#running;
      });
    return this.#waiting;
  }

  /**
   * Returns a check for results that are computed from the live jobs now: after a later `sync`, whether no job has
   * changed, begun or ended since.
   */
  freshness(): () => boolean {
    const { generation, changes } = this;
    const next = this.#nextChange();
    const { length } = changes;
    return () => this.generation === generation && this.changes.length === length && this.now < next;
  }

  /** Changes, after a `sync`, whenever a job has changed, begun or ended, and every half hour. */
  get version(): number {
    if (!this.#isFresh()) {
      const isFresh = this.freshness();
      const end = (Math.floor(this.now / halfHour) + 1) * halfHour;
      this.#isFresh = () => this.now < end && isFresh();
      this.#version++;
    }
    return this.#version;
  }

  /** What the database's transactions were at the last `sync`: the same as long as nothing is written at all. */
  get snapshot(): string | null {
    return this.#snapshot;
  }

  /** When the next job begins or ends. */
  #nextChange(): number {
    const { columns, now } = this;
    const changes = this.changes.length;
    const last = this.#next;
    if (last?.columns === columns && last.changes === changes && last.from <= now && now < last.at)
      return last.at;
    const at = columns.nextChange(now);
    this.#next = { columns, changes, from: now, at };
    return at;
  }

  async #look(): Promise<void> {
    await this.#catchUp();
    metrics.indexJobs.set(this.columns.length);
    metrics.indexSynced.setToCurrentTime();
  }

  async #catchUp(): Promise<void> {
    const seen = this.#snapshot;
    if (seen === null) return this.#readAll();
    const { snapshot, now, changed } = await this.#changesSince(seen);
    if (changed.length > batch) return this.#readAll();
    if (changed.length) this.#take(await this.#read(sql`job_id = any(${`{${changed.join(",")}}`}::int[])`));
    this.changes.push(...changed);
    this.now = now;
    this.#snapshot = snapshot;
  }

  async #readAll(): Promise<void> {
    const columns = new Columns();
    // Changes made while reading are read again by the next sync, which starts from this snapshot.
    const { snapshot, now } = await this.#moment();
    for (let last = 0; ;) {
      const rows = await this.#read(sql`job_id > ${last}`);
      this.#take(rows, columns);
      if (rows.length < batch) break;
      last = rows.at(-1)![0];
    }
    this.columns = columns;
    this.changes = [];
    this.generation++;
    this.now = now;
    this.#snapshot = snapshot;
  }

  async #moment(): Promise<Moment> {
    const { rows } = await this.db.execute(sql`select ${moment}`);
    return rows[0] as unknown as Moment;
  }

  /**
   * The current moment, and the jobs written or removed by transactions that a snapshot did not see, at most one more
   * than a batch. Snapshots differ whenever anything was written, such as by the queue: only changes of jobs count.
   */
  async #changesSince(seen: string): Promise<Moment & { changed: number[] }> {
    // The last condition excludes rows of a restored backup, whose transaction ids mean nothing in this database.
    const { rows } = await this.db.execute(sql`
      select ${moment}, array(
        select job_id from job_search
        where changed >= pg_snapshot_xmin(${seen}::pg_snapshot)
          and not pg_visible_in_snapshot(changed, ${seen}::pg_snapshot)
          and changed < pg_snapshot_xmax(pg_current_snapshot())
        limit ${batch + 1}) as changed`);
    return rows[0] as unknown as Moment & { changed: number[] };
  }

  /** At most a batch of jobs, by id; as JSON, which costs a quarter of what rows cost. */
  async #read(condition: SQL): Promise<JobTuple[]> {
    const { rows } = await this.db.execute(sql`
      select json_agg(json_build_array(
          row.job_id, row.id is not null and row.filled_at is null and row.hidden_by is null, row.yearly_min, row.yearly_max, row.location_ids,
          extract(epoch from row.expires_at)::float8 * 1000,
          length(row.title) - length(replace(row.title, ' ', '')) + 1,
          floor(extract(epoch from greatest(row.posted_at, row.updated_at)) * 1000),
          json_build_array(${this.columns.filterSql})) order by row.job_id) as jobs
      from (
        select found.job_id, job.*
        from (select job_id from job_search where ${condition} order by job_id limit ${batch}) found
        -- "offset 0" keeps this a lookup by key, whatever the planner expects.
        left join lateral (select * from jobs where id = found.job_id offset 0) job on true
      ) row`);
    return (rows[0]!["jobs"] as JobTuple[] | null) ?? [];
  }

  #take(rows: readonly JobTuple[], columns = this.columns): void {
    for (const row of rows) {
      const [id, open, yearlyMin, yearlyMax, locations, expires, titleLength, changed, filters] = row;
      if (!open) columns.remove(id);
      else {
        columns.set({
          id,
          yearlyMin,
          yearlyMax,
          locations,
          changed,
          expires: expires ?? Infinity,
          titleLength,
          filters,
        });
      }
    }
  }
}

/** A job as the database returns it; a deleted one is not open, and has only its id. */
type JobTuple = [
  id: number,
  open: boolean,
  yearlyMin: number | null,
  yearlyMax: number | null,
  locations: number[],
  expires: number | null,
  titleLength: number,
  changed: number,
  filters: JobValue[],
];

const indexes = new WeakMap<Db, JobIndex>();

/** The index of a database, up to date. */
export const openIndex = async (db: Db): Promise<JobIndex> => {
  const index = indexes.get(db) ?? new JobIndex(db);
  indexes.set(db, index);
  await index.sync();
  void keepCommonWords(index);
  return index;
};
