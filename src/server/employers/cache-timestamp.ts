import { and, eq, sql } from "drizzle-orm";
import { siteId } from "../../domain/brands/white-label.ts";
import { employerDigest, type Lookup } from "./employer-jobs.ts";
import { employerTimestamps } from "../catalogue/employers/tables.ts";

/**
 * The cache timestamp of an employer on a brand's site (spec §4): when what it shows last changed, at most once a
 * minute. It is kept in the database, so that all processes give the same.
 * @returns ISO 8601
 */
export const cacheTimestamp = async (lookup: Lookup): Promise<string> => {
  const { db, brand } = lookup.site;
  const { id: employerId } = lookup.employer;
  const [kept] = await read(lookup);
  if (kept && !kept.isDue) return kept.at.toISOString();
  const digest = await employerDigest(lookup);
  if (kept?.digest === digest) return kept.at.toISOString();
  const now = sql`date_trunc('milliseconds', now())`;
  const [added] = await db
    .insert(employerTimestamps)
    .values({ employerId, brand: siteId(brand), digest, at: now })
    .onConflictDoUpdate({
      target: [employerTimestamps.employerId, employerTimestamps.brand],
      set: { digest, at: now },
      setWhere: sql`${employerTimestamps.digest} <> excluded.digest and ${isDue}`,
    })
    .returning({ at: employerTimestamps.at });
  // Another process may have been faster.
  const { at } = added ?? (await read(lookup))[0]!;
  return at.toISOString();
};

/**
 * The cache timestamp as it was last given, for answers about a part of what the employer shows: nobody has to look at
 * the rest for them. It may be older than the answer; then a browser reads the answer once more than it must.
 */
export const lastTimestamp = async (lookup: Lookup): Promise<string> => {
  const [kept] = await read(lookup);
  return kept ? kept.at.toISOString() : cacheTimestamp(lookup);
};

const isDue = sql<boolean>`${employerTimestamps.at} <= now() - interval '1 minute'`;

const read = ({ employer, site: { db, brand } }: Lookup) =>
  db
    .select({ digest: employerTimestamps.digest, at: employerTimestamps.at, isDue })
    .from(employerTimestamps)
    .where(and(eq(employerTimestamps.employerId, employer.id), eq(employerTimestamps.brand, siteId(brand))));
