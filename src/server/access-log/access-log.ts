import { count, desc, eq } from "drizzle-orm";
import type { Access } from "../../contract/account.ts";
import type { Context } from "../http/context.ts";
import { listPageSize, pageOf } from "../http/paging.ts";
import type { Db } from "../platform/database/open.ts";
import { accessLog } from "./tables.ts";

/** Somebody who sees data of a seeker. */
interface AccessEntry {
  seekerId: string;
  /** Who sees it, as the seeker knows them: "You", an employer's name. */
  who: string;
  /** The data, as a phrase: "All data of the account". */
  what: string;
  /** The network address of who sees it; null when it is not known. */
  address: string | null;
}

/** Notes in the seekers' logs that somebody sees data now. Call it in the transaction that gives the data out. */
export const recordAccess = async (tx: Db, ...entries: AccessEntry[]): Promise<void> => {
  if (entries.length) await tx.insert(accessLog).values(entries);
};

/** A page of the seeker's log, the latest first. */
export const accessPage = async (page: number, { db, seeker, url }: Context<"seeker">) => {
  const own = eq(accessLog.seekerId, seeker.id);
  const rows = await db
    .select()
    .from(accessLog)
    .where(own)
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .limit(listPageSize)
    .offset((page - 1) * listPageSize);
  const [counted] = await db.select({ total: count() }).from(accessLog).where(own);
  const data = rows.map(({ id, who, what, at, address }): Access => ({
    id,
    who,
    what,
    at: at.toISOString(),
    address,
  }));
  return pageOf(data, counted!.total, page, listPageSize, url);
};
