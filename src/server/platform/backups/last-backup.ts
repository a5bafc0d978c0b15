import { max } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { backups } from "./tables.ts";

/** Records that a backup ended well just now. @param tool what made it */
export const recordBackup = async (db: Db, tool: string): Promise<void> => {
  await db.insert(backups).values({ tool });
};

/** When the last good backup was made; null when none was. */
export const lastBackup = async (db: Db): Promise<Date | null> => {
  const [row] = await db.select({ at: max(backups.madeAt) }).from(backups);
  return row?.at ?? null;
};
