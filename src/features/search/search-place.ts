import { CallError, type Caller } from "../../contract/caller.ts";
import type { Location } from "../../contract/job-fields.ts";
import { getLocation } from "../../contract/locations.ts";
import { isSameArea } from "../../domain/places/same-area.ts";
import { normalSearch, type SearchState } from "../../domain/search/job-search-url.ts";
import { placed, placeNames, placesIn, placesText } from "../../domain/search/search-places.ts";
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
 * Resolves the places of a search: adds the names to ids, and the ids of the best matches to typed text.
 * Where ids and text differ, the text wins: a form without JavaScript sends both.
 */
export const placeSearch = async (search: SearchState, call: Caller): Promise<PlacedSearch> => {
  const { location: _ids, address, ...rest } = search;
  const each = await Promise.all(placesIn(search).map((id) => locationById(id, call)));
  const known = each.filter((place) => place !== null);
  // Pages such as /jobs/chef-in-sydney name their place without the postcode.
  if (known.length && (address === undefined || `${placed(known).address} `.startsWith(`${address} `)))
    return { search: { ...search, ...placed(known) }, missing: null };
  if (address === undefined) return { search: normalSearch(rest), missing: null };
  const typed = address.trim();
  if (anywhere.test(typed)) return { search: normalSearch(rest), missing: null };
  if (remotely.test(typed)) return { search: normalSearch({ ...rest, remote: true }), missing: null };
  const names = placeNames(address);
  const suggested = await Promise.all(names.map((name) => suggestLocations(name, call)));
  const several = suggested.flatMap((places) => places.filter(({ match }, at) => !at || match === "part"));
  const [found] = several;
  if (!found) return { search: { ...rest, address }, missing: address };
  const meant = { ...rest, ...placed(several) };
  if (names.length > 1 || several.length > 1) {
    const lost = names.filter((name, at) => !suggested[at]!.length && !remotely.test(name));
    return { search: meant, missing: placesText(lost) || null };
  }
  const [[, ...more] = []] = suggested;
  const guessed = found.match === "name" ? null : typed;
  const others = more
    .filter(
      (one, at) =>
        one.match === found.match && ![found, ...more.slice(0, at)].some((other) => isSameArea(one, other)),
    )
    .slice(0, mostOthers);
  return {
    search: meant,
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
