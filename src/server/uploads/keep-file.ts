import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { kindOf, uploadRule } from "../../contract/upload-rules.ts";
import { uploadCategory, type UploadCategory } from "../../contract/uploads.ts";
import { fileEnding } from "../../domain/files/file-ending.ts";
import { brandOfHost } from "../../domain/brands/host-rule.ts";
import type { Context } from "../http/context.ts";
import { files } from "./tables.ts";
import { checkContent } from "./content/check-content.ts";
import { ContentFault } from "./content/content-fault.ts";
import { plainFileName } from "../../domain/files/file-name.ts";
import { metrics } from "../platform/metrics.ts";
import { categoryInKey, isKeyOf, keptKey, nameInKey } from "../platform/files/object-key.ts";
import { invalid } from "../platform/http-error.ts";
import { endUpload, holdSeeker, isWaiting, refuseWhenFull } from "./upload-grants.ts";

/** A seeker's file that was checked and kept. */
export type FileRow = typeof files.$inferSelect;

/** The upload to keep, and the field of the body that names it (`fileReference`). */
interface Upload {
  field: string;
  file: string;
  /** What it is for; without it, what it was signed for. */
  type?: UploadCategory | undefined;
  /** The kinds that it may be of, each by a category; it is for the first where it was signed for another kind. */
  otherwise?: readonly [UploadCategory, ...UploadCategory[]];
  name?: string | undefined;
}

/**
 * The seeker's file of a reference: one that is kept already, or a new upload after its content has been checked. The kept file is a copy that no signed URL can write to.
 * @throws HttpError 422 naming the field, after removing an upload of a wrong type or size; 409 when there is no room.
 */
export const keepFile = async (
  { field, file, name, ...purpose }: Upload,
  context: Context<"seeker">,
): Promise<FileRow> => {
  const { db, store, seeker } = context;
  const missing = invalid(field, "There is no such file of yours; please upload it again.");
  const key = await keyOf(file, context);
  if (!key || !isKeyOf(seeker.id, key)) throw missing;
  const type = categoryOf(key, purpose);
  const known = async () => {
    const row = await rowOf(key, context);
    const wanted = purpose.type ? [purpose.type] : purpose.otherwise;
    if (!row || row.removedAt || (wanted && !isOfKinds(row.category, wanted))) throw missing;
    return row;
  };
  const size = (await isWaiting(db, key)) ? await store.size(key) : null;
  if (size === null) return known();
  const { types, maxBytes, tooLarge, wrongType } = uploadRule(type);
  /** The file is gone with its refusal: the same call does not have it checked again. */
  const refuse = async (message: string) => {
    // Another tab that has kept it meanwhile has taken the upload away.
    if (!(await endUpload(db, key))) return known();
    await clear(key, context);
    throw invalid(field, message);
  };
  const ending = fileEnding(key, types);
  if (!ending) return refuse(wrongType);
  if (size > maxBytes) return refuse(tooLarge);
  // What costs nothing first: the file stays for another name, or for when there is room.
  const fileName = withEnding(plainFileName(name ?? nameInKey(key)), ending);
  if (!fileName) throw invalid("name", wrongType);
  await refuseWhenFull(db, seeker.id, { category: type, size });
  const checked = await checkContent({ key, size, ending, category: type }, context);
  if (!checked) return known();
  if (checked instanceof ContentFault) return refuse(checked.message);
  await checked.keep();
  metrics.keptFiles.inc();
  const row = {
    seekerId: seeker.id,
    key,
    name: fileName,
    category: type,
    mimeType: types[ending]!,
    size: checked.size,
  };
  const inserted = await db.transaction(async (tx) => {
    await holdSeeker(tx, seeker.id);
    if (!(await endUpload(tx, key))) return undefined;
    await refuseWhenFull(tx, seeker.id, row);
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

const isOfKinds = (category: UploadCategory, kinds: readonly UploadCategory[]): boolean =>
  kinds.some((one) => kindOf[one] === kindOf[category]);

/** What a file is for: what it was signed for, unless the call says something else. */
const categoryOf = (key: string, { type, otherwise }: Pick<Upload, "type" | "otherwise">): UploadCategory => {
  const signed = uploadCategory.safeParse(categoryInKey(key)).data;
  if (type || !signed) return type ?? otherwise?.[0] ?? "documents";
  return otherwise && !isOfKinds(signed, otherwise) ? otherwise[0] : signed;
};

/** The key of a reference: of a stored location, or of the seeker's kept file with an id. */
const keyOf = async (file: string, context: Context<"seeker">): Promise<string | null> => {
  const { db, store, seeker } = context;
  if (!z.uuid().safeParse(file).success) return store.keyOf(file, (host) => isSite(host, context));
  const [row] = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.id, file), eq(files.seekerId, seeker.id)));
  return row?.key ?? null;
};

/** Whether a host is that of this request or of another of our sites. */
const isSite = (host: string, { brands, origin }: Context): boolean =>
  host === new URL(origin).host || brandOfHost(host, brands, { unknownHost: "refuse" }) !== null;

const rowOf = async (key: string, { db }: Context): Promise<FileRow | undefined> => {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row;
};

/** A name with the file's extension, added if missing; null for a name with another extension. */
const withEnding = (name: string, ending: string): string | null => {
  if (name.toLowerCase().endsWith(`.${ending}`)) return name;
  return /\.[a-z]\w{0,9}$/i.test(name) ? null : `${name}.${ending}`;
};
