import { and, eq, isNotNull } from "drizzle-orm";
import type { Payload } from "../../contract/call.ts";
import type { getCompetitionEntry } from "../../contract/competitions.ts";
import type { ReadCompetition } from "../../site/competitions/read-competitions.ts";
import { countMail } from "../auth/guesses.ts";
import { seekers } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { readEntryToken, wrongLink } from "./entry-token.ts";
import { enteredMail, confirmEntryMail } from "./mails.ts";
import { hasEntered, refuseUnlessOpen } from "./queries.ts";
import { competitionEntries, competitionRequests } from "./tables.ts";

/** What a person enters with. */
interface Entry {
  name: string;
  email: string;
  answer: string;
}

type Needs = Pick<Context, "db" | "enqueue" | "brand" | "origin">;

/** Enters a signed-in seeker, and mails a receipt; false when the seeker has entered before. */
export const enterAsSeeker = (
  file: ReadCompetition,
  { id, ...entry }: Entry & { id: string },
  needs: Needs,
): Promise<boolean> =>
  needs.db.transaction((tx) =>
    enter(tx, file, { ...rowOf(file, entry, needs), seekerId: id, agreedAt: new Date() }, needs),
  );

/**
 * Mails the link that confirms an entry; where that email has entered before, its owner is told instead. Whoever sent
 * it learns neither.
 * @throws HttpError 429 when there were too many mails.
 */
export const requestEntry = async (file: ReadCompetition, entry: Entry, context: Context): Promise<void> => {
  await countMail(entry.email, context);
  const row = rowOf(file, entry, context);
  await context.db.transaction(async (tx) => {
    const { id } = (await sameRequest(tx, row)) ?? (await insertRequest(tx, row));
    await context.enqueue(tx, confirmEntryMail, { ...mailSite(context), request: id });
  });
};

/** The entry that a link is for. @throws HttpError 403 when the link is wrong or has expired. */
export const findEntry = async (
  file: ReadCompetition,
  token: string,
  { db, secret }: Pick<Context, "db" | "secret">,
): Promise<Payload<typeof getCompetitionEntry>> => {
  const id = await readEntryToken(token, secret);
  const [row] = await db
    .select()
    .from(competitionRequests)
    .where(isOf(competitionRequests, file, id));
  if (row) {
    const { name, email, answer } = row;
    return { state: (await hasEntered(file.id, row, db)) ? "entered" : "waiting", name, email, answer };
  }
  const [entry] = await db
    .select()
    .from(competitionEntries)
    .where(isOf(competitionEntries, file, id));
  if (!entry?.email) throw wrongLink();
  return { state: "entered", name: entry.name, email: entry.email, answer: entry.answer };
};

/**
 * Makes an entry of a request, and mails a receipt; opening the link again changes nothing.
 * @throws HttpError 403 when the link is wrong or has expired, 409 when the competition has closed.
 */
export const confirmRequest = async (
  file: ReadCompetition,
  token: string,
  context: Needs & Pick<Context, "secret">,
): Promise<Payload<typeof getCompetitionEntry>> => {
  const found = await findEntry(file, token, context);
  if (found.state === "entered") return found;
  refuseUnlessOpen(file);
  const id = await readEntryToken(token, context.secret);
  await context.db.transaction(async (tx) => {
    const own = isOf(competitionRequests, file, id);
    const [request] = await tx.select().from(competitionRequests).where(own);
    // Of two clicks at one moment the second finds nothing to do.
    if (!request) return;
    const { createdAt: _, ...row } = request;
    const isAccount = and(eq(seekers.email, row.email), isNotNull(seekers.verifiedAt));
    const [account] = await tx.select({ id: seekers.id }).from(seekers).where(isAccount);
    const isNew = await enter(tx, file, { ...row, seekerId: account?.id ?? null }, context);
    if (isNew) await tx.delete(competitionRequests).where(own);
  });
  return { ...found, state: "entered" };
};

/** Stores an entry that counts; false when the person has one. */
const enter = async (
  tx: Db,
  { closesAt }: ReadCompetition,
  row: Omit<typeof competitionEntries.$inferInsert, "closesAt">,
  needs: Needs,
): Promise<boolean> => {
  const [entered] = await tx
    .insert(competitionEntries)
    .values({ ...row, closesAt })
    .onConflictDoNothing()
    .returning({ id: competitionEntries.id });
  if (entered) await needs.enqueue(tx, enteredMail, { ...mailSite(needs), entry: entered.id });
  return entered !== undefined;
};

const rowOf = ({ id, data }: ReadCompetition, entry: Entry, { brand }: Pick<Needs, "brand">) => ({
  competition: id,
  brand: brand.id,
  termsVersion: data.termsVersion,
  ...entry,
});
type RequestRow = ReturnType<typeof rowOf>;

/** The same entry, sent again: it gets the same link, and not another row. */
const sameRequest = async (tx: Db, row: RequestRow) => {
  const columns = Object.entries(row) as [keyof RequestRow, string][];
  const [same] = await tx
    .select({ id: competitionRequests.id })
    .from(competitionRequests)
    .where(and(...columns.map(([name, value]) => eq(competitionRequests[name], value))));
  return same;
};

const insertRequest = async (tx: Db, row: RequestRow) => {
  const [inserted] = await tx
    .insert(competitionRequests)
    .values({ ...row, agreedAt: new Date() })
    .returning({ id: competitionRequests.id });
  return inserted!;
};

const isOf = (
  table: typeof competitionRequests | typeof competitionEntries,
  { id: competition }: ReadCompetition,
  id: string,
) => and(eq(table.id, id), eq(table.competition, competition));
