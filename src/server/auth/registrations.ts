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

type Needs = Pick<Context, "db" | "secret" | "enqueue" | "brand" | "origin">;

/** How many registrations of one email a password is compared with; fewer have a good code at any time. */
const maxCompared = 16;

/**
 * Registers, and mails the code that confirms it. The same email and password again are the same
 * registration; another password is another one, and leaves those before as they are.
 * @returns the id of the registration.
 */
export const openRegistration = async (
  body: z.output<typeof registerBody>,
  needs: Needs,
): Promise<string> => {
  const { email, given_name: givenName, family_name: familyName } = body;
  const known = await registrationWith(email, body.password, needs.db);
  if (known) return renewRegistration(known, needs, { givenName, familyName });
  const id = randomUUID();
  const code = newCode({ id, purpose: "register" }, needs.secret);
  const passwordHash = await hashPassword(body.password);
  await needs.db.transaction(async (tx) => {
    await tx.insert(registrations).values({ id, email, passwordHash, givenName, familyName, ...code });
    await needs.enqueue(tx, registrationMail, { ...mailSite(needs), registration: id });
  });
  return id;
};

/** Mails a new code for a registration; the one before no longer counts. */
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
  db: Db,
): Promise<string | undefined> => {
  const rows = await db
    .select({ id: registrations.id, passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.expiresAt))
    .limit(maxCompared);
  for (const { id, passwordHash } of rows) if (await verifyPassword(password, passwordHash)) return id;
  return undefined;
};

/**
 * The id of the registration that a code for an email is compared with: the last one that the browser made
 * (`asked`); where it made none, the earliest whose code is good, as nobody can show that a later one is the
 * same person's.
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
 * Makes a registration the account of its email; all others for the email fall. Null when it has gone
 * meanwhile or somebody was faster: an account that is there is never changed.
 */
export const confirmRegistration = (id: string, email: string, db: Db): Promise<Seeker | null> =>
  db.transaction(async (tx) => {
    // Locked in one order, so that confirmations at the same moment wait for each other.
    const rows = await tx
      .select()
      .from(registrations)
      .where(eq(registrations.email, email))
      .orderBy(asc(registrations.id))
      .for("update");
    const own = rows.find((row) => row.id === id);
    if (!own) return null;
    await tx.delete(registrations).where(eq(registrations.email, email));
    await tx.delete(seekers).where(and(eq(seekers.email, email), isNull(seekers.verifiedAt)));
    const { passwordHash, givenName, familyName } = own;
    const [seeker] = await tx
      .insert(seekers)
      .values({ email, passwordHash, givenName, familyName, verifiedAt: new Date() })
      .onConflictDoNothing()
      .returning();
    return seeker ?? null;
  });

/** Removes registrations from before a moment that nobody confirmed and whose code has run out. */
export const removeOldRegistrations = async (db: Db, before: Date): Promise<void> => {
  const isStale = and(lt(registrations.createdAt, before), not(isLive(registrations)));
  await db.delete(registrations).where(isStale);
};
