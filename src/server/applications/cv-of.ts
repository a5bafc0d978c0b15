import type { Context } from "../http/context.ts";
import { refusePrivateFile } from "../profile/entry-files.ts";
import { keepFile, type FileRow } from "../uploads/keep-file.ts";

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
