import { AsyncResource } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { FairQueue } from "./fair-queue.ts";
import { networkOf } from "./network-of.ts";
import { HttpError } from "../platform/http-error.ts";

/** Who a piece of work is for: it counts in the share of the network and, where one is signed in, of the seeker. */
export interface Client {
  address: string;
  seeker?: { id: string } | null | undefined;
}

/** How much costly work of one kind may be in progress in this process. */
interface ConcurrencyRule {
  /** How many pieces run at the same time; they share one thread with everything else. */
  atOnce: number;
  /** How many pieces may wait for their turn; more are refused. */
  waiting: number;
  /** The most pieces of one network, and of one seeker, running or waiting. */
  share: number;
  /** How long a piece waits for its turn before it is refused, in milliseconds. */
  waitMs?: number;
  /** The longest that a piece keeps others waiting, in milliseconds: one slow client must not block all others. */
  slotMs?: number;
  /** Whether a pause follows the start of each piece: for those that hold the event loop for many milliseconds at once. */
  isSpaced?: boolean;
}

type Work<T> = () => Promise<T>;

/** Limits how much work is in progress, in total and for each client. */
export interface ConcurrencyLimit {
  /** Runs a piece of work in its turn. @throws HttpError 503, or 429 for a client whose share is in use. */
  <T>(client: Client, work: Work<T>): Promise<T>;
  /** Counts a task in the client's share from now on; `inTurn` runs the costly part of it in its turn. */
  hold: <T>(client: Client, task: (inTurn: <P>(work: Work<P>) => Promise<P>) => Promise<T>) => Promise<T>;
  /** Lets so many pieces run at the same time from now on. */
  allow: (atOnce: number) => void;
}

const refusal = (status: 429 | 503, message: string) =>
  new HttpError(status, message, { headers: { "retry-after": "1" } });

const busy = () => refusal(503, "The site is very busy. Please try again in a moment.");
const tooMany = () =>
  refusal(429, "Too many requests at once from your network or account. Please try again in a moment.");

const startGate = pLimit(1);
/** The pause between two pieces of work, in milliseconds: long enough to open and read a file. */
const pauseMs = 2;

/**
 * Starts pieces of work one after the other, each in a turn of the event loop of its own. Sending a file takes several
 * turns: it would wait for a spaced piece in each of them, so that a pause follows these.
 */
const startInTurn = (work: () => void, isSpaced: boolean): void =>
  void startGate(async () => {
    work();
    await (isSpaced ? yieldToEventLoop() : nextTurn());
  });

/** The next turn of the event loop, after what is ready to be read by then. */
const nextTurn = (): Promise<void> => new Promise((resume) => setImmediate(resume));

/** Lets the event loop handle other requests. Await it between the parts of long work. */
export const yieldToEventLoop = async (): Promise<void> => {
  // A timer that is set during the work would be due as soon as the work ends.
  await nextTurn();
  await wait(pauseMs);
};

/** Counts what each client has in progress. */
class Shares {
  readonly #counts = new Map<string, number>();
  readonly #share: number;

  /** @param share the most of one network, and of one seeker. */
  constructor(share: number) {
    this.#share = share;
  }

