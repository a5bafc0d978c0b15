import { all, any, exists, oneOf, without, type Clause } from "../clauses.ts";
import { placeId } from "../../../catalogue/locations/place-number.ts";
import type { Place } from "../../places.ts";

/** The jobs with a location inside a place. */
export const inPlace = (place: Place): Clause => {
  if (place.kind === "several") return any(...place.places.map(inPlace));
  if (place.kind === "state") return oneOf("states", [String(place.id)]);
  const ids: number[] = [];
  for (const [number, isIn] of place.within.entries()) if (isIn) ids.push(placeId(number));
  return oneOf("locations", ids);
};

/** The remote jobs without a location: they count as in every place, but only for searches for remote work. */
export const anywhere: Clause = all(oneOf("remote", [true]), without({ match_all: {} }, exists("locations")));
