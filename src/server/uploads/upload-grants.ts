import { and, asc, count, eq, gt, inArray, isNull, ne, sum } from "drizzle-orm";
import { kindOf, uploadRule } from "../../contract/upload-rules.ts";
import {
  maxUploadBytes,
  maxWaitingUploads,
  uploadCategories,
  type UploadCategory,
} from "../../contract/uploads.ts";
import { sizeText } from "../../domain/text/size-text.ts";
import type { Db } from "../platform/database/open.ts";
import { seekers } from "../auth/tables.ts";
import { files, uploads } from "./tables.ts";
import { HttpError } from "../platform/http-error.ts";

/** How long a signed upload URL is valid, in seconds. */
export const uploadSeconds = 900;

type Upload = typeof uploads.$inferInsert;

const used = () => new HttpError(409, "A file was sent to this address already; ask for another address.");

/**
 * Records that an upload URL is issued. Of large files only one can be waiting: another one ends the upload before it,
 * which was cancelled or has failed.
 * @throws HttpError 409 when the seeker has no room for another file.
 */
export const grantUpload = (
  db: Db,
  { key, seekerId, size, category }: Upload & { category: UploadCategory },
): Promise<void> =>
  db.transaction(async (tx) => {
    await holdSeeker(tx, seekerId);
    await refuseWhenFull(tx, seekerId, { category, size });
    const own = and(eq(uploads.seekerId, seekerId), ne(uploads.state, "ended"));
    if (size > maxUploadBytes)
      await tx
        .update(uploads)
        .set({ state: "ended" })
        .where(and(own, gt(uploads.size, maxUploadBytes)));
    const waiting = await tx.$count(uploads, own);
    if (waiting >= maxWaitingUploads)
      throw new HttpError(
        409,
        `${maxWaitingUploads} uploads of yours are not kept yet, the most at a time. Keep them, or wait: each is removed after a day.`,
      );
    await tx.insert(uploads).values({ key, seekerId, size });
  });

/**
 * How many bytes may be uploaded to a URL.
 * @throws HttpError 409 when a file has been uploaded, kept or removed already.
 */
export const openGrant = async (db: Db, key: string): Promise<number> => {
  const [grant] = await db
    .select({ size: uploads.size })
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.state, "granted")));
  if (!grant) throw used();
  return grant.size;
};

/**
 * Uses up an upload URL: of two concurrent uploads, in any process, one succeeds.
 * @throws HttpError 409 for the other.
 */
export const claimGrant = async (db: Db, key: string): Promise<void> => {
  const claimed = await db
    .update(uploads)
    .set({ state: "arrived" })
    .where(and(eq(uploads.key, key), eq(uploads.state, "granted")))
    .returning({ key: uploads.key });
  if (!claimed.length) throw used();
};

/** Allows another upload to a URL whose file could not be stored after all. */
export const reopenGrant = async (db: Db, key: string): Promise<void> =>
  void (await db
    .update(uploads)
    .set({ state: "granted" })
    .where(and(eq(uploads.key, key), eq(uploads.state, "arrived"))));

/** Ends an upload: nothing can be sent to its URL or kept any more. False when it had ended before. */
export const endUpload = async (db: Db, key: string): Promise<boolean> => {
  const ended = await db
    .update(uploads)
    .set({ state: "ended" })
    .where(and(eq(uploads.key, key), ne(uploads.state, "ended")))
    .returning({ key: uploads.key });
  return ended.length > 0;
};

/** Whether an upload is waiting to be kept. */
export const isWaiting = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(uploads, and(eq(uploads.key, key), ne(uploads.state, "ended")))) > 0;

/** Locks a seeker until the transaction ends, so that changes of the space that their files take do not overlap. */
export const holdSeeker = async (tx: Db, seekerId: string): Promise<void> =>
  void (await tx
    .select({ id: seekers.id })
    .from(seekers)
    .where(eq(seekers.id, seekerId))
    .for("no key update"));

/**
 * Refuses a file that a seeker has no room for among those of its kind.
 * @param file Its category, and its size in bytes as it will be kept.
 * @throws HttpError 409 that says what to remove.
 */
export const refuseWhenFull = async (
  db: Db,
  seekerId: string,
  { category, size }: { category: UploadCategory; size: number },
): Promise<void> => {
  const kind = kindOf[category];
  const { quota } = uploadRule(category);
  const ofKind = uploadCategories.filter((one) => kindOf[one] === kind);
  const own = and(eq(files.seekerId, seekerId), isNull(files.removedAt), inArray(files.category, ofKind));
  const [kept] = await db
    .select({ count: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(own);
  const bytes = kept?.bytes ?? 0;
  const says =
    (kept?.count ?? 0) >= quota.files
      ? `You keep ${quota.files} ${nouns[kind]}, the most there is room for.`
      : bytes + size > quota.bytes
        ? `Your ${nouns[kind]} take ${sizeText(bytes)} of ${sizeText(quota.bytes)}, and this one may take ${sizeText(size)}.`
        : null;
  if (!says) return;
  const [oldest] = await db
    .select({ name: files.name })
    .from(files)
    .where(own)
    .orderBy(asc(files.createdAt))
    .limit(1);
  throw new HttpError(
    409,
    `${says} Remove one that you no longer need, such as ${oldest!.name}, your oldest, and try again.`,
  );
};

const nouns = {
  document: "files",
  picture: "pictures",
  video: "videos",
  import: "files to fill your profile from",
} as const;
