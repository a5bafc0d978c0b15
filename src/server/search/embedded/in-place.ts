import type { Columns } from "./columns/columns.ts";
import type { Place } from "../places.ts";

/** Tests by row whether a job has a location inside a place. */
export const inPlace = (columns: Columns, place: Place): ((row: number) => boolean) => {
  const { location, moreLocations, hasMoreLocations } = columns;
  if (place.kind === "several") {
    const tests = place.places.map((one) => inPlace(columns, one));
    return (row) => tests.some((isIn) => isIn(row));
  }
  if (place.kind === "state") {
    const { states } = columns.filters;
    const bits = states.bitsOf([place.id]);
    return (row) => (states.values[row]! & bits) !== 0;
  }
  const { within } = place;
  return (row) =>
    within[location[row]!] === 1 ||
    (hasMoreLocations[row] === 1 && moreLocations.get(row)!.some((number) => within[number] === 1));
};
