import { and, count, desc, eq, gt, max, ne, or, sql } from "drizzle-orm";
import type { News } from "../../contract/dashboard.ts";
import { employerWroteAt } from "../applications/queries.ts";
import { applications } from "../applications/tables.ts";
import { consultationNotes, consultations } from "../consultations/tables.ts";
import type { Context } from "../http/context.ts";
import { brandJobs } from "../catalogue/jobs/job-cards.ts";
import { followedJobs } from "./followed-jobs.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { sharedLinkLooks, sharedLinks } from "../shared-documents/tables.ts";
import { supportAnswers, supportMessages } from "../support/tables.ts";

/** The most news of each kind. */
const most = 5;

/** What others have done since a moment that concerns the seeker on this site, newest first. */
export const newsSince = async (since: Date, context: Context<"seeker">): Promise<News[]> => {
  const news: News[] = [];
  for (const read of [decisions, answers, looks, followed, confirmed, notes])
    news.push(...(await read(since, context)));
  return news.sort((one, other) => other.at.localeCompare(one.at));
};

type Read = (since: Date, context: Context<"seeker">) => Promise<News[]>;

/** Applications on which the employer has moved, or has written. */
const decisions: Read = async (since, { db, brand, seeker }) => {
  const wrote = sql<boolean>`coalesce(${employerWroteAt(seeker.id)} > ${since.toISOString()}::timestamptz, false)`;
  const rows = await db
    .select({
      id: applications.id,
      status: applications.status,
      title: applications.jobTitle,
      employer: applications.employerName,
      wrote,
      at: applications.updatedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.seekerId, seeker.id),
        brandJobs(brand),
        ne(applications.status, "withdrawn"),
        or(ne(applications.status, "submitted"), wrote),
        gt(applications.updatedAt, since),
      ),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(most);
  return rows.map(({ at, ...row }) => ({ kind: "application", ...row, at: at.toISOString() }));
};

const answers: Read = async (since, { db, brand, seeker }) => {
  const rows = await db
    .select({ id: supportMessages.id, subject: supportMessages.subject, at: supportAnswers.createdAt })
    .from(supportAnswers)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAnswers.messageId))
    .where(
      and(
        eq(supportMessages.seekerId, seeker.id),
        eq(supportMessages.brand, brand.id),
        gt(supportAnswers.createdAt, since),
      ),
    )
    .orderBy(desc(supportAnswers.createdAt))
    .limit(most);
  return rows.map(({ at, ...row }) => ({ kind: "support_answer", ...row, at: at.toISOString() }));
};

/** Links that were opened, whichever site they were made on. */
const looks: Read = async (since, { db, seeker }) => {
  const last = max(sharedLinkLooks.createdAt);
  const rows = await db
    .select({ id: sharedLinks.id, recipient: sharedLinks.recipient, looks: count(), at: last })
    .from(sharedLinkLooks)
    .innerJoin(sharedLinks, eq(sharedLinks.id, sharedLinkLooks.linkId))
    .where(
      and(
        eq(sharedLinks.seekerId, seeker.id),
        eq(sharedLinkLooks.what, "opened"),
        gt(sharedLinkLooks.createdAt, since),
      ),
    )
    .groupBy(sharedLinks.id)
    .orderBy(desc(last))
    .limit(most);
  return rows.map(({ at, ...row }) => ({ kind: "link_opened", ...row, at: at!.toISOString() }));
};

const followed: Read = async (since, context) => {
  const news = await followedJobs(since, context);
  return news.sort((one, other) => other.at.localeCompare(one.at)).slice(0, most);
};

const ownConsultations = ({ brand, seeker }: Context<"seeker">) =>
  and(eq(consultations.seekerId, seeker.id), eq(consultations.brand, brand.id));

const confirmed: Read = async (since, context) => {
  const rows = await context.db
    .select({ id: consultations.id, topic: consultations.topic, at: consultations.updatedAt })
    .from(consultations)
    .where(
      and(
        ownConsultations(context),
        eq(consultations.status, "confirmed"),
        gt(consultations.updatedAt, since),
      ),
    )
    .orderBy(desc(consultations.updatedAt))
    .limit(most);
  return rows.map(({ at, ...row }) => ({ kind: "consultation_confirmed", ...row, at: at.toISOString() }));
};

const notes: Read = async (since, context) => {
  const rows = await context.db
    .select({ id: consultations.id, topic: consultations.topic, at: consultationNotes.createdAt })
    .from(consultationNotes)
    .innerJoin(consultations, eq(consultations.id, consultationNotes.consultationId))
    .where(
      and(
        ownConsultations(context),
        eq(consultationNotes.by, "operator"),
        gt(consultationNotes.createdAt, since),
      ),
    )
    .orderBy(desc(consultationNotes.createdAt))
    .limit(most);
  return rows.map(({ at, ...row }) => ({ kind: "consultation_note", ...row, at: at.toISOString() }));
};
