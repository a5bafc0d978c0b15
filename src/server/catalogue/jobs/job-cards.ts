import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Brand } from "../../../contract/brand.ts";
import type { JobCard, JobStatus, Pay } from "../../../contract/job-fields.ts";
import { categoryById, subCategoryById } from "../../../domain/jobs/categories.ts";
import { jobSlug } from "../../../domain/jobs/job-slug.ts";
import { rightToWorkFit } from "../../../domain/jobs/right-to-work-fit.ts";
import type { Context } from "../../http/context.ts";
import type { CardColumns } from "../../http/resource.ts";
import {
  employerSummaryColumns,
  hasPage,
  isShownEmployer,
  jobOwners,
  ownsJob,
} from "../employers/employer-summary.ts";
import { employers } from "../employers/tables.ts";
import { jobs } from "./tables.ts";
import { locationsById } from "../locations/locations-by-id.ts";
import { jsonObject } from "../../platform/database/json-object.ts";
import { notFound } from "../../platform/http-error.ts";

export type JobRow = typeof jobs.$inferSelect;

/** Jobs that can be applied to now: posted, not expired, not filled, not hidden. */
export const liveJobs = (): SQL =>
  sql`${jobs.filledAt} is null and ${jobs.hiddenBy} is null and ${jobs.postedAt} <= now() and (${jobs.expiresAt} is null or ${jobs.expiresAt} > now())`;

/**
 * Jobs that a brand's site shows: of its categories and, where the brand says so, with sponsorship. An employer's own
 * host shows those of them that are under the name of the employer, or of its members or clients.
 */
export const brandJobs = ({ jobs: shown, whiteLabel }: Brand): SQL =>
  and(
    shown.categories === "all" ? sql`true` : inArray(jobs.category, shown.categories),
    shown.sponsorship ? eq(jobs.sponsorship, true) : undefined,
    whiteLabel &&
      sql`${jobs.employerId} in (select id from employers where coalesce(shown_as, id) = any(${`{${whiteLabel.group.join(",")}}`}::int[]))`,
  )!;

/** Whether a job can still be applied to. */
export const jobStatusOf = (job: {
  filledAt: Date | string | null;
  expiresAt: Date | string | null;
  hiddenBy: JobRow["hiddenBy"];
}): JobStatus => {
  if (job.filledAt) return "filled";
  if (job.hiddenBy) return "expired";
  return job.expiresAt && new Date(job.expiresAt) <= new Date() ? "expired" : "live";
};

/** Pay as in the contract; null when the employer does not say. */
export const payOf = ({
  payType,
  payMin,
  payMax,
}: Pick<JobRow, "payType" | "payMin" | "payMax">): Pay | null =>
  payType && { type: payType, min: payMin, max: payMax };

/**
 * A job of this brand's site, whatever its status, once it is posted and unless it is hidden.
 * @throws HttpError 404 when the site has no such job.
 */
export const findJob = async (id: number, { db, brand }: Pick<Context, "db" | "brand">): Promise<JobRow> => {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), publicJobs(brand)));
  if (!job) throw notFound("job");
  return job;
};

/** The jobs of a brand's site that are posted and not hidden, whether they can still be applied to or not. */
export const publicJobs = (brand: Brand): SQL =>
  and(isNull(jobs.hiddenBy), sql`${jobs.postedAt} <= now()`, brandJobs(brand))!;

/** Whose cards are made, and for which site. */
export type CardContext = Pick<Context, "db" | "brand" | "seeker" | "resources">;

/**
 * Cards in the order of the ids, whatever the jobs' status, marked as saved or applied to by the seeker.
 * Unknown ids are left out. Two queries, however many ids.
 */
export const jobCards = (ids: readonly number[], context: CardContext): Promise<JobCard[]> =>
  cardsOf(ids, context);

/**
 * Cards of those jobs that are live on the brand's site now: the index in memory may not have caught up with many
 * changes at once.
 */
