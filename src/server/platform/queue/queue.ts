import type * as z from "zod";
import type { Db } from "../database/open.ts";

/** The queues of this program in pg-boss. */
export const queueNames = {
  mail: "mail",
  hiring: "hiring",
  /** Dead letters of mail and of deliveries to hiring sites. */
  deadMail: "dead-mail",
  housekeeping: "housekeeping",
} as const;

/** A kind of mail, or of delivery to a hiring site, that is written and sent later. */
export interface Job<Payload extends object = object> {
  /** Stored in the queue's rows: waiting jobs outlive a restart with newer code. */
  name: string;
  /** What the job holds: ids, never texts, email addresses or codes, which would remain in the queue's tables. */
  payload: z.ZodType<Payload>;
  /** For deliveries to hiring sites: jobs with the same line run one at a time. */
  lineOf?: (payload: Payload) => string;
}

/**
 * Enqueues a job in the transaction that causes it, so that it runs if and only if that is committed. One insert.
 * @param tx the open transaction: the embedded database has one connection, so a second transaction would deadlock.
 */
export type Enqueue = <Payload extends object>(
  tx: Db,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
) => Promise<void>;

/** Enqueues many jobs of one kind, which have no line, with one insert. */
export type EnqueueAll = <Payload extends object>(
  tx: Db,
  job: Job<Payload>,
  payloads: readonly NoInfer<Payload>[],
) => Promise<void>;

/** How often a mail is retried, and how long an attempt may take. */
export interface Pace {
  /** Seconds before the first retry; each next delay is about twice as long. */
  retryDelay: number;
  /** The longest delay between two attempts, in seconds. */
  retryDelayMax: number;
  /** How many retries; then the mail becomes a dead letter. */
  retryLimit: number;
  /** Seconds after which an unfinished attempt is retried, as its process must have ended. */
  expireInSeconds: number;
  /** Seconds between checks for mails whose process has ended. */
  superviseSeconds: number;
  /** Seconds between polls for mails that are due for a retry; new ones are notified at once. */
  pollSeconds: number;
}

/** Retries a mail for about a day: after 15 seconds, then with growing delays up to a quarter of an hour. */
export const usualPace: Pace = {
  retryDelay: 15,
  retryDelayMax: 900,
  retryLimit: 100,
  expireInSeconds: 90,
  superviseSeconds: 30,
  pollSeconds: 15,
};
