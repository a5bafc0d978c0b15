import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { seekers } from "../auth/tables.ts";
import { HttpError } from "../http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { accountColumns, type Account } from "./account.ts";
import { entryKeyOf } from "./entry-data.ts";
import { releaseFiles } from "./entry-files.ts";
import { entryOf, singleEntryOf } from "./entry-of.ts";
import type { Changing, Own } from "./own.ts";
import { openRow, sealData, type EntryRow } from "./sealed-rows.ts";
import { profileEntries } from "./tables.ts";

const unknownAccount = () =>
  new HttpError(401, "Sign in first.", { headers: { "www-authenticate": "Bearer" } });

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

/**
 * The seeker's account and entries of some sections, in one query.
 * @throws HttpError 401 when the account has been deleted since the token was issued.
 */
export const readProfile = async (
  sections: readonly Section[],
  own: Own,
): Promise<{ account: Account; entries: (section: Section) => Entry[] }> => {
  const joined = await own.db
    .select({ account: accountColumns, entry: profileEntries })
    .from(seekers)
    .leftJoin(profileEntries, and(eq(profileEntries.seekerId, seekers.id), inSections(sections)))
    .where(eq(seekers.id, own.seeker.id))
    .orderBy(asc(profileEntries.position), asc(profileEntries.id));
  if (!joined[0]) throw unknownAccount();
  const { account } = joined[0];
  const opened = await Promise.all(joined.flatMap(({ entry }) => (entry ? [openRow(entry, own)] : [])));
  const rows = Map.groupBy(opened, ({ section }) => section);
  const context = { ...own, account };
  return {
    account,
    entries: (section) => {
      const its = rows.get(section.name) ?? [];
      if (section.kind === "list") return its.flatMap((row) => entryOf(section, row, context) ?? []);
      const entry = singleEntryOf(section, its[0], context);
      return entry ? [entry] : [];
    },
  };
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
    if (!account) throw unknownAccount();
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
