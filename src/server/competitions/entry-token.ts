import { jwtVerify, SignJWT } from "jose";
import { confirmHours } from "../../domain/competitions/entry-rules.ts";
import { HttpError } from "../platform/http-error.ts";

// Not the issuer of seekers' tokens: neither is accepted in place of the other.
const claims = { issuer: "signboard-competition", audience: "entry" };

/** The token in the link that confirms an entry. */
export const signEntryToken = (id: string, secret: Uint8Array): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(claims.issuer)
    .setAudience(claims.audience)
    .setSubject(id)
    .setExpirationTime(`${confirmHours}h`)
    .sign(secret);

/** The id of the entry that a token is for. @throws HttpError 403 when it is wrong or has expired. */
export const readEntryToken = async (token: string, secret: Uint8Array): Promise<string> => {
  try {
    const { payload } = await jwtVerify(token, secret, { ...claims, algorithms: ["HS256"] });
    return payload.sub!;
  } catch {
    throw wrongLink();
  }
};

export const wrongLink = (): HttpError =>
  new HttpError(
    403,
    `This link is wrong or has expired: it is valid for ${confirmHours} hours. Enter again to get a new one.`,
  );
