import { jwtVerify, SignJWT } from "jose";
import type { Caller } from "../http/context.ts";

const issuer = "signboard";

/**
 * A short-lived token that names a seeker as `sub` and `id` (spec §6).
 * @param session the family of refresh tokens that it came with: it is refused once that session has ended.
 */
export const signToken = (
  seekerId: string,
  secret: Uint8Array,
  seconds: number,
  session?: string,
): Promise<string> =>
  new SignJWT({ id: seekerId, user_type: "Job Seeker", ...(session && { sid: session }) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(seekerId)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(secret);

/** The seeker that an Authorization header names; null when it is missing, invalid or expired. */
export const readBearer = async (header: string | undefined, secret: Uint8Array): Promise<Caller | null> => {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? "")?.[1];
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, secret, { issuer, algorithms: ["HS256"] });
    return payload.sub ? { id: payload.sub, session: (payload["sid"] as string | undefined) ?? null } : null;
  } catch {
    return null;
  }
};
