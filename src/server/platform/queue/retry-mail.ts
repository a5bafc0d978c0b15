import { sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { freeLines } from "./free-lines.ts";
import type { Queue } from "./open-queue.ts";
import { queueNames } from "./queue.ts";

const pending = sql`name in (${queueNames.mail}, ${queueNames.hiring})`;

interface Found {
  name: string;
  id: string;
  data: unknown;
}

/** Finds the mail or delivery with an id: its own, or the one that it had before it became a dead letter. */
const find = async (db: Db, id: string): Promise<Found | undefined> => {
  const { rows } = await db.execute(sql`
    select name, id::text, data from pgboss.job
    where (name = ${queueNames.deadMail} and state < 'active' and ${id} in (id::text, source_id::text, source_root_id::text))
      or (${pending} and state in ('created', 'retry') and ${id} = id::text)
    limit 1`);
  return rows[0] as Found | undefined;
};

/** Notifies the workers of all processes that there is mail: requeued mail does not do so by itself. */
const wake = async ({ boss }: Queue, db: Db): Promise<void> => {
  const { rows } = await db.execute(sql`
    select distinct on (name) name, id::text from pgboss.job
    where ${pending} and state in ('created', 'retry') and start_after <= now()`);
  for (const row of rows)
    await boss.update(row["name"] as string, undefined, { id: row["id"] as string, startAfter: 0 });
};

/** Sends a dead letter again, or a waiting mail at once; false when there is none with this id. */
export const retryMail = async (id: string, queue: Queue, db: Db): Promise<boolean> => {
  const found = await find(db, id);
  if (!found) return false;
  if (found.name !== queueNames.deadMail)
    await queue.boss.update(found.name, undefined, { id: found.id, startAfter: 0 });
  else {
    await freeLines(db);
    await queue.boss.redrive(found.name, { ids: [found.id] });
    await wake(queue, db);
  }
  return true;
};

/** Sends every dead letter again, and mails that wait for a retry at once; returns their number. */
export const retryAll = async (queue: Queue, db: Db): Promise<number> => {
  const { rows } = await db.execute(sql`
    update pgboss.job set start_after = now() where ${pending} and state = 'retry' returning id`);
  let count = rows.length;
  await freeLines(db);
  for (let moved; (moved = await queue.boss.redrive(queueNames.deadMail));) count += moved;
  await wake(queue, db);
  return count;
};

/** Removes a mail or delivery for good; its payload, undefined when there is none with this id, or it is being sent. */
export const removeMail = async (id: string, { boss }: Queue, db: Db): Promise<object | undefined> => {
  const found = await find(db, id);
  if (!found) return undefined;
  await boss.deleteJob(found.name, found.id);
  return Object(found.data) as object;
};
