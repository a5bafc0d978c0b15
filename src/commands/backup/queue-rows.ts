import { sql } from "drizzle-orm";
import type { Db } from "../../server/platform/database/open.ts";
import { hasQueue } from "../../server/platform/queue/inspect-queue.ts";
import { queueNames } from "../../server/platform/queue/queue.ts";

/** The name of the queue's rows in an archive. Its other tables hold only settings and are created again. */
export const queueTable = "pgboss.job";

const unsent = sql`name in (${queueNames.mail}, ${queueNames.hiring}, ${queueNames.deadMail}) and state <= 'active'`;

/** The queue's rows that a backup holds: unsent mail, deliveries and dead letters; null when there is no queue. */
export const queuedRows = async (db: Db) =>
  (await hasQueue(db)) ? sql`select to_json(t)::text as json from pgboss.job t where ${unsent}` : null;

/** Empties the queue; its tables must exist. */
export const emptyQueue = async (tx: Db): Promise<void> =>
  void (await tx.execute(sql`delete from pgboss.job`));

/** Adds rows to the queue; they may come from a version of pg-boss with other columns. */
export const loadQueue = async (tx: Db, json: string): Promise<void> => {
  const { rows } = await tx.execute(sql`
    select attname::text as name from pg_attribute
    where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped
      and attname in (select json_object_keys(${json}::json -> 0))`);
  const names = sql.join(
    rows.map((row) => sql.identifier(row["name"] as string)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into pgboss.job (${names})
    select ${names} from json_populate_recordset(null::pgboss.job, ${json}::json)`);
};
