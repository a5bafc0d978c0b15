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
import { queueNames, usualPace, type Enqueue, type Pace } from "./queue.ts";

/** The queue of a database, open. */
export interface Queue {
  boss: PgBoss;
  enqueue: Enqueue;
  pace: Pace;
  /** Ends after what is under way, or after so many milliseconds. */
  close: (graceMs?: number) => Promise<void>;
}

/** How the queue is opened. */
interface OpenOptions {
  /** Whether jobs are done here, or only written. */
  works?: boolean;
  pace?: Partial<Pace>;
  /** What the queue takes the time from; tests have one of their own. */
  clock?: Clock;
  /** Is told what goes wrong beside any job, such as a database that is away. */
  onError?: (error: Error) => void;
  /** Is told what an operator may want to know, such as that mail piles up. */
  onWarning?: (message: string) => void;
}

const day = 24 * 60 * 60;
/** Connections to PostgreSQL beside those of the requests; one more listens. */
const connections = 3;

/** Opens the queue in the database that the rest of the program uses, and makes its tables where they are missing. */
export const openQueue = async (
  database: Database,
  { works = false, pace: given, clock = systemClock, onError, onWarning }: OpenOptions = {},
): Promise<Queue> => {
  const pace = { ...usualPace, ...given };
  const boss = new PgBoss({
    ...connectionOf(database),
    clock,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    maintenanceIntervalSeconds: 60 * 60,
    cronWorkerIntervalSeconds: 30,
    // What these look for does not change or does not happen here.
    queueCacheIntervalSeconds: day,
    flowIntervalSeconds: day,
    bamIntervalSeconds: 10 * 60,
    warningRetentionDays: 30,
  });
  // Some come as copies that are no errors any more.
  boss.on("error", (error) =>
    onError?.(error instanceof Error ? error : Object.assign(new Error(), error as object)),
  );
  boss.on("warning", ({ message }) => onWarning?.(message));
  await boss.start();
  try {
    for (const queue of queuesOf(pace)) await keepQueue(boss, queue);
    // Known from now on: a look for it within a transaction would wait for ever on the embedded database.
    await boss.findJobs(queueNames.mail, { id: "00000000-0000-0000-0000-000000000000" });
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    boss,
    pace,
    enqueue: async (tx, job, payload) => {
      const data = { job: job.name, ...payload };
      await boss.send(queueNames.mail, data, { db: fromDrizzle(tx, sql) });
    },
    close: (graceMs = 1000) => boss.stop({ timeout: graceMs }),
  };
};

const connectionOf = ({ client, pool }: Database): Partial<ConstructorOptions> =>
  client
    ? // Nothing vacuums the embedded database by itself: housekeeping does.
      { db: fromPglite(client), backend: "pglite", monitorVacuum: false, reindex: false }
    : {
        connectionString: pool!.options.connectionString!,
        max: connections,
        connectionTimeoutMillis: 5_000,
        // By this name a restore sees that the database is in use.
        application_name: "signboard",
      };

const queuesOf = (pace: Pace): QueueOptions[] => [
  {
    name: queueNames.deadMail,
    // Until an operator has seen it.
    retentionSeconds: 3650 * day,
  },
  {
    name: queueNames.mail,
    deadLetter: queueNames.deadMail,
    notify: true,
    retryBackoff: true,
    retryDelay: pace.retryDelay,
    retryDelayMax: pace.retryDelayMax,
    retryLimit: pace.retryLimit,
    expireInSeconds: pace.expireInSeconds,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
  },
  {
    name: queueNames.housekeeping,
    // Of all processes one is at it, and a run that takes long is not overtaken.
    policy: "exclusive",
    retryLimit: 0,
    expireInSeconds: 15 * 60,
    retentionSeconds: 60 * 60,
    deleteAfterSeconds: 60 * 60,
  },
];

/** Makes a queue, or gives one of an earlier version the options of this one. */
const keepQueue = async (boss: PgBoss, { name, policy, ...options }: QueueOptions): Promise<void> => {
  await boss.createQueue(name, { ...options, ...(policy && { policy }) });
  await boss.updateQueue(name, options);
};
