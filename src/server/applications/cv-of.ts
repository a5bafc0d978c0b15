import type { Context } from "../http/context.ts";
import { refusePrivateFile } from "../profile/entry-files.ts";
import { keepFile, type FileRow } from "../uploads/keep-file.ts";

/**
 * The file that is sent as CV.
 * @param location Its stored location.
 * @throws HttpError 422 for a file that is not the seeker's, or is a document that only the seeker may see.
 */
export const cvOf = async (location: string, context: Context<"seeker">): Promise<FileRow> => {
  const file = await keepFile({ field: "cv", location, type: "resume" }, context);
  await refusePrivateFile(file.id, "cv", context);
  return file;
};
