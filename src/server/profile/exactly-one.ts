import type { ListSection } from "../../contract/profile/section.ts";
import type { Changing } from "./own.ts";
import { entryRows, writeEntry } from "./queries.ts";
import type { EntryRow } from "./sealed-rows.ts";

/**
 * Ticks a checkbox that exactly one entry of a list has, after a change: that of the changed entry if it is ticked,
 * else the one that was, else the first. Runs inside `changeProfile`.
 * @param changed The entry that was added or changed; null when some were removed.
 * @returns The changed entry as it is now.
 */
export const keepExactlyOne = async <R extends EntryRow | null>(
  section: ListSection,
  changed: R,
  own: Changing,
): Promise<R> => {
  const [name] =
    Object.entries(section.fields).find(([, field]) => field.widget === "checkbox" && field.exactlyOne) ?? [];
  if (!name) return changed;
  const rows = await entryRows([section], own);
  const isTicked = ({ data }: EntryRow) => data[name] === true;
  const ticked = rows.filter(isTicked);
  const one = ticked.find(({ id }) => id === changed?.id) ?? ticked[0] ?? rows[0];
  let result = changed;
  for (const row of rows) {
    if (isTicked(row) === (row === one)) continue;
    const written = await writeEntry(section, row, { ...row.data, [name]: row === one }, own);
    if (row.id === changed?.id) result = written as R;
  }
  return result;
};
