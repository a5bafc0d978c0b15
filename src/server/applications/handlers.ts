import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/applications.ts";
import type { ScreeningAnswer } from "../../contract/job-fields.ts";
import { nextStatuses } from "../../domain/jobs/application-status.ts";
import { checkDetails } from "../../domain/jobs/application-details.ts";
import { checkAnswers, type AskedAnswer } from "../../domain/jobs/screening.ts";
import type { Context, Handler } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { cvOf, isSentCv } from "./cv-of.ts";
import { documentsOf, readDocuments, writeDocuments } from "./documents.ts";
import { applications } from "./tables.ts";
import { isShownEmployer, jobOwners } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import {
  changeable,
  countApplications,
  findApplication,
  listApplications,
  lockApplication,
  receiptOf,
  withJobs,
  type ApplicationRow,
} from "./queries.ts";
import { notificationOf, type Happening } from "./mails.ts";
import { keepInProfile } from "./keep-in-profile.ts";
import { noteEvent } from "./note-event.ts";
import { prefillOf } from "./prefill.ts";
import { currentSeeker } from "../profile/current-seeker.ts";
import { findJob, jobStatusOf, type JobRow } from "../catalogue/jobs/job-cards.ts";
import { holdFile } from "../uploads/sent-files.ts";
import { listPageSize, pageOf } from "../http/paging.ts";
import { HttpError } from "../platform/http-error.ts";
import { countEvent } from "../platform/site-events.ts";

export const applyToJob: Handler<typeof contract.applyToJob> = async ({ body }, context) => {
  const job = await findJob(body.job_id, context);
  const earlier = await applicationTo(job.id, context);
  if (earlier && earlier.status !== "withdrawn") return alreadySent(earlier, context);
  refuseUnlessOpen(job);
  refuseDetails(job, body);
  const seeker = await currentSeeker(context);
  const cv = await cvOf(body.cv, context);
  const documents = await documentsOf(body.documents, context);
  const now = new Date();
  const sent = {
    cvFileId: cv.id,
    note: body.note.trim(),
    phone: body.phone.trim(),
    rightToWork: body.right_to_work,
    answers: checked(job, body.answers),
    jobTitle: job.title,
    employerName: await employerName(job, context),
    name: `${seeker.givenName} ${seeker.familyName}`,
    email: seeker.email,
    status: "submitted" as const,
    submittedAt: now,
    updatedAt: now,
    archivedAt: null,
    hostEmployer: context.brand.whiteLabel?.slug ?? null,
  };
  const receipt = await context.db.transaction(async (tx) => {
    await holdFile(cv.id, "cv", tx);
    const [row] = await tx
      .insert(applications)
      .values({ jobId: job.id, seekerId: seeker.id, ...sent })
      .onConflictDoUpdate({
        target: [applications.jobId, applications.seekerId],
        set: sent,
        setWhere: eq(applications.status, "withdrawn"),
      })
      .returning();
    if (!row) return null;
    await writeDocuments(row.id, documents, tx as Db);
    await noteEvent(row, { event: "sent", from: earlier?.status ?? null, zone: body.time_zone }, tx, context);
    // Here, as the account and with it the application may be gone afterwards.
    return receiptOf(row, { ...context, db: tx as Db });
  });
  // Another tab has sent the same application at the same moment.
  if (!receipt) return alreadySent((await applicationTo(job.id, context))!, context);
  countEvent(context.brand, "applications");
  await keepInProfile(sent, context);
  return { payload: receipt, message: `Your application has been sent.${confirmation("sent", seeker)}` };
};

export const listAppliedJobs: Handler<typeof contract.listAppliedJobs> = async ({ query }, context) => {
  const filter = { hideExpired: query.hide_expired, archived: query.archived };
  const offset = (query.page - 1) * listPageSize;
  const rows = await listApplications(context, { ...filter, limit: listPageSize, offset });
  const total = await countApplications(context, filter);
  return {
    payload: { ...pageOf(rows, total, query.page, listPageSize, context.url), applicants: rows },
  };
};

export const getJobApplication: Handler<typeof contract.getJobApplication> = async ({ params }, context) => {
  const job = await findJob(params.id, context);
  const row = await applicationTo(job.id, context);
  const [application = null] = row ? await withJobs([row], context) : [];
  return { payload: { applied: !!row && row.status !== "withdrawn", application } };
};

export const getScreening: Handler<typeof contract.getScreening> = async ({ params }, context) => ({
  payload: (await findJob(params.id, context)).screening,
});

export const getApplicationPrefill: Handler<typeof contract.getApplicationPrefill> = async (
  { params },
  context,
) => ({ payload: await prefillOf(await findJob(params.id, context), context) });

