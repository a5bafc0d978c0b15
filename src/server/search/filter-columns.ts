import { datePostedOptions, idsOf, states } from "../../contract/job-options.ts";
import type { CountedFilter, FilterName } from "../../contract/job-filters.ts";
import { CodeColumn } from "./columns/code-column.ts";
import type { CountedColumn, FilterColumn } from "./columns/filter-column.ts";
import { FlagColumn } from "./columns/flag-column.ts";
import { IdColumn } from "./columns/id-column.ts";
import { MomentColumn } from "./columns/moment-column.ts";
import { SetColumn } from "./columns/set-column.ts";

/** The filters with a column of their own; the two ends of the pay are compared by the year (`pay-range.ts`). */
type ColumnFilter = Exclude<FilterName, "min_salary" | "max_salary">;

/** The employer under whose name a job is shown: a recruiter for its clients that may not be named. */
const shownEmployer = `case when row.employer_id in (select id from employers where shown_as is not null)
  then (select shown_as from employers where id = row.employer_id) else row.employer_id end`;

/** The column of each filter, with the SQL of a job's value. */
export const openFilterColumns = () =>
  ({
    states: new SetColumn("row.state_ids", idsOf(states)),
    category: new CodeColumn("row.category"),
    sub_category: new CodeColumn("row.sub_category"),
    employer: new IdColumn(shownEmployer),
    work_type: new CodeColumn("row.work_type"),
    pay_type: new CodeColumn("row.pay_type"),
    date_posted: new MomentColumn("row.posted_at", idsOf(datePostedOptions)),
    remote: new FlagColumn("row.remote"),
    sponsorship: new FlagColumn("row.sponsorship"),
  }) satisfies { [Name in ColumnFilter]: Name extends CountedFilter ? CountedColumn : FilterColumn };
