import { datePostedOptions, payTypes, states, workTypeOptions } from "./job-options.ts";

/** What every filter of the search says of itself. */
interface FilterRow {
  /** What it is called, over its choices and in suggestions (spec §9). */
  label: string;
  /** Its place among the filters and chips of the search page; in tens, so that a new one fits between. */
  position: number;
  /** Its place among the filters that an empty search suggests to leave out; those that seekers miss least first. */
  dropped: number;
  /** A chosen value on its chip, for "%"; the value alone when it is missing. */
  chip?: string;
  /** For readers of the API. */
  describe?: string;
  /** Filters whose values mean nothing any more when this one changes. */
  clears?: readonly string[];
}

/** How a filter's values are read, checked, compared and counted. */
export type JobFilter = FilterRow &
  (
    | { type: "many"; options: readonly { id: string | number; title: string }[] }
    /** Options that are known by the jobs that have them, such as categories; those of `within`, once that is settled. */
    | { type: "many"; options?: never; within?: "category" }
    | { type: "one"; options: readonly { id: string | number; title: string }[] }
    /** One of some numbers of days; each option has the jobs of the shorter ones, too. */
    | { type: "since"; options: readonly { id: number; title: string }[] }
    /** A box to tick, and what stands beside it. */
    | { type: "flag"; tick: string }
    /** Dollars, one of the amounts that go with the pay type; not counted. */
    | { type: "amount"; amounts: "minimums" | "maximums" }
    /** The id of a row, such as an employer's; neither counted nor shown as a field. */
    | { type: "id" }
  );

/**
 * The filters of the search. The key is the name of the field in calls and of the parameter in addresses, which
 * are written in this order. A new filter is a row here and a column in `src/server/search/filter-columns.ts`.
 */
export const jobFilters = {
  states: { type: "many", options: states, label: "State", position: 100, dropped: 100 },
  category: { type: "many", label: "Category", position: 80, dropped: 80, clears: ["sub_category"] },
  sub_category: { type: "many", within: "category", label: "Kind of work", position: 90, dropped: 70 },
  employer: {
    type: "id",
    label: "Employer",
    position: 10,
    dropped: 90,
    describe: "The id of an employer, as on every job; only this one's jobs.",
  },
  work_type: { type: "many", options: workTypeOptions, label: "Work Type", position: 20, dropped: 50 },
  pay_type: {
    type: "one",
    options: payTypes,
    label: "Pay Type",
    position: 40,
    dropped: 40,
    chip: "% pay",
    describe: "The unit that min_salary and max_salary are in; yearly pay is compared when it is missing.",
    clears: ["min_salary", "max_salary"],
  },
  min_salary: {
    type: "amount",
    amounts: "minimums",
    label: "Minimum Salary",
    position: 50,
    dropped: 20,
    chip: "From %",
  },
  max_salary: {
    type: "amount",
    amounts: "maximums",
    label: "Maximum Salary",
    position: 60,
    dropped: 30,
    chip: "Up to %",
  },
  date_posted: { type: "since", options: datePostedOptions, label: "Date Posted", position: 70, dropped: 10 },
  // Remote work without a place of its own is found in every place.
  remote: { type: "flag", tick: "Remote jobs only", label: "Remote", position: 30, dropped: 60 },
  sponsorship: {
    type: "flag",
    tick: "Visa sponsorship offered",
    label: "Visa sponsorship",
    position: 35,
    dropped: 85,
  },
} as const satisfies Record<string, JobFilter>;

export type JobFilters = typeof jobFilters;
export type FilterName = keyof JobFilters;

/** A filter that has a count beside each of its options. */
export type CountedFilter = {
  [Name in FilterName]: JobFilters[Name]["type"] extends "amount" | "id" ? never : Name;
}[FilterName];

type OptionId<Filter> = Filter extends { options: readonly { id: infer Id }[] } ? Id : string;

/** What a search may say of a filter. */
export type FilterValue<Filter> = Filter extends { type: "many" }
  ? OptionId<Filter>[]
  : Filter extends { type: "one" | "since" }
    ? OptionId<Filter>
    : Filter extends { type: "flag" }
      ? boolean
      : number;
