import { eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { competitionEntries, competitionRequests } from "./tables.ts";

/** A seeker by the account, and by every email that it has had. */
interface Person {
  seekerId: string;
  emails: string[];
}

/** Entries of a seeker, and those made without signing in. */
const isEntryOf = ({ seekerId, emails }: Person) =>
  or(eq(competitionEntries.seekerId, seekerId), inArray(competitionEntries.email, emails));

/** The ids that mails about a seeker's entries have in their payloads. */
export const entryMailsAbout = async (tx: Db, person: Person) => ({
  entry: (
    await tx.select({ id: competitionEntries.id }).from(competitionEntries).where(isEntryOf(person))
  ).map(({ id }) => id),
  request: (
    await tx
      .select({ id: competitionRequests.id })
      .from(competitionRequests)
      .where(inArray(competitionRequests.email, person.emails))
  ).map(({ id }) => id),
});

/** Takes the person out of the entries that count, which stay in the number of entries, and removes the others. */
export const anonymiseEntries = async (tx: Db, person: Person): Promise<void> => {
  await tx
    .update(competitionEntries)
    .set({ seekerId: null, email: null, name: "", answer: "" })
    .where(isEntryOf(person));
  await tx.delete(competitionRequests).where(inArray(competitionRequests.email, person.emails));
};

/** Rows of entries that name a seeker by email alone, by table, as PostgreSQL writes them as JSON. */
export const entryRowsByEmail = async (
  tx: Db,
  { seekerId, emails }: Person,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const entries = await tx.execute(
    sql`select to_jsonb(one) as row from ${competitionEntries} one
      where one.email in ${emails} and one.seeker_id is distinct from ${seekerId}`,
  );
  const requests = await tx.execute(
    sql`select to_jsonb(one) as row from ${competitionRequests} one where one.email in ${emails}`,
  );
  const rowsOf = ({ rows }: { rows: Record<string, unknown>[] }) =>
    rows.map(({ row }) => row as Record<string, unknown>);
  return { competition_entries: rowsOf(entries), competition_requests: rowsOf(requests) };
};
