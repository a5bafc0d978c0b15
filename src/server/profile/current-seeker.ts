import { eq } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import { seekers } from "../auth/tables.ts";
import { signInFirst } from "../platform/http-error.ts";

/**
 * The account that the token names.
 * @throws HttpError 401 when it has been deleted since the token was issued.
 */
export const currentSeeker = async ({ db, seeker }: Pick<Context<"seeker">, "db" | "seeker">) => {
  const [row] = await db
    .select({
      id: seekers.id,
      email: seekers.email,
      givenName: seekers.givenName,
      familyName: seekers.familyName,
      mutedMails: seekers.mutedMails,
    })
    .from(seekers)
    .where(eq(seekers.id, seeker.id));
  if (!row) throw signInFirst({ hasToken: true });
  return row;
};
