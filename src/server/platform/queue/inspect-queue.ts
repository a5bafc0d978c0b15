import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { queueNames } from "./queue.ts";

/** Numbers of mails and deliveries in the queue. */
export interface QueueFigures {
  /** Not sent yet, including those that will be retried. */
  waiting: number;
  underWay: number;
  /** Sent within the last day. */
  sent: number;
  dead: number;
  /** Deliveries to hiring sites that are not taken yet. */
  deliveries: number;
  /** How long the oldest has waited, in seconds; 0 when none waits. */
  oldestSeconds: number;
}

/** A mail or a delivery that was not sent yet. */
export interface QueuedMail {
  id: string;
  /** Its kind, and the ids of what it is about: "application (application 17, event sent)". */
  about: string;
  /** When it was enqueued, ISO 8601. */
  since: string;
  tries: number;
  /** When it is tried next, ISO 8601; null for a dead letter and for one being sent. */
  next: string | null;
  /** Why the last try failed. */
  reason: string | null;
}

/** Whether the database has a queue, which the first start creates. */
export const hasQueue = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as made`);
  return rows[0]!["made"] as boolean;
};

/** Counts the mails of the queue. One query. */
export const countQueue = async (db: Db): Promise<QueueFigures> => {
  const { rows } = await db.execute(sql`
    select count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where name = ${queueNames.mail} and state = 'active')::int as "underWay",
      count(*) filter (where name = ${queueNames.mail} and state = 'completed'
        and completed_on > now() - interval '1 day')::int as sent,
      count(*) filter (where ${isDead})::int as dead,
      count(*) filter (where name = ${queueNames.hiring} and state < 'completed')::int as deliveries,
      coalesce(extract(epoch from now() - min(created_on) filter (where ${isWaiting})), 0)::float8 as "oldestSeconds"
    from pgboss.job where name in (${queueNames.mail}, ${queueNames.hiring}, ${queueNames.deadMail})`);
  return rows[0] as unknown as QueueFigures;
};

const isWaiting = sql`name = ${queueNames.mail} and state in ('created', 'retry')`;
const isDead = sql`name = ${queueNames.deadMail} and state < 'active'`;

/** The oldest mails and deliveries that wait, and the oldest dead letters. */
export const listQueue = async (
  db: Db,
  limit: number,
): Promise<{ waiting: QueuedMail[]; dead: QueuedMail[] }> => {
  const read = async (condition: SQL, isLetter: boolean): Promise<QueuedMail[]> => {
    const { rows } = await db.execute(sql`
      select id::text, data, ${milliseconds(sql`coalesce(source_created_on, created_on)`)} as since,
        coalesce(source_retry_count + 1, retry_count + (started_on is not null)::int) as tries,
        ${milliseconds(sql`case when state in ('created', 'retry') then start_after end`)} as next,
        coalesce(source_output, output) ->> 'message' as reason
      from pgboss.job where ${condition} order by created_on, id limit ${limit}`);
    return rows.map((row) => ({
      id: row["id"] as string,
      about: aboutOf(row["data"]),
      since: isoOf(row["since"])!,
      tries: row["tries"] as number,
      next: isLetter ? null : isoOf(row["next"]),
      reason: row["reason"] as string | null,
    }));
  };
  const isPending = sql`name in (${queueNames.mail}, ${queueNames.hiring}) and state in ('created', 'retry', 'active')`;
  return { waiting: await read(isPending, false), dead: await read(isDead, true) };
};

const milliseconds = (moment: SQL): SQL => sql`extract(epoch from ${moment})::float8 * 1000`;

const isoOf = (time: unknown): string | null =>
  time === null ? null : new Date(time as number).toISOString();

const aboutOf = (data: unknown): string => {
  const { job, origin: _origin, ...ids } = Object(data) as Record<string, unknown>;
  const named = Object.entries(ids).map(([name, value]) => `${name} ${String(value)}`);
  return `${String(job ?? "nothing")} (${named.join(", ")})`;
};
