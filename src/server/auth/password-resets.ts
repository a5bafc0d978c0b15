import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, ne, not } from "drizzle-orm";
import type { Context, Services } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { passwordResets, seekers } from "./tables.ts";
import { firstAsked } from "./asked-codes.ts";
import { columnsOf, hashOf, isLive, newCode } from "./codes.ts";
import { resetMail } from "./mails.ts";

type Needs = Pick<Services, "db" | "secret">;

/** Starts a password reset for a seeker and mails its code; each request has its own code. Returns the request's id. */
export const openReset = async (
  seekerId: string,
  context: Pick<Context, "db" | "secret" | "enqueue" | "brand" | "origin">,
): Promise<string> => {
  const id = randomUUID();
  const code = newCode({ id, purpose: "reset" }, context.secret);
  await context.db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(and(ofSeeker(seekerId), not(isLive(passwordResets))));
    await tx.insert(passwordResets).values({ id, seekerId, ...code });
    await context.enqueue(tx, resetMail, { ...mailSite(context), reset: id });
  });
  return id;
};

/**
 * The id of the reset request that a code for an email is compared with: the browser's last one (`asked`);
 * if it made none, the newest of all.
 */
export const resetOf = async (
  email: string,
  asked: readonly string[],
  db: Db,
): Promise<string | undefined> => {
  const rows = await db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .innerJoin(seekers, eq(seekers.id, passwordResets.seekerId))
    .where(and(eq(seekers.email, email), isLive(passwordResets)))
    .orderBy(desc(passwordResets.createdAt));
  return firstAsked(asked, rows);
};

/** Exchanges the right code, once, for a token that allows one new password; the seeker's other requests are void. */
export const tradeReset = async (id: string, code: string, { db, secret }: Needs): Promise<string | null> => {
  const token = randomBytes(32).toString("base64url");
  const [traded] = await db
    .update(passwordResets)
    .set(columnsOf({ id, purpose: "reset_token" }, token, secret))
    .where(keeps(id, hashOf({ id, purpose: "reset" }, code, secret)))
    .returning();
  if (!traded) return null;
  await db.delete(passwordResets).where(and(ofSeeker(traded.seekerId), ne(passwordResets.id, id)));
  return `${id}.${token}`;
};

/** Uses up a reset token and returns the seeker's id; null when it is wrong, used or expired. */
export const takeResetToken = async (resetToken: string, { db, secret }: Needs): Promise<string | null> => {
  const [, id, token] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(resetToken) ?? [];
  if (!id || !token) return null;
  const [used] = await db
    .delete(passwordResets)
    .where(keeps(id, hashOf({ id, purpose: "reset_token" }, token, secret)))
    .returning({ seekerId: passwordResets.seekerId });
  return used?.seekerId ?? null;
};

const keeps = (id: string, codeHash: string) =>
  and(eq(passwordResets.id, id), eq(passwordResets.codeHash, codeHash), isLive(passwordResets));

const ofSeeker = (seekerId: string) => eq(passwordResets.seekerId, seekerId);
