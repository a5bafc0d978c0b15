import { eq } from "drizzle-orm";
import type { Authenticate } from "../http/mount.ts";
import { HttpError } from "../http-error.ts";
import { seekers } from "./tables.ts";
import { readBearer } from "./token.ts";

/** The seeker of the request's token. A call that requires a token refuses one whose account has been deleted. */
export const authenticate: Authenticate = async (authorization, auth, { db, secret }) => {
  if (auth === "public") return null;
  const caller = await readBearer(authorization, secret);
  if (auth === "optional") return caller;
  const known =
    caller && (await db.select({ id: seekers.id }).from(seekers).where(eq(seekers.id, caller.id)));
  if (!known?.length)
    throw new HttpError(401, "Sign in first.", { headers: { "www-authenticate": "Bearer" } });
  return caller;
};
