import {
  benefitOptions,
  datePostedOptions,
  idsOf,
  rightToWorkOptions,
  shiftOptions,
  states,
} from "../../../../contract/job-options.ts";
import { workTypes } from "../../../../contract/job-fields.ts";
import type { CountedFilter, FilterName } from "../../../../contract/job-filters.ts";
import { CodeColumn } from "./code-column.ts";
import type { CountedColumn, FilterColumn } from "./filter-column.ts";
import { FlagColumn } from "./flag-column.ts";
import { IdColumn } from "./id-column.ts";
import { MomentColumn } from "./moment-column.ts";
import { SetColumn } from "./set-column.ts";

/**
 * The filters with a column of their own; the two ends of the pay are compared by the year (`pay-range.ts`), and
 * `new_since` with the column of `date_posted`.
 */
type ColumnFilter = Exclude<FilterName, "min_salary" | "max_salary" | "new_since">;

/** The employer under whose name a job is shown: a recruiter for its clients that may not be named. */
const shownEmployer = `case when row.employer_id in (select id from employers where shown_as is not null)
  then (select shown_as from employers where id = row.employer_id) else row.employer_id end`;

/**
 * The rights to work that a job is for, as `rightToWorkFit` says it; a job that says nothing is for citizens and
 * permanent residents, whom no law keeps from it.
 */
const acceptedRights = `array_cat(row.right_to_work, case
  when row.sponsorship and row.right_to_work = '{}' then '{citizen,permanent-resident,sponsorship,none}'::text[]
  when row.sponsorship then '{citizen,sponsorship,none}'::text[]
  when row.right_to_work = '{}' then '{citizen,permanent-resident}'::text[]
  else '{citizen}'::text[] end)`;

/** The column of each filter, with the SQL of a job's value. */
export const openFilterColumns = () =>
  ({
    states: new SetColumn("row.state_ids", idsOf(states)),
    category: new CodeColumn("row.category"),
    sub_category: new CodeColumn("row.sub_category"),
    employer: new IdColumn(shownEmployer),
    work_type: new SetColumn("array_append(row.more_work_types, row.work_type)", workTypes),
    pay_type: new CodeColumn("row.pay_type"),
    date_posted: new MomentColumn("row.posted_at", idsOf(datePostedOptions)),
    remote: new FlagColumn("row.remote"),
    sponsorship: new FlagColumn("row.sponsorship"),
    right_to_work: new SetColumn(acceptedRights, idsOf(rightToWorkOptions)),
    shift: new SetColumn("row.shift", idsOf(shiftOptions)),
    benefits: new SetColumn("row.benefits", idsOf(benefitOptions)),
  }) satisfies { [Name in ColumnFilter]: Name extends CountedFilter ? CountedColumn : FilterColumn };

/** The columns of filters, and the shifts that a job does not have: no filter, but a search for such a shift does not find it. */
export const openFields = (filters = openFilterColumns()) => ({
  ...filters,
  refused_shift: new SetColumn("row.refused_shift", idsOf(shiftOptions)),
});
