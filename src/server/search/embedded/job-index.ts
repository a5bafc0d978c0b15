import { continues, isSame, readMoment, type Moment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import { metrics } from "../../platform/metrics.ts";
import { Columns } from "./columns/columns.ts";
import { columnsWith, readColumns } from "./catch-up.ts";
import { fullTextOf } from "./full-text/full-text-of.ts";
import { changesSince, readJobs, withIds } from "./read-jobs.ts";

/** So many changed jobs are read before a search is answered; more are read while searches go on. */
const mostAtOnce = 500;
/** After more changes than this all jobs are read again. */
const mostChanges = 100_000;
/** The times at which a day begins somewhere are multiples of this, in milliseconds. */
const halfHour = 1_800_000;
const endOfHalfHour = (now: number): number => (Math.floor(now / halfHour) + 1) * halfHour;

/**
 * A copy in memory of what searches filter, count and sort by, updated from the tables by `sync` before
 * every use (docs/decisions/006-search.md, docs/decisions/105-search-at-a-million.md).
 */
export class JobIndex {
  /** Another object after many changes at once; rows may belong to other jobs in it. */
  columns = new Columns();
  /** Ids in the order in which their jobs changed since the index was last read in full. */
  changes: number[] = [];
  /** How often the index was read in full. */
  generation = 0;
  /** The database's clock at the last `sync`, in milliseconds. */
  now = 0;
  readonly db: Db;
  #seen: Moment | null = null;
  /** How far the database's clock is ahead of ours. */
  #ahead = 0;
  #next: { columns: Columns; changes: number; from: number; at: number } | null = null;
  #begins: { columns: Columns; changes: number; at: number } | null = null;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;
  /** Many changes, or all jobs, that are being read, while searches use the state before. */
  #beside: Promise<void> | null = null;
  readonly #onReplaced: ((done: Promise<void>) => void)[] = [];

  constructor(db: Db) {
    this.db = db;
  }

  /**
   * Applies every change that was committed before this call. One query, unless much has changed: many changes at once
   * are applied together once they have been read, and searches do not wait for that.
   */
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

  /** Like `sync`, and waits until many changes are applied as well. */
  async caughtUp(): Promise<void> {
    await this.sync();
    while (this.#beside) {
      await this.#beside;
      await this.sync();
    }
  }

  /** Whether nothing was written until a moment that was just read, so that the index shows it already. */
  shows(moment: Moment): boolean {
    if (!this.#seen || this.#beside || !isSame(this.#seen, moment)) return false;
    this.#reached(moment);
    return true;
  }

  /** A text that changes whenever a job has changed, begun or ended, as of the last `sync`. */
  get liveVersion(): string {
    return `${this.generation}.${this.changes.length}.${this.nextChange}`;
  }

  /** Whether many changes are being read, which searches do not show yet. */
  get isBehind(): boolean {
    return this.#beside !== null;
  }

  /**
   * Starts from an earlier state, which the next `sync` brings up to date.
   * @returns false where the index has been read already.
   */
  begin(columns: Columns, seen: Moment): boolean {
    if (this.#seen) return false;
    this.columns = columns;
    this.generation++;
    this.#seen = seen;
    return true;
  }

  /** The moment of the database that the index shows; null before it is first read. */
  get seen(): Moment | null {
    return this.#seen;
  }

  /**
   * Calls a listener each time that the database turns out to be another server or to have been started again, with the
   * promise that all jobs have been read again (docs/decisions/073-failover.md).
   */
  onReplaced(listener: (done: Promise<void>) => void): void {
    this.#onReplaced.push(listener);
  }

  /**
   * When the next job begins, or an answer ends for another reason than the end of its own jobs, in milliseconds of the
   * database's clock.
   */
  get nextBegin(): number {
    const { columns, now } = this;
    const changes = this.changes.length;
    const last = this.#begins;
    if (last?.columns !== columns || last.changes !== changes || now >= last.at)
      this.#begins = { columns, changes, at: Math.min(columns.nextBegin(now), endOfHalfHour(now)) };
    return this.#begins!.at;
  }

  /** When the next job begins or ends. */
  get nextChange(): number {
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
    if (this.#beside) this.now = Math.max(this.now, Date.now() + this.#ahead);
    else await this.#catchUp();
    metrics.indexJobs.set(this.columns.length);
    if (!this.#beside) metrics.indexSynced.setToCurrentTime();
  }

  async #catchUp(): Promise<void> {
    const seen = this.#seen;
    if (!seen) return this.#readAll();
    const { changed, ...moment } = await changesSince(this.db, seen, mostAtOnce + 1);
    const isContinued = continues(seen, moment);
    if (isContinued && changed.length <= mostAtOnce) {
      if (changed.length) await readJobs(this.db, this.columns, withIds(changed), mostAtOnce);
      this.changes.push(...changed);
      this.#reached(moment);
    } else {
      this.#ahead = moment.now - Date.now();
      this.now = moment.now;
      this.#beside = this.#takeMany(seen)
        .finally(() => (this.#beside = null))
        .then(
          () => void metrics.backgroundWork.inc({ work: "index", result: "done" }),
          (error: unknown) => {
            metrics.backgroundWork.inc({ work: "index", result: "failed" });
            throw error;
          },
        );
      // The next search tries again.
      this.#beside.catch(() => undefined);
      if (!isContinued) this.#tellReplaced(this.#beside);
    }
  }

  #tellReplaced(done: Promise<void>): void {
    metrics.databaseReplaced.inc();
    for (const listener of this.#onReplaced) listener(done);
  }

  async #takeMany(seen: Moment): Promise<void> {
    const { changed, ...moment } = await changesSince(this.db, seen, mostChanges + 1);
    if (changed.length <= mostChanges && continues(seen, moment)) await this.#takeBeside(changed, moment);
    else await this.#readAll();
  }

  /** Applies many changes to a copy of the columns, which then replaces the old one, and to the words of the jobs. */
  async #takeBeside(changed: readonly number[], moment: Moment): Promise<void> {
    const columns = await columnsWith(this.db, this.columns, changed);
    const wordsAreTaken = await fullTextOf(this).writeAhead(changed);
    this.columns = columns;
    for (const id of changed) this.changes.push(id);
    wordsAreTaken();
    this.#reached(moment);
  }

  async #readAll(): Promise<void> {
    // Changes made while reading are read again by the next sync, which starts from this moment.
    const moment = await readMoment(this.db);
    this.columns = await readColumns(this.db, { isUrgent: !this.#seen });
    this.changes = [];
    this.generation++;
    this.#reached(moment);
  }

  #reached(moment: Moment): void {
    this.now = Math.max(this.now, moment.now);
    this.#ahead = moment.now - Date.now();
    this.#seen = moment;
  }
}

const indexes = new WeakMap<Db, JobIndex>();

/** The index of a database, which may not be up to date. */
export const indexOf = (db: Db): JobIndex => {
  const index = indexes.get(db) ?? new JobIndex(db);
  indexes.set(db, index);
  return index;
};

/** The index of a database: up to date, or, while many changes at once are read, as it was before them. */
export const openIndex = async (db: Db): Promise<JobIndex> => {
  const index = indexOf(db);
  await index.sync();
  return index;
};

/** Waits until searches in this process find everything that was written before. */
export const indexCaughtUp = (db: Db): Promise<void> => indexOf(db).caughtUp();
