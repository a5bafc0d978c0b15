import { maxSearchName } from "../../contract/saved-searches.ts";
import { payText } from "../jobs/pay-text.ts";
import { chipText, filtersOnPage, filterValues, valueTitle } from "./job-filters.ts";
import type { SearchState } from "./job-search-url.ts";
import { hasUsualRadius, usualRadius } from "../places/distance.ts";
import { placeNames, placesIn } from "./search-places.ts";
import { lowerFirst, searchText } from "./search-text.ts";

type Searched = Omit<SearchState, "pageNo">;

/** Filters by the age of a job: a saved search looks for what is new. */
const ofAge: readonly string[] = ["date_posted", "new_since"];

/** How far around its places a search looks, also where nobody chose that: "Within 25 km". */
export const within = (search: Searched): string[] => {
  const { radius = placesIn(search).some(hasUsualRadius) ? usualRadius : 0 } = search;
  return radius ? [`Within ${radius} km`] : [];
};

/** Everything that a saved search asks for, each by itself: "“chef”", "Sydney NSW 2000", "Part time", "From $60,000". */
export const searchCriteria = (search: Searched): string[] => [
  ...(search.q ? [`“${search.q}”`] : []),
  ...placeNames(search.address ?? ""),
  ...within(search),
  ...filtersOnPage
    .filter((name) => !ofAge.includes(name))
    .flatMap((name) =>
      filterValues(search, name).map((value) =>
        name === "employer" ? (search.employer_name ?? "One employer") : chipText(name, value),
      ),
    ),
];

/** Filters whose values are no part of a name by themselves: amounts go with their unit, and an employer has a name. */
const notNamed: readonly string[] = [...ofAge, "pay_type", "min_salary", "max_salary", "employer"];

/**
 * A search in words with all its filters, as the name of a saved search: "Chef jobs in Sydney NSW 2000, Part time, from
 * $60,000". At most as long as such a name may be.
 */
export const searchName = (search: Searched): string => {
  const text = searchText(search);
  const titles = filtersOnPage
    .filter((name) => !notNamed.includes(name) && !(name === "category" && search.sub_category?.length))
    .flatMap((name) => filterValues(search, name).map((value) => valueTitle(name, value)));
  const more = [...within(search).map(lowerFirst), ...titles, ...payOf(search)];
  // What the words say already: "Weekend jobs from $35 an hour", "Remote chef jobs".
  const isSaid = (part: string) => text.toLowerCase().includes(part.toLowerCase().replace(/s$/, ""));
  return more
    .filter((part) => !isSaid(part))
    .reduce((name, part) => {
      const longer = `${name}, ${part}`;
      return longer.length > maxSearchName ? name : longer;
    }, text);
};

/** "from $60,000", "from $35 an hour", "hourly pay". */
const payOf = ({ pay_type, min_salary, max_salary }: Searched): string[] => {
  const pay = payText({ type: pay_type ?? 1, min: min_salary || null, max: max_salary || null });
  if (pay) return [lowerFirst(pay).replace(/ a year$/, "")];
  return pay_type ? [lowerFirst(chipText("pay_type", pay_type))] : [];
};
