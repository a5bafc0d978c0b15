import { and, eq } from "drizzle-orm";
import type { SingleSection } from "../../contract/profile/section.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import type { HandlersOf } from "../http/context.ts";
import { checkData, entryKeyOf, refuseOldVersion } from "./entry-data.ts";
import { dataOf, entryOf } from "./entry-of.ts";
import { changeProfile, entryRows, insertEntry, listEntries, writeEntry } from "./queries.ts";
import { profileEntries } from "./tables.ts";

/** Handlers for the calls of the second API on a section with a single entry. */
export const singleHandlers = (section: SingleSection): HandlersOf<CallsOf<SingleSection>> => ({
  get: async (_input, context) => ({
    payload: (await listEntries([section], context))(section)[0] ?? null,
  }),

  update: async ({ body }, context) => {
    const { version, ...changes } = body;
    const row = await changeProfile(context, async (own) => {
      const [row] = await entryRows([section], own);
      if (row) refuseOldVersion(section, row, version);
      const stored = row ? dataOf(row) : {};
      const data = await checkData(section, { ...stored, ...changes }, { stored });
      const entryKey = entryKeyOf(section, data);
      return row
        ? writeEntry(row, { entryKey, data: { ...stored, ...data } }, own)
        : insertEntry(section, { entryKey, data, position: 0 }, own);
    });
    return { payload: entryOf(section, row, context)!, message: `The ${section.noun} has been saved.` };
  },

  delete: async (_input, { db, seeker }) => {
    await db
      .delete(profileEntries)
      .where(and(eq(profileEntries.seekerId, seeker.id), eq(profileEntries.section, section.name)));
    return { payload: null, message: `The ${section.noun} has been removed.` };
  },
});
