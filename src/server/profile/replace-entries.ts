import { and, eq, inArray } from "drizzle-orm";
import type { Chosen, ListSection } from "../../contract/profile/section.ts";
import { checkData, entryKeyOf } from "./entry-data.ts";
import { entryOf, type EntryRow } from "./entry-of.ts";
import { entryRows, insertEntry, writeEntry, type Own } from "./queries.ts";
import { profileEntries } from "./tables.ts";

/**
 * Replaces a list with the chosen options, in that order. Entries that stay keep their id and their other fields;
 * unreadable entries are left alone. Runs inside `changeProfile`.
 * @throws HttpError 422 for an id that is not on the list to choose from.
 */
export const replaceEntries = async (
  section: ListSection & { uniqueBy: string; seekerKey: string },
  list: readonly Chosen[],
  own: Own,
): Promise<void> => {
  const rows = await entryRows([section], own);
  const before = new Map(rows.map((row) => [row.entryKey, row]));
  const kept = new Set<EntryRow>();
  for (const [position, value] of list.entries()) {
    const row = before.get(String(value.id));
    if (row) kept.add(row);
    if (row && entryOf(section, row, own)) await moveEntry(row, position, own);
    else {
      const at = `${section.seekerKey}.${position}`;
      const data = await checkData(section, { [section.uniqueBy]: value }, { at });
      const written = { entryKey: entryKeyOf(section, data), data };
      if (row) await writeEntry(row, written, own);
      else await insertEntry(section, { ...written, position }, own);
    }
  }
  const gone = rows.filter((row) => !kept.has(row) && entryOf(section, row, own));
  await removeEntries(gone, own);
};

const moveEntry = async (row: EntryRow, position: number, { db }: Own): Promise<void> => {
  if (row.position !== position)
    await db.update(profileEntries).set({ position }).where(eq(profileEntries.id, row.id));
};

const removeEntries = async (rows: readonly EntryRow[], { db, seeker }: Own): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length)
    await db
      .delete(profileEntries)
      .where(and(eq(profileEntries.seekerId, seeker.id), inArray(profileEntries.id, ids)));
};
