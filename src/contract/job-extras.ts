/** A field that an employer may add to a job, as short text. */
interface JobExtraField {
  /** As seekers see it on the job's page. */
  label: string;
  /** The property of a schema.org JobPosting that has it, in structured data and in imports. */
  schemaOrg: string;
}

/**
 * What employers may say of a job beside the fields that every job has. A new one is a row here, a column of table
 * `jobs`, and a row of `src/server/jobs/job-extras.ts`.
 */
export const jobExtras = {
  start: { label: "Start", schemaOrg: "jobStartDate" },
  hours: { label: "Hours", schemaOrg: "workHours" },
} as const satisfies Record<string, JobExtraField>;

export type JobExtra = keyof typeof jobExtras;
