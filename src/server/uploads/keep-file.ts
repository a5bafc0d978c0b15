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

/** A file of a seeker's that was checked and kept. */
export type FileRow = typeof files.$inferSelect;

/** What is to be kept, and which field of the body names it. */
interface Upload {
  field: string;
  location: string;
  type: UploadCategory;
  name?: string | undefined;
}

/**
 * The seeker's file at a stored location: the one kept already, or the one that was just uploaded there once
 * its content has been checked. What is kept is a copy that no signed address can write to.
 * @throws HttpError 422 naming the field, an upload of a wrong type or size being removed; 409 when there is no room.
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
  // Another tab was faster, or the upload was a day old just now.
  const kept = inserted ?? (await rowOf(key, context));
  if (kept) return kept;
  await store.delete(keptKey(key));
  throw missing;
};

/**
 * Removes what arrived at an address that this server itself refuses from now on. In S3 the object must stay until
 * the address has expired, as nothing else refuses a second one; housekeeping removes it then.
 */
const clear = async (key: string, { store, log }: Context): Promise<void> => {
  if (!store.served) return;
  await store
    .delete(key)
    .catch((error: unknown) => log.warn({ err: error }, "an upload is left for housekeeping"));
};

/** Whether a host is this request's own, or another of our sites'. */
const isSite = (host: string, { brands, origin }: Context): boolean =>
  host === new URL(origin).host || brandOfHost(host, brands, { unknownHost: "refuse" }) !== null;

const rowOf = async (key: string, { db }: Context): Promise<FileRow | undefined> => {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row;
};

/** The ending that the content and the name it was uploaded under agree on. */
const checkedEnding = async (bytes: Uint8Array, key: string, field: string): Promise<DocumentEnding> => {
  if (bytes.length > maxUploadBytes) throw invalid(field, fileTooLarge);
  const ending = await documentTypeOf(bytes);
  if (!ending || documentEnding(key) !== ending) throw invalid(field, wrongFileType);
  return ending;
};

/** A name with the file's ending, added to one that has none; null for a name with another ending. */
const withEnding = (name: string, ending: DocumentEnding): string | null => {
  if (documentEnding(name) === ending) return name;
  return /\.[a-z]\w{0,9}$/i.test(name) ? null : `${name}.${ending}`;
};
