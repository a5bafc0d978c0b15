import { and, eq, isNull, like } from "drizzle-orm";
import type { UploadCategory } from "../../contract/uploads.ts";
import type { Context } from "../http/context.ts";
import { keptKey, newKey } from "../platform/files/object-key.ts";
import { metrics } from "../platform/metrics.ts";
import type { FileRow } from "./keep-file.ts";
import { files } from "./tables.ts";
import { holdSeeker, refuseWhenFull } from "./upload-grants.ts";

/** A file that this server makes for a seeker. */
interface MadeFile {
  /** A digest of what it is made from: while it is the same, so is the file. Letters and digits. */
  content: string;
  /** With its extension. */
  name: string;
  type: UploadCategory;
  mimeType: string;
  bytes: Uint8Array;
}

/**
 * Keeps a file that this server makes among the seeker's own; one of the same content that is kept already is returned.
 * @throws HttpError 409 when there is no room.
 */
export const keepMadeFile = async (
  { content, name, type, mimeType, bytes }: MadeFile,
  { db, store, seeker }: Context<"seeker">,
): Promise<FileRow> => {
  const madeName = `${content}${name.slice(name.lastIndexOf("."))}`;
  const [known] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.seekerId, seeker.id),
        eq(files.category, type),
        isNull(files.removedAt),
        like(files.key, `%-${madeName}`),
      ),
    );
  if (known) return known;
  await refuseWhenFull(db, seeker.id, { category: type, size: bytes.length });
  const key = newKey(seeker.id, madeName, type);
  await store.write(keptKey(key), bytes, mimeType);
  try {
    const row = await db.transaction(async (tx) => {
      await holdSeeker(tx, seeker.id);
      await refuseWhenFull(tx, seeker.id, { category: type, size: bytes.length });
      const values = { seekerId: seeker.id, key, name, category: type, mimeType, size: bytes.length };
      return (await tx.insert(files).values(values).returning())[0]!;
    });
    metrics.keptFiles.inc();
    return row;
  } catch (error) {
    await store.delete(keptKey(key));
    throw error;
  }
};
