import { CallError, type Caller } from "../../contract/caller.ts";
import { getLocation } from "../../contract/locations.ts";
import { normalSearch, type SearchState } from "../../domain/search/job-search-url.ts";
import { suggestLocations } from "./locations.ts";

/** A search with its place resolved; `missing` is the typed text where no such place is known. */
export interface PlacedSearch {
  search: SearchState;
  missing: string | null;
}

/**
 * Resolves the place of a search: adds the name to an id, and the id of the best match to typed text.
 * Where id and text differ, the text wins: a form without JavaScript sends both.
 */
export const placeSearch = async (search: SearchState, call: Caller): Promise<PlacedSearch> => {
  const { location, address, ...rest } = search;
  const known = location === undefined ? null : await locationById(location, call);
  // Pages such as /jobs/chef-in-sydney name their place without the postcode.
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
