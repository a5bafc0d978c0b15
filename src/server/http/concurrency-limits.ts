import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { networkOf } from "./network-of.ts";
import { HttpError } from "../http-error.ts";

/** How much costly work of one kind may run at the same time in this process. */
interface ConcurrencyRule {
  /** How many pieces run at the same time; they share one thread with everything else. */
  atOnce: number;
  /** How many pieces may wait for their turn; more are refused. */
  waiting: number;
  /** How long a piece waits for its turn before it is refused, in milliseconds. */
  waitMs?: number;
  /** The most pieces of one network address, running or waiting. */
  ofAddress?: number;
  /** The longest that a piece keeps others waiting, in milliseconds: one slow client must not block all others. */
  slotMs?: number;
  /** Whether it runs on other threads, and does not block the event loop. */
  offMainThread?: boolean;
}

/** Runs a piece of work in its turn. Throws `HttpError` 503, or 429 for an address with too many pieces in progress. */
export type ConcurrencyLimit = <T>(address: string, work: () => Promise<T>) => Promise<T>;

const refusal = (status: 429 | 503, message: string) =>
  new HttpError(status, message, { headers: { "retry-after": "1" } });

const busy = () => refusal(503, "The site is very busy. Please try again in a moment.");

const startGate = pLimit(1);
/** The pause between two pieces of work, in milliseconds: long enough to open and read a file. */
const pauseMs = 2;

/**
 * Starts pieces of work one after the other, with a pause between them. Sending a file takes several turns of the event
 * loop: without the pause it would wait for several pieces in each of them.
 */
const startInTurn = (work: () => void): void =>
  void startGate(async () => {
    work();
    await yieldToEventLoop();
  });

/** Lets the event loop handle other requests. Await it between the parts of long work. */
export const yieldToEventLoop = async (): Promise<void> => {
  // A timer that is set during the work would be due as soon as the work ends.
  await new Promise((resume) => setImmediate(resume));
  await wait(pauseMs);
};

/** Queue that takes waiting work from the addresses in turn, so that one with many requests delays no other. */
class FairQueue {
  readonly #byAddress = new Map<string, (() => void)[]>();
  size = 0;

  add(address: string, start: () => void): void {
    this.#byAddress.set(address, [...(this.#byAddress.get(address) ?? []), start]);
    this.size++;
  }

  remove(address: string, start: () => void): void {
    const others = this.#byAddress.get(address)!.filter((other) => other !== start);
    if (others.length) this.#byAddress.set(address, others);
    else this.#byAddress.delete(address);
    this.size--;
  }

  next(): (() => void) | undefined {
    for (const [address, [start, ...others]] of this.#byAddress) {
      this.#byAddress.delete(address);
      if (others.length) this.#byAddress.set(address, others);
      this.size--;
      return start;
    }
    return undefined;
  }
}

/** Limits how much work is in progress, in total and per network address. */
export const limitConcurrency = ({
  atOnce,
  waiting,
  waitMs = 1_500,
  ofAddress = Infinity,
  slotMs = 5_000,
  offMainThread = false,
}: ConcurrencyRule): ConcurrencyLimit => {
  const queue = new FairQueue();
  let running = 0;
  const byAddress = new Map<string, number>();
  const free = () => {
    running--;
    beginNext();
  };
  const beginNext = () => {
    if (running >= atOnce) return;
    const start = queue.next();
    if (!start) return;
    running++;
    start();
  };
  const inTurn = <T>(address: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const run = () => {
        void new Promise<void>((done) => {
          const late = setTimeout(done, slotMs).unref();
          void (async () => work())()
            .then(resolve, reject)
            .finally(() => {
              clearTimeout(late);
              done();
            });
        }).then(free);
      };
      const start = () => {
        clearTimeout(tooLong);
        if (offMainThread) run();
        else startInTurn(run);
      };
      const tooLong = setTimeout(() => {
        queue.remove(address, start);
        reject(busy());
      }, waitMs);
      queue.add(address, start);
      beginNext();
    });
  return async (address, work) => {
    const from = networkOf(address);
    const own = byAddress.get(from) ?? 0;
    if (own >= ofAddress)
      throw refusal(429, "Too many requests at once from your network. Please try again in a moment.");
    if (running >= atOnce && queue.size >= waiting) throw busy();
    byAddress.set(from, own + 1);
    try {
      return await inTurn(from, work);
    } finally {
      const left = byAddress.get(from)! - 1;
      if (left) byAddress.set(from, left);
      else byAddress.delete(from);
    }
  };
};

/**
 * Limits for work that anonymous requests can cause and that takes more than a few milliseconds of CPU. They keep other
 * requests fast: the goal is half a second, which `npm run bench -- hostile --trial costs` measures.
 */
export const concurrency = {
  /** Pages rendered on demand: up to 60 ms each. */
  pages: limitConcurrency({ atOnce: 2, waiting: 120, ofAddress: 40 }),
  /** Calls that need no account, searches foremost: up to 60 ms each. */
  calls: limitConcurrency({ atOnce: 2, waiting: 120, ofAddress: 40 }),
  /** Rewriting feeds and sitemaps: a second or more for 10,000 jobs. `FeedCache` limits how long a client waits. */
  feeds: limitConcurrency({ atOnce: 1, waiting: 24, waitMs: 60_000, slotMs: 60_000 }),
  /** Archives of seekers' data: files of up to 100 MB, read while they are sent. */
  downloads: limitConcurrency({
    atOnce: 2,
    waiting: 24,
    ofAddress: 2,
    waitMs: 30_000,
    slotMs: 60_000,
    offMainThread: true,
  }),
  /** CVs as PDF or Word: some 50 ms each, a second for the longest. */
  documents: limitConcurrency({ atOnce: 1, waiting: 24, waitMs: 15_000, ofAddress: 8, slotMs: 15_000 }),
  /** Pictures for shared links: some 150 ms each. */
  drawings: limitConcurrency({ atOnce: 1, waiting: 24, waitMs: 15_000, ofAddress: 8, slotMs: 15_000 }),
  /** Passwords: 30 ms each on the thread pool, which reads files too. */
  passwords: limitConcurrency({ atOnce: 2, waiting: 24, offMainThread: true }),
};
