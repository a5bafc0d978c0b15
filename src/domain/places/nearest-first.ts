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

/** The nearest to a place of those that were searched for. */
const nearestOf = (searched: readonly Location[], place: Location): Location =>
  searched.reduce((nearest, one) => (awayFrom(one, place) < awayFrom(nearest, place) ? one : nearest));

/** Places in the order of their distance from the nearest of those that were searched for, those without a distance last. */
export const nearestFirst = (places: readonly Location[], searched: readonly Location[]): Location[] =>
  places
    .map((place) => ({ place, km: Math.min(...searched.map((one) => awayFrom(one, place))) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ place }) => place);

/**
 * Whole kilometres from a suburb that was searched for, the nearest of several, to a place, and that suburb; null where
 * there is no such distance.
 */
export const kmAway = (
  place: Location | undefined,
  searched: readonly Location[],
): { km: number; from: Location } | null => {
  if (!place || !searched.length) return null;
  const from = nearestOf(searched, place);
  if (from.kind !== "suburb") return null;
  const km = awayFrom(from, place);
  return Number.isFinite(km) ? { km: Math.round(km), from } : null;
};
