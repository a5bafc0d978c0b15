import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import type { Services } from "../http/context.ts";
import type { EditorRow } from "./second-factor.ts";
import { editors } from "./tables.ts";

/** How long a mailed link opens, in minutes. */
export const linkMinutes = 30;

const audience = "editor-password";

type Account = Pick<EditorRow, "id" | "passwordHash">;

/**
 * The token of a mailed link that sets a new password. Its key is made of the account's password, so that it opens once,
 * and no more when the password has changed otherwise.
 */
export const signPasswordLink = (account: Account, secret: Uint8Array): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setSubject(account.id)
    .setExpirationTime(`${linkMinutes}m`)
    .sign(keyOf(account, secret));

/** The account whose password a link sets; null when the link is wrong, used or expired. */
export const accountOfLink = async (
  token: string,
  { db, secret }: Pick<Services, "db" | "secret">,
): Promise<EditorRow | null> => {
  try {
    const [account] = await db
      .select()
      .from(editors)
      .where(eq(editors.id, decodeJwt(token).sub ?? ""));
    if (!account?.passwordHash) return null;
    await jwtVerify(token, keyOf(account, secret), { audience, algorithms: ["HS256"] });
    return account;
  } catch {
    return null;
  }
};

const keyOf = ({ passwordHash }: Account, secret: Uint8Array): Uint8Array =>
  createHmac("sha256", secret).update(`${audience}:${passwordHash}`).digest();
