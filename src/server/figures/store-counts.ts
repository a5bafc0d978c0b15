import { lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import type { Db } from "../platform/database/open.ts";
import { reportFault } from "../http/faults.ts";
import { returnCounts, takeCounts } from "../platform/site-events.ts";
import { missedSearches, siteFigures } from "./tables.ts";

/** How often counts are stored, in milliseconds: what a crash may lose. */
const everyMs = 10_000;
/** How long figures and words are kept, in days. */
export const keptDays = { figures: 400, words: 60 };
const dayMs = 24 * 60 * 60_000;

/** Adds what this process has counted to the figures in the database; on an error it is counted again the next time. */
export const storeCounts = async (db: Db): Promise<void> => {
  const counts = takeCounts();
  const { events, missed } = counts;
  try {
    await db.transaction(async (tx) => {
      if (events.length)
        await tx
          .insert(siteFigures)
          .values(events)
          .onConflictDoUpdate({
            target: [siteFigures.brand, siteFigures.day, siteFigures.event],
            set: { count: sql`${siteFigures.count} + excluded.count` },
          });
      if (missed.length)
        await tx
          .insert(missedSearches)
          .values(missed)
          .onConflictDoUpdate({
            target: [missedSearches.brand, missedSearches.day, missedSearches.words],
            set: { count: sql`${missedSearches.count} + excluded.count` },
          });
    });
  } catch (error) {
    returnCounts(counts);
    throw error;
  }
};

/** Stores counts every few seconds while something is counted. `stop` stores the last ones. */
export const keepStoringCounts = ({ db, log }: { db: Db; log: Logger }): { stop: () => Promise<void> } => {
  const store = () =>
    storeCounts(db).catch((error: unknown) =>
      isDatabaseAway(error)
        ? log.warn({ err: error }, "figures wait for the database")
        : reportFault(log, "timer", error),
    );
  let storing = Promise.resolve();
  const timer = setInterval(() => void (storing = storing.then(store)), everyMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return storing.then(store);
    },
  };
};

/** Removes figures and words that are older than they are kept. */
export const removeOldFigures = async (db: Db, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  await db.delete(siteFigures).where(lt(siteFigures.day, before(keptDays.figures)));
  await db.delete(missedSearches).where(lt(missedSearches.day, before(keptDays.words)));
};
