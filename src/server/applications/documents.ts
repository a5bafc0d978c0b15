import { asc, eq } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { refusePrivateFile } from "../profile/entry-files.ts";
import { keepFile, type FileRow } from "../uploads/keep-file.ts";
import { holdFile } from "../uploads/sent-files.ts";
import { isNamed } from "../uploads/stored-file.ts";
import { files } from "../uploads/tables.ts";
import { applicationDocuments } from "./tables.ts";

/**
 * The files that are sent beside the CV, each once.
 * @param references to them (`fileReference`).
 * @param sent Those that the application has: they stay, also where the seeker has removed them from the profile since.
 * @throws HttpError 422 for a file that is not the seeker's, is no document or picture, or that only the seeker may see.
 */
export const documentsOf = async (
  references: readonly string[],
  context: Context<"seeker">,
  sent: readonly FileRow[] = [],
): Promise<string[]> => {
  const ids: string[] = [];
  for (const [at, file] of references.entries()) {
    const field = `documents.${at}`;
    const known = sent.find((row) => isNamed(file, row, context));
    const { id } =
      known ?? (await keepFile({ field, file, otherwise: ["documents", "screenshot"] }, context));
    if (!known) await refusePrivateFile(id, field, context);
    ids.push(id);
  }
  return [...new Set(ids)];
};

/** The files that were sent beside the CV, in their order. */
export const readDocuments = async (application: number, db: Pick<Db, "select">): Promise<FileRow[]> => {
  const rows = await db
    .select({ file: files })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(eq(applicationDocuments.applicationId, application))
    .orderBy(asc(applicationDocuments.position));
  return rows.map(({ file }) => file);
};

/** Sends these files with an application in place of those that it had. */
export const writeDocuments = async (application: number, ids: readonly string[], tx: Db): Promise<void> => {
  const of = eq(applicationDocuments.applicationId, application);
  const before = await tx.delete(applicationDocuments).where(of).returning();
  const rows = ids.map((fileId, position) => ({ applicationId: application, fileId, position }));
  for (const { fileId, position } of rows)
    if (!before.some((row) => row.fileId === fileId)) await holdFile(fileId, `documents.${position}`, tx);
  if (rows.length) await tx.insert(applicationDocuments).values(rows);
};
