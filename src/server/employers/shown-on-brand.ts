import { sql } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { Context } from "../http/context.ts";
import { Cache } from "../platform/cache.ts";
import { notFound } from "../platform/http-error.ts";
import { brandJobs } from "../catalogue/jobs/job-cards.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { Db } from "../platform/database/open.ts";
import type { CountsById } from "../search/counts-by-id.ts";
import { openEngine } from "../search/open-engine.ts";
import type { SearchEngine } from "../search/engine.ts";
import { isShownEmployer, jobOwners, ownsJob } from "../catalogue/employers/employer-summary.ts";
import type { EmployerIndex, IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import { employers } from "../catalogue/employers/tables.ts";

type Site = Pick<Context, "db" | "brand">;

/** The employers of a brand's site. */
export interface SiteEmployers {
  index: EmployerIndex;
  engine: SearchEngine;
  /** Live jobs on the site by the employer under whose name they are shown. */
  counts: CountsById;
  /**
   * Whether the site shows an employer: it has a page, and says that this brand shows it, or it or a member has or had
   * jobs here. An employer's own host shows the employer, and its members or clients.
   */
  isShown: (employer: IndexedEmployer) => boolean;
}

/**
 * Employers that have or had jobs on a brand's site. They only become more, so that they are read once; again with all
 * jobs, as after a failover other employers may have the ids of lost ones.
 */
interface HadJobs {
  ids: Set<number>;
  /** The counts that were added last. */
  counts: CountsById | null;
}
/** By brand. */
const cache = new Cache<SearchEngine, Promise<HadJobs>>("employers-with-jobs", 1_000);

/** Opens the employers of a brand's site, as they are now. */
export const openSiteEmployers = async ({ db, brand }: Site): Promise<SiteEmployers> => {
  const engine = await openEngine(db);
  const index = await engine.employers();
  const counts = await engine.employerCounts(brand);
  const { whiteLabel } = brand;
  if (whiteLabel) {
    const isOwn = new Set(whiteLabel.group);
    return { index, engine, counts, isShown: ({ id, hasPage }) => hasPage && isOwn.has(id) };
  }
  const had = await cache.get(engine, brand.id, [engine.generation], () => read(db, brand));
  if (had.counts !== counts) for (const { id } of counts.counts()) had.ids.add(id);
  had.counts = counts;
  return {
    index,
    engine,
    counts,
    isShown: ({ hasPage, brands, group }) =>
      hasPage && (brands ? brands.includes(brand.id) : group.some((id) => had.ids.has(id))),
  };
};

const read = async (db: Db, brand: Brand): Promise<HadJobs> => {
  const rows = await db
    .select({ id: sql<number>`coalesce(${jobOwners.shownAs}, ${jobOwners.id})` })
    .from(jobOwners)
    .where(
      sql`exists (select from ${jobs} where ${jobs.employerId} = ${jobOwners.id} and ${jobs.postedAt} <= now() and ${brandJobs(brand)})`,
    );
  return { ids: new Set(rows.map(({ id }) => id)), counts: null };
};

/**
 * Finds an employer that a brand's site shows, by its slug or its id.
 * @param by.type Its type, where the path of the call says it.
 * @throws HttpError 404
 */
export const findEmployer = async (
  { slug, id, type }: { slug?: string; id?: number; type?: IndexedEmployer["type"] },
  site: Site,
): Promise<{ employer: IndexedEmployer; site: SiteEmployers }> => {
  const opened = await openSiteEmployers(site);
  const { bySlug, byId } = opened.index;
  const employer = slug === undefined ? byId.get(id ?? 0) : bySlug.get(slug);
  if (!employer?.hasPage || (type && employer.type !== type)) throw notFound("employer");
  if (opened.isShown(employer)) return { employer, site: opened };
  // A job that was closed within moments may have been counted by another process alone.
  if (site.brand.whiteLabel || employer.brands || !(await hasHadJobs(employer, site)))
    throw notFound("employer");
  return { employer, site: opened };
};

const hasHadJobs = async ({ group }: IndexedEmployer, { db, brand }: Site): Promise<boolean> => {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(
      sql`${employers.id} = any(${`{${group.join(",")}}`}::int[]) and ${jobs.postedAt} <= now() and ${brandJobs(brand)}`,
    )
    .limit(1);
  return row !== undefined;
};
