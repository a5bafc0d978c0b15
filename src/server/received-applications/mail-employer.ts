import { eq } from "drizzle-orm";
import type { Happening } from "../applications/mails.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import { shownEmployerOf } from "../applications/shown-employer.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { makeApplicationLink } from "./links.ts";
import { receivedApplicationChangeMail, receivedApplicationMail } from "./mails.ts";
import { employerLinks } from "./tables.ts";

type Needs = Pick<Context, "brand" | "origin" | "enqueue">;

/** Enqueues the mail to the employer about what a seeker has done, where the employer needs to know of it. */
export const mailEmployer = async (
  tx: Db,
  { row, event }: { row: ApplicationRow; event: Happening },
  context: Needs,
): Promise<void> => {
  if (event === "sent") return mailNew(tx, row, context);
  // Who has not opened it sees the change then; one that was turned down has ended for the employer.
  const concerns = event === "changed" ? row.status === "viewed" : row.status !== "unsuccessful";
  if (!concerns || !(await wasMailed(tx, row))) return;
  await context.enqueue(tx, receivedApplicationChangeMail, {
    ...mailSite(context),
    application: row.id,
    event,
  });
};

/** With a link to the new application, where its employer has an address for applications. */
const mailNew = async (tx: Db, { id, jobId }: ApplicationRow, context: Needs): Promise<void> => {
  const employer = await shownEmployerOf(jobId, tx);
  if (!employer?.email) return;
  await makeApplicationLink({ brand: context.brand.id, employerId: employer.id, applicationId: id }, tx);
  await context.enqueue(tx, receivedApplicationMail, { ...mailSite(context), application: id });
};

/** Whether the employer got the mail about the application, which made a link to it. */
const wasMailed = async (tx: Db, { id }: ApplicationRow): Promise<boolean> =>
  (await tx.$count(employerLinks, eq(employerLinks.applicationId, id))) > 0;
