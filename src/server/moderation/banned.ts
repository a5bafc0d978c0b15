import { eq } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { bannedSources } from "./tables.ts";

/** Whether an operator has banned a source of jobs. */
export const isBanned = async (db: Db, source: string): Promise<boolean> => {
  const rows = await db
    .select({ source: bannedSources.source })
    .from(bannedSources)
    .where(eq(bannedSources.source, source));
  return rows.length > 0;
};
