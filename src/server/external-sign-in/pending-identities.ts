import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, or } from "drizzle-orm";
import { countMail } from "../auth/guesses.ts";
import { hashOf as codeHashOf, isLive, newCode } from "../auth/codes.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import { invalid, HttpError } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { identityCodeMail } from "./mails.ts";
import type { Identity } from "./read-response.ts";
import { pendingIdentities } from "./tables.ts";

/** How long a seeker may take to go on, in milliseconds. */
const ticketMs = 30 * 60_000;

/** An identity that waits for its owner. */
export type PendingIdentity = typeof pendingIdentities.$inferSelect;

/** Keeps an identity and gives the ticket that names it, which only this browser gets. */
export const openTicket = async (identity: Identity, { db }: Context) => {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + ticketMs);
  const [row] = await db
    .insert(pendingIdentities)
    .values({ ...identity, ticketHash: hashOf(token), ticketExpiresAt: expiresAt, codeHash: "", expiresAt })
    .returning();
  return { ticket: `${row!.id}.${token}`, pending: row! };
};

/** The identity of a ticket. @throws HttpError 422 when it has expired or was used. */
export const readTicket = async (ticket: string, db: Db): Promise<PendingIdentity> => {
  const [row] = await db.select().from(pendingIdentities).where(ofTicket(ticket));
  if (!row) throw staleTicket();
  return row;
};

/** Uses a ticket up. @throws HttpError 422 when it has expired or was used. */
export const takeTicket = async (ticket: string, db: Db): Promise<PendingIdentity> => {
  const [row] = await db.delete(pendingIdentities).where(ofTicket(ticket)).returning();
  if (!row) throw staleTicket();
  return row;
};

/** Mails a code to an email of the owner's choice, or to the one that the provider vouches for and no other. */
export const mailCode = async (
  { id }: Pick<PendingIdentity, "id">,
  email: string,
  context: Context,
): Promise<void> => {
  await countMail(email, context);
  const code = newCode({ id, purpose: "identity" }, context.secret);
  const isOpen = or(eq(pendingIdentities.emailVerified, false), eq(pendingIdentities.email, email));
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .update(pendingIdentities)
      .set({ email, ...code })
      .where(and(eq(pendingIdentities.id, id), isOpen))
      .returning({ id: pendingIdentities.id });
    if (!changed.length) throw invalid("email", "This email cannot be changed any more. Start again.");
    await context.enqueue(tx, identityCodeMail, { ...mailSite(context), pending: id });
  });
};

/** Marks the email as confirmed by the code that was mailed to it; null when it was changed meanwhile. */
export const confirmEmail = async (
  id: string,
  code: string,
  { db, secret }: Context,
): Promise<PendingIdentity | null> => {
  const isMailed = eq(pendingIdentities.codeHash, codeHashOf({ id, purpose: "identity" }, code, secret));
  const [row] = await db
    .update(pendingIdentities)
    .set({ emailVerified: true, codeHash: "" })
    .where(and(eq(pendingIdentities.id, id), isMailed, isLive(pendingIdentities)))
    .returning();
  return row ?? null;
};

const ofTicket = (ticket: string) => {
  const [, id, token] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (!id || !token) throw staleTicket();
  return and(
    eq(pendingIdentities.id, id),
    eq(pendingIdentities.ticketHash, hashOf(token)),
    gt(pendingIdentities.ticketExpiresAt, new Date()),
  );
};

const staleTicket = () =>
  new HttpError(422, "This took longer than half an hour, or was finished already. Start again.");

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
