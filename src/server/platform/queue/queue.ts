import type * as z from "zod";
import type { Db } from "../database/open.ts";

/** The queues of this program in pg-boss. */
export const queueNames = { mail: "mail", deadMail: "dead-mail", housekeeping: "housekeeping" } as const;

/** A kind of mail that is written and sent later. */
export interface Job<Payload extends object = object> {
  /** Stands in the queue's rows: a job that waits outlives a restart with newer code. */
  name: string;
  /** What the job holds: ids, never texts, addresses or codes, which would stay behind in the queue's tables. */
  payload: z.ZodType<Payload>;
}

/**
 * Writes a job in the transaction that causes it, so that it is done if and only if that is committed. One insert.
 * @param tx the open transaction: on the embedded database, which has one connection, another one would wait for ever.
 */
export type Enqueue = <Payload extends object>(
  tx: Db,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
) => Promise<void>;

/** How often a mail is tried, and how long it may take. */
export interface Pace {
  /** Seconds to the second try; each next one waits about twice as long. */
  retryDelay: number;
  /** The longest wait between two tries, in seconds. */
  retryDelayMax: number;
  /** Tries after the first; then the mail is a dead letter. */
  retryLimit: number;
  /** Seconds after which a mail under way is tried again, as its process must have ended. */
  expireInSeconds: number;
  /** Seconds between two looks for mails whose process has ended. */
  superviseSeconds: number;
  /** Seconds between two looks for mails that are to be tried again; new ones are told of at once. */
  pollSeconds: number;
}

/** Tries a mail for about a day: after 15 seconds, then ever later, then every quarter of an hour. */
export const usualPace: Pace = {
  retryDelay: 15,
  retryDelayMax: 900,
  retryLimit: 100,
  expireInSeconds: 90,
  superviseSeconds: 30,
  pollSeconds: 15,
};
