import { sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { savedSearches } from "./tables.ts";

/** Saved searches of addresses without an account, as PostgreSQL writes them as JSON. */
export const savedSearchRows = async (emails: string[], tx: Db): Promise<Record<string, unknown>[]> => {
  const { rows } = await tx.execute(
    sql`select to_jsonb(one) as row from ${savedSearches} one where one.email in ${emails}`,
  );
  return rows.map(({ row }) => row as Record<string, unknown>);
};
