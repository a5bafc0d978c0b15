import { countedFilters, filterOf, filterValues } from "../../../../domain/search/job-filters.ts";
import type { Counts } from "../../engine.ts";
import type { Prepared } from "./filter-mask.ts";

/**
 * Counts as a click gives them: choosing an option also clears the filters that depend on it, such as the amounts of
 * another pay type, so those options are counted without them.
 */
export const clickCounts = (
  counts: Counts,
  prepared: Prepared,
  countsOf: (changed: Prepared) => Counts,
): Counts => {
  const exact = { ...counts };
  for (const name of countedFilters) {
    const cleared = (filterOf(name).clears ?? []) as readonly (keyof Prepared["search"])[];
    const chosen = Object.keys(prepared.search).filter((field) => cleared.includes(field as never));
    if (!chosen.some((field) => filterValues(prepared.search, field as never).length)) continue;
    const search = { ...prepared.search };
    for (const field of chosen) delete search[field as keyof typeof search];
    exact[name] = countsOf({ ...prepared, search })[name];
  }
  return exact;
};
