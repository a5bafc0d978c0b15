import { and, eq, exists } from "drizzle-orm";
import type { Caller } from "../http/context.ts";
import type { Authenticate } from "../http/mount.ts";
import { HttpError } from "../http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { liveTokens } from "./sessions.ts";
import { seekers } from "./tables.ts";
import { readBearer } from "./token.ts";

/** The seeker of the request's token. One whose account or session has ended counts as none. @throws HttpError 401 where the call needs one. */
export const authenticate: Authenticate = async (authorization, auth, { db, secret }) => {
  if (auth === "public") return null;
  const named = await readBearer(authorization, secret);
  const caller = named && (await isSignedIn(named, db)) ? named : null;
  if (!caller && auth === "seeker")
    throw new HttpError(401, "Sign in first.", { headers: { "www-authenticate": "Bearer" } });
  return caller;
};

/** Whether a seeker's account exists, and the session that the token came with has not ended. One query. */
export const isSignedIn = async ({ id, session }: Caller, db: Db): Promise<boolean> => {
  const lives = session === null ? undefined : exists(liveTokens(db, id, session));
  return (await db.$count(seekers, and(eq(seekers.id, id), lives))) > 0;
};
