import { eq, sql, and, gte } from "drizzle-orm";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import type { ListSection } from "../../contract/profile/section.ts";
import { HttpError, invalid } from "../platform/http-error.ts";
import { entryKeyOf, nameOf } from "./entry-data.ts";
import { entryOf } from "./entry-of.ts";
import type { Changing } from "./own.ts";
import { entryRows, insertEntry, writeEntry } from "./queries.ts";
import type { EntryRow } from "./sealed-rows.ts";
import { profileEntries } from "./tables.ts";

/**
 * Adds an entry at an index of the list, or at its end. An unreadable entry with the same key is overwritten. Runs
 * inside `changeProfile`.
 * @throws HttpError 422 when the list has the entry already, or is full.
 */
export const addEntry = async (
  section: ListSection,
  data: EntryData,
  index: number | undefined,
  own: Changing,
): Promise<EntryRow> => {
  const rows = await entryRows([section], own);
  const same = sameEntry(section, data, rows);
  if (same && !entryOf(section, same, own)) return writeEntry(section, same, data, own);
  refuseDuplicate(section, data, same);
  refuseFull(section, rows.length);
  return insertEntry(section, { position: await makeRoom(section, rows, index, own), data }, own);
};

/** The position of a new entry. Those after it move on. */
const makeRoom = async (
  section: ListSection,
  rows: readonly EntryRow[],
  index: number | undefined,
  { db, seeker }: Changing,
): Promise<number> => {
  const next = index === undefined ? undefined : rows[index];
  if (!next) return (rows.at(-1)?.position ?? -1) + 1;
  const { position } = next;
  await db
    .update(profileEntries)
    .set({ position: sql`${profileEntries.position} + 1` })
    .where(
      and(
        eq(profileEntries.seekerId, seeker.id),
        eq(profileEntries.section, section.name),
        gte(profileEntries.position, position),
      ),
    );
  return position;
};

/** The entry that the list has already with this key. */
export const sameEntry = (
  section: ListSection,
  data: EntryData,
  rows: readonly EntryRow[],
): EntryRow | undefined => {
  const entryKey = entryKeyOf(section, data);
  return entryKey === null ? undefined : rows.find((row) => row.entryKey === entryKey);
};

/** @throws HttpError 422 when there is such an entry already. */
export const refuseDuplicate = (
  section: ListSection,
  data: EntryData,
  same: EntryRow | undefined,
  at = section.uniqueBy!,
): void => {
  if (same) throw invalid(at, `${nameOf(section, data)} is on your list already.`);
};

/** @throws HttpError 422 when no entry can be added to a list of this length. */
export const refuseFull = (section: ListSection, length: number): void => {
  if (length >= section.limit)
    throw new HttpError(
      422,
      `Your list has ${section.limit} ${section.title.toLowerCase()}, the most it takes. Remove one first.`,
    );
};
