import type { LocationRow } from "../../catalogue/locations/fill-locations.ts";
import type { FeedPlace } from "../feed-job.ts";
import type { PositionFinder } from "./find-position.ts";
import { keyOf, stateIdOf, wholeStates, type PlaceOfWork } from "./place-index.ts";
import { plain, type StateId } from "./read-place.ts";
import { readSuburb } from "./read-suburb.ts";

/** Finds a suburb that is not in `locations.csv`: one that an earlier import added, or a new one. */
export const openUnlisted = (earlier: readonly LocationRow[], positionOf: PositionFinder) => {
  const added = new Map<string, PlaceOfWork>();
  const remember = (place: PlaceOfWork) => {
    const name = plain(place.suburb ?? "");
    const stateId = stateIdOf(place);
    for (const key of [keyOf(name, stateId, place.postcode), keyOf(name, stateId)])
      if (!added.has(key)) added.set(key, place);
    return place;
  };
  // Those without a postcode first: a feed that names none must find the same place every time.
  earlier
    .toSorted((a, b) => Number(a.postcode !== null) - Number(b.postcode !== null) || a.id - b.id)
    .forEach(remember);
  return (place: FeedPlace, stateId: StateId, postcode: string): PlaceOfWork | undefined => {
    const suburb = readSuburb(place);
    if (!suburb) return undefined;
    const { state } = wholeStates.get(stateId)!;
    return (
      added.get(keyOf(plain(suburb), stateId, postcode)) ??
      remember({ id: null, suburb, state, postcode: postcode || null, ...positionOf(place, state, postcode) })
    );
  };
};
