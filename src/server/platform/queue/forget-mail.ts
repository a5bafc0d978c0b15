import { inArray, or, sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { queueNames } from "./queue.ts";

/**
 * Removes mails from the queue in whatever state, dead letters and sent ones as well.
 * @param about ids by the key that they have in payloads: `{ seeker: [id], application: [17] }`.
 */
export const forgetMail = async (
  tx: Db,
  about: Record<string, readonly (string | number)[]>,
): Promise<void> => {
  const named = Object.entries(about).flatMap(([key, ids]) =>
    ids.length ? inArray(sql`data ->> ${key}::text`, ids.map(String)) : [],
  );
  if (named.length)
    await tx.execute(
      sql`delete from pgboss.job where name in (${queueNames.mail}, ${queueNames.deadMail}) and (${or(...named)})`,
    );
};
