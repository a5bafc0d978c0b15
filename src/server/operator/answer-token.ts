import { jwtVerify, SignJWT } from "jose";
import { HttpError } from "../platform/http-error.ts";

/** How long the link in a mail to operators is valid, in days. */
export const linkDays = 30;

/** What an operator answers by such a link. */
export type Answered = "support" | "consultation";

// Not the issuer of seekers' tokens: neither is accepted in place of the other.
const issuer = "signboard-operator";

/** A token that lets an operator read and answer one message or consultation. */
export const signAnswerToken = (kind: Answered, id: number, secret: Uint8Array): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(kind)
    .setSubject(String(id))
    .setExpirationTime(`${linkDays}d`)
    .sign(secret);

/**
 * The id of what the token is for.
 * @throws HttpError 403 when it is wrong, for something else, or expired.
 */
export const readAnswerToken = async (kind: Answered, token: string, secret: Uint8Array): Promise<number> => {
  try {
    const { payload } = await jwtVerify(token, secret, { issuer, audience: kind, algorithms: ["HS256"] });
    return Number(payload.sub);
  } catch {
    throw new HttpError(
      403,
      `This link is wrong or has expired: it is valid for ${linkDays} days. Ask for a new one with npm run ${kind === "support" ? "support" : "consultations"}.`,
    );
  }
};
