import { and, eq, gt, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { canBecomeCv, fitsCategory } from "../../contract/upload-rules.ts";
import type { UploadCategory } from "../../contract/uploads.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import type { FileDetail, UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { plainFileName } from "../../domain/files/file-name.ts";
import { isPrivateDocument } from "../../domain/profile/private-document.ts";
import { invalid } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { files } from "../uploads/tables.ts";
import { refuseWhenFull } from "../uploads/upload-grants.ts";
import type { Own } from "./own.ts";
import { profileEntries } from "./tables.ts";

/** How long the file of a removed entry can be used again, as by "undo"; housekeeping removes it after a day. */
const undoMs = 60 * 60_000;

/**
 * The stored value of a file field: one of the seeker's files, in the field's category. A CV that was only read becomes
 * one of the seeker's CVs with it. Runs inside `changeProfile`.
 * @param at The path of the field, for errors.
 * @throws HttpError 422 for a file that is not the seeker's or is for something else; 409 for one that was removed and
 *   no longer fits the quota.
 */
export const ownFile = async (
  id: string,
  { category, at }: { category: UploadCategory; at: string },
  { db, seeker, store, origin }: Own,
): Promise<UploadedFile> => {
  const usable = or(isNull(files.removedAt), gt(files.removedAt, new Date(Date.now() - undoMs)));
  // The lock lets a removal of the file come first or not at all.
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.seekerId, seeker.id), usable))
    .for("update");
  const isNewCv = row !== undefined && category === "resume" && canBecomeCv(row.category, row.mimeType);
  if (!row || !(isNewCv || fitsCategory(row.category, category)))
    throw invalid(at, "There is no such file of yours for this; please upload it again.");
  if (row.removedAt || isNewCv) {
    const kept = isNewCv ? category : row.category;
    await refuseWhenFull(db, seeker.id, { category: kept, size: row.size });
    await db.update(files).set({ removedAt: null, category: kept }).where(eq(files.id, id));
  }
  return {
    id,
    name: plainFileName(row.name),
    mime_type: row.mimeType,
    size: row.size,
    uploaded_at: row.createdAt.toISOString(),
    url: store.locationOf(row.key, origin),
  };
};

/** The value of a field that says something about a file. */
export const fileDetail = (file: UploadedFile | null, detail: FileDetail): string | number | null => {
  if (!file) return null;
  return detail === "extension"
    ? file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase()
    : file[detail];
};

const fileIds = (section: Section | undefined, data: unknown): string[] =>
  Object.entries(section?.fields ?? {}).flatMap(([name, { widget }]) => {
    const value = (data as Record<string, unknown> | null)?.[name];
    return (widget === "file" && (value as Partial<UploadedFile> | null)?.id) || [];
  });

const sectionNamed = (name: string): Section | undefined =>
  (sections as readonly Section[]).find((section) => section.name === name);

/**
 * Takes files off the seeker's list and quota that an entry no longer has, unless another entry has them. Runs inside
 * `changeProfile`, after the change.
 * @param before The entry before the change.
 * @param after Its data now; null when it was removed.
 */
export const releaseFiles = async (
  before: { section: string; data: unknown },
  after: unknown,
  own: Pick<Own, "db" | "seeker">,
): Promise<void> => {
  const section = sectionNamed(before.section);
  const kept = new Set(fileIds(section, after));
  for (const id of fileIds(section, before.data)) {
    if (kept.has(id) || (await entriesWithFile(id, own)).length) continue;
    await own.db
      .update(files)
      .set({ removedAt: new Date() })
      .where(and(eq(files.id, id), eq(files.seekerId, own.seeker.id), isNull(files.removedAt)));
  }
};

/** The seeker's entries that have a file, each with the title of its section. */
export const entriesWithFile = async (
  fileId: string,
  { db, seeker }: Pick<Own, "db" | "seeker">,
): Promise<{ title: string }[]> => {
  const rows = await db
    .select({ section: profileEntries.section })
    .from(profileEntries)
    .where(and(eq(profileEntries.seekerId, seeker.id), hasFile(sql`${fileId}::text`)));
  return rows.map(({ section }) => ({
    title: sectionNamed(section)?.title ?? "a section of another release",
  }));
};

/**
 * @param field The field of the body that names the file.
 * @throws HttpError 422 for the file of a document that only the seeker may see.
 */
export const refusePrivateFile = async (
  fileId: string,
  field: string,
  { db, seeker }: Pick<Own, "db" | "seeker">,
): Promise<void> => {
  const rows = await db
    .select({ data: profileEntries.data })
    .from(profileEntries)
    .where(and(eq(profileEntries.seekerId, seeker.id), hasFile(sql`${fileId}::text`)));
  if (rows.some(({ data }) => isPrivateDocument(data as Record<string, unknown>)))
    throw invalid(
      field,
      "This is a document that only you may see. Change that in your profile, or choose another file.",
    );
};

/** A subquery for the entries that have the file of the outer query's row. */
export const entriesOfFile = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(profileEntries)
    .where(and(eq(profileEntries.seekerId, files.seekerId), hasFile(sql`${files.id}::text`)));

/** Whether an entry has a file: of all values, only those of file fields have a UUID for an id. */
const hasFile = (fileId: SQL | SQLWrapper): SQL =>
  sql`jsonb_path_exists(${profileEntries.data}, '$.*.id ? (@ == $id)', jsonb_build_object('id', ${fileId}))`;
