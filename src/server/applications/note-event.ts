import { recordAccess } from "../access-log/access-log.ts";
import { queueDelivery } from "../hiring/queue-delivery.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { mailEmployer } from "../received-applications/mail-employer.ts";
import { applicationMail, type Happening } from "./mails.ts";
import type { ApplicationRow } from "./queries.ts";
import { applicationEvents } from "./tables.ts";

const deliveryOf = {
  sent: "application.submitted",
  changed: "application.updated",
  withdrawn: "application.withdrawn",
} as const;

/**
 * Adds what a seeker has done to the timeline, enqueues the mails and the delivery about it, and logs what the employer
 * has received. Call it in the transaction that does it.
 * @param from the status before; null for an application that is sent for the first time.
 */
export const noteEvent = async (
  row: ApplicationRow,
  { event, from }: { event: Happening; from: ApplicationRow["status"] | null },
  tx: Db,
  context: Context<"seeker">,
): Promise<void> => {
  const { id, employerName, jobTitle, status } = row;
  await tx.insert(applicationEvents).values({ applicationId: id, side: "seeker", from, to: status });
  await context.enqueue(tx, applicationMail, { ...mailSite(context), application: id, event });
  await queueDelivery(tx, row, deliveryOf[event], context);
  if (event === "withdrawn") return;
  if (event === "sent") await mailEmployer(tx, row, context);
  const what = `Your application for ${jobTitle}, ${event === "sent" ? "as you sent it" : "as you changed it"}`;
  await recordAccess(tx, { seekerId: context.seeker.id, who: employerName, what, address: null });
};
