import type { SearchReading, SearchResult } from "../../contract/jobs.ts";
import { normalSearch, type SearchState } from "./job-search-url.ts";
import { placesText } from "./search-places.ts";

/** The names of the places that were read from the words of a search; null where there are none. */
export const readPlaces = (reading: SearchReading | null): string | null =>
  reading?.place ? placesText([reading.place, ...reading.more_places].map(({ label }) => label)) : null;

type Read = Pick<SearchResult, "reading" | "corrected">;

/**
 * The state of a search page once its words were read: a place and filters in them become its fields, and mistyped words
 * the corrected ones.
 */
export const asRead = (search: SearchState, { reading, corrected }: Read): SearchState => {
  const { pageNo, address, employer_name } = search;
  const read = reading
    ? normalSearch({ ...reading.search, pageNo, address: readPlaces(reading) ?? address, employer_name })
    : search;
  return corrected ? { ...read, q: corrected } : read;
};

/** The words as they were typed, where they were corrected. */
export const typedWords = (search: SearchState, { reading, corrected }: Read): string | undefined =>
  corrected === null ? undefined : (reading?.search ?? search).q;
