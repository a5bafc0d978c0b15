import { and, eq, sql } from "drizzle-orm";
import { siteId } from "../../domain/brands/white-label.ts";
import type { Context } from "../http/context.ts";
import { employerTimestamps } from "./tables.ts";

/**
 * The cache timestamp of an employer on a brand's site (spec §4): when what it shows last changed, at most once a
 * minute. It is kept in the database, so that all processes give the same.
 * @param digest Of what it shows now (`EmployerJobs.digest`).
 * @returns ISO 8601
 */
export const cacheTimestamp = async (
  employerId: number,
  digest: string,
  { db, brand }: Pick<Context, "db" | "brand">,
): Promise<string> => {
  const [kept] = await read(employerId, siteId(brand), db);
  if (kept && (kept.digest === digest || !kept.isDue)) return kept.at.toISOString();
  const now = sql`date_trunc('milliseconds', now())`;
  await db
    .insert(employerTimestamps)
    .values({ employerId, brand: siteId(brand), digest, at: now })
    .onConflictDoUpdate({
      target: [employerTimestamps.employerId, employerTimestamps.brand],
      set: { digest, at: now },
      setWhere: sql`${employerTimestamps.digest} <> excluded.digest and ${isDue}`,
    });
  const [written] = await read(employerId, siteId(brand), db);
  return written!.at.toISOString();
};

const isDue = sql<boolean>`${employerTimestamps.at} <= now() - interval '1 minute'`;

const read = (employerId: number, brand: string, db: Context["db"]) =>
  db
    .select({ digest: employerTimestamps.digest, at: employerTimestamps.at, isDue })
    .from(employerTimestamps)
    .where(and(eq(employerTimestamps.employerId, employerId), eq(employerTimestamps.brand, brand)));
