import { sql } from "drizzle-orm";
import {
  fromDrizzle,
  fromPglite,
  PgBoss,
  systemClock,
  type Clock,
  type ConstructorOptions,
  type Queue as QueueOptions,
} from "pg-boss";
import type { Database } from "../database/open.ts";
import { traceparentNow } from "../tracing/tracing.ts";
import { isSqlState, sqlStates } from "../database/sql-state.ts";
import { queueNames, usualPace, type Enqueue, type EnqueueAll, type Pace } from "./queue.ts";

/** The queue of a database, open. */
export interface Queue {
  boss: PgBoss;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  pace: Pace;
  /** Stops after the jobs in progress have ended, or after this many milliseconds. */
  close: (graceMs?: number) => Promise<void>;
}

/** How the queue is opened. */
interface OpenOptions {
  /** Whether this process runs jobs, or only enqueues them. */
  works?: boolean;
  pace?: Partial<Pace>;
  /** The queue's clock; tests pass their own. */
  clock?: Clock;
  /** Called for errors outside of jobs, such as a database that cannot be reached. */
  onError?: (error: Error) => void;
  /** Called for warnings to the operator, such as that mail piles up. */
  onWarning?: (message: string) => void;
}

const day = 24 * 60 * 60;
/** Connections to PostgreSQL in addition to those for requests; one more listens for notifications. */
const connections = 3;

/** Opens the queue in the database that the rest of the program uses, and creates its tables when they are missing. */
export const openQueue = async (
  database: Database,
  { works = false, pace: given, clock = systemClock, onError, onWarning }: OpenOptions = {},
): Promise<Queue> => {
  const pace = { ...usualPace, ...given };
  const listens = works && database.listening !== null;
  const boss = new PgBoss({
    ...connectionOf(database, listens),
    clock,
    useListenNotify: listens,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    maintenanceIntervalSeconds: 60 * 60,
    cronWorkerIntervalSeconds: 30,
    // Rare, as what these timers look for does not change or does not happen here.
    queueCacheIntervalSeconds: day,
    flowIntervalSeconds: day,
    bamIntervalSeconds: 10 * 60,
    warningRetentionDays: 30,
  });
  // Some errors arrive as plain copies that are not instances of Error.
  boss.on("error", (error) =>
    onError?.(error instanceof Error ? error : Object.assign(new Error(), error as object)),
  );
  boss.on("warning", ({ message }) => onWarning?.(message));
  // Of two processes that make the tables at once, one finds that the other has made their schema.
  await boss.start().catch((error: unknown) => {
    if (!isSqlState(error, sqlStates.unique)) throw error;
    return boss.start();
  });
  try {
    for (const queue of queuesOf(pace)) await keepQueue(boss, queue);
    // Caches the queues now: looking one up within a transaction would deadlock on the embedded database.
    for (const name of [queueNames.mail, queueNames.hiring])
      await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    boss,
    pace,
    enqueue: async (tx, job, payload) => {
      const data = { job: job.name, ...payload, ...cause() };
      const options = { db: fromDrizzle(tx, sql) };
      if (!job.lineOf) await boss.send(queueNames.mail, data, options);
      else await boss.send(queueNames.hiring, data, { ...options, singletonKey: job.lineOf(payload) });
    },
    enqueueAll: async (tx, job, payloads) => {
      const rows = payloads.map((payload) => ({ data: { job: job.name, ...payload, ...cause() } }));
      if (rows.length) await boss.insert(queueNames.mail, rows, { db: fromDrizzle(tx, sql) });
    },
    close: (graceMs = 1000) => boss.stop({ timeout: graceMs }),
  };
};

/** What a job was enqueued by, where that is traced. */
const cause = (): { traceparent?: string } => {
  const traceparent = traceparentNow();
  return traceparent ? { traceparent } : {};
};

const connectionOf = (
  { client, connection, listening }: Database,
  listens: boolean,
): Partial<ConstructorOptions> =>
  client
    ? // The embedded database has no autovacuum: housekeeping vacuums it.
      { db: fromPglite(client), backend: "pglite", monitorVacuum: false, reindex: false }
    : { ...(listens ? listening : connection), max: connections };

/** How much longer than mail a delivery to a hiring site is retried: about four days, longer than a weekend. */
const hiringPatience = 4;

const retried = (pace: Pace) => ({
  deadLetter: queueNames.deadMail,
  notify: true,
  retryBackoff: true,
  retryDelay: pace.retryDelay,
  retryDelayMax: pace.retryDelayMax,
  retryLimit: pace.retryLimit,
  expireInSeconds: pace.expireInSeconds,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
});

const queuesOf = (pace: Pace): QueueOptions[] => [
  {
    name: queueNames.deadMail,
    // Kept until an operator has seen it.
    retentionSeconds: 3650 * day,
  },
  { name: queueNames.mail, ...retried(pace) },
  {
    name: queueNames.hiring,
    // One job of a line at a time; the others wait while it is retried.
    policy: "key_strict_fifo",
    ...retried(pace),
    retryLimit: pace.retryLimit * hiringPatience,
  },
  {
    name: queueNames.housekeeping,
    // Only one run at a time in all processes, however long it takes.
    policy: "exclusive",
    retryLimit: 0,
    expireInSeconds: 15 * 60,
    retentionSeconds: 60 * 60,
    deleteAfterSeconds: 60 * 60,
  },
];

/** Creates a queue, or updates the options of an existing one. */
const keepQueue = async (boss: PgBoss, { name, policy, ...options }: QueueOptions): Promise<void> => {
  await boss.createQueue(name, { ...options, ...(policy && { policy }) });
  await boss.updateQueue(name, options);
};
