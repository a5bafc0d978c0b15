import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, exists, gt, inArray, isNull, lt, max, ne, or, type SQL } from "drizzle-orm";
import type { Session } from "../../contract/auth.ts";
import type { Context } from "../http/context.ts";
import { emit } from "../http/events.ts";
import type { Db } from "../platform/database/open.ts";
import { refreshTokens, seekers } from "./tables.ts";
import { HttpError } from "../platform/http-error.ts";
import { signedIn } from "./events.ts";
import { signToken } from "./token.ts";
import { rememberDevice } from "./devices.ts";
import { shortAddress } from "../http/network-of.ts";

/** A row of the seekers' table. */
export type Seeker = typeof seekers.$inferSelect;

const tokenCookie = { name: "token", path: "/", httpOnly: false };
const refreshCookie = { name: "refresh_token", path: "/v1/auth", httpOnly: true };
/** Tells scripts of pages that there is a refresh cookie, which they cannot read: without it they request no token. */
const sessionCookie = { name: "session", path: "/", httpOnly: false };

/** The most characters of a User-Agent that are kept. */
const maxUserAgent = 500;

/** Signs a seeker in: starts a family of refresh tokens, sets its cookies and the one that identifies the device. */
export const startSession = async (seeker: Seeker, context: Context): Promise<Session> => {
  const { db } = context;
  await revokeFamily(context);
  rememberDevice(seeker.email, context);
  await emit(signedIn, seeker, db, context);
  await db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.seekerId, seeker.id), lt(refreshTokens.expiresAt, new Date())));
  return giveSession(seeker, await addToken(db, seeker.id, randomUUID(), context), context);
};

/** How long an answer with new tokens may be missed, as by a page that is left, in milliseconds. */
const missedMs = 120_000;

/**
 * Exchanges the refresh token for the next one of its family, the only one that is alive then. A token that is used again
 * was copied, so its family is revoked, unless nobody has used the next one and the answer that brought it may have been
 * missed. Tabs of one browser take turns (`features/session/renew.ts`), so they never collide here.
 * @throws HttpError 401 when the session has ended.
 */
export const rotateSession = async (context: Context): Promise<Session> => {
  const given = tokenIs(context.cookies.get(refreshCookie.name) ?? "");
  const next = await context.db.transaction(async (tx) => {
    // The lock makes another rotation and a password change wait, so that they revoke the next token too; what only
    // refers to the seeker, such as an application, does not wait.
    const [row] = await tx
      .select({ seeker: seekers, family: refreshTokens.family })
      .from(refreshTokens)
      .innerJoin(seekers, eq(seekers.id, refreshTokens.seekerId))
      .where(given)
      .for("no key update", { of: seekers });
    if (!row) return null;
    const traded = await tx
      .update(refreshTokens)
      .set({ usedAt: new Date() })
      .where(and(given, or(alive(), answerWasMissed(tx, row.family))))
      .returning({ id: refreshTokens.id });
    if (!traded.length) return null;
    await endSessions(tx, row.seeker.id, { only: row.family });
    return { seeker: row.seeker, token: await addToken(tx, row.seeker.id, row.family, context) };
  });
  if (next) return giveSession(next.seeker, next.token, context);
  await endSession(context);
  throw new HttpError(401, "Your session has ended. Please sign in again.");
};

/**
 * Ends the session of the refresh cookie and the one of the token, and clears the cookies. Every token that came from the
 * same sign-in is refused from then on.
 */
export const endSession = async (context: Context): Promise<void> => {
  await revokeFamily(context);
  clearCookies(context);
};

/** Removes the cookies of a session from the browser. */
export const clearCookies = ({ cookies }: Pick<Context, "cookies">): void => {
  for (const { name, ...options } of [tokenCookie, refreshCookie, sessionCookie])
    cookies.set(name, "", { ...options, maxAge: 0 });
};

/** The tokens that a seeker's sessions are renewed with: one of each session, or the one of `session`. */
export const liveTokens = (db: Db, seekerId: string, session?: string) =>
  db
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.seekerId, seekerId),
        session === undefined ? undefined : eq(refreshTokens.family, session),
        alive(),
      ),
    );

