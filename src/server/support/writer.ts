import { eq } from "drizzle-orm";
import { userTypes } from "../../contract/support.ts";
import { seekers } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";

/** Who writes to support: a seeker, or a visitor. */
export type Writer =
  | { seeker: { id: string; name: string; email: string }; userType: typeof userTypes.seeker }
  | { seeker: null; userType: typeof userTypes.visitor };

/** Who makes a call; a visitor when the account has been deleted since the token was issued. */
export const writerOf = async ({ db, seeker }: Context<"optional">): Promise<Writer> => {
  const [row] = seeker
    ? await db
        .select({ email: seekers.email, givenName: seekers.givenName, familyName: seekers.familyName })
        .from(seekers)
        .where(eq(seekers.id, seeker.id))
    : [];
  if (!seeker || !row) return { seeker: null, userType: userTypes.visitor };
  const name = `${row.givenName} ${row.familyName}`.trim();
  return { seeker: { id: seeker.id, name, email: row.email }, userType: userTypes.seeker };
};
