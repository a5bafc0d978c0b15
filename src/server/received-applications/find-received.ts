import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { ApplicationStatus } from "../../contract/application-fields.ts";
import type { ListedApplication } from "../../contract/received-applications.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import { applications } from "../applications/tables.ts";
import { isShownAs } from "../catalogue/employers/employer-summary.ts";
import { notFound } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";
import { brandJobs } from "../catalogue/jobs/job-cards.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { LinkRow } from "./links.ts";

type Site = Pick<Context, "db" | "brand">;
type Of = Pick<LinkRow, "employerId" | "applicationId">;

/** The applications that a link shows: those for the employer's jobs on the site, or the one that it is for. */
const shown = ({ employerId, applicationId }: Of, { brand }: Pick<Site, "brand">) =>
  and(isShownAs(employerId), applicationId === null ? brandJobs(brand) : eq(applications.id, applicationId));

/**
 * An application that a link shows.
 * @throws HttpError 404 when it shows no such application.
 */
export const findReceived = async (id: number, link: Of, site: Site): Promise<ApplicationRow> => {
  const [row] = await site.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), shown(link, site)));
  if (!row) throw notFound("application");
  return row.application;
};

/** How many applications a link shows. */
export const countReceived = async (link: Of, site: Site): Promise<number> => {
  const [row] = await site.db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(shown(link, site));
  return row!.total;
};

/** Which of the applications that a link shows are listed. */
export interface ReceivedFilter {
  status?: ApplicationStatus | undefined;
  job?: number | undefined;
}

/** How many applications a link shows for each job, by title, and each status. */
export const countByJob = (link: Of, site: Site) =>
  site.db
    .select({ id: jobs.id, title: jobs.title, status: applications.status, count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(shown(link, site))
    .groupBy(jobs.id, jobs.title, applications.status)
    .orderBy(asc(jobs.title), asc(jobs.id));

/** The applications that a link shows, newest first; those that follow the one `after`, or a page by its offset. */
export const listReceived = async (
  link: Of,
  {
    limit,
    offset = 0,
    after,
    filter = {},
  }: { limit: number; offset?: number; after?: number | undefined; filter?: ReceivedFilter },
  site: Site,
): Promise<ApplicationRow[]> => {
  const rows = await site.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        shown(link, site),
        after === undefined ? undefined : isBefore(after),
        filter.status && eq(applications.status, filter.status),
        filter.job === undefined ? undefined : eq(jobs.id, filter.job),
      ),
    )
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ application }) => application);
};

/** Sent before another application. */
const isBefore = (id: number) =>
  sql`(${applications.submittedAt}, ${applications.id}) <
    (select last.submitted_at, last.id from ${applications} last where last.id = ${id})`;

/** Whether there is nothing of the seeker left for the employer to see, and why. */
export const goneReason = ({ status, seekerId }: ApplicationRow): "withdrawn" | "erased" | null => {
  if (seekerId === null) return "erased";
  return status === "withdrawn" ? "withdrawn" : null;
};

/** An application as a row of a list. @param zone The time zone of its job. */
export const listedOf = (row: ApplicationRow, zone: string): ListedApplication => ({
  id: row.id,
  job_title: row.jobTitle,
  name: goneReason(row) ? null : row.name,
  status: row.status,
  submitted_at: row.submittedAt.toISOString(),
  time_zone: zone,
});
