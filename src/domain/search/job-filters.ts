import {
  jobFilters,
  type CountedFilter,
  type FilterName,
  type FilterValue,
  type JobFilter,
  type JobFilters,
} from "../../contract/job-filters.ts";
import { jobCategories } from "../../contract/job-categories.ts";
import { categoryById } from "../jobs/categories.ts";
import { dollars } from "../jobs/pay-text.ts";

/** One value of a filter: an option's id, an amount, or `true` for a flag. */
export type FilterId = string | number | boolean;

/** The values of a search's filters. */
export type Filtered = { [Name in FilterName]?: FilterValue<JobFilters[Name]> | undefined };

/** All filters, in their order in URLs. */
export const filterNames = Object.keys(jobFilters) as FilterName[];

/** A filter by its name, as any filter. */
export const filterOf = (name: FilterName): JobFilter => jobFilters[name];

const sortedBy = (place: "position" | "dropped") =>
  filterNames.toSorted((a, b) => jobFilters[a][place] - jobFilters[b][place]);
/** All filters, in their order on the search page. */
export const filtersOnPage: readonly FilterName[] = sortedBy("position");
/** All filters, the least important to seekers first. */
export const filtersToDrop: readonly FilterName[] = sortedBy("dropped");

/** Whether the options of a filter are counted. */
export const isCounted = (name: FilterName): name is CountedFilter =>
  !["amount", "id", "moment"].includes(jobFilters[name].type);

/** The filters whose options are counted. */
export const countedFilters = filterNames.filter(isCounted);

/** The values of a filter that narrow a search; none for `false` and for 0, which means no limit. */
export const filterValues = (search: Filtered, name: FilterName): FilterId[] =>
  [search[name] ?? []].flat().filter(Boolean);

/** The change that removes one value of a filter from a search; amounts of pay go with their unit. */
export const withoutValue = (search: Filtered, name: FilterName, value: FilterId): Filtered => {
  const { type, clears = [] } = filterOf(name);
  if (type === "many") return { [name]: filterValues(search, name).filter((one) => one !== value) };
  return Object.fromEntries([name, ...clears].map((gone) => [gone, undefined]));
};

/** A search without its filters: its words, place and order. */
export const unfiltered = <Search extends Filtered>(search: Search): Omit<Search, FilterName> =>
  Object.fromEntries(
    Object.entries(search).filter(([name]) => !filterNames.includes(name as FilterName)),
  ) as Omit<Search, FilterName>;

/** Amounts and their unit, which only mean something together. */
const pay = ["pay_type", "min_salary", "max_salary"] as const satisfies FilterName[];

/** A search with the filters of another instead of its own; pay is taken as a whole. */
export const withFiltersOf = <Search extends Filtered>(search: Search, chosen: Filtered): Search => {
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]]])),
  );
  const own = { ...search };
  if (pay.some((name) => name in filters)) for (const name of pay) delete own[name];
  return { ...own, ...filters };
};

const kinds = jobCategories.flatMap((category) => category.sub_categories);

/** The day of a moment in Sydney: "22 Nov". */
const shortDay = (moment: string): string =>
  new Date(moment).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "short",
    timeZone: "Australia/Sydney",
  });

/** The title of one value of a filter. */
export const valueTitle = (name: FilterName, value: FilterId): string => {
  const filter = filterOf(name);
  if (filter.type === "flag") return filter.label;
  if (filter.type === "amount") return dollars(Number(value));
  if (filter.type === "moment") return shortDay(String(value));
  if (name === "sub_category")
    return kinds.find(({ id }) => id === value)?.title ?? categoryById(String(value)).title;
  if (name === "category") return categoryById(String(value)).title;
  const options = "options" in filter ? filter.options : undefined;
  return options?.find(({ id }) => id === value)?.title ?? String(value);
};

/** One value of a filter as it stands on its own: "Hourly pay", "From $30". */
export const chipText = (name: FilterName, value: FilterId): string =>
  (filterOf(name).chip ?? "%").replace("%", () => valueTitle(name, value));
