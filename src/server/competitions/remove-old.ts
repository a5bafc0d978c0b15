import { and, eq, inArray, lt } from "drizzle-orm";
import { confirmHours, entryMonths } from "../../domain/competitions/entry-rules.ts";
import { everyCompetition } from "../../site/competitions/competitions-of.ts";
import type { Db } from "../platform/database/open.ts";
import { competitionEntries, competitionRequests } from "./tables.ts";

const hourMs = 3_600_000;
/** Rows at a time: a batch delays other requests by a few milliseconds. */
const batchSize = 500;

/** Removes entries that nobody confirmed while their link was valid; its mail may have waited for a day. */
export const removeOldRequests = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - 2 * confirmHours * hourMs);
  await db.delete(competitionRequests).where(lt(competitionRequests.createdAt, before));
};

/** Removes a batch of the entries of competitions that closed some months ago, and returns how many. */
export const removeOldEntries = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - entryMonths);
  // A closing time that was moved in the file counts, not the one at the time of the entry.
  for (const { id, closesAt } of everyCompetition())
    if (closesAt >= before)
      await db
        .update(competitionEntries)
        .set({ closesAt })
        .where(and(eq(competitionEntries.competition, id), lt(competitionEntries.closesAt, before)));
  const old = db
    .select({ id: competitionEntries.id })
    .from(competitionEntries)
    .where(lt(competitionEntries.closesAt, before))
    .limit(batchSize);
  const removed = await db
    .delete(competitionEntries)
    .where(inArray(competitionEntries.id, old))
    .returning({ id: competitionEntries.id });
  return removed.length;
};
