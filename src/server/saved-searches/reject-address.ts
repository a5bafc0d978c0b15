import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { seekers } from "../auth/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { savedSearches } from "./tables.ts";

/** Stops every saved search of the address of one, as its mail server refused a mail for good. */
export const rejectAddress = async (id: number, { db }: { db: Db }): Promise<void> => {
  const [row] = await db
    .select({ seekerId: savedSearches.seekerId, email: savedSearches.email })
    .from(savedSearches)
    .where(eq(savedSearches.id, id));
  if (!row) return;
  await stop(
    row.seekerId ? eq(savedSearches.seekerId, row.seekerId) : eq(savedSearches.email, row.email!),
    db,
  );
};

/**
 * Stops one saved search whose address nobody has confirmed, as its mail server refused the mail that asks to. Anybody
 * can cause that mail, so it stops nothing that the address has confirmed.
 */
export const rejectUnconfirmed = async (id: number, { db }: { db: Db }): Promise<void> => {
  await stop(and(eq(savedSearches.id, id), isNull(savedSearches.confirmedAt))!, db);
};

/**
 * Stops every saved search that is mailed to one of some addresses, as their mails came back.
 * @returns how many were stopped.
 */
export const rejectAddresses = (addresses: readonly string[], db: Db): Promise<number> => {
  const emails = addresses.map((address) => address.trim().toLowerCase());
  const accounts = db.select({ id: seekers.id }).from(seekers).where(inArray(seekers.email, emails));
  return stop(or(inArray(savedSearches.email, emails), inArray(savedSearches.seekerId, accounts))!, db);
};

/** Lets the saved searches of a seeker go on that were stopped as mails to a former address came back. */
export const acceptAddress = async (seekerId: string, db: Db): Promise<void> => {
  await db
    .update(savedSearches)
    // Jobs of the time in between are not news any more.
    .set({ stopped: null, lookedAt: new Date() })
    .where(and(eq(savedSearches.seekerId, seekerId), eq(savedSearches.stopped, "rejected")));
};

const stop = async (condition: SQL, db: Db): Promise<number> => {
  const stopped = await db
    .update(savedSearches)
    .set({ stopped: "rejected" })
    .where(condition)
    .returning({ id: savedSearches.id });
  return stopped.length;
};
