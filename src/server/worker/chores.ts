import { and, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { removeOldRegistrations } from "../auth/registrations.ts";
import { accountCodes, oneTimeCodes, refreshTokens, seekers } from "../auth/tables.ts";
import { removeOldEntries, removeOldRequests } from "../competitions/remove-old.ts";
import { removeUnusedFiles } from "../employers/files/remove-unused-files.ts";
import { removeExpired } from "../external-sign-in/remove-expired.ts";
import { removeOldFigures } from "../figures/store-counts.ts";
import { rateLimits } from "../http/tables.ts";
import { startDueSources } from "../import/sources/due-sources.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { freeLines } from "../platform/queue/free-lines.ts";
import { reEncryptEntries } from "../profile/re-encrypt.ts";
import { removeOldAlertJobs, removeUnconfirmedSearches } from "../saved-searches/remove-old.ts";
import { sendAlerts } from "../saved-searches/send-alerts.ts";
import { files } from "../uploads/tables.ts";
import { batchSize, dayBefore } from "./batches.ts";
import type { Chore } from "./housekeeping.ts";
import {
  dropUnusedMedia,
  endOldUploads,
  removeDroppedFiles,
  removeEndedUploads,
  removeErasedObjects,
  removeStrayFiles,
} from "./upload-chores.ts";

/** Removes registrations that nobody confirmed for a day. */
const removeUnconfirmed: Chore = async ({ db }, now) => {
  await removeOldRegistrations(db, dayBefore(now));
  return 0;
};

/** Removes accounts of earlier versions whose email was not confirmed for a day, with their files. */
const removeUnconfirmedAccounts: Chore = async ({ db, store }, now) => {
  const old = and(isNull(seekers.verifiedAt), lt(seekers.createdAt, dayBefore(now)));
  const { accounts, keys } = await db.transaction(async (tx) => {
    const found = await tx.select({ id: seekers.id }).from(seekers).where(old).limit(batchSize).for("update");
    if (!found.length) return { accounts: 0, keys: [] };
    const ids = found.map(({ id }) => id);
    const kept = await tx.select({ key: files.key }).from(files).where(inArray(files.seekerId, ids));
    await tx.delete(seekers).where(inArray(seekers.id, ids));
    return { accounts: ids.length, keys: kept.map(({ key }) => key) };
  });
  for (const key of keys) await store.delete(keptKey(key));
  return accounts;
};

/** Removes codes of signed-in seekers a day after they expired. */
const removeOldAccountCodes: Chore = async ({ db }, now) => {
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, dayBefore(now)));
  return 0;
};

const removeOldTokens: Chore = async ({ db }, now) => {
  const old = db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(lt(refreshTokens.expiresAt, now))
    .limit(batchSize);
  const removed = await db
    .delete(refreshTokens)
    .where(inArray(refreshTokens.id, old))
    .returning({ id: refreshTokens.id });
  return removed.length;
};

const removeOldCodes: Chore = async ({ db }, now) => {
  const old = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(or(lt(oneTimeCodes.usedAt, dayBefore(now)), lt(oneTimeCodes.expiresAt, dayBefore(now))))
    .limit(batchSize);
  const removed = await db
    .delete(oneTimeCodes)
    // The row may have a new code meanwhile.
    .where(and(inArray(oneTimeCodes.id, old), lt(oneTimeCodes.createdAt, dayBefore(now))))
    .returning({ id: oneTimeCodes.id });
  return removed.length;
};

/** Removes external sign-ins that were not finished in time. */
const removeExternalSignIns: Chore = async ({ db }, now) => {
  await removeExpired(db, now);
  return 0;
};

/** Removes entries to competitions that nobody confirmed. */
const removeUnconfirmedEntries: Chore = async ({ db }, now) => {
  await removeOldRequests(db, now);
  return 0;
};

/** Removes copies of pictures and films that employers had in the past. */
const removeEmployerFiles: Chore = (services, now) => removeUnusedFiles(services, now);

/** Removes entries to competitions that closed some months ago. */
const removeEndedEntries: Chore = ({ db }, now) => removeOldEntries(db, now);

/** Removes figures of sites that are older than they are kept. */
const removeFigures: Chore = async ({ db }, now) => {
  await removeOldFigures(db, now);
  return 0;
};

const removeEndedLimits: Chore = async ({ db }, now) => {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, now))
    .limit(batchSize);
  const removed = await db
    .delete(rateLimits)
    .where(and(inArray(rateLimits.key, ended), lt(rateLimits.expire, now)))
    .returning({ key: rateLimits.key });
  return removed.length;
};

/** Lets deliveries go on behind one that is a dead letter now. */
const freeHiringLines: Chore = ({ db }) => freeLines(db);

/** Frees the space of the queue's completed jobs: nothing else vacuums the embedded database. */
const vacuumQueue: Chore = async ({ db, config }) => {
  if (!config.DATABASE_URL) await db.execute(sql`vacuum pgboss.job_common, pgboss.queue, pgboss.version`);
  return 0;
};

/** Starts to fetch the feeds that are due, and does not wait for them. */
const fetchFeeds: Chore = async (services, now) => {
  await startDueSources(services, now);
  return 0;
};

/** What housekeeping does, in this order. Each may run on several processes at the same moment. */
export const chores = {
  endOldUploads,
  removeEndedUploads,
  dropUnusedMedia,
  removeDroppedFiles,
  removeErasedObjects,
  removeUnconfirmed,
  removeUnconfirmedAccounts,
  removeStrayFiles,
  removeOldTokens,
  removeOldCodes,
  removeExternalSignIns,
  removeOldAccountCodes,
  removeUnconfirmedEntries,
  removeEndedEntries,
  removeEmployerFiles,
  removeFigures,
  removeEndedLimits,
  reEncryptEntries,
  freeHiringLines,
  removeUnconfirmedSearches,
  removeOldAlertJobs,
  sendAlerts,
  vacuumQueue,
  fetchFeeds,
} satisfies Record<string, Chore>;
