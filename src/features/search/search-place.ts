import { CallError, type Caller } from "../../contract/caller.ts";
import type { Location } from "../../contract/job-fields.ts";
import { getLocation } from "../../contract/locations.ts";
import { isSameArea } from "../../domain/places/same-area.ts";
import { normalSearch, type SearchState } from "../../domain/search/job-search-url.ts";
import { suggestLocations } from "./locations.ts";

/** A search with its place resolved. */
export interface PlacedSearch {
  search: SearchState;
  /** The typed text where no such place is known. */
  missing: string | null;
  /** What else the typed text may mean. */
  choice?: PlaceChoice;
}

/** Places that a typed text may mean beside the one that was taken. */
export interface PlaceChoice {
  /** The typed text, where it is not the name of the place that was taken. */
  guessed: string | null;
  others: Location[];
}

/** The most other places that are offered. */
const mostOthers = 4;
/** No place, but all of them. */
const anywhere =
  /^(?:all(?: of)? )?(?:australia|aus|oz|any ?where|every ?where|nation ?wide|any|all)(?:[ -]wide)?$/i;
/** No place, but a way to work. */
const remotely = /^(?:remote|remotely|online|wfh|(?:work(?:ing)? )?(?:from|at) home|home)$/i;

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
  const typed = address.trim();
  if (anywhere.test(typed)) return { search: normalSearch(rest), missing: null };
  if (remotely.test(typed)) return { search: normalSearch({ ...rest, remote: true }), missing: null };
  const [found, ...more] = await suggestLocations(address, call);
  if (!found) return { search: { ...rest, address }, missing: address };
  const guessed = found.match === "name" ? null : typed;
  const others = more
    .filter(
      (one, at) =>
        one.match === found.match && ![found, ...more.slice(0, at)].some((other) => isSameArea(one, other)),
    )
    .slice(0, mostOthers);
  return {
    search: { ...rest, location: found.id, address: found.label },
    missing: null,
    ...((guessed !== null || others.length > 0) && { choice: { guessed, others } }),
  };
};

const locationById = async (id: number, call: Caller) => {
  try {
    return await call(getLocation, { params: { id } });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
};
