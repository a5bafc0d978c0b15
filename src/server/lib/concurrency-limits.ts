import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { networkOf } from "./network-of.ts";
import { Refusal } from "./refusal.ts";

/** How much costly work of one kind may run at the same time in this process. */
interface ConcurrencyRule {
  /** Pieces that run at the same time; they share one thread with everything else. */
  atOnce: number;
  /** Pieces that wait for their turn; more are refused. */
  waiting: number;
  /** How long a piece waits for its turn before it is refused, in milliseconds. */
  waitMs?: number;
  /** Pieces of one network address, running or waiting. */
  ofAddress?: number;
  /** For how many milliseconds a piece keeps others waiting: a client that reads slowly must not stop all others. */
  slotMs?: number;
  /** Whether it runs on threads of its own, and keeps the event loop from nothing. */
  offLoop?: boolean;
}

/** Runs a piece of work in its turn. Throws `Refusal` 503, or 429 for an address that has too much under way. */
export type ConcurrencyLimit = <T>(address: string, work: () => Promise<T>) => Promise<T>;

const refusal = (status: 429 | 503, message: string) =>
  new Refusal(status, message, { headers: { "retry-after": "1" } });

const busy = () => refusal(503, "The site is very busy. Please try again in a moment.");

const first = pLimit(1);
/** How long everybody else is served between two pieces of work, in milliseconds: time for a file to be opened and read. */
const betweenMs = 2;

/**
 * Begins a piece of work: at once where none has just begun, otherwise one after the other with time between them. A
 * request of another kind takes several turns of the event loop, and waits for all that runs in each of them.
 */
const beginInTurn = (work: () => void): void =>
  void first(async () => {
    work();
    await serveOthers();
  });

/** Lets everybody else be served for a moment: to be awaited between the parts of long work. */
export const serveOthers = async (): Promise<void> => {
  // A timer alone would count the time of the work before it.
  await new Promise((looked) => setImmediate(looked));
  await wait(betweenMs);
};

/** Limits work by what is in flight, and lets no address take all places. */
export const limitConcurrency = ({
  atOnce,
  waiting,
  waitMs = 1_500,
  ofAddress = Infinity,
  slotMs = 5_000,
  offLoop = false,
}: ConcurrencyRule): ConcurrencyLimit => {
  const limit = pLimit(atOnce);
  const byAddress = new Map<string, number>();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let isRefused = false;
      const tooLong = setTimeout(() => {
        isRefused = true;
        reject(busy());
      }, waitMs);
      const run = (free: () => void) => {
        if (isRefused) return free();
        clearTimeout(tooLong);
        const late = setTimeout(free, slotMs).unref();
        void (async () => work())()
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(late);
            free();
          });
      };
      void limit(() => new Promise<void>((free) => (offLoop ? run(free) : beginInTurn(() => run(free)))));
    });
  return async (address, work) => {
    const from = networkOf(address);
    const own = byAddress.get(from) ?? 0;
    if (own >= ofAddress)
      throw refusal(429, "Too many requests at once from your network. Please try again in a moment.");
    if (limit.pendingCount >= waiting) throw busy();
    byAddress.set(from, own + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = byAddress.get(from)! - 1;
      if (left) byAddress.set(from, left);
      else byAddress.delete(from);
    }
  };
};

/**
 * What an anonymous request may ask for that costs more than some milliseconds of processor. The limits are there so that
 * others are still answered soon; the aim is half a second, and `npm run bench -- hostile --trial costs` measures it.
 */
export const concurrency = {
  /** Pages made on demand: some 20 ms each. */
  pages: limitConcurrency({ atOnce: 2, waiting: 60, ofAddress: 24 }),
  /** Calls that need no account, searches foremost: up to 30 ms each. */
  calls: limitConcurrency({ atOnce: 2, waiting: 60, ofAddress: 24 }),
  /** Feeds and sitemaps that must be written anew: a second or more for 10,000 jobs, for which nobody waits so long. */
  feeds: limitConcurrency({ atOnce: 1, waiting: 24, waitMs: 60_000, slotMs: 60_000 }),
  /** Passwords: 30 ms each on the thread pool, which reads files too. */
  passwords: limitConcurrency({ atOnce: 2, waiting: 24, offLoop: true }),
};
