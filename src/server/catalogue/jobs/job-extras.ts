import type { JobExtra } from "../../../contract/job-extras.ts";
import { eachExtra } from "../../../domain/jobs/job-extras.ts";
import type { jobs } from "./tables.ts";

type JobColumns = typeof jobs.$inferSelect;
/** The columns that may hold an extra field: text, or null where the employer does not say. */
type TextColumn = {
  [Column in keyof JobColumns]: [JobColumns[Column], string | null] extends [
    string | null,
    JobColumns[Column],
  ]
    ? Column
    : never;
}[keyof JobColumns];

/** The column of each extra field, and its names in feeds. */
export const jobExtraFields = {
  start: {
    column: "start",
    names: "start, starts, start date, job start date, commencement date, commencing",
  },
  hours: { column: "hours", names: "hours, working hours, work hours, hours per week, weekly hours" },
} as const satisfies Record<JobExtra, { column: TextColumn; names: string }>;

export type JobExtraColumn = (typeof jobExtraFields)[JobExtra]["column"];

/** The extra fields of a row, as in the contract. */
export const extrasOf = (row: Pick<JobColumns, JobExtraColumn>): Record<JobExtra, string | null> =>
  eachExtra((name) => row[jobExtraFields[name].column]);

/** Extra fields as columns; null for those that are empty. */
export const extraColumns = (given: Record<JobExtra, string>): Record<JobExtraColumn, string | null> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [jobExtraFields[name as JobExtra].column, value || null]),
  ) as Record<JobExtraColumn, string | null>;
