import { and, desc, eq, sql } from "drizzle-orm";
import type { Seeker } from "../auth/sessions.ts";
import { seekers } from "../auth/tables.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import type { Identity } from "./read-response.ts";
import { externalIdentities } from "./tables.ts";

type Subject = Pick<Identity, "issuer" | "subject">;

/** The seeker who signs in with an identity; records the sign-in. */
export const seekerOfIdentity = async (identity: Subject, db: Db): Promise<Seeker | undefined> => {
  const [linked] = await db
    .update(externalIdentities)
    .set({ lastUsedAt: new Date() })
    .where(isIdentity(identity))
    .returning({ seekerId: externalIdentities.seekerId });
  if (!linked) return undefined;
  const [seeker] = await db.select().from(seekers).where(eq(seekers.id, linked.seekerId));
  return seeker;
};

/**
 * Links an identity to an account. Returns the new link's id; null when it is linked to this account already.
 * @throws HttpError 409 when it is linked to another one.
 */
export const linkIdentity = async (
  { issuer, subject, label, email }: Subject & Pick<Identity, "label" | "email">,
  seekerId: string,
  db: Db,
): Promise<string | null> => {
  const [linked] = await db
    .insert(externalIdentities)
    .values({ issuer, subject, label, email, seekerId })
    .onConflictDoNothing()
    .returning({ id: externalIdentities.id });
  if (linked) return linked.id;
  const [owner] = await db
    .select({ seekerId: externalIdentities.seekerId })
    .from(externalIdentities)
    .where(isIdentity({ issuer, subject }));
  if (owner?.seekerId === seekerId) return null;
  throw new HttpError(
    409,
    `This ${label} identity is linked to another account. Sign in with it and unlink it there first.`,
  );
};

/** A seeker's identities, the latest first. */
export const identitiesOf = (seekerId: string, db: Db) =>
  db
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.seekerId, seekerId))
    .orderBy(desc(externalIdentities.createdAt));

/**
 * Unlinks an identity; false when the seeker has none with this id.
 * @throws HttpError 409 when the account would have neither a password nor an identity left.
 */
export const unlinkIdentity = (id: string, seekerId: string, db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Locked, so that two of them unlinked at the same time do not leave the account without any.
    const [seeker] = await tx
      .select({ hasPassword: sql<boolean>`${seekers.passwordHash} is not null` })
      .from(seekers)
      .where(eq(seekers.id, seekerId))
      .for("update");
    const own = await tx
      .delete(externalIdentities)
      .where(and(eq(externalIdentities.id, id), eq(externalIdentities.seekerId, seekerId)))
      .returning({ id: externalIdentities.id });
    if (!own.length) return false;
    const left = await tx.$count(externalIdentities, eq(externalIdentities.seekerId, seekerId));
    if (!seeker?.hasPassword && !left)
      throw new HttpError(
        409,
        "You have no password yet, so this is your only way in. Sign out, choose “Forgot password?” to set one, and then unlink it.",
      );
    return true;
  });

const isIdentity = ({ issuer, subject }: Subject) =>
  and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject));
