import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { fitsCategory } from "../../contract/upload-rules.ts";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import type { FileDetail, UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { plainFileName } from "../../domain/files/file-name.ts";
import { invalid } from "../http-error.ts";
import type { Context } from "../http/context.ts";
import { files } from "../uploads/tables.ts";
import { refuseWhenFull } from "../uploads/upload-grants.ts";
import type { Own } from "./queries.ts";
import { profileEntries } from "./tables.ts";

/** How long the file of a removed entry can be used again, as by "undo"; housekeeping removes it after a day. */
const undoMs = 60 * 60_000;

type FileContext = Own & Pick<Context, "store" | "origin">;

const fileFields = (section: Section) =>
  Object.entries(section.fields).flatMap(([name, field]) =>
    field.widget === "file" ? [{ name, category: field.category }] : [],
  );

const fileIds = (section: Section, data: Record<string, unknown>): string[] =>
  fileFields(section).flatMap(({ name }) => (data[name] as Partial<UploadedFile> | null)?.id ?? []);

/**
 * Completes the file fields of an entry: each names one of the seeker's files, in the field's category, by its id. A
 * file that the entry has already stays as it is. Runs inside `changeProfile`.
 * @throws HttpError 422 naming the field, for a file that is not the seeker's or is for something else; 409 for one
 *   that was removed and no longer fits the quota.
 */
export const completeFiles = async (
  section: Section,
  data: EntryData,
  { stored = {}, own }: { stored?: Record<string, unknown>; own: FileContext },
): Promise<EntryData> => {
  const completed: Record<string, unknown> = { ...data };
  for (const { name, category } of fileFields(section)) {
    const given = data[name] as UploadedFile | null;
    const before = stored[name] as UploadedFile | null | undefined;
    if (!given) continue;
    completed[name] =
      before?.id === given.id ? before : await ownFile(given.id, { name, category }, own);
  }
  for (const [name, field] of Object.entries(section.fields))
    if (field.widget === "file_detail")
      completed[name] = detailOf(completed[field.of] as UploadedFile | null, field.detail);
  return completed as EntryData;
};

const detailOf = (file: UploadedFile | null, detail: FileDetail): string | number | null => {
  if (!file) return null;
  return detail === "extension" ? file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase() : file[detail];
};

const ownFile = async (
  id: string,
  field: ReturnType<typeof fileFields>[number],
  { db, seeker, store, origin }: FileContext,
): Promise<UploadedFile> => {
  const usable = or(isNull(files.removedAt), gt(files.removedAt, new Date(Date.now() - undoMs)));
  // The lock lets a removal of the file come first or not at all.
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.seekerId, seeker.id), usable))
    .for("update");
  if (!row || !fitsCategory(row.category, field.category))
    throw invalid(field.name, "There is no such file of yours for this; please upload it again.");
  if (row.removedAt) {
    await refuseWhenFull(db, seeker.id, row);
    await db.update(files).set({ removedAt: null }).where(eq(files.id, id));
  }
  return {
    id,
    name: plainFileName(row.name),
    mime_type: row.mimeType,
    size: row.size,
    url: store.locationOf(row.key, origin),
  };
};

/**
 * Takes files that entries no longer have off the seeker's list and quota, unless another entry has them. Runs inside
 * `changeProfile`, after the change.
 * @param before The data of the entry before the change.
 * @param after Its data now; none when it was removed.
 */
export const releaseFiles = async (
  section: Section,
  { before, after = {} }: { before: Record<string, unknown>; after?: Record<string, unknown> },
  own: Own,
): Promise<void> => {
  const kept = new Set(fileIds(section, after));
  for (const id of fileIds(section, before)) {
    if (kept.has(id) || (await entriesWithFile(id, own)).length) continue;
    await own.db
      .update(files)
      .set({ removedAt: new Date() })
      .where(and(eq(files.id, id), eq(files.seekerId, own.seeker.id), isNull(files.removedAt)));
  }
};

const sectionsWithFiles: readonly Section[] = (sections as readonly Section[]).filter(
  (section) => fileFields(section).length > 0,
);

/** The seeker's entries that have a file, with the titles of their sections. */
export const entriesWithFile = async (
  fileId: string,
  { db, seeker }: Pick<Own, "db" | "seeker">,
): Promise<{ id: number; title: string }[]> => {
  const rows = await db
    .select({ id: profileEntries.id, section: profileEntries.section })
    .from(profileEntries)
    .where(
      and(
        eq(profileEntries.seekerId, seeker.id),
        inArray(
          profileEntries.section,
          sectionsWithFiles.map(({ name }) => name),
        ),
        entryHas(fileId),
      ),
    );
  return rows.map(({ id, section }) => ({
    id,
    title: sectionsWithFiles.find(({ name }) => name === section)!.title,
  }));
};

/** Whether an entry has a file. */
const entryHas = (fileId: string) =>
  sql`jsonb_path_exists(${profileEntries.data}, '$.*.id ? (@ == $id)', jsonb_build_object('id', ${fileId}::text))`;
