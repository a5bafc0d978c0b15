import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type {
  Application,
  ApplicationEvent,
  ApplicationStatus,
  Receipt,
} from "../../contract/application-fields.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import type { Context } from "../http/context.ts";
import { readDocuments } from "./documents.ts";
import { shownEmployerOf } from "./shown-employer.ts";
import { applicationEvents, applications } from "./tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { files } from "../uploads/tables.ts";
import { asCards, brandJobs, liveJobs, readCards } from "../catalogue/jobs/job-cards.ts";
import type { Db } from "../platform/database/open.ts";
import { notFound } from "../platform/http-error.ts";
import { signFile, storedFileOf } from "../uploads/stored-file.ts";

export type ApplicationRow = typeof applications.$inferSelect;

/** An application may be changed until the employer has decided. */
export const changeable: ApplicationStatus[] = ["submitted", "viewed"];

/** Which of the seeker's applications a list shows; applications on other sites are always left out. */
export interface ApplicationFilter {
  hideExpired?: boolean;
  archived?: boolean;
}

/** The seeker's applications on this site, newest first. Three queries, however many rows. */
export const listApplications = async (
  context: Context<"seeker">,
  { limit, offset = 0, ...filter }: ApplicationFilter & { limit: number; offset?: number },
): Promise<Application[]> => {
  const rows = await context.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(shown(context, filter))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  return withJobs(
    rows.map(({ application }) => application),
    context,
  );
};

/** How many applications of the seeker's this site shows, as a query of one row and column. */
export const applicationTotal = (context: Context<"seeker">, filter: ApplicationFilter = {}) =>
  context.db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(shown(context, filter));

/** How many of the seeker's applications on this site match the filter. */
export const countApplications = async (
  context: Context<"seeker">,
  filter: ApplicationFilter = {},
): Promise<number> => (await applicationTotal(context, filter))[0]!.total;

/**
 * One application of the seeker's on this site.
 * @throws HttpError 404 when there is none.
 */
export const findApplication = async (
  which: { id: number } | { jobId: number },
  context: Context<"seeker">,
): Promise<ApplicationRow> => {
  const [row] = await context.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        "id" in which ? eq(applications.id, which.id) : eq(applications.jobId, which.jobId),
        eq(applications.seekerId, context.seeker.id),
        brandJobs(context.brand),
      ),
    );
  if (!row) throw notFound("application");
  return row.application;
};

/**
 * An application, which changes wait for until the transaction ends.
 * @throws HttpError 404 when there is none.
 */
export const lockApplication = async (id: number, tx: Pick<Db, "select">): Promise<ApplicationRow> => {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  if (!row) throw notFound("application");
  return row;
};

/** What has happened to an application, oldest first. */
export const timelineOf = async (id: number, { db }: Pick<Context, "db">): Promise<ApplicationEvent[]> => {
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(asc(applicationEvents.id));
  return rows.map(({ side, from, to, note, at }) => ({ by: side, from, to, note, at: at.toISOString() }));
};

/**
 * When the employer last wrote to a seeker about the application that stands, in a query on `jobs`; null when it has not.
 * What it wrote about one that was withdrawn and then sent again is over.
 */
export const employerWroteAt = (seekerId: string): SQL<Date | null> =>
  sql`(select max(${applicationEvents.at}) from ${applicationEvents} join ${applications} on ${applications.id} = ${applicationEvents.applicationId}
    where ${applications.jobId} = ${jobs.id} and ${applications.seekerId} = ${seekerId}
      and ${applicationEvents.side} = 'employer' and ${applicationEvents.note} <> ''
      and ${applicationEvents.at} >= ${applications.submittedAt})`.mapWith(applicationEvents.at);

/** Applications as the API returns them, in the order of the rows. */
export const withJobs = async (
  rows: readonly ApplicationRow[],
  context: Context<"seeker">,
): Promise<Application[]> => {
  const ids = rows.map(({ jobId }) => jobId);
  const read = ids.length ? await readCards(ids, context, undefined, employerWroteAt(context.seeker.id)) : [];
  const cards = await asCards(ids, read, context);
  return rows.flatMap((row) => {
    const job = cards.find(({ id }) => id === row.jobId);
    const wroteAt = read.find((one) => one.job.id === row.jobId)?.more ?? null;
    return job ? [applicationOf(row, job, wroteAt)] : [];
  });
};

/** The application as it was sent, even if the job or the seeker's account has changed since. */
export const receiptOf = async (row: ApplicationRow, context: Context<"seeker">): Promise<Receipt> => {
  const [application] = await withJobs([row], context);
  // Only applications of erased accounts have no CV, and no seeker who could read them.
  const [file] = await context.db.select().from(files).where(eq(files.id, row.cvFileId!));
  if (!application || !file) throw notFound("application");
  return {
    ...application,
    job_title: row.jobTitle,
    employer_name: row.employerName,
    employer_email: (await shownEmployerOf(row.jobId, context.db))?.email ?? null,
    name: row.name,
    email: row.email,
    phone: row.phone,
    right_to_work: row.rightToWork,
    note: row.note,
    answers: row.answers,
    cv: storedFileOf(file, context),
    cv_url: (await signFile(file, context)).url,
    documents: await Promise.all(
      (await readDocuments(row.id, context.db)).map(async (document) => ({
        ...storedFileOf(document, context),
        url: (await signFile(document, context)).url,
      })),
    ),
    timeline: await timelineOf(row.id, context),
  };
};

const applicationOf = (row: ApplicationRow, job: JobCard, wroteAt: Date | null): Application => ({
  id: row.id,
  job,
  status: row.status,
  submitted_at: row.submittedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  employer_wrote_at: wroteAt && wroteAt.toISOString(),
  archived: row.archivedAt !== null,
  can_update: changeable.includes(row.status) && job.status === "live",
});

const shown = (
  { seeker, brand }: Context<"seeker">,
  { hideExpired = false, archived = false }: ApplicationFilter,
): SQL | undefined =>
  and(
    eq(applications.seekerId, seeker.id),
    brandJobs(brand),
    archived ? isNotNull(applications.archivedAt) : isNull(applications.archivedAt),
    hideExpired ? liveJobs() : undefined,
  );
