import { resume } from "../../contract/profile/resume.ts";
import { checkData } from "../profile/entry-data.ts";
import { entriesWithFile } from "../profile/entry-files.ts";
import { listCv } from "../profile/list-cv.ts";
import type { Own } from "../profile/own.ts";
import { changeProfile, entryRows, writeEntry } from "../profile/queries.ts";

/** The name of the CV that is made from the profile. An entry that the seeker has renamed is theirs and stays. */
const madeName = "From my profile";

/**
 * Puts a CV that was made from the profile on the seeker's list, in place of the one that was made before.
 * @returns whether it is on the list now: a full one is left as it is.
 */
export const listMadeCv = (fileId: string, context: Own): Promise<boolean> =>
  changeProfile(context, async (own) => {
    const earlier = (await entryRows([resume], own)).find(({ data }) => data["name"] === madeName);
    if (!earlier || (await entriesWithFile(fileId, own)).length) return listCv(madeName, fileId, own);
    const stored = earlier.data;
    const changed = { ...stored, file: { id: fileId } };
    await writeEntry(resume, earlier, await checkData(resume, changed, own, { stored }), own);
    return true;
  });
