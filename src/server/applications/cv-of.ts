import { eq } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import { refusePrivateFile } from "../profile/entry-files.ts";
import { keepFile, type FileRow } from "../uploads/keep-file.ts";
import { isNamed } from "../uploads/stored-file.ts";
import { files } from "../uploads/tables.ts";
import type { ApplicationRow } from "./queries.ts";

/**
 * The file that is sent as CV.
 * @param reference to it (`fileReference`).
 * @throws HttpError 422 for a file that is not the seeker's, or is a document that only the seeker may see.
 */
export const cvOf = async (reference: string, context: Context<"seeker">): Promise<FileRow> => {
  const file = await keepFile({ field: "cv", file: reference, type: "resume" }, context);
  await refusePrivateFile(file.id, "cv", context);
  return file;
};

/** Whether a reference names the CV that an application has: it stays, also where the seeker has removed it since. */
export const isSentCv = async (
  reference: string,
  { cvFileId }: Pick<ApplicationRow, "cvFileId">,
  context: Context<"seeker">,
): Promise<boolean> => {
  const [sent] = cvFileId ? await context.db.select().from(files).where(eq(files.id, cvFileId)) : [];
  return sent !== undefined && isNamed(reference, sent, context);
};
