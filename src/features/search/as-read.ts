import type { SearchReading } from "../../contract/jobs.ts";
import { normalSearch, type SearchState } from "../../domain/search/job-search-url.ts";

/** The state of a search page once a place and filters were read from its words: they become its fields. */
export const asRead = (search: SearchState, reading: SearchReading | null): SearchState => {
  if (!reading) return search;
  const { pageNo, address, employer_name } = search;
  return normalSearch({
    ...reading.search,
    pageNo,
    address: reading.place?.label ?? address,
    employer_name,
  });
};
