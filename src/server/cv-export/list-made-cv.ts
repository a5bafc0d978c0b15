import { resume } from "../../contract/profile/resume.ts";
import { checkData } from "../profile/entry-data.ts";
import { entriesWithFile } from "../profile/entry-files.ts";
import { keepExactlyOne } from "../profile/exactly-one.ts";
import { addEntry } from "../profile/list-entries.ts";
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
    if ((await entriesWithFile(fileId, own)).length) return true;
    const rows = await entryRows([resume], own);
    const earlier = rows.find(({ data }) => data["name"] === madeName);
    if (!earlier && rows.length >= resume.limit) return false;
    const file = { id: fileId };
    if (earlier) {
      const stored = earlier.data;
      await writeEntry(resume, earlier, await checkData(resume, { ...stored, file }, own, { stored }), own);
      return true;
    }
    const data = await checkData(resume, { name: madeName, file, is_default: false }, own);
    await keepExactlyOne(resume, await addEntry(resume, data, undefined, own), own);
    return true;
  });
