import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { hiringEmployerOf } from "../applications/hiring-employer.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import type { Job } from "../platform/queue/queue.ts";
import type { DeliveryEvent } from "./delivery-event.ts";
import { hiringDeliveries } from "./tables.ts";

const payload = z.object({
  /** The row of the delivery; what waits before it in its employer's line is delivered first. */
  delivery: z.int(),
  employer: z.int(),
});

/** Delivers to an employer's hiring site what waits for it, up to one delivery. */
export const hiringJob: Job<z.output<typeof payload>> = {
  name: "hiring",
  payload,
  lineOf: ({ employer }) => String(employer),
};

/**
 * Queues the delivery of what has happened to an application, in the transaction that does it.
 * @returns false when the employer has no hiring site.
 */
export const queueDelivery = async (
  tx: Db,
  { id, jobId }: Pick<ApplicationRow, "id" | "jobId">,
  event: DeliveryEvent,
  { brand, config, enqueue }: Pick<Context, "brand" | "config" | "enqueue">,
): Promise<boolean> => {
  const employer = await hiringEmployerOf(jobId, { db: tx, config });
  if (employer === null) return false;
  const [row] = await tx
    .insert(hiringDeliveries)
    .values({ employerId: employer, applicationId: id, brand: brand.id, event })
    .returning({ id: hiringDeliveries.id });
  await enqueue(tx, hiringJob, { delivery: row!.id, employer });
  return true;
};

/** Takes a delivery out of its employer's line for good, unless it was taken. */
export const removeDelivery = async (id: number, db: Db): Promise<void> =>
  void (await db
    .update(hiringDeliveries)
    .set({ removedAt: new Date() })
    .where(and(eq(hiringDeliveries.id, id), isNull(hiringDeliveries.takenAt))));
