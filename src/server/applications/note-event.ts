import type { Context } from "../http/context.ts";
import { emit } from "../http/events.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { applicationChanged } from "./events.ts";
import { applicationMail, type Happening } from "./mails.ts";
import type { ApplicationRow } from "./queries.ts";
import { applicationEvents } from "./tables.ts";

/**
 * Adds what a seeker has done to the timeline, enqueues the seeker's mail about it, and tells the resources that act on
 * it. Call it in the transaction that does it.
 * @param from the status before; null for an application that is sent for the first time.
 * @param zone the seeker's time zone, if known
 */
export const noteEvent = async (
  row: ApplicationRow,
  {
    event,
    from,
    zone,
  }: { event: Happening; from: ApplicationRow["status"] | null; zone: string | undefined },
  tx: Db,
  context: Context<"seeker">,
): Promise<void> => {
  const { id, status } = row;
  await tx.insert(applicationEvents).values({ applicationId: id, side: "seeker", from, to: status });
  await context.enqueue(tx, applicationMail, { ...mailSite(context), application: id, event, zone });
  await emit(applicationChanged, { row, event }, tx, context);
};
