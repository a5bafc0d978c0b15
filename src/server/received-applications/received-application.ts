import type { ReceivedApplication } from "../../contract/received-applications.ts";
import { rightToWorkOptions } from "../../contract/job-options.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import { nextStatuses } from "../../domain/jobs/application-status.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { valueText } from "../../domain/profile/entry-text.ts";
import { timelineOf, type ApplicationRow } from "../applications/queries.ts";
import { zoneOfJob } from "../applications/zones-of-jobs.ts";
import type { Context } from "../http/context.ts";
import { signPath } from "../platform/signed-path.ts";
import type { SharedSection } from "../sharing/shared-profile.ts";
import { archivePath, filePath } from "./download-paths.ts";
import type { LinkRow } from "./links.ts";
import type { Received } from "./received-files.ts";

/** An application as its employer sees it. */
export const receivedApplicationOf = async (
  row: ApplicationRow,
  { link, received }: { link: LinkRow; received: Received },
  { db, secret, brand }: Pick<Context, "db" | "secret" | "brand">,
): Promise<ReceivedApplication> => ({
  kind: "application",
  id: row.id,
  job_title: row.jobTitle,
  job_path: `/job/${row.jobId}/${jobSlug(row.jobTitle)}`,
  employer_name: row.employerName,
  status: row.status,
  choices: [...nextStatuses("employer", row.status)],
  submitted_at: row.submittedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  time_zone: await zoneOfJob(row.jobId, { db, brand }),
  name: row.name,
  email: row.email,
  phone: row.phone,
  right_to_work: rightToWorkOptions.find(({ id }) => id === row.rightToWork)?.title ?? null,
  note: row.note,
  answers: row.answers.map(({ question, answer }) => ({ question, answer })),
  files: received.files.map(({ id, name, size }) => ({
    name,
    size,
    href: signPath(filePath(link.id, row.id, id), secret),
  })),
  archive_href: signPath(archivePath(link.id, row.id), secret),
  profile: received.profile.sections.map(inWords),
  timeline: await timelineOf(row.id, { db }),
  expires_at: link.expiresAt.toISOString(),
});

/** A shared section as labels and texts; fields without a value are left out. */
const inWords = ({ section, entries }: SharedSection): ReceivedApplication["profile"][number] => {
  const outline = sectionOutlines.find(({ name }) => name === section.name)!;
  return {
    title: section.title,
    entries: entries.map((entry) =>
      Object.entries(outline.fields).flatMap(([name, field]) => {
        const text = valueText(field, (entry as Entry)[name]);
        return text === null ? [] : [{ label: field.label, text }];
      }),
    ),
  };
};
