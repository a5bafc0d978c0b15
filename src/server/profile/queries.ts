import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { seekers } from "../auth/tables.ts";
import { signInFirst } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { accountColumns, type Account } from "./account.ts";
import { entryKeyOf } from "./entry-data.ts";
import { releaseFiles } from "./entry-files.ts";
import { entryOf, singleEntryOf } from "./entry-of.ts";
import type { Changing, Own } from "./own.ts";
import { openRow, sealData, type EntryRow, type StoredRow } from "./sealed-rows.ts";
import { profileEntries } from "./tables.ts";

const inSections = (sections: readonly Section[]) =>
  inArray(
    profileEntries.section,
    sections.map(({ name }) => name),
  );

/** The seeker's stored entries of some sections, in their order. */
export const entryRows = async (sections: readonly Section[], own: Own): Promise<EntryRow[]> => {
  const rows = await own.db
    .select()
    .from(profileEntries)
    .where(and(eq(profileEntries.seekerId, own.seeker.id), inSections(sections)))
    .orderBy(asc(profileEntries.position), asc(profileEntries.id));
  return Promise.all(rows.map((row) => openRow(row, own)));
};

/** What of an entry's row is read to show it. */
type ShownRow = Pick<StoredRow, "id" | "section" | "version" | "data">;

/** The entries of some sections as one value: the embedded database takes longer for many rows. */
const shownRows = (sections: readonly Section[]): SQL<ShownRow[] | null> => {
  const { id, section, version, data, position, seekerId } = profileEntries;
  const fields = sql`'id', ${id}, 'section', ${section}, 'version', ${version}, 'data', ${data}`;
  const query = sql`select json_agg(json_build_object(${fields}) order by ${position}, ${id})
    from ${profileEntries} where ${seekerId} = ${seekers.id} and ${inSections(sections)}`;
  return sql`(${query})`;
};

/**
 * The seeker's account and entries of some sections, in one query.
 * @param counts Counts that are read with them, such as how many jobs are saved.
 * @throws HttpError 401 when the account has been deleted since the token was issued.
 */
export const readProfile = async <K extends string = never>(
  sections: readonly Section[],
  own: Own,
  counts = {} as Record<K, SQL<number>>,
): Promise<{ account: Account; entries: (section: Section) => Entry[]; counts: Record<K, number> }> => {
  const [found] = await own.db
    .select({ account: accountColumns, stored: shownRows(sections), ...counts })
    .from(seekers)
    .where(eq(seekers.id, own.seeker.id));
  if (!found) throw signInFirst({ hasToken: true });
  const { account, stored, ...counted } = found as { account: Account; stored: ShownRow[] | null };
  const { id: seekerId } = own.seeker;
  const opened = await Promise.all((stored ?? []).map((row) => openRow({ ...row, seekerId }, own)));
  const rows = Map.groupBy(opened, ({ section }) => section);
  const context = { ...own, account };
  const read = (section: Section): Entry[] => {
    const its = rows.get(section.name) ?? [];
    if (section.kind === "list") return its.flatMap((row) => entryOf(section, row, context) ?? []);
    return [singleEntryOf(section, its[0], context)];
  };
  const known = new Map<Section, Entry[]>();
  const entries = (section: Section): Entry[] => {
    const its = known.get(section) ?? read(section);
    known.set(section, its);
    return its;
  };
  return { account, entries, counts: counted as Record<K, number> };
};

/** The seeker's entries of one section. */
export const listEntries = async (section: Section, own: Own): Promise<Entry[]> =>
  (await readProfile([section], own)).entries(section);

/**
 * Runs changes of a seeker's profile one at a time: concurrent ones never see each other's partial state.
 * @throws HttpError 401 when the account has been deleted.
 */
export const changeProfile = <T>(own: Own, work: (own: Changing) => Promise<T>): Promise<T> =>
  own.db.transaction(async (tx) => {
    const query = tx.select(accountColumns).from(seekers).where(eq(seekers.id, own.seeker.id));
    const [account] = await query.for("no key update");
    if (!account) throw signInFirst({ hasToken: true });
    return work({ ...own, account, db: tx as Db });
  });

/** Adds an entry. */
export const insertEntry = async (
  section: Section,
  { position, data }: { position: number; data: EntryData },
  own: Own,
): Promise<EntryRow> => {
  const seekerId = own.seeker.id;
  const entryKey = entryKeyOf(section, data);
  const stored = await sealData(section, data, { seekerId }, own);
  const values = { seekerId, section: section.name, position, entryKey, ...stored };
  const [row] = await own.db.insert(profileEntries).values(values).returning();
  return openRow(row!, own);
};

/** Replaces the fields of an entry, as its next version. What another release stored beside them stays. */
export const writeEntry = async (
  section: Section,
  row: EntryRow,
  data: EntryData,
  own: Own,
): Promise<EntryRow> => {
  const entryKey = entryKeyOf(section, data);
  const stored = await sealData(section, { ...row.data, ...data }, row, own);
  const [written] = await own.db
    .update(profileEntries)
    .set({ ...stored, entryKey, version: row.version + 1, updatedAt: new Date() })
    .where(eq(profileEntries.id, row.id))
    .returning();
  await releaseFiles(row, data, own);
  return openRow(written!, own);
};

/** Moves entries to the places of their list. */
export const placeEntries = async (rows: readonly EntryRow[], { db }: Own): Promise<void> => {
  for (const [position, row] of rows.entries())
    if (row.position !== position)
      await db.update(profileEntries).set({ position }).where(eq(profileEntries.id, row.id));
};

/** Removes entries of the seeker's, and takes their files off the list. */
export const removeEntries = async (rows: readonly { id: number }[], own: Own): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length) await removeWhere(inArray(profileEntries.id, ids), own);
};

/** Removes all entries of the seeker's, also those of other releases. */
export const removeAllEntries = (own: Own): Promise<void> => removeWhere(undefined, own);

const removeWhere = async (condition: SQL | undefined, own: Own): Promise<void> => {
  const removed = await own.db
    .delete(profileEntries)
    .where(and(eq(profileEntries.seekerId, own.seeker.id), condition))
    .returning({ section: profileEntries.section, data: profileEntries.data });
  for (const row of removed) await releaseFiles(row, null, own);
};
