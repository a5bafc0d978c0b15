import { and, eq } from "drizzle-orm";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import type { ListSection } from "../../contract/profile/section.ts";
import type { CallsOf } from "../../contract/profile/section-calls.ts";
import { HttpError, invalid, notFound } from "../http-error.ts";
import type { HandlersOf } from "../http/context.ts";
import { checkData, entryKeyOf, nameOf, refuseOldVersion } from "./entry-data.ts";
import { dataOf, entryOf, type EntryRow } from "./entry-of.ts";
import { changeProfile, entryRows, insertEntry, listEntries, writeEntry, type Own } from "./queries.ts";
import { profileEntries } from "./tables.ts";

/** Handlers for the calls of the second API on a list. */
export const listHandlers = (section: ListSection): HandlersOf<CallsOf<ListSection>> => {
  const { noun } = section;
  return {
    list: async (_input, context) => ({ payload: (await listEntries([section], context))(section) }),

    create: async ({ body }, context) => {
      const data = await checkData(section, body);
      const row = await changeProfile(context, (own) => addEntry(section, data, own));
      return { payload: entryOf(section, row, context)!, message: `The ${noun} has been added.` };
    },

    update: async ({ params, body }, context) => {
      const { version, ...changes } = body;
      const row = await changeProfile(context, async (own) => {
        const rows = await entryRows([section], own);
        const row = rows.find(({ id }) => id === params.id);
        if (!row) throw notFound(noun);
        refuseOldVersion(section, row, version);
        const stored = dataOf(row);
        const data = await checkData(section, { ...stored, ...changes }, { stored });
        const entryKey = entryKeyOf(section, data);
        refuseDuplicate(
          section,
          data,
          rows.find((other) => other !== row && isSame(other, entryKey)),
        );
        return writeEntry(row, { entryKey, data: { ...stored, ...data } }, own);
      });
      return { payload: entryOf(section, row, context)!, message: `The ${noun} has been saved.` };
    },

    delete: async ({ params }, { db, seeker }) => {
      const removed = await db
        .delete(profileEntries)
        .where(
          and(
            eq(profileEntries.id, params.id),
            eq(profileEntries.seekerId, seeker.id),
            eq(profileEntries.section, section.name),
          ),
        )
        .returning({ id: profileEntries.id });
      if (!removed.length) throw notFound(noun);
      return { payload: null, message: `The ${noun} has been removed.` };
    },
  };
};

/** Appends an entry. An unreadable entry with the same key is overwritten. */
const addEntry = async (section: ListSection, data: EntryData, own: Own): Promise<EntryRow> => {
  const rows = await entryRows([section], own);
  const entryKey = entryKeyOf(section, data);
  const same = rows.find((row) => isSame(row, entryKey));
  if (same && !entryOf(section, same, own)) return writeEntry(same, { entryKey, data }, own);
  refuseDuplicate(section, data, same);
  if (rows.length >= section.limit)
    throw new HttpError(
      422,
      `Your list has ${section.limit} ${section.title.toLowerCase()}, the most it takes. Remove one first.`,
    );
  return insertEntry(section, { entryKey, data, position: (rows.at(-1)?.position ?? -1) + 1 }, own);
};

const isSame = (row: EntryRow, entryKey: string | null): boolean =>
  entryKey !== null && row.entryKey === entryKey;

const refuseDuplicate = (section: ListSection, data: EntryData, same: EntryRow | undefined): void => {
  if (same) throw invalid(section.uniqueBy!, `${nameOf(section, data)} is on your list already.`);
};
