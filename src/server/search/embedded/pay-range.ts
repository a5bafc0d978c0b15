import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import { yearly } from "../../../domain/jobs/work.ts";

/** The pay looked for, in dollars a year; null when any pay will do. */
export const payRange = ({
  pay_type = 1,
  min_salary,
  max_salary,
}: ParsedJobSearch): { min: number; max: number } | null =>
  min_salary || max_salary !== undefined
    ? {
        min: yearly(pay_type, min_salary ?? 0),
        max: max_salary === undefined ? Infinity : yearly(pay_type, max_salary),
      }
    : null;
