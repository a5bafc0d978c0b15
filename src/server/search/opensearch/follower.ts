import type { Client } from "@opensearch-project/opensearch";
import { sql } from "drizzle-orm";
import {
  changedSince,
  continues,
  isSame,
  momentColumns,
  readMoment,
  type Moment,
} from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import { range } from "./clauses.ts";
import { readState, type FeedState } from "./feed/state.ts";
import type { Questions } from "./questions.ts";

/** More changes at once are not told one by one: everything that was made from jobs is made anew. */
const mostChanges = 1_000;
/** So many ids of changed jobs are remembered; those who ask for earlier ones make everything anew. */
const mostRemembered = 100_000;
/** With more jobs than this, they begin and end by the minute: some do every second. */
const manyJobs = 10_000;
const minute = 60_000;
/** With fewer, ages such as "posted today" are counted to the second. */
const second = 1_000;
/** All requests wait for this one: a node that does not answer may not hold them up. */
const quickly = { requestTimeout: 2_000, maxRetries: 1 };
/** In milliseconds. */
const pace = {
  /** How often what the feed has written is read, at most. */
  look: 100,
  /** How long nothing is asked after OpenSearch has not answered. */
  pause: 1_000,
};

/**
 * Follows the database and what the index shows of it. What is made from the database, such as cards, depends on the jobs
 * that were written; what is found depends on what the index shows as well.
 */
export class Follower {
  readonly db: Db;
  readonly #client: Client;
  readonly #alias: string;
  readonly #questions: Questions;
  now = 0;
  generation = 0;
  nextChange = 0;
  /** When `nextChange` was looked for: until then the same jobs are live. */
  #liveSince = 0;
  #changes: number[] = [];
  state: FeedState | null = null;
  #seen: Moment | null = null;
  /** How often the index came to show more. */
  #shown = 0;
  /** Whether the database has changes that the index does not show. */
  #isPending = false;
  /** When what the feed has written is read again, in milliseconds of the process's clock. */
  #again = 0;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor(client: Client, alias: string, db: Db, questions: Questions) {
    this.#client = client;
    this.#alias = alias;
    this.db = db;
    this.#questions = questions;
  }

  get isAway(): boolean {
    return this.#questions.away !== null;
  }

  /** Whether searches may not show what the database has. */
  get isBehind(): boolean {
    return this.isAway || this.#isPending;
  }

  /** The moment that searches are of. Those of one minute or second ask the same, so that answers are cached. */
  get liveAt(): number {
    const step = this.#isLarge ? minute : second;
    return Math.max(this.#liveSince, Math.floor(this.now / step) * step);
  }

  /** Until when answers hold, unless something is written. */
  get until(): number {
    return this.#isLarge ? this.nextChange : Math.min(this.nextChange, this.liveAt + second);
  }

  get #isLarge(): boolean {
    return (this.state?.jobs ?? 0) > manyJobs;
  }

  get changeCount(): number {
    return this.#changes.length;
  }

  changedSince(count: number): readonly number[] {
    return this.#changes.slice(count);
  }

  /** A text that changes whenever a job was written, and whenever the index shows more. */
  protected get writesVersion(): string {
    return `${this.generation}.${this.#changes.length}.${this.#shown}`;
  }

  get liveVersion(): string {
    return `${this.writesVersion}.${this.nextChange}`;
  }

  shows(moment: Moment): boolean {
    if (!this.#seen || this.isBehind || !isSame(this.#seen, moment) || moment.now >= this.nextChange)
      return false;
    this.#tick(moment);
    return true;
  }

  /** Looks at what was written, and at what the index shows of it. Callers that wait share one look. */
  sync(): Promise<void> {
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = null;
        this.#running = this.#look();
        return this.#running;
      });
    return this.#waiting;
  }

  /** While OpenSearch is away, only searches fail: what is made from the database needs no index. */
  async #look(): Promise<void> {
    const last = this.state;
    const state = (await this.#readState()) ?? last;
    const seen = this.#seen ?? (await readMoment(this.db));
    const { changed, unshown, ...moment } = await this.#read(seen, state?.moment ?? seen);
    const isOther = last?.index !== state?.index || !continues(seen, moment);
    const isKnown = state !== null && continues(state.moment, moment);
    if (isOther || changed.length > mostChanges) this.#forget();
    else this.#add(changed);
    const isNew = !last || !state || isOther || !isSame(last.moment, state.moment);
    if (isNew) this.#shown++;
    this.#isPending = !isKnown || unshown.length > 0;
    this.state = state;
    this.#seen = moment;
    this.#tick(moment);
    if (!this.isAway && (isNew || this.now >= this.nextChange)) await this.#readNextChange();
  }

  /** What the feed has written, or had a moment ago; null while OpenSearch is away, which is looked at once a second then. */
  async #readState(): Promise<FeedState | null> {
    if (performance.now() < this.#again) return this.isAway ? null : this.state;
    try {
      const state = await readState(this.#client, this.#alias, quickly);
      this.#again = performance.now() + pace.look;
      this.#questions.away = state ? null : new Error("The index is not filled yet.");
      return state;
    } catch (error) {
      this.#questions.away = error;
      this.#again = performance.now() + pace.pause;
      return null;
    }
  }

  async #read(seen: Moment, shown: Moment): Promise<Moment & { changed: number[]; unshown: number[] }> {
    const { rows } = await this.db.execute(sql`
      select ${momentColumns},
        array(select job_id from job_search where ${changedSince(seen)} limit ${mostChanges + 1}) as changed,
        array(select job_id from job_search where ${changedSince(shown)} limit 1) as unshown`);
    return rows[0] as unknown as Moment & { changed: number[]; unshown: number[] };
  }

  /** OpenSearch knows whole milliseconds; a job that begins within one has begun at its end. */
  #tick({ now }: Moment): void {
    this.now = Math.max(this.now, Math.ceil(now));
  }

  #add(changed: readonly number[]): void {
    if (this.#changes.length + changed.length > mostRemembered) this.#forget();
    else this.#changes.push(...changed);
  }

  #forget(): void {
    this.generation++;
    this.#changes = [];
  }

  /** Finds out when the next job begins or ends; with many jobs, that is the next minute. */
  async #readNextChange(): Promise<void> {
    const { now } = this;
    if (this.#isLarge) {
      this.#liveSince = Math.floor(now / minute) * minute;
      this.nextChange = this.#liveSince + minute;
      return;
    }
    const next = async (field: "posted" | "expires"): Promise<number> => {
      const { hits } = await this.#questions.ask({
        query: range(field, { gt: now }),
        size: 1,
        sort: [{ [field]: "asc" }],
        track_total_hits: false,
      });
      return Number(hits.hits[0]?.sort?.[0] ?? Infinity);
    };
    try {
      this.nextChange = Math.min(...(await Promise.all([next("posted"), next("expires")])));
      this.#liveSince = now;
    } catch (error) {
      this.#questions.away = error;
    }
  }
}
