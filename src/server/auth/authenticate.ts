import { and, eq, exists } from "drizzle-orm";
import type { Caller } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { liveTokens } from "./sessions.ts";
import { seekers } from "./tables.ts";

/** Whether a seeker's account exists, and the session that the token came with has not ended. One query. */
export const isSignedIn = async ({ id, session }: Caller, db: Db): Promise<boolean> => {
  const lives = session === null ? undefined : exists(liveTokens(db, id, session));
  return (await db.$count(seekers, and(eq(seekers.id, id), lives))) > 0;
};
