import { removeOldRegistrations } from "../auth/registrations.ts";
import { and, eq, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { deleteErasedObjects } from "../account/erased-objects.ts";
import { accountCodes, oneTimeCodes, refreshTokens, seekers } from "../auth/tables.ts";
import { removeOldEntries, removeOldRequests } from "../competitions/remove-old.ts";
import { removeUnusedFiles } from "../employers/files/remove-unused-files.ts";
import { removeExpired } from "../external-sign-in/remove-expired.ts";
import { removeOldFigures } from "../figures/store-counts.ts";
import { startDueSources } from "../import/sources/due-sources.ts";
import { rateLimits } from "../http/tables.ts";
import { reEncryptEntries } from "../profile/re-encrypt.ts";
import { files, uploads } from "../uploads/tables.ts";
import { kindOf } from "../../contract/upload-rules.ts";
import { uploadCategories } from "../../contract/uploads.ts";
import { removeOldAlertJobs, removeUnconfirmedSearches } from "../saved-searches/remove-old.ts";
import { sendAlerts } from "../saved-searches/send-alerts.ts";
import type { Chore } from "./housekeeping.ts";
import { entriesOfFile } from "../profile/entry-files.ts";
import { freeLines } from "../platform/queue/free-lines.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { wasNotSent } from "../uploads/sent-files.ts";
import { uploadSeconds } from "../uploads/upload-grants.ts";

/** Rows at a time: a batch delays other requests by a few milliseconds. */
const batchSize = 500;
/** Objects at a time, as each may be a request to S3. */
const objectBatch = 20;
const dayMs = 24 * 60 * 60_000;

const mediaCategories = uploadCategories.filter((category) => kindOf[category] !== "document");

const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

/** Ends uploads that nobody kept for a day. */
const endOldUploads: Chore = async ({ db }, now) => {
  const old = db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(ne(uploads.state, "ended"), lt(uploads.createdAt, dayBefore(now))))
    .limit(batchSize);
  const ended = await db
    .update(uploads)
    .set({ state: "ended" })
    .where(and(inArray(uploads.key, old), ne(uploads.state, "ended")))
    .returning({ key: uploads.key });
  return ended.length;
};

/** Removes the objects of uploads that have ended, once their signed URLs have expired. */
const removeEndedUploads: Chore = async ({ db, store }, now) => {
  const expired = new Date(now.getTime() - 2 * uploadSeconds * 1000);
  const ended = await db
    .select({ key: uploads.key, kept: files.id })
    .from(uploads)
    .leftJoin(files, eq(files.key, uploads.key))
    .where(and(eq(uploads.state, "ended"), lt(uploads.createdAt, expired)))
    .limit(objectBatch);
  await Promise.all(
    ended.map(async ({ key, kept }) => {
      await store.delete(key);
      // A copy that was made although there was no room for it, or that was left by an interrupted process.
      if (!kept) await store.delete(keptKey(key));
    }),
  );
  return gone(ended, (keys) => db.delete(uploads).where(inArray(uploads.key, keys)));
};

/** Takes pictures and videos off seekers' lists that no entry of the profile has had for a day. */
const dropUnusedMedia: Chore = async ({ db }, now) => {
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.category, mediaCategories),
        isNull(files.removedAt),
        lt(files.createdAt, dayBefore(now)),
        notExists(entriesOfFile(db)),
      ),
    )
    .limit(batchSize);
  const dropped = await db
    .update(files)
    .set({ removedAt: now })
    .where(inArray(files.id, unused))
    .returning({ id: files.id });
  return dropped.length;
};

/**
 * Removes files that were taken off their seekers' lists a day ago and that nothing was sent with any more. Until then an
 * entry of the profile that was removed can be put back.
 */
const removeDroppedFiles: Chore = async ({ db, store }, now) => {
  // None of these can be sent any more.
  const dropped = await db
    .select({ key: files.key })
    .from(files)
    .where(and(lt(files.removedAt, dayBefore(now)), wasNotSent(db)))
    .limit(objectBatch);
  await Promise.all(dropped.map(({ key }) => store.delete(keptKey(key))));
  return gone(dropped, (keys) => db.delete(files).where(inArray(files.key, keys)));
};

/** Deletes rows by their keys, and returns how many. */
const gone = async (
  rows: { key: string }[],
  remove: (keys: string[]) => Promise<unknown>,
): Promise<number> => {
  if (rows.length) await remove(rows.map(({ key }) => key));
  return rows.length;
};

/** Deletes files of erased accounts that the store could not delete at once. */
const removeErasedObjects: Chore = (services) => deleteErasedObjects(services, 1);

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

/** Removes files on disk that no row refers to any more: remains of uploads that a process did not finish. */
const removeStrayFiles: Chore = ({ store }, now) => store.served?.sweep(dayBefore(now)) ?? Promise.resolve(0);

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
