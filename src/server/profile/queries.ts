import { and, asc, eq, inArray } from "drizzle-orm";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";
import { seekers } from "../auth/tables.ts";
import { HttpError } from "../http-error.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { entryOf, type EntryRow } from "./entry-of.ts";
import { profileEntries } from "./tables.ts";

/** The parts of the context that reading and writing entries needs. */
export type Own = Pick<Context<"seeker">, "db" | "seeker" | "log" | "store" | "origin">;

/** The seeker's stored entries of some sections, in their order. */
export const entryRows = (sections: readonly Section[], { db, seeker }: Own): Promise<EntryRow[]> => {
  const names = sections.map(({ name }) => name);
  return db
    .select()
    .from(profileEntries)
    .where(and(eq(profileEntries.seekerId, seeker.id), inArray(profileEntries.section, names)))
    .orderBy(asc(profileEntries.position), asc(profileEntries.id));
};

/** The seeker's entries of some sections, by section. */
export const listEntries = async <S extends Section>(
  sections: readonly S[],
  own: Own,
): Promise<(section: S) => Entry[]> => {
  const rows = Map.groupBy(await entryRows(sections, own), ({ section }) => section);
  return (section) => (rows.get(section.name) ?? []).flatMap((row) => entryOf(section, row, own) ?? []);
};

/**
 * Runs changes of a seeker's profile one at a time: concurrent ones never see each other's partial state.
 * @throws HttpError 401 when the account has been deleted.
 */
export const changeProfile = <T>(own: Own, work: (own: Own) => Promise<T>): Promise<T> =>
  own.db.transaction(async (tx) => {
    const account = tx.select({ id: seekers.id }).from(seekers).where(eq(seekers.id, own.seeker.id));
    if (!(await account.for("no key update")).length)
      throw new HttpError(401, "Sign in first.", { headers: { "www-authenticate": "Bearer" } });
    return work({ ...own, db: tx as Db });
  });

/** Adds an entry. */
export const insertEntry = async (
  section: Section,
  values: Pick<EntryRow, "entryKey" | "position" | "data">,
  { db, seeker }: Own,
): Promise<EntryRow> => {
  const [row] = await db
    .insert(profileEntries)
    .values({ seekerId: seeker.id, section: section.name, ...values })
    .returning();
  return row!;
};

/** Replaces the data of an entry, as its next version. */
export const writeEntry = async (
  row: EntryRow,
  values: Pick<EntryRow, "entryKey" | "data">,
  { db }: Own,
): Promise<EntryRow> => {
  const [written] = await db
    .update(profileEntries)
    .set({ ...values, version: row.version + 1, updatedAt: new Date() })
    .where(eq(profileEntries.id, row.id))
    .returning();
  return written!;
};
