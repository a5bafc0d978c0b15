import { and, eq } from "drizzle-orm";
import type { SingleSection } from "../../contract/profile/section.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import type { HandlersOf } from "../http/context.ts";
import { changeProfile, listEntries } from "./queries.ts";
import { saveSingle } from "./single-entry.ts";
import { profileEntries } from "./tables.ts";

/** Handlers for the calls of the second API on a section with a single entry. */
export const singleHandlers = (section: SingleSection): HandlersOf<CallsOf<SingleSection>> => {
  const saved = `Your ${section.noun} has been saved.`;
  return {
    get: async (_input, context) => ({ payload: (await listEntries(section, context))[0] ?? null }),

    replace: async ({ body }, context) => {
      const payload = await changeProfile(context, (own) => saveSingle(section, body, "clear", own));
      return { payload, message: saved };
    },

    update: async ({ body }, context) => {
      const payload = await changeProfile(context, (own) => saveSingle(section, body, "keep", own));
      return { payload, message: saved };
    },

    delete: async (_input, { db, seeker }) => {
      await db
        .delete(profileEntries)
        .where(and(eq(profileEntries.seekerId, seeker.id), eq(profileEntries.section, section.name)));
      return { payload: null, message: `Your ${section.noun} has been removed.` };
    },
  };
};
