import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import { brandJobs } from "../jobs/job-cards.ts";
import { jobs } from "../jobs/tables.ts";
import { employerSummaryColumns } from "./employer-summary.ts";
import { employers } from "./tables.ts";

/**
 * An employer by its slug, if the site shows it: the brands that its file names, else those whose jobs it has or had.
 * Undefined when it is hidden or belongs to other sites.
 */
export const shownEmployer = async (slug: string, { db, brand }: Pick<Context, "db" | "brand">) => {
  const hasJobs = exists(
    db
      .select({ one: sql`1` })
      .from(jobs)
      .where(and(eq(jobs.employerId, employers.id), brandJobs(brand))),
  );
  const [employer] = await db
    .select({ ...employerSummaryColumns, accent: employers.accent })
    .from(employers)
    .where(
      and(
        eq(employers.slug, slug),
        eq(employers.hidden, false),
        or(sql`${brand.id} = any(${employers.brands})`, and(isNull(employers.brands), hasJobs)),
      ),
    );
  return employer;
};
