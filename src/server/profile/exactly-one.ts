import type { Section } from "../../contract/profile/section.ts";
import { dataOf, type EntryRow } from "./entry-of.ts";
import { entryRows, writeEntry, type Own } from "./queries.ts";

/** The checkbox of a section that exactly one of its entries has ticked, if it has one. */
const theOne = (section: Section): string | undefined =>
  Object.entries(section.fields).find(([, field]) => field.widget === "checkbox" && field.exactlyOne)?.[0];

/**
 * Ticks the checkbox of exactly one entry of a list after a change: the changed one if it is ticked, else the one that
 * was, else the first. Runs inside `changeProfile`.
 * @returns The changed entry as it is now.
 */
export const keepExactlyOne = async (
  section: Section,
  changed: EntryRow | null,
  own: Own,
): Promise<EntryRow | null> => {
  const name = theOne(section);
  if (!name) return changed;
  const rows = await entryRows([section], own);
  const isTicked = (row: EntryRow) => dataOf(row)[name] === true;
  const wanted = rows.find((row) => row.id === changed?.id && isTicked(row));
  const one = wanted ?? rows.find((row) => row.id !== changed?.id && isTicked(row)) ?? rows[0];
  let result = changed;
  for (const row of rows) {
    if (isTicked(row) === (row === one)) continue;
    const written = await writeEntry(
      row,
      { entryKey: row.entryKey, data: { ...dataOf(row), [name]: row === one } },
      own,
    );
    if (row.id === changed?.id) result = written;
  }
  return result;
};
