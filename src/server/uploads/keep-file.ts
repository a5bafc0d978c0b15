import { eq } from "drizzle-orm";
import {
  documentTypes,
  fileTooLarge,
  maxUploadBytes,
  wrongFileType,
  type UploadCategory,
} from "../../contract/uploads.ts";
import { documentEnding, type DocumentEnding } from "../../domain/files/document-ending.ts";
import { brandOfHost } from "../../domain/brands/host-rule.ts";
import type { Context } from "../http/context.ts";
import { files } from "./tables.ts";
import { documentTypeOf } from "./document-type.ts";
import { plainFileName } from "../../domain/files/file-name.ts";
import { metrics } from "../platform/metrics.ts";
import { isKeyOf, keptKey, nameInKey } from "../platform/files/object-key.ts";
import { invalid } from "../http-error.ts";
import { endUpload, holdSeeker, isWaiting, refuseWhenFull } from "./upload-grants.ts";

/** A seeker's file that was checked and kept. */
export type FileRow = typeof files.$inferSelect;

/** The upload to keep, and the field of the body that names it. */
interface Upload {
  field: string;
  location: string;
  type: UploadCategory;
  name?: string | undefined;
}

/**
 * The seeker's file at a stored location: one that is kept already, or a new upload after its content has been
 * checked. The kept file is a copy that no signed URL can write to.
 * @throws HttpError 422 naming the field, after removing an upload of a wrong type or size; 409 when there is no room.
 */
export const keepFile = async (
  { field, location, type, name }: Upload,
  context: Context<"seeker">,
): Promise<FileRow> => {
  const { db, store, seeker } = context;
  const missing = invalid(field, "There is no such file of yours; please upload it again.");
  const key = store.keyOf(location, (host) => isSite(host, context));
  if (!key || !isKeyOf(seeker.id, key)) throw missing;
  const bytes = (await isWaiting(db, key)) ? await store.read(key, maxUploadBytes) : null;
  if (!bytes) {
    const known = await rowOf(key, context);
    if (known && !known.removedAt) return known;
    throw missing;
  }
  const ending = await checkedEnding(bytes, key, field).catch(async (error: unknown) => {
    await endUpload(db, key);
    await clear(key, context);
    throw error;
  });
  const fileName = withEnding(plainFileName(name ?? nameInKey(key)), ending);
  if (!fileName) throw invalid("name", wrongFileType);
  const mimeType = documentTypes[ending];
  await refuseWhenFull(db, seeker.id, bytes.length);
  await store.write(keptKey(key), bytes, mimeType);
  metrics.keptFiles.inc();
  const row = {
    seekerId: seeker.id,
    key,
    name: fileName,
    category: type,
    mimeType,
    size: bytes.length,
  };
  const inserted = await db.transaction(async (tx) => {
    await holdSeeker(tx, seeker.id);
    if (!(await endUpload(tx, key))) return undefined;
    await refuseWhenFull(tx, seeker.id, row.size);
    return (await tx.insert(files).values(row).returning())[0];
  });
  if (inserted) await clear(key, context);
  // Another tab has kept it, or the upload expired at this moment.
  const kept = inserted ?? (await rowOf(key, context));
  if (kept) return kept;
  await store.delete(keptKey(key));
  throw missing;
};

/**
 * Removes an upload from the disk store, which refuses further PUTs to its URL. In S3 the object must stay until
 * the URL has expired, as only its presence makes S3 refuse a second PUT; housekeeping removes it then.
 */
const clear = async (key: string, { store, log }: Context): Promise<void> => {
  if (!store.served) return;
  await store
    .delete(key)
    .catch((error: unknown) => log.warn({ err: error }, "an upload is left for housekeeping"));
};

/** Whether a host is that of this request or of another of our sites. */
const isSite = (host: string, { brands, origin }: Context): boolean =>
  host === new URL(origin).host || brandOfHost(host, brands, { unknownHost: "refuse" }) !== null;

const rowOf = async (key: string, { db }: Context): Promise<FileRow | undefined> => {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row;
};

/** The file extension, which must match the content and the uploaded name. */
const checkedEnding = async (bytes: Uint8Array, key: string, field: string): Promise<DocumentEnding> => {
  if (bytes.length > maxUploadBytes) throw invalid(field, fileTooLarge);
  const ending = await documentTypeOf(bytes);
  if (!ending || documentEnding(key) !== ending) throw invalid(field, wrongFileType);
  return ending;
};

/** A name with the file's extension, added if missing; null for a name with another extension. */
const withEnding = (name: string, ending: DocumentEnding): string | null => {
  if (documentEnding(name) === ending) return name;
  return /\.[a-z]\w{0,9}$/i.test(name) ? null : `${name}.${ending}`;
};
