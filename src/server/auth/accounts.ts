import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import type { Client } from "../http/concurrency-limits.ts";
import { hashPassword, ownWork, verifyPassword } from "./password.ts";
import type { Seeker } from "./sessions.ts";
import { seekers } from "./tables.ts";

/** The confirmed account of an email. */
export const seekerByEmail = async (email: string, db: Db): Promise<Seeker | undefined> => {
  const isAccount = and(eq(seekers.email, email), isNotNull(seekers.verifiedAt));
  const [seeker] = await db.select().from(seekers).where(isAccount);
  return seeker;
};

/** Without an account or its password this is compared, so that the response takes just as long. */
const nobodysHash = hashPassword("nobody has this password", ownWork);

/** Whether it is the password of an account; false where there is no account, or it has no password. */
export const isPasswordOf = async (
  account: Pick<Seeker, "passwordHash"> | undefined,
  password: string,
  client: Client,
): Promise<boolean> => {
  const own = account?.passwordHash;
  const right = await verifyPassword(password, own ?? (await nobodysHash), client);
  return Boolean(own) && right;
};
