import { sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { queueNames } from "./queue.ts";

/** Removes what failed for good from the lines of deliveries, which it would hold up; its dead letter stays. */
export const freeLines = async (db: Db): Promise<number> => {
  const { rows } = await db.execute(
    sql`delete from pgboss.job where name = ${queueNames.hiring} and state = 'failed' returning id`,
  );
  return rows.length;
};
