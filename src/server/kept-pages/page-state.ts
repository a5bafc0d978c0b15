import type { KeptJobs } from "../../site/kept-for-all.ts";
import { employersIn } from "../catalogue/employers/employer-index.ts";
import { isSame, readMoment, type Moment } from "../platform/database/moment.ts";
import type { Db } from "../platform/database/open.ts";
import { isUpToDate } from "../platform/one-reading.ts";
import type { SearchEngine } from "../search/engine.ts";
import { engineOf, openEngine } from "../search/open-engine.ts";

/** Whether what a page was made from still stands, as of the last `PageStates.now`. */
export type IsFresh = () => boolean;

/** What pages for everyone are made from, at one moment. */
export interface PageState {
  /** The check for a page that was made from this state, or a later one. */
  freshness: (jobs: KeptJobs) => IsFresh;
}

interface Seen {
  /** The moment of the database that was read. */
  moment: Moment;
  /** When the next job begins or ends, in milliseconds: until then nothing changes by itself. */
  next: number;
  state: PageState;
}

/** Follows the jobs and employers of a database for the pages that show them, whoever writes. */
export class PageStates {
  readonly #db: Db;
  #seen: Seen | undefined;
  #next: Promise<PageState> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The state with every change that was committed before this call: one query, and none other while nothing changes. What
   * is read for the page afterwards need not look at the jobs and employers again.
   */
  async now(): Promise<PageState> {
    // All requests that have arrived by now share one query; the embedded database answers it before it returns here.
    this.#next ??= new Promise((resume) => setImmediate(resume)).then(() => {
      this.#next = undefined;
      return this.#read();
    });
    const state = await this.#next;
    for (const read of [engineOf(this.#db), employersIn(this.#db)]) isUpToDate(read);
    return state;
  }

  async #read(): Promise<PageState> {
    const moment = await readMoment(this.#db);
    const isShown = engineOf(this.#db).shows(moment);
    if (isShown && this.#seen && isSame(this.#seen.moment, moment) && moment.now < this.#seen.next)
      return this.#seen.state;
    const engine = isShown ? engineOf(this.#db) : await openEngine(this.#db);
    const employers = await engine.employers();
    const { version } = employers;
    const all = allOf(engine);
    const some = someOf(engine);
    const state: PageState = {
      freshness: (jobs) => {
        const areJobsFresh = jobs === "all" ? all.isFresh : some(jobs);
        return () => employers.version === version && areJobsFresh();
      },
    };
    // The state is an earlier one while the engine reads many changes.
    this.#seen = engine.isBehind ? undefined : { moment, next: all.next, state };
    return state;
  }
}

interface AllJobs {
  isFresh: IsFresh;
  next: number;
}

const ofEngine = new WeakMap<SearchEngine, AllJobs>();

/** The check of all jobs, made once for each state of the engine, as it looks at each of them. */
const allOf = (engine: SearchEngine): AllJobs => {
  const last = ofEngine.get(engine);
  if (last?.isFresh()) return last;
  const version = engine.liveVersion;
  const all = { isFresh: () => engine.liveVersion === version, next: engine.nextChange };
  ofEngine.set(engine, all);
  return all;
};

/** Makes checks whether none of some jobs has changed or ended since now. */
const someOf = (engine: SearchEngine): ((jobs: Exclude<KeptJobs, "all">) => IsFresh) => {
  const { generation, changeCount, now } = engine;
  return (jobs) => {
    const ids = new Set(jobs.map(({ id }) => id));
    const ends = jobs.map(({ expires_at }) => Date.parse(expires_at ?? ""));
    const next = Math.min(...ends.filter((moment) => moment > now));
    let seen = changeCount;
    let isFresh = true;
    return () => {
      isFresh &&= engine.generation === generation && engine.now < next;
      if (isFresh && seen < engine.changeCount)
        isFresh = !engine.changedSince(seen).some((changed) => ids.has(changed));
      seen = engine.changeCount;
      return isFresh;
    };
  };
};
