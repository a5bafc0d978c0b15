import { asc, inArray } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { seekers } from "../auth/tables.ts";
import { demoSeekers } from "./seekers.ts";

/** Email addresses of the demo seekers that this database has. */
export const listDemoSeekers = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ email: seekers.email })
    .from(seekers)
    .where(
      inArray(
        seekers.email,
        demoSeekers.map(({ email }) => email),
      ),
    )
    .orderBy(asc(seekers.createdAt), asc(seekers.email));
  return rows.map(({ email }) => email);
};
