import { and, eq, inArray, isNull, lt, ne, notExists } from "drizzle-orm";
import { kindOf } from "../../contract/upload-rules.ts";
import { uploadCategories } from "../../contract/uploads.ts";
import { deleteErasedObjects } from "../account/erased-objects.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { entriesOfFile } from "../profile/entry-files.ts";
import { wasNotSent } from "../uploads/sent-files.ts";
import { files, uploads } from "../uploads/tables.ts";
import { uploadSeconds } from "../uploads/upload-grants.ts";
import { batchSize, dayBefore } from "./batches.ts";
import type { Chore } from "./housekeeping.ts";

/** Objects at a time, as each may be a request to S3. */
const objectBatch = 20;

const mediaCategories = uploadCategories.filter((category) => kindOf[category] !== "document");

/** Ends uploads that nobody kept for a day. */
export const endOldUploads: Chore = async ({ db }, now) => {
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
export const removeEndedUploads: Chore = async ({ db, store }, now) => {
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

/** Takes pictures, videos and CVs that were only read off seekers' lists that no entry of the profile has had for a day. */
export const dropUnusedMedia: Chore = async ({ db }, now) => {
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
export const removeDroppedFiles: Chore = async ({ db, store, resources }, now) => {
  // None of these can be sent any more.
  const dropped = await db
    .select({ key: files.key })
    .from(files)
    .where(and(lt(files.removedAt, dayBefore(now)), wasNotSent({ db, resources })))
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
export const removeErasedObjects: Chore = (services) => deleteErasedObjects(services, 1);

/** Removes files on disk that no row refers to any more: remains of uploads that a process did not finish. */
export const removeStrayFiles: Chore = ({ store }, now) =>
  store.served?.sweep(dayBefore(now)) ?? Promise.resolve(0);
