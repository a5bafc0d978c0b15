import type { SingleSection } from "../../contract/profile/section.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import type { HandlersOf } from "../http/context.ts";
import { changeProfile, entryRows, listEntries, removeEntries } from "./queries.ts";
import { keepFiles } from "./keep-files.ts";
import { saveSingle } from "./single-entry.ts";

/** Handlers for the calls of the second API on a section with a single entry. */
export const singleHandlers = (section: SingleSection): HandlersOf<CallsOf<SingleSection>> => {
  const done = (what: string) => `Your ${section.noun} ${section.isPlural ? "have" : "has"} been ${what}.`;
  return {
    get: async (_input, context) => ({ payload: (await listEntries(section, context))[0]! }),

    replace: async ({ body }, context) => {
      const data = await keepFiles(body, section, context);
      const payload = await changeProfile(context, (own) => saveSingle(section, data, "clear", own));
      return { payload, message: done("saved") };
    },

    update: async ({ body }, context) => {
      const data = await keepFiles(body, section, context);
      const payload = await changeProfile(context, (own) => saveSingle(section, data, "keep", own));
      return { payload, message: done("saved") };
    },

    delete: async (_input, context) => {
      await changeProfile(context, async (own) => removeEntries(await entryRows([section], own), own));
      return { payload: null, message: done("removed") };
    },
  };
};
