import { eq } from "drizzle-orm";
import { applicationStatuses } from "../../contract/application-fields.ts";
import type { Payload } from "../../contract/call.ts";
import type * as contract from "../../contract/received-applications.ts";
import { changeStatus, markViewed } from "../applications/change-status.ts";
import { zoneOfJob, zonesOfJobs } from "../applications/zones-of-jobs.ts";
import { HttpError, invalid, notFound } from "../platform/http-error.ts";
import type { Context, Handler } from "../http/context.ts";
import { networkOf } from "../http/network-of.ts";
import { listPageSize, pageOf } from "../http/paging.ts";
import { mailSite } from "../http/site-of.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { signPath } from "../platform/signed-path.ts";
import { csvPath } from "./download-paths.ts";
import {
  countByJob,
  findReceived,
  goneReason,
  listedOf,
  listReceived,
  type ReceivedFilter,
} from "./find-received.ts";
import { findLink, type LinkRow } from "./links.ts";
import { recordLooks } from "./looks.ts";
import { receivedApplicationOf } from "./received-application.ts";
import { receivedWith } from "./received-files.ts";

type Shown = Payload<typeof contract.openReceivedApplications>;

export const openReceivedApplications: Handler<typeof contract.openReceivedApplications> = async (
  { body },
  context,
) => {
  const link = await openLink(body.token, context);
  const id = body.application ?? link.applicationId;
  return { payload: await (id === null ? listOf(link, body, context) : one(id, link, body, context)) };
};

export const decideApplication: Handler<typeof contract.decideApplication> = async (
  { params, body },
  context,
) => {
  const link = await openLink(body.token, context);
  const row = await findReceived(params.id, link, context);
  if (goneReason(row) === "erased")
    throw new HttpError(409, "The applicant has deleted their account; the application has ended.");
  const { from, to } = body;
  const note = body.note.trim();
  if (from === to && !note)
    throw invalid("to", "Nothing would change. Choose another status, or write a note.");
  await changeStatus(row.id, { from, to, note }, { ...context, site: mailSite(context) });
  return {
    payload: { id: row.id, status: to },
    message: "The applicant sees it, and is told by email unless they have turned that off.",
  };
};

/** The link with a token, counted. @throws HttpError 404, 410 or 429. */
const openLink = async (token: string, context: Context): Promise<LinkRow> => {
  const { limits, address } = context;
  const link = await findLink(token, context).catch(async (error: unknown) => {
    // Only wrong ones count as guesses.
    await limits.link.take(address);
    throw error;
  });
  await limits.received.take(`${link.id} ${networkOf(address)}`);
  return link;
};

const one = async (
  id: number,
  link: LinkRow,
  { preview }: { preview: boolean },
  context: Context,
): Promise<Shown> => {
  const found = await findReceived(id, link, context);
  const { seekerId } = found;
  const reason = goneReason(found);
  if (reason || !seekerId) return { kind: "gone", reason: reason ?? "erased", job_title: found.jobTitle };
  if (preview && found.status === "submitted")
    return {
      kind: "new",
      id,
      job_title: found.jobTitle,
      employer_name: found.employerName,
      submitted_at: found.submittedAt.toISOString(),
      time_zone: await zoneOfJob(found.jobId, context),
    };
  await context.db.transaction(async (tx) => {
    await markViewed(id, tx);
    await recordLooks(tx, [found], (title) => `Your application for ${title}`, context);
  });
  const row = await findReceived(id, link, context);
  // It may have been withdrawn at this moment.
  if (goneReason(row)) throw notFound("application");
  const received = await receivedWith(row, seekerId, context);
  return receivedApplicationOf(row, { link, received }, context);
};

const listOf = async (
  link: LinkRow,
  { page, ...filter }: ReceivedFilter & { page: number },
  context: Context,
): Promise<Shown> => {
  const { db, secret, url } = context;
  const [employer] = await db
    .select({ name: employers.name })
    .from(employers)
    .where(eq(employers.id, link.employerId));
  const counts = await countByJob(link, context);
  const ofJob = counts.filter(({ id }) => filter.job === undefined || id === filter.job);
  const range = { limit: listPageSize, offset: (page - 1) * listPageSize };
  const rows = await listReceived(link, { ...range, filter }, context);
  const zones = await zonesOfJobs(
    rows.map(({ jobId }) => jobId),
    context,
  );
  await recordLooks(db, rows, (title) => `Your name and status in a list, for ${title}`, context);
  return {
    kind: "list",
    employer_name: employer!.name,
    csv_href: signPath(csvPath(link.id), secret),
    expires_at: link.expiresAt.toISOString(),
    statuses: applicationStatuses.flatMap((status) => {
      const count = sumOf(ofJob.filter((row) => row.status === status));
      return count ? [{ status, count }] : [];
    }),
    jobs: [...Map.groupBy(counts, ({ id }) => id)].map(([id, rows]) => ({
      id,
      title: rows[0]!.title,
      count: sumOf(rows),
    })),
    ...pageOf(
      rows.map((row) => listedOf(row, zones.get(row.jobId)!)),
      sumOf(ofJob.filter(({ status }) => !filter.status || status === filter.status)),
      page,
      listPageSize,
      url,
    ),
  };
};

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