export const updateApplication: Handler<typeof contract.updateApplication> = async (
  { params, body },
  context,
) => {
  const row = await findApplication({ jobId: params.id }, context);
  if (body.withdraw) return withdraw(row, body.time_zone, context);
  const job = await findJob(row.jobId, context);
  if (!changeable.includes(row.status) || jobStatusOf(job) !== "live") throw tooLate(row);
  if (body.right_to_work === null) refuseDetails(job, { phone: "", right_to_work: null });
  const cv =
    body.cv === undefined || (await isSentCv(body.cv, row, context))
      ? undefined
      : await cvOf(body.cv, context);
  const documents =
    body.documents && (await documentsOf(body.documents, context, await readDocuments(row.id, context.db)));
  const wanted = {
    ...(cv && { cvFileId: cv.id }),
    ...(body.note !== undefined && { note: body.note.trim() }),
    ...(body.phone !== undefined && { phone: body.phone.trim() }),
    ...(body.right_to_work !== undefined && { rightToWork: body.right_to_work }),
    ...(body.answers && { answers: checked(job, body.answers) }),
  };
  const { before, after } = await context.db.transaction(async (tx) => {
    // Of two concurrent changes the second waits, and then checks whether it still applies.
    const before = await lockApplication(row.id, tx);
    if (!changeable.includes(before.status)) throw tooLate(before);
    const sent = (await readDocuments(row.id, tx)).map(({ id }) => id);
    const isSame = !documents || isDeepStrictEqual(documents, sent);
    if (isSame && isDeepStrictEqual({ ...before, ...wanted }, before)) return { before, after: before };
    if (cv) await holdFile(cv.id, "cv", tx);
    if (documents && !isSame) await writeDocuments(row.id, documents, tx as Db);
    const [after = before] = await tx
      .update(applications)
      .set({ ...wanted, updatedAt: new Date() })
      .where(eq(applications.id, row.id))
      .returning();
    await noteEvent(after, { event: "changed", from: before.status, zone: body.time_zone }, tx, context);
    return { before, after };
  });
  const receipt = await receiptOf(after, context);
  if (after === before)
    return { payload: receipt, message: "Your application is as it was: nothing was changed." };
  await keepInProfile({ ...after, cvFileId: cv?.id ?? null }, context);
  const mailed = confirmation("changed", await currentSeeker(context));
  return { payload: receipt, message: `Your application has been changed.${mailed}` };
};

export const archiveApplication: Handler<typeof contract.archiveApplication> = async (
  { params, body },
  context,
) => {
  const { id } = await findApplication({ id: params.id }, context);
  await context.db
    .update(applications)
    .set({ archivedAt: body.archived ? new Date() : null })
    .where(eq(applications.id, id));
  return {
    payload: { id, archived: body.archived },
    message: body.archived ? "The application has been archived." : "The application is back on the list.",
  };
};

export const downloadApplicationDetails: Handler<typeof contract.downloadApplicationDetails> = async (
  { params },
  context,
) => ({ payload: await receiptOf(await findApplication({ id: params.id }, context), context) });

const withdraw = async (row: ApplicationRow, zone: string | undefined, context: Context<"seeker">) => {
  const withdrawn = await context.db.transaction(async (tx) => {
    const before = await lockApplication(row.id, tx);
    if (before.status === "withdrawn") return before;
    if (!nextStatuses("seeker", before.status).includes("withdrawn")) throw tooLate(before);
    const [after = before] = await tx
      .update(applications)
      .set({ status: "withdrawn", updatedAt: new Date() })
      .where(eq(applications.id, row.id))
      .returning();
    await noteEvent(after, { event: "withdrawn", from: before.status, zone }, tx, context);
    return after;
  });
  const receipt = await receiptOf(withdrawn, context);
  const mailed = confirmation("withdrawn", await currentSeeker(context));
  return { payload: receipt, message: `Your application has been withdrawn.${mailed}` };
};

const applicationTo = async (
  jobId: number,
  { db, seeker }: Context<"seeker">,
): Promise<ApplicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.seekerId, seeker.id)));
  return row;
};

const alreadySent = async (row: ApplicationRow, context: Context<"seeker">) => ({
  payload: await receiptOf(row, context),
  message: "You have already applied for this job; this is what you sent.",
});

/** The sentence about the mail on what has happened; empty for a seeker who does not want it. */
const confirmation = (
  event: Happening,
  { email, mutedMails }: { email: string; mutedMails: readonly string[] },
): string =>
  mutedMails.includes(notificationOf(event)) ? "" : ` We are sending a confirmation to ${email}.`;

const tooLate = ({ status }: Pick<ApplicationRow, "status">) =>
  new HttpError(
    409,
    status === "withdrawn"
      ? "You have withdrawn this application. You can apply again on the page of the job while it is open."
      : "This application can no longer be changed.",
  );

const refuseUnlessOpen = (job: JobRow): void => {
  const status = jobStatusOf(job);
  if (status !== "live")
    throw new HttpError(409, `This job ${closed[status]}; it no longer takes applications.`);
  if (job.applyUrl)
    throw new HttpError(409, "The employer takes applications for this job on a site of its own.");
};
const closed = { expired: "has closed", filled: "has been filled" };

/** @throws HttpError 422 naming each detail at fault. */
const refuseDetails = (job: JobRow, details: Parameters<typeof checkDetails>[1]): void => {
  const problems = Object.entries(checkDetails({ right_to_work: job.rightToWork }, details));
  if (!problems.length) return;
  throw new HttpError(422, problems[0]![1], {
    errors: Object.fromEntries(problems.map(([field, problem]) => [field, [problem]])),
  });
};

const employerName = async (job: JobRow, { db }: Context): Promise<string> => {
  const [employer] = await db
    .select({ name: employers.name })
    .from(jobOwners)
    .innerJoin(employers, isShownEmployer)
    .where(eq(jobOwners.id, job.employerId));
  return employer!.name;
};

/**
 * The answers as they are stored.
 * @throws HttpError 422 naming each question at fault, by its id.
 */
const checked = (job: JobRow, answers: readonly ScreeningAnswer[]): AskedAnswer[] => {
  const result = checkAnswers(job.screening, answers);
  if (result.ok) return result.answers;
  const errors = Object.entries(result.problems).map(([id, problem]) => [`answers.${id}`, [problem]]);
  throw new HttpError(422, "Please check your answers to the employer's questions.", {
    errors: Object.fromEntries(errors) as Record<string, string[]>,
  });
};
