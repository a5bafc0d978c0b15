import { asc, sql } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { liveJobsOf } from "./employer-cards.ts";
import type { IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import { openSiteEmployers } from "./shown-on-brand.ts";
import { employerPages } from "../catalogue/employers/tables.ts";

/** The employers that a site shows with at least one live job, by name. */
export const employersWithJobs = async (site: Pick<Context, "db" | "brand">): Promise<IndexedEmployer[]> => {
  const opened = await openSiteEmployers(site);
  const found: IndexedEmployer[] = [];
  for (const employer of opened.index.sorted)
    if (opened.isShown(employer) && (await liveJobsOf(employer, opened, site)) > 0) found.push(employer);
  return found;
};

/** The pages of employers, by the employer's id. */
export const pagesOf = async (
  ids: readonly number[],
  db: Db,
): Promise<Map<number, { slug: string; updatedAt: Date }[]>> => {
  const rows = await db
    .select({ id: employerPages.employerId, slug: employerPages.slug, updatedAt: employerPages.updatedAt })
    .from(employerPages)
    .where(sql`${employerPages.employerId} = any(${`{${ids.join(",")}}`}::int[])`)
    .orderBy(asc(employerPages.employerId), asc(employerPages.position));
  return Map.groupBy(rows, ({ id }) => id);
};
