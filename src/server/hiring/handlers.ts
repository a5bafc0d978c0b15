import { and, eq, isNull } from "drizzle-orm";
import type * as contract from "../../contract/hiring.ts";
import { findApplication, lockApplication } from "../applications/queries.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Handler } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { storeChoice } from "../sharing/sharing-choice.ts";
import { queueDelivery } from "./queue-delivery.ts";
import { hiringDeliveries } from "./tables.ts";

export const saveDetails: Handler<typeof contract.saveDetails> = async ({ body }, context) => {
  const { application_id, ...choice } = body;
  const { id } = await findApplication({ id: application_id }, context);
  const stored = await context.db.transaction(async (tx) => {
    const row = await lockApplication(id, tx);
    if (row.status === "withdrawn")
      throw new HttpError(409, "You have withdrawn this application; nothing more of yours is delivered.");
    const saved = await storeChoice(id, choice, { ...context, db: tx });
    if (!(await waits(id, tx)) && !(await queueDelivery(tx, row, "application.details_shared", context)))
      throw new HttpError(
        409,
        `${row.employerName} has no hiring system of its own that applications are delivered to.`,
      );
    return saved;
  });
  return {
    payload: { application_id: id, queued: true, ...stored },
    message: "Your details are on their way to the employer's hiring system.",
  };
};

/** Whether a delivery of details waits: it is written when it is sent, so it has the latest choice. */
const waits = async (applicationId: number, tx: Db): Promise<boolean> => {
  const rows = await tx
    .select({ id: hiringDeliveries.id })
    .from(hiringDeliveries)
    .where(
      and(
        eq(hiringDeliveries.applicationId, applicationId),
        eq(hiringDeliveries.event, "application.details_shared"),
        isNull(hiringDeliveries.takenAt),
        isNull(hiringDeliveries.removedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
