import { desc, eq } from "drizzle-orm";
import type { ApplicationStatus } from "../../contract/application-fields.ts";
import { nextStatuses } from "../../domain/jobs/application-status.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Services } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import type { MailSite } from "../platform/mail/mail-job.ts";
import { applicationStatusMail } from "./mails.ts";
import { lockApplication, type ApplicationRow } from "./queries.ts";
import { applicationEvents, applications } from "./tables.ts";

/** What an employer decides: the status that it saw, the new one, and a note to the seeker, which may be empty. */
export interface Decision {
  from: ApplicationStatus;
  to: ApplicationStatus;
  note: string;
}

/**
 * Sets the status of an application for its employer, and tells the seeker by mail, in the name of the site where they applied. The same decision sent again changes
 * nothing.
 * @throws HttpError 409 when the application has changed since the employer saw it, or cannot get this status.
 */
export const changeStatus = (
  id: number,
  decision: Decision,
  { db, enqueue, site }: Pick<Services, "db" | "enqueue"> & { site: MailSite },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(id, tx);
    if (await isDone(row, decision, tx)) return;
    const { from, to, note } = decision;
    if (row.status === "withdrawn")
      throw new HttpError(409, "The applicant has withdrawn this application; it can no longer be changed.");
    if (row.status !== from)
      throw new HttpError(
        409,
        "This application has changed since you opened the page. Look at it again, and then choose.",
      );
    if (to !== from && !nextStatuses("employer", from).includes(to))
      throw new HttpError(409, `An application that is ${from} cannot become ${to}.`);
    const event = await setStatus(row, { to, note }, tx);
    const employer = row.hostEmployer ?? site.employer;
    await enqueue(tx, applicationStatusMail, {
      ...site,
      ...(employer && { employer }),
      application: id,
      event,
    });
  });

/** Marks an application as viewed when a person opens it for its employer for the first time; other statuses stay. */
export const markViewed = async (id: number, tx: Db): Promise<void> => {
  const row = await lockApplication(id, tx);
  if (row.status === "submitted") await setStatus(row, { to: "viewed", note: "" }, tx);
};

/** Whether a decision has nothing to change: it was made already, or neither chooses a status nor has a note. */
const isDone = async (row: ApplicationRow, { from, to, note }: Decision, tx: Db): Promise<boolean> => {
  if (row.status !== to) return false;
  if (from === to && !note) return true;
  const [last] = await tx
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, row.id))
    .orderBy(desc(applicationEvents.id))
    .limit(1);
  return last?.side === "employer" && last.to === to && last.note === note && last.from === from;
};

const setStatus = async (
  row: ApplicationRow,
  { to, note }: Pick<Decision, "to" | "note">,
  tx: Db,
): Promise<number> => {
  const updatedAt = new Date();
  await tx.update(applications).set({ status: to, updatedAt }).where(eq(applications.id, row.id));
  const [event] = await tx
    .insert(applicationEvents)
    .values({ applicationId: row.id, side: "employer", from: row.status, to, note, at: updatedAt })
    .returning({ id: applicationEvents.id });
  return event!.id;
};
