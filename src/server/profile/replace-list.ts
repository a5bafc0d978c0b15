import { isDeepStrictEqual } from "node:util";
import { inArray } from "drizzle-orm";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Chosen, ListSection } from "../../contract/profile/section.ts";
import { HttpError, invalid } from "../platform/http-error.ts";
import { checkData, entryKeyOf, nameOf, refuseOldVersion } from "./entry-data.ts";
import { keepExactlyOne } from "./exactly-one.ts";
import { entryOf } from "./entry-of.ts";
import type { Changing } from "./own.ts";
import { entryRows, insertEntry, placeEntries, removeEntries, writeEntry } from "./queries.ts";
import type { EntryRow } from "./sealed-rows.ts";
import { profileEntries } from "./tables.ts";

/** An entry of a list that is saved as a whole: some of its fields, with the id of the entry where it has one. */
type Item = Readonly<Record<string, unknown>>;

interface Options {
  /** The values of the entries that the list stands for, where that is not all; those that are added get them. */
  only?: Readonly<Record<string, string>> | undefined;
  /** The path that errors name, by the item's index and the field. */
  at: (index: number, field: string) => string;
}

/** What becomes of an item: the row that it keeps, if any, and the data to write unless it has not changed. */
interface Plan {
  row: EntryRow | undefined;
  data: EntryData;
  isChanged: boolean;
}

/**
 * Replaces a list by other entries, in that order. An item keeps the entry that has its id, or its unique value, with
 * the fields that it does not name; entries without an item are removed. Unreadable entries are left alone. Runs
 * inside `changeProfile`.
 * @throws HttpError 409 for an older version, 422 for an unknown id, a field at fault, or the same entry twice.
 */
export const replaceList = async (
  section: ListSection,
  items: readonly Item[],
  { only = {}, at }: Options,
  own: Changing,
): Promise<void> => {
  const rows = await entryRows([section], own);
  const inScope = rows.filter((row) => {
    const entry = entryOf(section, row, own);
    return entry && Object.entries(only).every(([name, value]) => entry[name] === value);
  });
  const plans: Plan[] = [];
  for (const [index, item] of items.entries()) {
    const options = { only, at: (field: string) => at(index, field) };
    const plan = await planItem(section, item, { rows, inScope, ...options }, own);
    if (plans.some((other) => isSame(section, plan, other)))
      throw invalid(
        options.at(section.uniqueBy ?? "id"),
        `${nameOf(section, plan.data)} is there twice. Remove one.`,
      );
    plans.push(plan);
  }
  refuseTooMany(section, rows.length - inScope.length + plans.length);
  const kept = plans.flatMap(({ row }) => row ?? []);
  await removeEntries(
    inScope.filter((row) => !kept.includes(row)),
    own,
  );
  await freeKeys(section, plans, own);
  const written: EntryRow[] = [];
  for (const { row, data, isChanged } of plans) {
    if (!row) written.push(await insertEntry(section, { position: rows.length, data }, own));
    else written.push(isChanged ? await writeEntry(section, row, data, own) : row);
  }
  await placeEntries(inOrder(rows, new Set([...inScope, ...kept]), written), own);
  await keepExactlyOne(section, null, own);
};

const planItem = async (
  section: ListSection,
  item: Item,
  {
    rows,
    inScope,
    only,
    at,
  }: { rows: EntryRow[]; inScope: EntryRow[]; only: Item; at: (field: string) => string },
  own: Changing,
): Promise<Plan> => {
  const { id, version: _, ...given } = item;
  const row = id === undefined ? withKey(section, given, rows) : inScope.find((row) => row.id === id);
  if (id !== undefined && !row)
    throw invalid(at("id"), `${String(id)} is not the id of a ${section.noun} of yours.`);
  const entry = row && entryOf(section, row, own);
  if (entry) refuseOldVersion(section, entry, item);
  const stored = entry ? dataOf(entry) : {};
  const data = await checkData(section, { ...stored, ...given, ...only }, own, { stored, at });
  return { row, data, isChanged: !isDeepStrictEqual(stored, data) };
};

const dataOf = ({ id: _, version: __, ...data }: Entry): EntryData => data;

/** The entry that has the item's unique value. */
const withKey = ({ uniqueBy }: ListSection, given: Item, rows: readonly EntryRow[]): EntryRow | undefined => {
  const value = uniqueBy === undefined ? undefined : given[uniqueBy];
  const key =
    typeof value === "string" ? value.trim().toLowerCase() : (value as Chosen | null | undefined)?.id;
  return key === undefined ? undefined : rows.find(({ entryKey }) => entryKey === String(key));
};

const isSame = (section: ListSection, one: Plan, other: Plan): boolean => {
  if (one.row && one.row === other.row) return true;
  const key = entryKeyOf(section, one.data);
  return key !== null && key === entryKeyOf(section, other.data);
};

const refuseTooMany = ({ limit, title }: ListSection, length: number): void => {
  if (length > limit) throw new HttpError(422, `At most ${limit} ${title.toLowerCase()} can be saved.`);
};

/** Entries may exchange their unique values: none holds one that another one is about to get. */
const freeKeys = async (section: ListSection, plans: readonly Plan[], { db }: Changing): Promise<void> => {
  const changing = plans.flatMap(({ row, data }) =>
    row && row.entryKey !== entryKeyOf(section, data) ? row.id : [],
  );
  if (changing.length)
    await db.update(profileEntries).set({ entryKey: null }).where(inArray(profileEntries.id, changing));
};

/** The whole list: new entries take the places of those that they replace, and then those at its end. */
const inOrder = (
  rows: readonly EntryRow[],
  replaced: ReadonlySet<EntryRow>,
  written: readonly EntryRow[],
): EntryRow[] => {
  const waiting = [...written];
  const ordered = rows.flatMap((row) => (replaced.has(row) ? (waiting.shift() ?? []) : row));
  return [...ordered, ...waiting];
};