/**
 * Ends sessions of a seeker: all, `only` one, or all `except` one; their tokens are refused from then on. The
 * transaction must hold a lock on the seeker, so that a session that is being renewed ends too. Returns how many.
 */
export const endSessions = async (
  tx: Db,
  seekerId: string,
  { only, except }: { only?: string; except?: string | null } = {},
): Promise<number> => {
  const chosen = and(
    eq(refreshTokens.seekerId, seekerId),
    only ? eq(refreshTokens.family, only) : undefined,
    except ? ne(refreshTokens.family, except) : undefined,
    alive(),
  );
  const ended = await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(chosen)
    .returning({ id: refreshTokens.id });
  return ended.length;
};

/** Revokes all tokens that came from the same sign-in as the refresh cookie, or as the token of the request. */
const revokeFamily = async ({ db, cookies, seeker }: Context): Promise<void> => {
  const given = cookies.get(refreshCookie.name);
  const ofCookie = db
    .select({ family: refreshTokens.family })
    .from(refreshTokens)
    .where(tokenIs(given ?? ""));
  const which = or(
    given ? inArray(refreshTokens.family, ofCookie) : undefined,
    seeker?.session ? eq(refreshTokens.family, seeker.session) : undefined,
  );
  if (!which) return;
  await db.transaction(async (tx) => {
    // Waits for a rotation of the same session, so that its next token is revoked too.
    const owners = tx.select({ id: refreshTokens.seekerId }).from(refreshTokens).where(which);
    await tx.select({ id: seekers.id }).from(seekers).where(inArray(seekers.id, owners)).for("update");
    await tx
      .update(refreshTokens)
      .set({ revokedAt: new Date() })
      .where(and(which, isNull(refreshTokens.revokedAt)));
  });
};

const tokenIs = (token: string): SQL => eq(refreshTokens.tokenHash, hashOf(token));

const alive = () =>
  and(isNull(refreshTokens.usedAt), isNull(refreshTokens.revokedAt), gt(refreshTokens.expiresAt, new Date()));

/** Whether a token is the last of its family that was used, a moment ago, and the next one still is alive. */
const answerWasMissed = (db: Db, family: string) => {
  const ofFamily = eq(refreshTokens.family, family);
  const last = db
    .select({ at: max(refreshTokens.usedAt) })
    .from(refreshTokens)
    .where(ofFamily);
  const next = db.select().from(refreshTokens).where(and(ofFamily, alive()));
  return and(
    isNull(refreshTokens.revokedAt),
    gt(refreshTokens.usedAt, new Date(Date.now() - missedMs)),
    eq(refreshTokens.usedAt, last),
    exists(next),
  );
};

/** A new refresh token, with its family. */
interface Refresh {
  token: string;
  family: string;
}

const addToken = async (
  db: Db,
  seekerId: string,
  family: string,
  { config, userAgent, address }: Context,
): Promise<Refresh> => {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + config.REFRESH_SECONDS * 1000);
  await db.insert(refreshTokens).values({
    seekerId,
    family,
    tokenHash: hashOf(token),
    expiresAt,
    userAgent: userAgent.slice(0, maxUserAgent),
    address: shortAddress(address),
  });
  return { token, family };
};

const giveSession = async (seeker: Seeker, refresh: Refresh, context: Context): Promise<Session> => {
  const { config, secret, cookies } = context;
  const { TOKEN_SECONDS: maxAge } = config;
  const token = await signToken(seeker.id, secret, maxAge, refresh.family);
  cookies.set(tokenCookie.name, token, { ...tokenCookie, maxAge });
  cookies.set(refreshCookie.name, refresh.token, { ...refreshCookie, maxAge: config.REFRESH_SECONDS });
  cookies.set(sessionCookie.name, "1", { ...sessionCookie, maxAge: config.REFRESH_SECONDS });
  return {
    token,
    expires_at: new Date(Date.now() + maxAge * 1000).toISOString(),
    seeker: {
      id: seeker.id,
      email: seeker.email,
      given_name: seeker.givenName,
      family_name: seeker.familyName,
    },
  };
};

/** 256 random bits need no salt and no slow hash. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
