import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { bannedSources } from "./tables.ts";

/** Whether an operator has banned a source of jobs; its letters may be capitals or small. */
export const isBanned = async (db: Db, source: string): Promise<boolean> => {
  const rows = await db
    .select({ source: bannedSources.source })
    .from(bannedSources)
    .where(eq(sql`lower(${bannedSources.source})`, source.toLowerCase()));
  return rows.length > 0;
};
