import { sql } from "drizzle-orm";
import type { Brand } from "../../../contract/brand.ts";
import { siteId } from "../../../domain/brands/white-label.ts";
import { jobOwners, ownsJob } from "../../catalogue/employers/employer-summary.ts";
import { brandJobs, liveJobs } from "../../catalogue/jobs/job-cards.ts";
import { jobs } from "../../catalogue/jobs/tables.ts";
import { Cache } from "../../platform/cache.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http-error.ts";
import { CountsById } from "../counts-by-id.ts";

/** An answer of OpenSearch, or another one while it is away. */
export const orWhileAway = async <Answer>(
  isAway: boolean,
  ask: () => Promise<Answer>,
  otherwise: () => Answer | Promise<Answer>,
): Promise<Answer> => {
  if (isAway) return otherwise();
  try {
    return await ask();
  } catch (error) {
    if (error instanceof HttpError) return otherwise();
    throw error;
  }
};

const minute = 60_000;
const counts = new Cache<Db, Promise<CountsById>>("employer-counts", 1_000);

/** How many live jobs of a brand each employer has, by the database; cached for a minute, as it reads all of them. */
export const employerCountsInDatabase = (db: Db, brand: Brand): Promise<CountsById> =>
  counts.get(db, siteId(brand), [brand, Math.floor(Date.now() / minute)], async () => {
    const id = sql<number>`coalesce(${jobOwners.shownAs}, ${jobOwners.id})`;
    const rows = await db
      .select({ id, count: sql<number>`count(*)::int` })
      .from(jobs)
      .innerJoin(jobOwners, ownsJob)
      .where(sql`${liveJobs()} and ${brandJobs(brand)}`)
      .groupBy(id);
    const byId = new CountsById();
    for (const row of rows) byId.add(row.id, row.count);
    return byId;
  });
