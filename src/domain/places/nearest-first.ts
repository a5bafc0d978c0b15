import type { Location } from "../../contract/job-fields.ts";
import { kmBetween, pointsOf } from "./distance.ts";

/** How far a place is from another in kilometres; infinite where either has no point of its own. */
const kmFrom = (from: Location, to: Location): number => {
  const [a, b] = pointsOf([from, to]);
  return a && b ? kmBetween(a, b) : Infinity;
};

/** How far from a searched place another one lies: in a state, whether it is there at all. */
const awayFrom = (searched: Location, place: Location): number => {
  if (place.id === searched.id) return 0;
  if (searched.kind === "state") return place.state === searched.state ? 0 : Infinity;
  return kmFrom(searched, place);
};

/** Places in the order of their distance from one that was searched for, those without a distance last. */
export const nearestFirst = (places: readonly Location[], searched: Location): Location[] =>
  places
    .map((place) => ({ place, away: awayFrom(searched, place) }))
    .sort((a, b) => (a.away === b.away ? 0 : a.away - b.away))
    .map(({ place }) => place);

/** Whole kilometres from a suburb that was searched for to a place; null where there is no such distance. */
export const kmAway = (place: Location | undefined, searched: Location): number | null => {
  if (!place || searched.kind !== "suburb") return null;
  const km = awayFrom(searched, place);
  return Number.isFinite(km) ? Math.round(km) : null;
};