  /** @returns a function that ends what was begun. @throws HttpError 429 when one of the client's shares is in use. */
  begin({ address, seeker }: Client): () => void {
    const names = [networkOf(address), ...(seeker ? [`seeker ${seeker.id}`] : [])];
    if (names.some((name) => (this.#counts.get(name) ?? 0) >= this.#share)) throw tooMany();
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return () => {
      for (const name of names) {
        const left = this.#counts.get(name)! - 1;
        if (left) this.#counts.set(name, left);
        else this.#counts.delete(name);
      }
    };
  }
}

export const limitConcurrency = (rule: ConcurrencyRule): ConcurrencyLimit => {
  const { waiting, share, waitMs = 1_500, slotMs = 5_000, isSpaced = false } = rule;
  let { atOnce } = rule;
  const queue = new FairQueue();
  const shares = new Shares(share);
  let running = 0;
  const beginNext = () => {
    if (running >= atOnce) return;
    const next = queue.next();
    if (!next) return;
    running++;
    next.piece.start(() => {
      next.end();
      running--;
      beginNext();
    });
  };
  const makeRoom = (network: string) => {
    if (running < atOnce || queue.size < waiting) return;
    const dropped = queue.dropLongest(network);
    if (!dropped) throw busy();
    dropped.refuse(tooMany());
  };
  const inTurn = <T>(network: string, work: Work<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      makeRoom(network);
      // It is begun by whoever ends before it, and belongs to its own request all the same.
      const run = AsyncResource.bind((end: () => void): void => {
        void new Promise<void>((done) => {
          const late = setTimeout(done, slotMs).unref();
          void (async () => work())()
            .then(resolve, reject)
            .finally(() => {
              clearTimeout(late);
              done();
            });
        }).then(end);
      });
      const start = (end: () => void) => {
        clearTimeout(tooLong);
        startInTurn(() => run(end), isSpaced);
      };
      const refuse = (reason: HttpError) => {
        clearTimeout(tooLong);
        reject(reason);
      };
      const piece = { start, refuse };
      const tooLong = setTimeout(() => {
        queue.remove(network, piece);
        reject(busy());
      }, waitMs);
      queue.add(network, piece);
      beginNext();
    });
  const hold: ConcurrencyLimit["hold"] = async (client, task) => {
    const end = shares.begin(client);
    try {
      return await task((work) => inTurn(networkOf(client.address), work));
    } finally {
      end();
    }
  };
  const allow = (most: number) => void (atOnce = most);
  return Object.assign(<T>(client: Client, work: Work<T>) => hold<T>(client, (turn) => turn(work)), {
    hold,
    allow,
  });
};

/**
 * Every limit on work that several clients share: one row for each kind, which holds a share for each client, so that
 * nobody can use it up alone. They keep other requests fast: the goal is half a second, which
 * `npm run bench -- hostile` measures with the trials `costs` and `floods`. A call names its row as its `cost`.
 */
export const concurrency = {
  /** Calls that read or write a few rows. */
  light: limitConcurrency({ atOnce: 8, waiting: 240, share: 60 }),
  /** Calls that search, or read many rows: up to 60 ms of processor each. */
  heavy: limitConcurrency({ atOnce: 2, waiting: 120, share: 40, waitMs: 10_000, isSpaced: true }),
  /** Calls that mostly wait: for the file store, for a process that reads a file, or for the pause after wrong guesses. */
  slow: limitConcurrency({ atOnce: 64, waiting: 64, share: 24, slotMs: 60_000 }),
  /** Pages rendered on demand: up to 60 ms each. */
  pages: limitConcurrency({ atOnce: 2, waiting: 120, share: 40, waitMs: 10_000, isSpaced: true }),
  /** Rewriting feeds and sitemaps: a second or more for 10,000 jobs. `FeedCache` limits how long a client waits. */
  feeds: limitConcurrency({
    atOnce: 1,
    waiting: 24,
    share: 8,
    waitMs: 60_000,
    slotMs: 60_000,
    isSpaced: true,
  }),
  /** Archives of seekers' data: files of up to 100 MB, read while they are sent. */
  downloads: limitConcurrency({ atOnce: 2, waiting: 24, share: 2, waitMs: 30_000, slotMs: 60_000 }),
  /** CVs as PDF or Word, made by a process of their own: some 100 ms each, a second for the longest. */
  documents: limitConcurrency({ atOnce: 1, waiting: 24, share: 8, waitMs: 15_000, slotMs: 40_000 }),
  /** Pictures for shared links: some 150 ms each. */
  drawings: limitConcurrency({
    atOnce: 1,
    waiting: 24,
    share: 8,
    waitMs: 15_000,
    slotMs: 15_000,
    isSpaced: true,
  }),
  /** Passwords: 30 ms each on the thread pool, which reads files too. */
  passwords: limitConcurrency({ atOnce: 2, waiting: 24, share: 8, waitMs: 10_000 }),
  /** Documents that seekers send, each checked by a process of its own. */
  checks: limitConcurrency({ atOnce: 2, waiting: 72, share: 24, waitMs: 20_000, slotMs: 20_000 }),
  /** Pictures that seekers and editors send, decoded by a process of its own: a large one takes a second and 200 MB of memory. */
  pictures: limitConcurrency({ atOnce: 1, waiting: 24, share: 4, waitMs: 20_000, slotMs: 30_000 }),
  /** Videos that seekers send, each read by a process of its own. */
  videos: limitConcurrency({ atOnce: 2, waiting: 24, share: 4, waitMs: 60_000, slotMs: 20_000 }),
  /** CVs that seekers send, each read by a process of its own. */
  cvs: limitConcurrency({ atOnce: 2, waiting: 24, share: 8, waitMs: 45_000, slotMs: 45_000 }),
} satisfies Record<string, ConcurrencyLimit>;

/** Where another server answers searches, those and pages mostly wait for it, and this thread is free meanwhile. */
export const searchElsewhere = (): void => {
  for (const limit of [concurrency.heavy, concurrency.pages]) limit.allow(6);
};

/**
 * How many requests of one network may be in progress until their responses are sent: refused before anything is read,
 * so that a flood costs next to nothing. More calls than those would find their rows in use.
 */
export const requestShares = { api: new Shares(150), feeds: new Shares(16) };
