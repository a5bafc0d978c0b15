import { and, eq, isNotNull, sql } from "drizzle-orm";
import { seekers } from "../auth/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { savedSearches } from "./tables.ts";

/**
 * Gives an account the saved searches that its confirmed address made without signing in; one that the account has
 * already goes.
 */
export const claimSavedSearches = async (
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  const byEmail = and(eq(savedSearches.email, email), isNotNull(savedSearches.confirmedAt));
  await db
    .update(savedSearches)
    .set({ seekerId: id, email: null })
    .where(
      and(
        byEmail,
        sql`not exists (select from saved_searches own where own.seeker_id = ${id}
          and own.brand = ${savedSearches}.brand and own.query = ${savedSearches}.query)`,
      ),
    );
  await db.delete(savedSearches).where(byEmail);
};

/** Gives a confirmed saved search to the account of its address, where there is one. */
export const claimByAccount = async (id: number, db: Db): Promise<void> => {
  const [account] = await db
    .select({ id: seekers.id, email: seekers.email })
    .from(savedSearches)
    .innerJoin(seekers, eq(seekers.email, savedSearches.email))
    .where(and(eq(savedSearches.id, id), isNotNull(seekers.verifiedAt)));
  if (account) await claimSavedSearches(db, account);
};
