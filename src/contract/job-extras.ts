/** A field that an employer may add to a job, as short text. */
interface JobExtraField {
  /** As seekers see it on the job's page. */
  label: string;
  /** Its property in a schema.org JobPosting, in structured data and in imports. */
  schemaOrg: string;
}

/**
 * Optional fields that employers may add to a job. A new one is a row here, a column of table
 * `jobs`, and a row of `src/server/catalogue/jobs/job-extras.ts`.
 */
export const jobExtras = {
  start: { label: "Start", schemaOrg: "jobStartDate" },
  hours: { label: "Hours", schemaOrg: "workHours" },
} as const satisfies Record<string, JobExtraField>;

export type JobExtra = keyof typeof jobExtras;
