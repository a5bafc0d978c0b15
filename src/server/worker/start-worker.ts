import { sql } from "drizzle-orm";
import type { JobWithMetadata } from "pg-boss";
import type { Services } from "../http/context.ts";
import type { Database } from "../platform/database/open.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Queue } from "../platform/queue/open-queue.ts";
import { queueNames } from "../platform/queue/queue.ts";
import { inSpan, type SpanAbout } from "../platform/tracing/tracing.ts";
import { deliverToHiringSite } from "../hiring/deliver-to-hiring-site.ts";
import { deliverMail } from "./deliver-mail.ts";
import { runChores } from "./housekeeping.ts";

/** What the worker needs beside the services of requests. */
export type WorkerServices = Services & { mailer: Mailer; queue: Queue; database: Database };

/** Mails that one process sends at a time, and deliveries to hiring sites. */
const senders = 3;
const deliverers = [
  [queueNames.mail, deliverMail],
  [queueNames.hiring, deliverToHiringSite],
] as const;
/** Share of the time after which a mail counts as abandoned that sending it may take. */
const sendingShare = 2 / 3;

/**
 * Runs the jobs of the queue: sends mail, delivers to hiring sites and runs housekeeping until the queue is closed. Any
 * number of processes may work on one PostgreSQL.
 */
export const startWorker = async (services: WorkerServices): Promise<void> => {
  const { queue, database } = services;
  const { boss, pace } = queue;
  if (database.kind === "pglite") await freeAbandoned(services);
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: Math.min(pace.pollSeconds, 2),
    notifyPollingIntervalSeconds: pace.pollSeconds,
  } as const;
  const timeLimit = pace.expireInSeconds * 1000 * sendingShare;
  for (const [name, deliver] of deliverers)
    for (let sender = 0; sender < senders; sender++) {
      const id: string = await boss.work(name, options, async (jobs: JobWithMetadata<unknown>[]) => {
        const results = await Promise.all(
          jobs.map((job) => inSpan(...spanOf(job), () => deliver(job, services, timeLimit))),
        );
        // There may be more: polls again at once.
        boss.notifyWorker(id);
        return results;
      });
    }
  await boss.work(
    queueNames.housekeeping,
    { pollingIntervalSeconds: 30 },
    async ([job]: { signal: AbortSignal }[]) =>
      runChores(services, new Date(), { isStopping: () => job!.signal.aborted }),
  );
  await boss.schedule(queueNames.housekeeping, "*/2 * * * *");
  // Each scheduled run leaves a job in this queue, which would stay there for a week.
  await boss.updateQueue("__pgboss__send-it", { deleteAfterSeconds: 60 * 60 });
};

/** The span of a job, in the trace of what enqueued it. */
const spanOf = ({ data }: JobWithMetadata<unknown>): [string, SpanAbout] => {
  const { job, traceparent } = (data ?? {}) as { job?: string; traceparent?: string };
  return [`process ${job}`, { kind: "consumer", parent: traceparent }];
};

/** Requeues unfinished jobs of the embedded database: as only one process opens it, theirs has ended. */
const freeAbandoned = async ({ database, queue }: WorkerServices): Promise<void> => {
  const { rows } = await database.db.execute(
    sql`select name, id from pgboss.job where state = 'active' and name in (${queueNames.mail}, ${queueNames.hiring}, ${queueNames.housekeeping})`,
  );
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await queue.boss.fail(name, id, { message: "The process ended while this was under way." });
    if (name !== queueNames.housekeeping) await queue.boss.update(name, undefined, { id, startAfter: 0 });
  }
};
