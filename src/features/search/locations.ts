import type { Caller } from "../../contract/caller.ts";
import { minSearchKey, searchLocations, type SuggestedLocation } from "../../contract/locations.ts";
import { states } from "../../contract/job-options.ts";

/** A state's code is accepted, though it is too short for a location search. */
const stateOfCode = (text: string): SuggestedLocation | null => {
  const state = states.find(({ code }) => code === text.toUpperCase());
  return state
    ? {
        id: state.id,
        kind: "state",
        label: state.title,
        suburb: null,
        state: state.code,
        postcode: null,
        lat: null,
        lon: null,
        match: "name",
      }
    : null;
};

/** Places that match the typed text, best match first; none below 3 characters, except for a state's code (spec §5). */
export const suggestLocations = async (typed: string, call: Caller): Promise<SuggestedLocation[]> => {
  const search_key = typed.trim();
  const state = stateOfCode(search_key);
  if (state) return [state];
  return search_key.length < minSearchKey ? [] : call(searchLocations, { body: { search_key } });
};
