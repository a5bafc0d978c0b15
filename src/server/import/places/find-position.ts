import { kmBetween, type Point } from "../../../domain/places/distance.ts";
import type { LocationRow } from "../../catalogue/locations/fill-locations.ts";
import type { FeedPlace } from "../feed-job.ts";

interface Position {
  lat: number | null;
  lon: number | null;
}

/** Finds the coordinates of a suburb. */
export type PositionFinder = (place: FeedPlace, state: string, postcode: string) => Position;

const noPosition: Position = { lat: null, lon: null };

/**
 * The position in the feed; else the mean of the known suburbs with its postcode or, if there are none, with
 * the nearest postcode in its state, as neighbouring suburbs have neighbouring postcodes.
 */
export const openPositions = (known: readonly LocationRow[]): PositionFinder => {
  const byState = Map.groupBy(known, ({ state }) => state);
  return (place, state, postcode) => {
    const given = readPosition(place);
    if (given || !postcode) return given ?? noPosition;
    const byPostcode = Map.groupBy(byState.get(state) ?? [], (row) => row.postcode);
    const away = (number: string | null) => Math.abs(Number(number) - Number(postcode));
    const numbers = [...byPostcode.keys()].sort((a, b) => away(a) - away(b));
    return middleOf(byPostcode.get(numbers[0] ?? null) ?? []);
  };
};

/** A position without words is in the listed suburb within so many kilometres of it. */
const nearby = 25;

/** Finds the suburb of a place that has a position and no words; "abroad" for one that is elsewhere; undefined for none. */
export const suburbByPosition = (
  known: readonly LocationRow[],
  place: FeedPlace,
): LocationRow | "abroad" | undefined => {
  const { latitude, longitude } = place;
  if (!latitude.trim() || !longitude.trim() || !(Number(latitude) || Number(longitude))) return undefined;
  const at = readPosition(place);
  if (!at)
    return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180 ? "abroad" : undefined;
  const near = known
    .filter(({ lat, lon }) => lat !== null && lon !== null)
    .map((row) => ({ row, away: kmBetween(at as Point, row as Point) }))
    .toSorted((a, b) => a.away - b.away)[0];
  return near && near.away <= nearby ? near.row : undefined;
};

/** The position that the feed gives; null for one outside Australia, such as 0, 0. */
const readPosition = ({ latitude, longitude }: FeedPlace): Position | null => {
  const [first, second] = [Number(latitude), Number(longitude)];
  // No latitude is so large: the longitude stands first.
  const [lat, lon] = Math.abs(first) > 90 ? [second, first] : [first, second];
  return isHere(lat, lon) ? { lat, lon } : null;
};

const isHere = (lat: number, lon: number) => lat > -56 && lat < -9 && lon > 72 && lon < 168.5;

/** Whether a place has a position that is not in Australia, nor would be with the sign of the south. */
export const isPositionAbroad = (place: FeedPlace): boolean => {
  const [lat, lon] = [Number(place.latitude), Number(place.longitude)];
  return (
    (lat !== 0 || lon !== 0) &&
    Math.abs(lat) <= 90 &&
    Math.abs(lon) <= 180 &&
    !isHere(lat, lon) &&
    !isHere(-lat, lon)
  );
};

const middleOf = (rows: readonly LocationRow[]): Position => {
  const placed = rows.filter(({ lat, lon }) => lat !== null && lon !== null);
  const mean = (of: "lat" | "lon") => placed.reduce((sum, row) => sum + row[of]!, 0) / placed.length;
  return placed.length ? { lat: mean("lat"), lon: mean("lon") } : noPosition;
};
