import { CallError, type Caller } from "../../contract/caller.ts";
import { getLocation } from "../../contract/locations.ts";
import { normalSearch, type SearchState } from "../../domain/search/job-search-url.ts";
import { suggestLocations } from "./locations.ts";

/** A search whose place is settled: `missing` is what was typed where no such place is known. */
export interface PlacedSearch {
  search: SearchState;
  missing: string | null;
}

/**
 * Settles the place of a search: an id gets its name, typed words get the id of the likeliest place.
 * An id whose name is not what was typed gives way to the words, as a form without JavaScript sends both.
 */
export const placeSearch = async (search: SearchState, call: Caller): Promise<PlacedSearch> => {
  const { location, address, ...rest } = search;
  const known = location === undefined ? null : await locationById(location, call);
  // A readable page names its place without the postcode.
  if (known && (address === undefined || `${known.label} `.startsWith(`${address} `)))
    return { search: { ...search, address: known.label }, missing: null };
  if (address === undefined) return { search: normalSearch(rest), missing: null };
  const [found] = await suggestLocations(address, call);
  return found
    ? { search: { ...rest, location: found.id, address: found.label }, missing: null }
    : { search: { ...rest, address }, missing: address };
};

const locationById = async (id: number, call: Caller) => {
  try {
    return await call(getLocation, { params: { id } });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
};
