import type { ApplicationRow } from "../applications/queries.ts";
import { shownEmployerOf } from "../applications/shown-employer.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { makeApplicationLink } from "./links.ts";
import { receivedApplicationMail } from "./mails.ts";

/** Enqueues the mail with a link to a new application, where its employer has an address for applications. */
export const mailEmployer = async (
  tx: Db,
  { id, jobId }: ApplicationRow,
  context: Pick<Context, "brand" | "origin" | "enqueue">,
): Promise<void> => {
  const employer = await shownEmployerOf(jobId, tx);
  if (!employer?.email) return;
  await makeApplicationLink({ brand: context.brand.id, employerId: employer.id, applicationId: id }, tx);
  await context.enqueue(tx, receivedApplicationMail, { ...mailSite(context), application: id });
};
