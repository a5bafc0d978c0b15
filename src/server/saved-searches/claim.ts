import { and, eq, isNotNull, sql } from "drizzle-orm";
import { maxSavedSearches } from "../../contract/saved-searches.ts";
import { seekers } from "../auth/tables.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { savedSearches } from "./tables.ts";

/**
 * Gives an account the saved searches that its confirmed address made without signing in, the oldest first, as many as
 * it has room for on each site; the others stay with the address. One that the account has already goes.
 */
export const claimSavedSearches = async (
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  const byEmail = and(eq(savedSearches.email, email), isNotNull(savedSearches.confirmedAt));
  const isThere = sql`exists (select from saved_searches own where own.seeker_id = ${id}
    and own.brand = ${savedSearches}.brand and own.query = ${savedSearches}.query)`;
  await db.delete(savedSearches).where(and(byEmail, isThere));
  await db
    .update(savedSearches)
    .set({ seekerId: id, email: null })
    .where(
      sql`${savedSearches.id} in (
        select ranked.id from (
          select id, brand, row_number() over (partition by brand order by id) as rank
          from ${savedSearches} where ${byEmail}
        ) ranked
        where ranked.rank + (select count(*) from saved_searches own
          where own.seeker_id = ${id} and own.brand = ranked.brand) <= ${maxSavedSearches})`,
    );
};

/**
 * Gives a confirmed saved search to the account of its address, where there is one.
 * @throws HttpError 409 when the account has no room for it.
 */
export const claimByAccount = async (id: number, db: Db): Promise<void> => {
  const [account] = await db
    .select({ id: seekers.id, email: seekers.email })
    .from(savedSearches)
    .innerJoin(seekers, eq(seekers.email, savedSearches.email))
    .where(and(eq(savedSearches.id, id), isNotNull(seekers.verifiedAt)));
  if (!account) return;
  await claimSavedSearches(db, account);
  const left = and(eq(savedSearches.id, id), isNotNull(savedSearches.email));
  if (await db.$count(savedSearches, left))
    throw new HttpError(
      409,
      `Your account has ${maxSavedSearches} saved searches on this site already. Delete one, then open this link again.`,
    );
};
