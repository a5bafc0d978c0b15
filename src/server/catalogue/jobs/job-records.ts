import { and, asc } from "drizzle-orm";
import type { JobRecord } from "../../../domain/jobs/job-facts.ts";
import { jobSlug } from "../../../domain/jobs/job-slug.ts";
import type { Context } from "../../http/context.ts";
import { isShownEmployer, jobOwners, ownsJob } from "../employers/employer-summary.ts";
import { employers } from "../employers/tables.ts";
import { jobs } from "./tables.ts";
import { extrasOf, jobExtraFields, type JobExtraColumn } from "./job-extras.ts";
import { among, brandJobs, jobCards, liveJobs } from "./job-cards.ts";

/** When a job was posted, or changed since. */
export const changedAt = ({
  postedAt,
  updatedAt,
}: Record<"postedAt" | "updatedAt", Date | string>): string => {
  const [posted, updated] = [new Date(postedAt), new Date(updatedAt)];
  return (updated > posted ? updated : posted).toISOString();
};

const extraSelection = Object.fromEntries(
  Object.values(jobExtraFields).map(({ column }) => [column, jobs[column]]),
) as Pick<typeof jobs, JobExtraColumn>;

type Site = Pick<Context, "db" | "brand">;

/** The given jobs that are live on the brand's site now, in full and in the order of the ids. */
export const jobRecords = async (ids: ArrayLike<number>, { db, brand }: Site): Promise<JobRecord[]> => {
  const rows = await db
    .select({
      id: jobs.id,
      descriptionHtml: jobs.descriptionHtml,
      reference: jobs.reference,
      applyUrl: jobs.applyUrl,
      postedAt: jobs.postedAt,
      updatedAt: jobs.updatedAt,
      website: employers.website,
      shift: jobs.shift,
      benefits: jobs.benefits,
      moreWorkTypes: jobs.moreWorkTypes,
      extras: extraSelection,
    })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(and(among(ids), liveJobs(), brandJobs(brand)));
  const texts = new Map(rows.map((row) => [row.id, row]));
  const cards = await jobCards(Array.from(ids), { db, brand, seeker: null, resources: [] });
  return cards.flatMap((card) => {
    const row = texts.get(card.id);
    return row
      ? [
          {
            ...card,
            employer: { ...card.employer, website: row.website },
            description_html: row.descriptionHtml,
            changed_at: changedAt(row),
            reference: row.reference,
            ...extrasOf(row.extras),
            shift: row.shift,
            benefits: row.benefits,
            more_work_types: row.moreWorkTypes,
            apply_url: row.applyUrl,
          },
        ]
      : [];
  });
};

/** The sitemap entries of the given jobs that are live on the brand's site now, by id. */
export const jobAddresses = async (
  ids: ArrayLike<number>,
  { db, brand }: Site,
): Promise<Pick<JobRecord, "id" | "slug" | "changed_at">[]> => {
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, postedAt: jobs.postedAt, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(among(ids), liveJobs(), brandJobs(brand)))
    .orderBy(asc(jobs.id));
  return rows.map((row) => ({ id: row.id, slug: jobSlug(row.title), changed_at: changedAt(row) }));
};
