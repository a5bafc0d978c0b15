import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, lt, not } from "drizzle-orm";
import type * as z from "zod/mini";
import type { registerBody } from "../../contract/auth.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { registrations, seekers } from "./tables.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { firstAsked } from "./asked-codes.ts";
import { isLive, newCode } from "./codes.ts";
import { registrationMail } from "./mails.ts";
import type { Seeker } from "./sessions.ts";

type Needs = Pick<Context, "db" | "secret" | "enqueue" | "brand" | "origin" | "address">;

/** The most registrations of one email that a password is compared with; fewer have a valid code at any time. */
const maxCompared = 16;

/**
 * Registers an email, and mails the code that confirms it. The same email and password again reuse the
 * registration; another password makes a new one, and leaves the earlier ones as they are.
 * @returns the id of the registration.
 */
export const openRegistration = async (
  body: z.output<typeof registerBody>,
  needs: Needs,
): Promise<string> => {
  const { email, given_name: givenName, family_name: familyName } = body;
  const known = await registrationWith(email, body.password, needs);
  if (known) return renewRegistration(known, needs, { givenName, familyName });
  const id = randomUUID();
  const code = newCode({ id, purpose: "register" }, needs.secret);
  const passwordHash = await hashPassword(body.password, needs);
  await needs.db.transaction(async (tx) => {
    await tx.insert(registrations).values({ id, email, passwordHash, givenName, familyName, ...code });
    await needs.enqueue(tx, registrationMail, { ...mailSite(needs), registration: id });
  });
  return id;
};

/** Mails a new code for a registration; the previous one is no longer valid. */
export const renewRegistration = async (
  id: string,
  needs: Needs,
  names: { givenName?: string; familyName?: string } = {},
): Promise<string> => {
  const code = newCode({ id, purpose: "register" }, needs.secret);
  await needs.db.transaction(async (tx) => {
    await tx
      .update(registrations)
      .set({ ...names, ...code })
      .where(eq(registrations.id, id));
    await needs.enqueue(tx, registrationMail, { ...mailSite(needs), registration: id });
  });
  return id;
};

/** The id of the registration of an email that has this password. */
export const registrationWith = async (
  email: string,
  password: string,
  needs: Pick<Needs, "db" | "address">,
): Promise<string | undefined> => {
  const rows = await needs.db
    .select({ id: registrations.id, passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.expiresAt))
    .limit(maxCompared);
  for (const { id, passwordHash } of rows) if (await verifyPassword(password, passwordHash, needs)) return id;
  return undefined;
};

/**
 * The id of the registration that a code for an email is compared with: the browser's last one (`asked`);
 * if it made none, the earliest with a valid code, as a later one may be somebody else's.
 */
export const registrationOf = async (
  email: string,
  asked: readonly string[],
  db: Db,
): Promise<string | undefined> => {
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.email, email), isLive(registrations)))
    .orderBy(asc(registrations.createdAt));
  return firstAsked(asked, rows);
};

/** The id of a registration of an email that is not confirmed, if there is one. */
export const anyRegistrationOf = async (email: string, db: Db): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.email, email))
    .limit(1);
  return row?.id;
};

/**
 * Turns a registration into the account of its email, and removes the email's other registrations. Null when it has
 * been removed meanwhile or the email has an account by now: an existing account is never changed.
 */
export const confirmRegistration = (id: string, email: string, db: Db): Promise<Seeker | null> =>
  db.transaction(async (tx) => {
    const rows = await lockRegistrations(email, tx);
    const own = rows.find((row) => row.id === id);
    if (!own) return null;
    const { passwordHash, givenName, familyName } = own;
    return openAccount(tx, { email, passwordHash, givenName, familyName });
  });

/** The registrations of an email, locked in a fixed order: concurrent confirmations wait for each other without a deadlock. */
export const lockRegistrations = (email: string, db: Db) =>
  db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(asc(registrations.id))
    .for("update");

/** Opens an account with a confirmed email, and ends its locked registrations. Null when the email has an account. */
export const openAccount = async (
  db: Db,
  account: Pick<Seeker, "email" | "passwordHash" | "givenName" | "familyName">,
): Promise<Seeker | null> => {
  const { email } = account;
  await db.delete(registrations).where(eq(registrations.email, email));
  await db.delete(seekers).where(and(eq(seekers.email, email), isNull(seekers.verifiedAt)));
  const [seeker] = await db
    .insert(seekers)
    .values({ ...account, verifiedAt: new Date() })
    .onConflictDoNothing()
    .returning();
  return seeker ?? null;
};

/** Removes unconfirmed registrations from before a moment whose code has expired. */
export const removeOldRegistrations = async (db: Db, before: Date): Promise<void> => {
  const isStale = and(lt(registrations.createdAt, before), not(isLive(registrations)));
  await db.delete(registrations).where(isStale);
};
