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

/** The column of each filter, with the SQL of a job's value. */
export const openFilterColumns = () =>
  ({
    states: new SetColumn("row.state_ids", idsOf(states)),
    category: new CodeColumn("row.category"),
    sub_category: new CodeColumn("row.sub_category"),
    employer: new IdColumn("row.employer_id"),
    work_type: new CodeColumn("row.work_type"),
    pay_type: new CodeColumn("row.pay_type"),
    date_posted: new MomentColumn("row.posted_at", idsOf(datePostedOptions)),
    remote: new FlagColumn("row.remote"),
    sponsorship: new FlagColumn("row.sponsorship"),
  }) satisfies { [Name in ColumnFilter]: Name extends CountedFilter ? CountedColumn : FilterColumn };
