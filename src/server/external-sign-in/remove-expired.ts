import { lt } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { externalRequests, pendingIdentities } from "./tables.ts";

/** Removes requests and waiting identities whose time is over. */
export const removeExpired = async (db: Db, now: Date): Promise<void> => {
  await db.delete(externalRequests).where(lt(externalRequests.expiresAt, now));
  await db.delete(pendingIdentities).where(lt(pendingIdentities.ticketExpiresAt, now));
};
