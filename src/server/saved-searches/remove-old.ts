import { and, inArray, isNull, lt } from "drizzle-orm";
import type { Services } from "../http/context.ts";
import { savedSearches, savedSearchJobs } from "./tables.ts";

const day = 86_400_000;
const batchSize = 500;
/** Days that an address is kept without being confirmed, and that is known which jobs were mailed. */
const unconfirmedDays = 3;
const mailedDays = 60;

/** Removes saved searches whose address was not confirmed. */
export const removeUnconfirmedSearches = async ({ db }: Pick<Services, "db">, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - unconfirmedDays * day);
  const removed = await db
    .delete(savedSearches)
    .where(and(isNull(savedSearches.confirmedAt), lt(savedSearches.createdAt, before)))
    .returning({ id: savedSearches.id });
  return removed.length;
};

/** Removes which jobs were mailed long ago: only jobs that are added later are mailed. */
export const removeOldAlertJobs = async ({ db }: Pick<Services, "db">, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - mailedDays * day);
  const ids = db
    .selectDistinct({ id: savedSearchJobs.savedSearchId })
    .from(savedSearchJobs)
    .where(lt(savedSearchJobs.createdAt, before))
    .limit(batchSize);
  const removed = await db
    .delete(savedSearchJobs)
    .where(and(lt(savedSearchJobs.createdAt, before), inArray(savedSearchJobs.savedSearchId, ids)))
    .returning({ id: savedSearchJobs.jobId });
  return removed.length;
};
