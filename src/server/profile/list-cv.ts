import { resume } from "../../contract/profile/resume.ts";
import { checkData } from "./entry-data.ts";
import { entriesWithFile } from "./entry-files.ts";
import { keepExactlyOne } from "./exactly-one.ts";
import { addEntry } from "./list-entries.ts";
import type { Changing } from "./own.ts";
import { entryRows } from "./queries.ts";

/**
 * Puts one of the seeker's files on their list of CVs, unless it is in the profile. Runs inside `changeProfile`.
 * @returns whether it is in the profile now: a full list is left as it is.
 * @throws HttpError 422 for a file that has been removed.
 */
export const listCv = async (name: string, fileId: string, own: Changing): Promise<boolean> => {
  if ((await entriesWithFile(fileId, own)).length) return true;
  if ((await entryRows([resume], own)).length >= resume.limit) return false;
  const data = await checkData(resume, { name, file: { id: fileId }, is_default: false }, own);
  await keepExactlyOne(resume, await addEntry(resume, data, undefined, own), own);
  return true;
};
