import { firstAddedId } from "../../catalogue/locations/added-locations.ts";
import type { LocationRow } from "../../catalogue/locations/fill-locations.ts";
import type { FeedPlace } from "../feed-job.ts";
import { openCorrections } from "./correct-place.ts";
import { openPositions, type PositionFinder } from "./find-position.ts";
import {
  indexOf,
  keyOf,
  namesInSeveralStates,
  regionIndex,
  stateIdOf,
  wholeStates,
  type PlaceOfWork,
} from "./place-index.ts";
import { plain, type StateId } from "./read-place.ts";
import { readSuburb } from "./read-suburb.ts";

/** What places are found in. */
export const openGazetteer = (rows: readonly LocationRow[]) => {
  const official = rows.filter(({ id, kind }) => kind === "suburb" && id < firstAddedId);
  return {
    official,
    suburbs: indexOf(official),
    regionByName: regionIndex(rows),
    inSeveralStates: namesInSeveralStates(official),
    corrections: openCorrections(official),
    unlisted: openUnlisted(
      rows.filter(({ id }) => id >= firstAddedId),
      openPositions(official),
    ),
  };
};

/** The suburbs and regions of Australia, as they may be named. */
export type Gazetteer = ReturnType<typeof openGazetteer>;

/** Finds a suburb that is not in `locations.csv`: one that an earlier import added, or a new one. */
const openUnlisted = (earlier: readonly LocationRow[], positionOf: PositionFinder) => {
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
