import {
  benefitOptions,
  datePostedOptions,
  payTypes,
  rightToWorkOptions,
  shiftOptions,
  states,
  workTypeOptions,
} from "./job-options.ts";

/** What every search filter declares. */
interface FilterRow {
  /** Its name above its options and in suggestions (spec §9). */
  label: string;
  /** Its position among the filters and chips of the search page; in tens, so that a new one fits between. */
  position: number;
  /** The order in which a search without results suggests removing filters: the least important to seekers first. */
  dropped: number;
  /** The text of its chip, with "%" for the chosen value; only the value when missing. */
  chip?: string;
  /** Filters whose values become invalid when this one changes. */
  clears?: readonly string[];
}

/** How a filter's values are parsed, validated, compared and counted. */
export type JobFilter = FilterRow &
  (
    | { type: "many"; options: readonly { id: string | number; title: string }[] }
    /** Options that come from the jobs themselves, such as categories; with `within`, only those of its chosen value. */
    | { type: "many"; options?: never; within?: "category" }
    | { type: "one"; options: readonly { id: string | number; title: string }[] }
    /** A number of days; each option includes the jobs of the shorter ones. */
    | { type: "since"; options: readonly { id: number; title: string }[] }
    /** A checkbox, and its label. */
    | { type: "flag"; tick: string }
    /** Dollars: one of the amounts for the pay type; not counted. */
    | { type: "amount"; amounts: "minimums" | "maximums" }
    /** A moment, and the label of its checkbox; not counted, as only the browser of a seeker knows it. */
    | { type: "moment"; tick: string }
    /** The id of a row, such as an employer's; neither counted nor shown as a field. */
    | { type: "id" }
  );

/**
 * The filters of the search. The key is the name of the field in calls and of the parameter in addresses, which
 * are written in this order. A new filter is a row here and a column in `src/server/search/embedded/columns/filter-columns.ts`.
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
  },
  work_type: { type: "many", options: workTypeOptions, label: "Work Type", position: 20, dropped: 50 },
  pay_type: {
    type: "one",
    options: payTypes,
    label: "Pay Type",
    position: 40,
    dropped: 40,
    chip: "% pay",
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
  // Remote jobs without a place of work match every place.
  remote: { type: "flag", tick: "Remote jobs only", label: "Remote", position: 30, dropped: 60 },
  sponsorship: {
    type: "flag",
    tick: "Visa sponsorship offered",
    label: "Visa sponsorship",
    position: 35,
    dropped: 85,
  },
  right_to_work: {
    type: "one",
    options: rightToWorkOptions,
    label: "I can work here as",
    position: 36,
    dropped: 84,
    chip: "I can work here as: %",
  },
  shift: { type: "many", options: shiftOptions, label: "Shift", position: 22, dropped: 45 },
  benefits: { type: "many", options: benefitOptions, label: "Benefits", position: 75, dropped: 15 },
  new_since: {
    type: "moment",
    tick: "New since my last visit",
    label: "New since",
    position: 72,
    dropped: 5,
    chip: "New since %",
  },
} as const satisfies Record<string, JobFilter>;

export type JobFilters = typeof jobFilters;
export type FilterName = keyof JobFilters;

/** A filter that shows a count for each of its options. */
export type CountedFilter = {
  [Name in FilterName]: JobFilters[Name]["type"] extends "amount" | "id" | "moment" ? never : Name;
}[FilterName];

type OptionId<Filter> = Filter extends { options: readonly { id: infer Id }[] } ? Id : string;

/** The value of a filter in a search. */
export type FilterValue<Filter> = Filter extends { type: "many" }
  ? OptionId<Filter>[]
  : Filter extends { type: "one" | "since" }
    ? OptionId<Filter>
    : Filter extends { type: "flag" }
      ? boolean
      : Filter extends { type: "moment" }
        ? string
        : number;
