import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { JobResult, JobWithMetadata } from "pg-boss";
import { errorText } from "../../runtime/error-for-log.ts";
import { hiringSiteOf, type HiringSite } from "../../runtime/hiring-sites.ts";
import { recordAccess } from "../access-log/access-log.ts";
import type { Services } from "../http/context.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { deliveryBody, type DeliveryRow } from "./delivery-body.ts";
import { postDelivery } from "./post-delivery.ts";
import { hiringJob } from "./queue-delivery.ts";
import { hiringDeliveries } from "./tables.ts";

type Needs = Omit<Services, "enqueue" | "limits">;

/** The most that a hiring site may take for one delivery, in milliseconds. */
const longestMs = 15_000;

/**
 * Delivers to an employer's hiring site, in order, everything that waits up to the job's own delivery. After a failure
 * nothing behind it is tried, and the job is retried; the key of each delivery stays the same.
 * @param timeLimit the most milliseconds that all of it may take.
 * @returns the outcome of the job: completed, to be retried, or a dead letter.
 */
export const deliverToHiringSite = async (
  job: JobWithMetadata<unknown>,
  needs: Needs,
  timeLimit: number,
): Promise<JobResult> => {
  const payload = hiringJob.payload.safeParse(job.data);
  if (!payload.success) return deadLetter(job, "The job is malformed.");
  const { employer, delivery } = payload.data;
  const end = Date.now() + timeLimit;
  const requestMs = Math.min(longestMs, timeLimit / 2);
  try {
    for (let row; (row = await nextOf(employer, delivery, needs));) {
      if (Date.now() + requestMs > end) throw new Error("There is more to deliver; it follows.");
      const signal = AbortSignal.any([AbortSignal.timeout(requestMs), job.signal]);
      await deliver(row, await siteOf(employer, needs), signal, needs);
    }
    return { id: job.id, status: "completed" };
  } catch (error) {
    const reason = job.signal.aborted ? "The attempt was cut short." : reasonOf(error, requestMs);
    if (job.retryCount >= job.retryLimit) return deadLetter(job, reason);
    needs.log.warn({ job: job.id, employer, reason }, "a delivery failed, and is tried again");
    return { id: job.id, status: "failed", output: { message: reason } };
  }
};

const deadLetter = ({ id }: JobWithMetadata<unknown>, message: string): JobResult => ({
  id,
  status: "deadletter",
  output: { message },
});

/** The first of an employer's deliveries that waits. */
const nextOf = async (
  employer: number,
  last: number,
  { db }: Pick<Needs, "db">,
): Promise<DeliveryRow | undefined> => {
  const [row] = await db
    .select()
    .from(hiringDeliveries)
    .where(
      and(
        eq(hiringDeliveries.employerId, employer),
        lte(hiringDeliveries.id, last),
        isNull(hiringDeliveries.takenAt),
        isNull(hiringDeliveries.removedAt),
      ),
    )
    .orderBy(asc(hiringDeliveries.id))
    .limit(1);
  return row;
};

const siteOf = async (employer: number, { db, config }: Needs): Promise<HiringSite> => {
  const [row] = await db.select({ slug: employers.slug }).from(employers).where(eq(employers.id, employer));
  const site = row && hiringSiteOf(config.HIRING_SITES, row.slug);
  if (!site) throw new Error(`HIRING_SITES has no hiring site for ${row?.slug ?? "the employer"} any more.`);
  return site;
};

const deliver = async (
  row: DeliveryRow,
  site: HiringSite,
  signal: AbortSignal,
  needs: Needs,
): Promise<void> => {
  const { body, seen } = await deliveryBody(row, needs);
  await postDelivery({ id: `msg_${row.key}`, body }, site, needs.config, signal);
  await needs.db.transaction(async (tx) => {
    await tx.update(hiringDeliveries).set({ takenAt: new Date() }).where(eq(hiringDeliveries.id, row.id));
    if (!seen) return;
    const { jobTitle, employerName } = seen.application;
    const what = `Your application for ${jobTitle}, delivered to the employer's hiring system`;
    await recordAccess(tx, { seekerId: seen.seekerId, who: employerName, what, address: null });
  });
};

/** Why a delivery failed, without values of SQL or of the applicant. */
const reasonOf = (error: unknown, requestMs: number): string =>
  (error as Error).name === "TimeoutError" || (error as Error).name === "AbortError"
    ? `The hiring site gave no answer in ${requestMs / 1000} s.`
    : errorText(error).split("\n")[0]!.slice(0, 500);
