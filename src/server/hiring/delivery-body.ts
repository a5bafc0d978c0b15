import { eq } from "drizzle-orm";
import { applications } from "../applications/tables.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import type { Services } from "../http/context.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { goneReason } from "../received-applications/find-received.ts";
import { receivedWith } from "../received-applications/received-files.ts";
import { deliveredFilePath } from "./delivered-files.ts";
import type { hiringDeliveries } from "./tables.ts";

export type DeliveryRow = typeof hiringDeliveries.$inferSelect;
type Needs = Pick<Services, "db" | "log" | "keys" | "store" | "brands" | "config" | "secret">;

/** What is delivered, and whose data is in it; null when there is nothing personal in it. */
export interface Delivery {
  body: string;
  seen: { seekerId: string; application: ApplicationRow } | null;
}

/**
 * The content of a delivery as of now. An application that was withdrawn, or whose account was erased, is delivered
 * without anything of the applicant, also in a delivery from before.
 */
export const deliveryBody = async (row: DeliveryRow, needs: Needs): Promise<Delivery> => {
  const [found] = await needs.db
    .select({ application: applications, job: jobs, employer: employers })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(employers, eq(employers.id, row.employerId))
    .where(eq(applications.id, row.applicationId));
  if (!found) throw new Error("The application of the delivery is gone.");
  const { application, job, employer } = found;
  const reason = goneReason(application);
  const seekerId = reason ? null : application.seekerId;
  const data = {
    application: {
      id: application.id,
      status: reason ? "withdrawn" : application.status,
      submitted_at: application.submittedAt.toISOString(),
      updated_at: application.updatedAt.toISOString(),
    },
    job: { id: job.id, reference: job.reference, title: application.jobTitle },
    employer: { slug: employer.slug, name: employer.name },
    ...(seekerId
      ? await personalData({ application, seekerId, row }, needs)
      : { applicant: null, files: [], profile: null }),
  };
  return {
    body: JSON.stringify({ type: row.event, timestamp: row.createdAt.toISOString(), data }),
    seen: seekerId ? { seekerId, application } : null,
  };
};

const personalData = async (
  { application, seekerId, row }: { application: ApplicationRow; seekerId: string; row: DeliveryRow },
  needs: Needs,
) => {
  const { origin } = siteForLinks(row.brand, needs);
  const { profile, files, sent } = await receivedWith(application, seekerId, { ...needs, origin });
  const isShared = row.event === "application.details_shared";
  const delivered = isShared ? files : files.filter(({ id }) => sent.includes(id));
  const { name, email, phone, rightToWork, note, answers } = application;
  return {
    applicant: { name, email, phone, right_to_work: rightToWork, note, answers },
    files: delivered.map(({ id, name, mimeType, size }) => ({
      name,
      mime_type: mimeType,
      size,
      url: origin + deliveredFilePath(row.key, id, needs.secret),
    })),
    profile: isShared
      ? Object.fromEntries(profile.sections.map(({ section, entries }) => [section.name, entries]))
      : null,
  };
};
