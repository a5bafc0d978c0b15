import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { keyIdOf, seal, unseal } from "../profile/seal.ts";
import type { Services } from "../http/context.ts";
import { editors } from "./tables.ts";

/** A row of the editors' table. */
export type EditorRow = typeof editors.$inferSelect;

type Needs = Pick<Services, "db" | "keys">;

/** How long a code is shown, in seconds; the one before and the one after are taken too, as clocks differ. */
const period = 30;
/** Bytes of a secret, as RFC 4226 recommends. */
const secretBytes = 20;

const ownerOf = (id: string) => ({ seekerId: id, section: "editor", field: "second-factor" });

const totpOf = (secret: string, email: string, issuer: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), label: email, issuer, period, digits: 6, algorithm: "SHA1" });

/** The secret of an account, as a text or an address for authenticator apps; a new one where it has none. */
export const secretOf = async (
  { id, email, secret: known }: EditorRow,
  issuer: string,
  { db, keys }: Needs,
): Promise<{ secret: string; uri: string }> => {
  const secret = known
    ? ((await unseal(known, ownerOf(id), keys)) as string)
    : new Secret({ size: secretBytes }).base32;
  if (!known)
    await db
      .update(editors)
      .set({ secret: await seal(secret, ownerOf(id), keys), usedStep: 0 })
      .where(eq(editors.id, id));
  return { secret, uri: totpOf(secret, email, issuer).toString() };
};

/**
 * Uses a code of an account's second factor (RFC 6238); false when it is wrong, or when it or a later one was used
 * before.
 */
export const useCode = async (editor: EditorRow, code: string, { db, keys }: Needs): Promise<boolean> => {
  if (!editor.secret) return false;
  const secret = (await unseal(editor.secret, ownerOf(editor.id), keys)) as string;
  const now = Date.now();
  const delta = totpOf(secret, editor.email, "").validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return false;
  const usedStep = Math.floor(now / 1000 / period) + delta;
  const isOld = keyIdOf(editor.secret) !== keys.current;
  const used = await db
    .update(editors)
    .set({ usedStep, ...(isOld && { secret: await seal(secret, ownerOf(editor.id), keys) }) })
    .where(and(eq(editors.id, editor.id), lt(editors.usedStep, usedStep)))
    .returning({ id: editors.id });
  return used.length > 0;
};
