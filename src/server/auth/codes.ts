import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Services } from "../context.ts";
import { oneTimeCodes } from "../db/schema.ts";

/** What a code allows. `reset_token` is what a reset code is traded for. */
export type Purpose = (typeof oneTimeCodes.$inferSelect)["purpose"];

/** How long a code is good for, in minutes. */
export const codeMinutes = 10;

/** How often a code may be tried, the right try included. */
const maxTries = 5;

type Needs = Pick<Services, "db" | "secret">;

/** Makes a 6-digit code for a seeker; the ones before it no longer count. */
export const makeCode = async (seekerId: string, purpose: Purpose, needs: Needs): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await keep(seekerId, purpose, code, needs);
  return code;
};

/** Makes the token that allows one new password. It begins with the seeker's id. */
export const makeResetToken = async (seekerId: string, needs: Needs): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  await keep(seekerId, "reset_token", token, needs);
  return `${seekerId}.${token}`;
};

/** Uses up a seeker's code. False when it is wrong, used, too old, or was tried too often. */
export const takeCode = async (
  seekerId: string,
  purpose: Purpose,
  code: string,
  { db, secret }: Needs,
): Promise<boolean> => {
  const usable = and(
    eq(oneTimeCodes.seekerId, seekerId),
    eq(oneTimeCodes.purpose, purpose),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, new Date()),
  );
  // Counted before it is compared, so that tries made at the same moment all count.
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(usable, lt(oneTimeCodes.tries, maxTries)))
    .returning();
  if (!row || !same(row.codeHash, hashOf(seekerId, purpose, code, secret))) return false;
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeCodes.id, row.id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
};

/** The seeker that a reset token belongs to; null when it is wrong, used or too old. */
export const takeResetToken = async (resetToken: string, needs: Needs): Promise<string | null> => {
  const [, seekerId, token] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(resetToken) ?? [];
  return seekerId && token && (await takeCode(seekerId, "reset_token", token, needs)) ? seekerId : null;
};

/** A seeker has one code for each purpose: a new one takes the place of the last. */
const keep = async (
  seekerId: string,
  purpose: Purpose,
  code: string,
  { db, secret }: Needs,
): Promise<void> => {
  const fresh = {
    codeHash: hashOf(seekerId, purpose, code, secret),
    tries: 0,
    expiresAt: new Date(Date.now() + codeMinutes * 60_000),
    usedAt: null,
    createdAt: new Date(),
  };
  await db
    .insert(oneTimeCodes)
    .values({ seekerId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCodes.seekerId, oneTimeCodes.purpose], set: fresh });
};

/** Keyed with the server's secret: six digits alone could be guessed from a stolen table. */
const hashOf = (seekerId: string, purpose: Purpose, code: string, secret: Uint8Array): string =>
  createHmac("sha256", secret).update(`${seekerId}:${purpose}:${code}`).digest("hex");

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
