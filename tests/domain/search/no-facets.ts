import type { JobFacets } from "../../../src/contract/job-search.ts";
import { filterNames, filterOf, isCounted } from "../../../src/domain/search/job-filters.ts";

/** The counts of a search without jobs: no options, and 0 for flags. */
export const noFacets = Object.fromEntries(
  filterNames.filter(isCounted).map((name) => [name, filterOf(name).type === "flag" ? 0 : []]),
) as unknown as JobFacets;