export const liveCards = (ids: readonly number[], context: CardContext): Promise<JobCard[]> =>
  cardsOf(ids, context, and(liveJobs(), brandJobs(context.brand)));

/** What cards say of the seeker who looks at them, or of nobody. */
const ownColumns = ({ seeker, resources }: Pick<CardContext, "seeker" | "resources">): CardColumns => {
  const columns: CardColumns = { liked: sql`false`, applied: sql`false`, ownRight: sql`null` };
  if (seeker) for (const { cardColumns } of resources) Object.assign(columns, cardColumns?.(seeker.id));
  return columns;
};

const cardsOf = async (ids: readonly number[], context: CardContext, which?: SQL): Promise<JobCard[]> => {
  if (!ids.length) return [];
  return asCards(ids, await readCards(ids, context, which, sql`null`), context);
};

/** Reads what cards show of jobs, and something more. */
export const readCards = <More>(
  ids: readonly number[],
  { db, brand, seeker, resources }: CardContext,
  which: SQL | undefined,
  more: SQL<More>,
) =>
  db
    .select({
      more,
      job: shownOfJob,
      employer: jsonObject({ ...employerSummaryColumns(brand), has_page: hasPage(brand) }),
      own: jsonObject({ ...ownColumns({ seeker, resources }) }),
    })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(and(among(ids), which));

/** One parameter, however many ids. */
export const among = (ids: ArrayLike<number>): SQL =>
  sql`${jobs.id} = any(${`{${Array.from(ids).join(",")}}`}::int[])`;

/** Cards in the order of the ids, from what was read. */
export const asCards = async (
  ids: readonly number[],
  rows: Awaited<ReturnType<typeof readCards<unknown>>>,
  { db }: Pick<CardContext, "db">,
): Promise<JobCard[]> => {
  const places = await locationsById(
    rows.flatMap(({ job }) => job.locationIds),
    db,
  );
  const cards = new Map(
    rows.map(({ job, employer, own: { liked, applied, ownRight } }) => [
      job.id,
      {
        id: job.id,
        slug: jobSlug(job.title),
        title: job.title,
        employer,
        locations: job.locationIds.flatMap((id) => {
          const place = places.get(id);
          return place ? { ...place, label: job.writtenPlaces?.[id] ?? place.label } : [];
        }),
        remote: job.remote,
        work_type: job.workType,
        pay: payOf(job),
        category: categoryById(job.category),
        sub_category: job.subCategory ? subCategoryById(job.category, job.subCategory) : null,
        right_to_work: job.rightToWork,
        sponsorship: job.sponsorship,
        right_to_work_fit: rightToWorkFit(
          { right_to_work: job.rightToWork, sponsorship: job.sponsorship },
          ownRight,
        ),
        featured: job.featured,
        summary: job.summary,
        posted_at: new Date(job.postedAt).toISOString(),
        expires_at: job.expiresAt && new Date(job.expiresAt).toISOString(),
        status: jobStatusOf(job),
        liked,
        applied,
      },
    ]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
};

/** What a card shows of a job: all but the long texts. */
const cardColumns = {
  id: jobs.id,
  title: jobs.title,
  summary: jobs.summary,
  category: jobs.category,
  subCategory: jobs.subCategory,
  workType: jobs.workType,
  payType: jobs.payType,
  payMin: jobs.payMin,
  payMax: jobs.payMax,
  remote: jobs.remote,
  sponsorship: jobs.sponsorship,
  rightToWork: jobs.rightToWork,
  locationIds: jobs.locationIds,
  writtenPlaces: jobs.writtenPlaces,
  featured: jobs.featured,
  postedAt: jobs.postedAt,
  expiresAt: jobs.expiresAt,
  filledAt: jobs.filledAt,
  hiddenBy: jobs.hiddenBy,
};
const shownOfJob = jsonObject(cardColumns);
